// Memory that runs out, anywhere: the answer, or the summary with what is proven; never a signal,
// and never a wrong or shortened answer.

#include <fstream>
#include <set>
#include <string>

#include "cli/fixtures.hpp"

using namespace tabkeeper::testing;

// A sanitizer has its own malloc, and takes more address space than there is.
#ifndef TABKEEPER_SANITIZED

namespace {

struct Scene {
    const char* what;
    std::vector<std::string> arguments;
    int code;  ///< where memory lasts
};

std::string level(const std::string& name) {
    return std::string(TABKEEPER_SOURCE_DIR) + "/levels/" + name;
}

std::vector<Scene> scenes(const TempFolder& folder) {
    const std::string museum = level("museum.asp");
    const std::string grid = level("grid18.asp");
    const std::string plan = folder.write("museum.plan", run({museum, "-f", "asp"}).out);
    return {
        {"one thread", {museum, "--threads", "1"}, 30},
        {"the recursion", {grid, "-e", "recursive", "--threads", "3"}, 30},
        {"the layers", {grid, "-e", "layered", "--threads", "3"}, 30},
        {"backward, every rule", {grid, "-e", "backward", "--rules", "all", "--threads", "3"}, 30},
        {"the frontier", {museum, "-e", "frontier", "--threads", "2"}, 30},
        {"moves", {museum, "-c", "moves", "--threads", "2"}, 30},
        {"decide", {"decide", "-k", "8", museum, "--threads", "2"}, 10},
        {"JSON", {museum, "-f", "json", "--threads", "2"}, 30},
        {"JSON lines", {museum, "-f", "jsonl", "--threads", "2"}, 30},
        {"a plan alone", {museum, "-f", "asp", "--threads", "1"}, 30},
        {"a batch", {museum, grid, level("dead-match.asp"), "--jobs", "2"}, 20},
        {"a board", {"convert", level("grid01.asp"), "--to", "sok"}, 0},
        {"PDDL", {"convert", level("grid01.asp"), "--to", "pddl"}, 0},
        {"check", {"check", museum, plan}, 0},
        {"info", {"info", museum}, 0},
    };
}

Outcome run_failing(const Scene& scene, const std::string& variable, const std::string& value) {
    Launch launch;
    launch.arguments = scene.arguments;
    launch.program = TABKEEPER_FAILING_PROGRAM;
    launch.environment = {{variable, value}};
    return run(launch);
}

/// What is the same each time: the plan, the bound, the converted text.
std::vector<std::string> lasting_lines(const std::string& text) {
    static const std::set<std::string> passing{"Time",     "States",   "Table", "Peak RSS",
                                               "Frontier", "Threads",  "Rules", "Table ful",
                                               "Iteratio", "Forgotten"};
    std::vector<std::string> lasting;
    for (const std::string& line : lines_of(text)) {
        const std::string key = line.substr(0, std::min(line.find("  "), line.find(" :")));
        if (passing.count(key) == 0) lasting.push_back(line);
    }
    return lasting;
}

}  // namespace

TEST_CASE("wherever an allocation fails the program ends with a code that is documented") {
    const TempFolder folder;
    const std::string count_file = folder.path() / "count";
    for (const Scene& scene : scenes(folder)) {
        const Outcome whole = run_failing(scene, "FAIL_COUNT", count_file);
        REQUIRE(whole.code == scene.code);
        long count = 0;
        REQUIRE(std::ifstream(count_file) >> count);
        const bool is_text = scene.arguments[0] == "convert" || scene.arguments[0] == "check";
        REQUIRE(count > (is_text ? 400 : 500));
        std::size_t summaries = 0;
        for (const char* variable : {"FAIL_AT", "FAIL_FROM"}) {
            constexpr long runs = 40;
            for (long run = 0; run <= runs; ++run) {
                const std::string at = std::to_string(1 + run * count / runs);
                const Outcome outcome = run_failing(scene, variable, at);
                CAPTURE(scene.what, variable, at, outcome.code, outcome.signal, outcome.err);
                CHECK(outcome.signal == 0);
                CHECK_FALSE(outcome.timed_out);
                CHECK((outcome.code == scene.code || outcome.code == 33 || outcome.code == 43));
                if (outcome.code == scene.code && is_text) {
                    CHECK(lasting_lines(outcome.out) == lasting_lines(whole.out));
                }
                if (outcome.code == 43) CHECK_FALSE(outcome.out.empty());
                summaries += outcome.code == 33 && contains(outcome.out, "memory") ? 1 : 0;
            }
        }
        // While options are read there is nothing to sum up yet, and other commands prove nothing.
        CAPTURE(scene.what);
        if (scene.code >= 10) CHECK(summaries > 10);
    }
}

