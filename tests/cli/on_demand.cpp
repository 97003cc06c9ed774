// The scheduler's library is loaded when a second thread is worth starting, and not before. What
// the dynamic linker does it tells by LD_DEBUG.

#include <sstream>

#include "cli/fixtures.hpp"

using namespace tabkeeper::testing;

namespace {

Outcome run_watched(std::vector<std::string> arguments) {
    Launch launch;
    launch.arguments = std::move(arguments);
    launch.environment = {{"LD_DEBUG", "files"}};
    return run(launch);
}

const std::string small = TABKEEPER_SOURCE_DIR "/levels/warehouse17.asp";
const std::string larger = TABKEEPER_SOURCE_DIR "/levels/wide10.asp";

}  // namespace

TEST_CASE("a small instance is solved without the scheduler's library, whatever the threads") {
    for (const char* threads : {"1", "2", "8"}) {
        const Outcome outcome = run_watched({small, "-j", threads});
        CAPTURE(threads);
        CHECK(outcome.code == 30);
        CHECK(contains(outcome.err, "libc.so"));
        CHECK_FALSE(contains(outcome.err, "libtbb"));
    }
}

TEST_CASE("two threads load the scheduler's library where there is work for them") {
    for (const char* engine : {"layered", "recursive"}) {
        const Outcome outcome = run_watched(
            {larger, "-j", "2", "-e", engine, "-r", "none", "--bound", "uncovered", "-t", "2s"});
        CAPTURE(engine);
        CHECK((outcome.code == 30 || outcome.code == 1));
        CHECK(contains(outcome.err, "libtbb"));
    }
}

TEST_CASE("one thread never loads the scheduler's library") {
    const Outcome outcome =
        run_watched({larger, "-j", "1", "-r", "none", "--bound", "uncovered", "-t", "1s"});
    CHECK((outcome.code == 30 || outcome.code == 1));
    CHECK_FALSE(contains(outcome.err, "libtbb"));
}

// Two of them in a process abort where an exception passes from one to the other.
TEST_CASE("what the scheduler's library brings with it uses the program's unwinder") {
    Launch launch;
    launch.arguments = {"--version"};  // asks the scheduler for its own
    launch.environment = {{"LD_DEBUG", "bindings"}};
    const Outcome outcome = run(launch);
    REQUIRE(outcome.code == 0);
    const std::string program = TABKEEPER_PROGRAM " ";
    bool is_in_program = true;
    std::size_t found = 0;
    std::istringstream lines(outcome.err);
    for (std::string line; std::getline(lines, line);) {
        if (!contains(line, "`_Unwind_")) continue;
        if (contains(line, "binding file " + program)) is_in_program = false;
        if (!contains(line, "libtbb") && !contains(line, "libstdc++")) continue;
        ++found;
        CAPTURE(line);
        CHECK(contains(line, "] to " + program) == is_in_program);
    }
    CHECK(found > 0);
}
