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
namespace {

/// The entries of a table within the program's file.
template <class Entry>
std::vector<Entry> entries(Elf64_Off place, std::size_t count) {
    std::ifstream program(TABKEEPER_PROGRAM, std::ios::binary);
    std::vector<Entry> read(count);
    REQUIRE(program.seekg(static_cast<std::streamoff>(place)));
    REQUIRE(program.read(reinterpret_cast<char*>(read.data()),
                         static_cast<std::streamsize>(count * sizeof(Entry))));
    return read;
}

}  // namespace

TEST_CASE("a static program asks for no dynamic linker, and goes wherever it is loaded") {
    const auto header = entries<Elf64_Ehdr>(0, 1).front();
    CHECK(header.e_type == ET_DYN);
    for (const auto& segment : entries<Elf64_Phdr>(header.e_phoff, header.e_phnum)) {
        CHECK(segment.p_type != PT_INTERP);
    }
}

TEST_CASE("a static program leaves the scheduler's constructors for later") {
    const auto header = entries<Elf64_Ehdr>(0, 1).front();
    const auto sections = entries<Elf64_Shdr>(header.e_shoff, header.e_shnum);
    const auto& names = sections.at(header.e_shstrndx);
    const auto text = entries<char>(names.sh_offset, names.sh_size);
    std::size_t lists_for_the_start = 0;
    std::size_t lists_for_later = 0;
    for (const auto& section : sections) {
        const std::string name = &text.at(section.sh_name);
        lists_for_the_start += section.sh_type == SHT_INIT_ARRAY ? 1 : 0;
        lists_for_later += name == "tbb_set_up" && section.sh_size > 0 ? 1 : 0;
    }
    CHECK(lists_for_the_start == 1);
    CHECK(lists_for_later == 1);
}
#endif
