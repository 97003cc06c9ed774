// What the program does without while it can: shared libraries, and the scheduler. That one says
// its version where TBB_VERSION asks for it, when it is started.

#include <elf.h>

#include <fstream>

#include "cli/fixtures.hpp"

using namespace tabkeeper::testing;

namespace {

bool starts_scheduler(std::vector<std::string> arguments) {
    Launch launch;
    launch.arguments = std::move(arguments);
    launch.environment = {{"TBB_VERSION", "1"}};
    const Outcome outcome = run(launch);
    CHECK((outcome.code == 30 || outcome.code == 1));
    return contains(outcome.err, "oneTBB: VERSION");
}

const std::string small = TABKEEPER_SOURCE_DIR "/levels/warehouse17.asp";
const std::string larger = TABKEEPER_SOURCE_DIR "/levels/wide10.asp";

}  // namespace

TEST_CASE("a small instance is solved without the scheduler, whatever the threads") {
    for (const char* threads : {"1", "2", "8"}) {
        CAPTURE(threads);
        CHECK_FALSE(starts_scheduler({small, "-j", threads}));
    }
}

TEST_CASE("two threads start the scheduler where there is work for them") {
    for (const char* engine : {"layered", "recursive"}) {
        CAPTURE(engine);
        CHECK(starts_scheduler(
            {larger, "-j", "2", "-e", engine, "-r", "none", "--bound", "uncovered", "-t", "2s"}));
    }
}

TEST_CASE("one thread never starts the scheduler") {
    CHECK_FALSE(
        starts_scheduler({larger, "-j", "1", "-r", "none", "--bound", "uncovered", "-t", "1s"}));
}

#if defined(TABKEEPER_STATIC) && defined(__LP64__)
TEST_CASE("a static program asks for no dynamic linker, and goes wherever it is loaded") {
    std::ifstream program(TABKEEPER_PROGRAM, std::ios::binary);
    Elf64_Ehdr header{};
    REQUIRE(program.read(reinterpret_cast<char*>(&header), sizeof header));
    CHECK(header.e_type == ET_DYN);
    REQUIRE(program.seekg(static_cast<std::streamoff>(header.e_phoff)));
    for (unsigned segment = 0; segment < header.e_phnum; ++segment) {
        Elf64_Phdr found{};
        REQUIRE(program.read(reinterpret_cast<char*>(&found), sizeof found));
        CHECK(found.p_type != PT_INTERP);
    }
}
#endif
