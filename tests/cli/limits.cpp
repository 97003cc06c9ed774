// Large instances and tight spaces: an answer or an honest stop, within the memory that was
// promised.

#include <chrono>
#include <fstream>
#include <sstream>
#include <string>

#include "cli/fixtures.hpp"

namespace limits_tests {

using namespace tabkeeper::testing;

namespace {

constexpr std::uint64_t mebibyte = 1ULL << 20U;
constexpr std::uint64_t constant = 64 * mebibyte;

/// An open room with boxes on every third column and row, and goals beside them.
std::string room_facts(std::size_t width, std::size_t height, std::size_t boxes) {
    std::vector<std::string> rows(height, std::string(width, ' '));
    rows[0][0] = '@';
    for (std::size_t row = 1; row + 2 < height; row += 3) {
        for (std::size_t column = 1; column + 2 < width && boxes > 0; column += 3, --boxes) {
            rows[row][column] = '$';
            rows[row + 1][column + 1] = '.';
        }
    }
    REQUIRE(boxes == 0);
    return facts_of(rows);
}

Outcome solve_text(const std::string& facts, std::vector<std::string> options) {
    Launch launch;
    launch.arguments = {"solve", "--format", "json", "-"};
    launch.arguments.insert(launch.arguments.end(), options.begin(), options.end());
    launch.input = facts;
    return Process(launch).wait();
}

/// Proven, or stopped by time with a bound, and perhaps with a plan by then: nothing else is
/// allowed.
void check_honest(const Outcome& outcome) {
    INFO(outcome.out << outcome.err);
    CHECK(outcome.signal == 0);
    REQUIRE((outcome.code == 30 || outcome.code == 11 || outcome.code == 1));
    const json answer = json::parse(outcome.out);
    if (outcome.code == 30) {
        CHECK(answer["lower_bound"] == answer["cost"]);
        return;
    }
    CHECK(answer["stop_reason"] == "time");
    const bool has_plan = outcome.code == 11;
    CHECK(answer["status"] == (has_plan ? "SATISFIABLE" : "UNKNOWN"));
    CHECK(answer["plan"].is_null() != has_plan);
    if (has_plan) CHECK(answer["lower_bound"] < answer["upper_bound"]);
}

}  // namespace

// A sanitizer's own memory says nothing about the promise.
#ifndef TABKEEPER_SANITIZED
TEST_CASE("peak memory stays within the table space and 64 MiB when the table is full") {
    const std::string facts = hard_facts();
    for (const auto& [text, bytes] :
         {std::pair("64K", mebibyte / 16), std::pair("16M", 16 * mebibyte)}) {
        for (const char* engine : {"auto", "layered", "backward", "recursive"}) {
            const Outcome outcome =
                solve_text(facts, {"-s", text, "-e", engine, "--on-table-full", "stop"});
            const json answer = json::parse(outcome.out);
            CAPTURE(text, engine);
            CHECK(outcome.code == 33);
            CHECK(answer["stop_reason"] == "table");
            CHECK(answer["table"]["bytes"] <= bytes);
            CHECK(answer["table"]["entries"] > 0);
            CHECK(answer["peak_rss_bytes"] <= bytes + constant);
        }
    }
}

TEST_CASE("peak memory stays within its promise while a full table forgets or drops layers") {
    const std::string facts = hard_facts();
    for (const auto& [text, bytes] :
         {std::pair("64K", mebibyte / 16), std::pair("16M", 16 * mebibyte)}) {
        for (const char* engine : {"auto", "frontier", "recursive"}) {
            const Outcome outcome = solve_text(facts, {"-s", text, "-e", engine, "-t", "3s"});
            const json answer = json::parse(outcome.out);
            CAPTURE(text, engine);
            CHECK(answer["status"] == "UNKNOWN");
            CHECK(answer["lower_bound"] >= hard_least_bound);
            CHECK(answer["table"]["bytes"] <= bytes);
            CHECK(answer["peak_rss_bytes"] <= bytes + constant);
        }
    }
}

TEST_CASE("peak memory stays within its promise however many threads are asked for") {
    const std::string wide = room_facts(50, 50, 200);
    const std::string many = room_facts(93, 93, 850);
    for (const char* threads : {"8", "64", "1000"}) {
        for (const char* engine : {"auto", "recursive"}) {
            for (const std::string* facts : {&wide, &many}) {
                const Outcome outcome =
                    solve_text(*facts, {"-s", "64K", "-e", engine, "-j", threads, "-t", "2s"});
                const json answer = json::parse(outcome.out);
                CAPTURE(threads, engine, facts == &many);
                CHECK((outcome.code == 1 || outcome.code == 33));
                CHECK(answer["lower_bound"] > 0);
                CHECK(answer["threads"] >= 1);
                CHECK(answer["peak_rss_bytes"] <= mebibyte / 16 + constant);
            }
        }
    }
}

TEST_CASE("more table space than the machine has is cut to what it has") {
    const Outcome outcome = solve_text(corridor_facts(), {"-s", "1000T"});
    CHECK(outcome.code == 30);
    const std::uint64_t limit = json::parse(outcome.out)["table"]["limit_bytes"];
    CHECK(limit < 1000ULL << 40U);
    CHECK(limit > 0);
}
#endif

// The factor is generous: other programs run, too. What it rules out is work that never asks for
// the time.
TEST_CASE("the time limit holds while a large board is prepared, whatever is asked for") {
    const std::string facts = room_facts(255, 255, 1'000);
    for (const char* cost : {"lines", "pushes", "moves", "lines,moves"}) {
        for (const char* rules : {"default", "all"}) {
            const auto start = std::chrono::steady_clock::now();
            const Outcome outcome =
                solve_text(facts, {"-t", "500ms", "-s", "1G", "-c", cost, "-r", rules});
            const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
            CAPTURE(cost, rules);
            CHECK(outcome.code == 1);
            CHECK(json::parse(outcome.out)["stop_reason"] == "time");
            CHECK(taken.count() < 30);
        }
    }
}

TEST_CASE("2,000 locations and 200 boxes are answered or stopped at the limit") {
    check_honest(solve_text(room_facts(50, 40, 10), {"-t", "2s", "-s", "64M"}));
    check_honest(solve_text(room_facts(50, 50, 200), {"-t", "2s", "-s", "64M"}));
    check_honest(solve_text(room_facts(50, 50, 200), {"-t", "2s", "-s", "64K", "-e", "recursive"}));
}

TEST_CASE("65,025 locations and 1,000 boxes are stopped at the limit") {
    check_honest(solve_text(room_facts(255, 255, 1'000), {"-t", "3s", "-s", "64M"}));
}

TEST_CASE("a fact file of 50 MB is read in little memory") {
    TempFolder folder;
    const std::string file = folder.path() / "large.asp";
    {
        std::ofstream out(file);
        const std::string comment = "% " + std::string(998, '-') + "\n";
        for (int line = 0; line < 25'000; ++line) out << comment << "right(a,b). right(b,c).\n";
        for (int line = 0; line < 25'000; ++line) out << comment;
        out << corridor_facts();
    }
    Launch launch;
    launch.arguments = {"--format", "json", "-s", "64K", file};
    const Outcome outcome = Process(launch).wait();
    CHECK(outcome.code == 30);
#ifndef TABKEEPER_SANITIZED
    CHECK(json::parse(outcome.out)["peak_rss_bytes"] < 16 * mebibyte);
#endif
}

TEST_CASE("a box can be pushed all the way round a torus, and the push ends") {
    std::ostringstream facts;
    constexpr int width = 9;
    constexpr int height = 7;
    for (int row = 0; row < height; ++row) {
        for (int column = 0; column < width; ++column) {
            facts << "right(p(" << column << "," << row << "),p(" << (column + 1) % width << ","
                  << row << ")). top(p(" << column << "," << row << "),p(" << column << ","
                  << (row + height - 1) % height << ")).\n";
        }
    }
    // The goal is where the player stands: eight pushes to the right, or one to the left.
    facts << "box(p(4,3)). solution(p(3,3)). sokoban(p(3,3)).\n";
    const Outcome outcome = solve_text(facts.str(), {});
    CHECK(outcome.code == 30);
    CHECK(json::parse(outcome.out)["cost"] == 1);
}

}  // namespace limits_tests