TEST_CASE("within any address space the program answers or says that memory stopped it") {
    constexpr std::uint64_t mebibyte = 1ULL << 20U;
    const std::string file = level("grid18.asp");
    std::vector<std::uint64_t> sizes{24, 32, 40, 56, 72, 96, 128, 192, 256, 512, 1024};
#ifdef TABKEEPER_STATIC  // elsewhere the dynamic linker speaks
    for (const std::uint64_t size : {8, 12, 16}) sizes.push_back(size);
#endif
    for (const std::uint64_t size : sizes) {
        for (const char* threads : {"1", "2", "64"}) {
            for (const char* engine : {"auto", "recursive"}) {
                Launch launch;
                launch.arguments = {file, "--threads", threads, "-e", engine};
                launch.limits = {{RLIMIT_AS, size * mebibyte}};
                const Outcome outcome = run(launch);
                CAPTURE(size, threads, engine, outcome.code, outcome.signal, outcome.err);
                CHECK(outcome.signal == 0);
                CHECK((outcome.code == 30 || outcome.code == 33 || outcome.code == 43));
                CHECK(contains(outcome.out,
                               outcome.code == 30 ? "OPTIMUM FOUND\n" : "Stopped   : by memory\n"));
            }
        }
    }
}

// Whoever speaks the last words takes its time here, and all other threads go on. The first thread
// is always asked for; whether the later ones are, before the answer is there, is luck.
TEST_CASE("text and exit code are of one answer where the last words and the answer meet") {
    const std::string grid = level("grid18.asp");
    const std::string museum = level("museum.asp");
    std::size_t last_words = 0;
    for (const char* threads_from : {"1", "2", "3", "4", "5", "7"}) {
        for (int time = 0; time < 5; ++time) {
            const auto failing = [&](std::vector<std::string> arguments) {
                Launch launch;
                launch.arguments = std::move(arguments);
                launch.program = TABKEEPER_FAILING_PROGRAM;
                launch.environment = {{"FAIL_THREADS_FROM", threads_from}, {"SLOW_EXIT", "200"}};
                return run(launch);
            };
            const Outcome text = failing({grid, "--threads", "8", "-e", "recursive"});
            CAPTURE(threads_from, text.code, text.signal, text.out, text.err);
            CHECK((text.code == 30 || text.code == 33 || text.code == 43));
            CHECK(contains(text.out, "OPTIMUM FOUND\n") == (text.code == 30));
            CHECK(contains(text.out, "Stopped   : by memory\n") == (text.code != 30));
            last_words += text.code != 30 ? 1 : 0;

            const Outcome object = failing({grid, "-j", "8", "-e", "recursive", "-f", "json"});
            CAPTURE(object.code, object.out, object.err);
            const json answer = json::parse(object.out);
            CHECK((answer["status"] == "OPTIMUM FOUND") == (object.code == 30));
            CHECK((answer["stop_reason"] == "memory") == (object.code != 30));

            const Outcome batch = failing({grid, museum, grid, "--jobs", "3", "-j", "8"});
            CAPTURE(batch.code, batch.out, batch.err);
            CHECK((batch.code == 30 || batch.code == 33 || batch.code == 43));
            CHECK(contains(batch.out, "UNKNOWN memory") == (batch.code != 30));
        }
    }
    CHECK(last_words > 0);
}

TEST_CASE("a search that outgrows its address space keeps what it has proven") {
    const TempFolder folder;
    Launch launch;
    launch.arguments = {folder.write("hard.asp", hard_facts()),
                        "-s",
                        "4G",
                        "--on-table-full",
                        "stop",
                        "--threads",
                        "2"};
    launch.limits = {{RLIMIT_AS, 160ULL << 20U}};
    const Outcome outcome = run(launch);
    CHECK(outcome.signal == 0);
    CHECK(outcome.code == 33);
    CHECK(stated_bound(outcome.out) >= hard_least_bound);
}

#endif
