// The matrix of exit codes. 11 and 43 (stopped, with a plan) have no test: the search takes its
// first plan only at a budget that is a proven bound, so a run that is stopped never holds one.

#include "cli/fixtures.hpp"

namespace exit_codes_tests {

using namespace tabkeeper::testing;

namespace {

/// Files for every way a run can end.
struct Files {
    TempFolder folder;
    std::string optimum = folder.write("optimum.asp", three_lines_facts());
    std::string yes = folder.write("yes.asp", corridor_facts() + "step(1..2).");
    std::string no = folder.write("no.asp", three_lines_facts() + "step(1..3).");
    std::string unsolvable = folder.write("unsolvable.asp", unsolvable_facts());
    std::string unsolvable_too =
        folder.write("unsolvable_steps.asp", unsolvable_facts() + "step(1..3).");
    std::string hard = folder.write("hard.asp", hard_facts() + "step(1..900).");
    std::string bad = folder.write("bad.asp", "box(a");
};

const std::vector<std::string> small_table{"--on-table-full", "stop", "-s", "64K"};
const std::vector<std::string> short_time{"-t", "200ms"};

int code_of(std::vector<std::string> arguments, const std::vector<std::string>& more = {}) {
    arguments.insert(arguments.end(), more.begin(), more.end());
    arguments.insert(arguments.end(), {"-f", "none"});
    const Outcome outcome = run(arguments);
    INFO(outcome.err);
    CHECK_FALSE(outcome.timed_out);
    CHECK(outcome.out.empty());
    return outcome.code;
}

}  // namespace

TEST_CASE("solve exits with 30 for a proven optimum and 20 where no plan exists") {
    const Files files;
    CHECK(code_of({"solve", files.optimum}) == 30);
    CHECK(code_of({"solve", files.unsolvable}) == 20);
}

TEST_CASE("an instance with fewer boxes than goals is proven unsolvable, not bad input") {
    const TempFolder folder;
    const auto file = folder.write("few.asp", facts_of({"@$ . ", "   . "}));
    CHECK(code_of({file}) == 20);
}

TEST_CASE("an instance that is solved from the start has the empty plan and exits with 30") {
    const TempFolder folder;
    const auto file = folder.write("solved.asp", facts_of({"@* "}));
    const Outcome outcome = run({file, "-f", "json"});
    CHECK(outcome.code == 30);
    CHECK(json::parse(outcome.out)["plan"] == json::array());
    CHECK(json::parse(outcome.out)["cost"] == 0);
}

TEST_CASE("decide exits with 10 for yes and 20 for no") {
    const Files files;
    CHECK(code_of({"decide", files.yes}) == 10);
    CHECK(code_of({"decide", files.no}) == 20);
    CHECK(code_of({"decide", files.no, "--within", "3"}) == 10);
    CHECK(code_of({"decide", files.no, "--within", "2"}) == 20);
    CHECK(code_of({"decide", files.optimum}) == 65);  // neither steps nor --within
}

TEST_CASE("a run that the time limit stops exits with 1, its summary and the proven bound") {
    const Files files;
    const Outcome outcome = run({files.hard, "-t", "200ms"});
    CHECK(outcome.code == 1);
    CHECK(contains(outcome.out, "UNKNOWN\n"));
    CHECK(contains(outcome.out, "Stopped   : by time\n"));
    CHECK(contains(outcome.out, "Cost      : no plan found yet\n"));
    CHECK(stated_bound(outcome.out) >= hard_least_bound);
    CHECK(contains(outcome.out, "Peak RSS  : "));
}

TEST_CASE("a run that the full table stops exits with 33, its summary and the proven bound") {
    const Files files;
    const Outcome outcome = run({files.hard, "--on-table-full", "stop", "-s", "64K"});
    CHECK(outcome.code == 33);
    CHECK(contains(outcome.out, "UNKNOWN\n"));
    CHECK(contains(outcome.out, "Stopped   : by table\n"));
    CHECK(contains(outcome.out, "of 64.0 KiB"));
    CHECK(stated_bound(outcome.out) >= hard_least_bound);
}

TEST_CASE("a full table that may replace its entries does not change the exit code") {
    const Files files;
    CHECK(code_of({files.optimum, "-s", "64K"}) == 30);
}

TEST_CASE("bad input exits with 65 and leaves standard output empty") {
    const Files files;
    CHECK(code_of({files.bad}) == 65);
    CHECK(code_of({files.folder.path() / "missing.asp"}) == 65);
}

TEST_CASE("check exits with 0 for a correct plan and 65 for a wrong one") {
    const Files files;
    CHECK(run({"check", files.yes, "-"}, "push(b,right,d,1).").code == 0);
    CHECK(run({"check", files.yes, "-"}, "push(b,right,c,1).").code == 65);
    CHECK(run({"check", files.yes, "-"}, "push(b,right").code == 65);
}

TEST_CASE("convert and info exit with 0, and with 65 where one instance is bad") {
    const Files files;
    const auto levels = files.folder.write("four.xsb", four_levels());
    CHECK(run({"info", files.optimum}).code == 0);
    CHECK(run({"info", files.optimum, files.bad}).code == 65);
    CHECK(run({"info", levels}).code == 65);
    CHECK(run({"info", levels, "-l", "3-4"}).code == 0);
    CHECK(run({"convert", files.optimum, "--to", "b"}).code == 0);
    CHECK(run({"convert", files.bad, "--to", "b"}).code == 65);
    CHECK(run({"bench", files.optimum, "--cost", "moves"}).code == 0);
    CHECK(run({"bench", files.bad}).code == 65);
    CHECK(run({"view", files.bad, "--ascii"}).code == 65);
}

TEST_CASE("view exits as solve does where it solves, and with 0 where it is given the plan") {
    const Files files;
    CHECK(run({"view", files.optimum, "--ascii"}).code == 30);
    CHECK(run({"view", files.unsolvable, "--ascii"}).code == 20);
    CHECK(run({"view", files.hard, "--ascii", "-t", "200ms"}).code == 1);
    CHECK(run({"view", files.hard, "--ascii", "--on-table-full", "stop", "-s", "64K"}).code == 33);
    CHECK(run({"view", files.yes, "-", "--ascii"}, "push(b,right,d,1).").code == 0);
    CHECK(run({"view", files.yes, "-", "--ascii"}, "push(b,right,c,1).").code == 65);
}

TEST_CASE("one bad level gives 65 and the others their answers") {
    const Files files;
    const auto levels = files.folder.write("four.xsb", four_levels());
    CHECK(code_of({levels}) == 65);
    CHECK(code_of({levels, "-l", "1"}) == 30);
    CHECK(code_of({levels, "-l", "3"}) == 20);
    CHECK(code_of({levels, "-l", "1,3,4"}) == 20);
    CHECK(code_of({levels, "-l", "1,4"}) == 30);
    CHECK(code_of({"decide", levels, "-l", "1,4", "-k", "2"}) == 10);
    CHECK(code_of({"decide", levels, "-l", "1,4", "-k", "1"}) == 20);
    CHECK(code_of({levels, files.hard}, short_time) == 65);
}

TEST_CASE("help, version and rules exit with 0 and write to standard output only") {
    const std::vector<std::string> words =
        GENERATE(std::vector<std::string>{"--help"}, std::vector<std::string>{"-h"},
                 std::vector<std::string>{"--help-all"}, std::vector<std::string>{"--version"},
                 std::vector<std::string>{"rules"}, std::vector<std::string>{"solve", "--help"},
                 std::vector<std::string>{"check", "-h"});
    CAPTURE(words);
    const Outcome outcome = run(words);
    CHECK(outcome.code == 0);
    CHECK_FALSE(outcome.out.empty());
    CHECK(outcome.err.empty());
}

TEST_CASE("wrong usage exits with 128 and runs nothing") {
    const Files files;
    const std::vector<std::vector<std::string>> wrong{
        {},
        {"solve"},
        {"--nonsense"},
        {files.optimum, "--nonsense"},
        {files.optimum, "-f", "nonsense"},
        {files.optimum, "-s", "12"},
        {files.optimum, "-t", "soon"},
        {files.optimum, "-r", "nonsense"},
        {files.optimum, "-j", "-1"},
        {files.optimum, "--bound", "nonsense"},
        {files.optimum, "--engine", "nonsense"},
        {files.optimum, "--cost", "nonsense"},
        {files.optimum, "--from", "nonsense"},
        {files.optimum, "--jobs", "0"},
        {files.optimum, "--level", ""},
        {files.optimum, "--on-table-full", "nonsense"},
        {files.optimum, "--progress", "nonsense"},
        {"decide", files.optimum, "--within", "-1"},
        {"decide", files.optimum, "--within", "many"},
        {"check"},
        {"check", files.optimum},
        {"check", "-", "-"},
        {"rules", "nonsense"},
        {"convert", files.optimum},
        {"convert", files.optimum, "--to", "nonsense"},
        {"info"},
        {"info", files.optimum, "-f", "nonsense"},
        {"bench", files.optimum, "--cost", "nonsense"},
    };
    for (const auto& arguments : wrong) {
        CAPTURE(arguments);
        const Outcome outcome = run(arguments);
        CHECK(outcome.code == 128);
        CHECK(outcome.out.empty());
        CHECK_FALSE(outcome.err.empty());
    }
}

TEST_CASE("output that cannot be written is an internal error, 70, and is said") {
    const Files files;
    Launch launch;
    launch.output = OutputKind::Full;
    for (const std::string format : {"text", "asp", "json", "jsonl"}) {
        launch.arguments = {files.optimum, "-f", format};
        const Outcome outcome = run(launch);
        CAPTURE(format);
        CHECK(outcome.code == 70);
        CHECK(contains(outcome.err, "standard output cannot be written"));
    }
}

TEST_CASE("of many inputs the worst code counts, wherever it stands") {
    const Files files;
    const auto both_ways = [&](const std::string& command, const std::string& one,
                               const std::string& other, const std::vector<std::string>& limits) {
        const int first = code_of({command, one, other}, limits);
        CHECK(code_of({command, other, one}, limits) == first);
        return first;
    };
    SECTION("20 before 30") {
        CHECK(both_ways("solve", files.unsolvable, files.optimum, {}) == 20);
    }
    SECTION("20 before 10") { CHECK(both_ways("decide", files.no, files.yes, {}) == 20); }
    SECTION("1 before 30") {
        CHECK(both_ways("solve", files.hard, files.optimum, short_time) == 1);
    }
    SECTION("1 before 20") {
        CHECK(both_ways("solve", files.hard, files.unsolvable, short_time) == 1);
    }
    SECTION("1 before 10") { CHECK(both_ways("decide", files.hard, files.yes, short_time) == 1); }
    SECTION("33 before 30") {
        CHECK(both_ways("solve", files.hard, files.optimum, small_table) == 33);
    }
    SECTION("33 before 20") {
        CHECK(both_ways("decide", files.hard, files.unsolvable_too, small_table) == 33);
    }
    SECTION("33 before 10") {
        CHECK(both_ways("decide", files.hard, files.yes, small_table) == 33);
    }
    SECTION("65 before 30") { CHECK(both_ways("solve", files.bad, files.optimum, {}) == 65); }
    SECTION("65 before 20") { CHECK(both_ways("solve", files.bad, files.unsolvable, {}) == 65); }
    SECTION("65 before 10") { CHECK(both_ways("decide", files.bad, files.yes, {}) == 65); }
    SECTION("65 before 1") { CHECK(both_ways("solve", files.bad, files.hard, short_time) == 65); }
    SECTION("65 before 33") { CHECK(both_ways("solve", files.bad, files.hard, small_table) == 65); }
}

TEST_CASE("one bad file does not stop the rest") {
    const Files files;
    const Outcome outcome =
        run({files.bad, files.optimum, files.folder.path() / "missing.asp", files.unsolvable});
    CHECK(outcome.code == 65);
    CHECK(contains(outcome.out, "OPTIMUM FOUND  3 lines "));
    CHECK(contains(outcome.out, "UNSATISFIABLE  none "));
    CHECK(contains(outcome.err, "bad.asp:1:4: "));
    CHECK(contains(outcome.err, "missing.asp:1:1: cannot be opened"));
}

}  // namespace exit_codes_tests
