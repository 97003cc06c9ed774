// Real cgroups: the program knows their limits and keeps within them. As root only; tests/unit has
// what the system writes down about them for everybody.

#include <iostream>

#include "cli/fixtures.hpp"
#include "support/cgroup.hpp"

namespace cgroups_tests {

using namespace tabkeeper::testing;

// A sanitizer takes more memory than is given here.
#ifndef TABKEEPER_SANITIZED

namespace {

constexpr std::uint64_t mebibyte = 1ULL << 20U;

json run_within(const Cgroup& group, const std::string& file, std::vector<std::string> options,
                const std::vector<int>& codes) {
    Launch launch;
    launch.arguments = {file, "-f", "json"};
    launch.arguments.insert(launch.arguments.end(), options.begin(), options.end());
    launch.cgroups = {group.members_file()};
    const Outcome outcome = run(launch);
    CAPTURE(options, outcome.signal, outcome.err);
    REQUIRE(outcome.signal == 0);  // the kernel ends what takes more than it may with KILL
    CHECK(std::count(codes.begin(), codes.end(), outcome.code) == 1);
    return json::parse(outcome.out);
}

bool is_skipped(bool has_group, const char* what) {
    if (!has_group) std::cout << "SKIPPED: no cgroup can be made here that limits " << what << '\n';
    return !has_group;
}

}  // namespace

TEST_CASE("cgroup: a limit on memory is kept, with a full table and any table space") {
    const Cgroup group("memory");
    if (is_skipped(group.limit_memory(256 * mebibyte), "memory")) return;
    const TempFolder folder;
    const std::string file = folder.write("hard.asp", hard_facts());
    for (const std::uint64_t limit : {64 * mebibyte, 256 * mebibyte}) {
        REQUIRE(group.limit_memory(limit));
        const std::uint64_t most = limit - std::min(limit / 2, 64 * mebibyte);
        for (const char* threads : {"2", "64"}) {
            const std::vector<std::string> full{
                "-r", "none", "--bound", "uncovered", "--on-table-full", "stop", "-j", threads};
            const auto full_with = [&](const char* space) {
                std::vector<std::string> options = full;
                options.insert(options.end(), {"-s", space});
                return run_within(group, file, options, {33});
            };
            const json automatic = full_with("auto");
            CHECK(automatic["stop_reason"] == "table");
            CHECK(automatic["table"]["limit_bytes"] == limit / 2);
            CHECK(automatic["lower_bound"] > 0);
            const json cut = full_with("4G");
            CHECK(cut["stop_reason"] == "table");
            CHECK(cut["table"]["limit_bytes"] == most);
            const json fits = full_with("16M");
            CHECK(fits["table"]["limit_bytes"] == 16 * mebibyte);
        }
        for (const char* engine : {"auto", "frontier", "recursive"}) {
            const json answer = run_within(
                group, file, {"-s", "4G", "-e", engine, "-t", "2s", "-j", "64"}, {1, 33});
            CHECK(answer["lower_bound"] >= hard_least_bound);
        }
    }
}

TEST_CASE("cgroup: with time for one processor there is one thread, and more may be asked for") {
    const Cgroup group("cpu");
    if (is_skipped(group.limit_processors(1), "processor time")) return;
    const TempFolder folder;
    const std::string file = folder.write("three.asp", three_lines_facts());
    for (const double processors : {1.0, 0.5}) {
        REQUIRE(group.limit_processors(processors));
        const json answer = run_within(group, file, {"--threads", "0"}, {30});
        CHECK(answer["threads"] == 1);
        CHECK(answer["cost"] == 3);
        const json eight = run_within(group, file, {"--threads", "8"}, {30});
        CHECK(eight["threads"] == 8);
        CHECK(eight["cost"] == 3);
    }
}

TEST_CASE("cgroup: with one processor there is one thread, and more may be asked for") {
    const Cgroup group("cpuset");
    if (is_skipped(group.allow_only_processor(0), "the choice of processors")) return;
    const TempFolder folder;
    const std::string file = folder.write("three.asp", three_lines_facts());
    CHECK(run_within(group, file, {"--threads", "0"}, {30})["threads"] == 1);
    for (const char* engine : {"auto", "recursive", "layered", "frontier", "backward"}) {
        const json answer = run_within(group, file, {"--threads", "64", "-e", engine}, {30});
        CHECK(answer["cost"] == 3);
    }
}

#endif

}  // namespace cgroups_tests
