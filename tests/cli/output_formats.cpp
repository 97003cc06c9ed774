// Text for people and atoms for ASP. Results are on standard output, everything else is not.

#include <csignal>
#include <regex>

#include "cli/fixtures.hpp"

using namespace tabkeeper::testing;

namespace {

/// The step labels of the printed atoms, in order.
std::vector<std::string> labels_in(const std::string& text) {
    std::vector<std::string> labels;
    for (const std::string& line : lines_of(text)) {
        if (line.rfind("push(", 0) != 0) continue;
        const std::size_t comma = line.rfind(',');
        labels.push_back(line.substr(comma + 1, line.size() - comma - 3));
    }
    return labels;
}

std::vector<std::string> labels_for(const std::string& steps) {
    const Outcome outcome = run({"-", "-f", "asp"}, three_lines_facts() + steps);
    INFO(outcome.err);
    CHECK(outcome.code == 30);
    return labels_in(outcome.out);
}

using Labels = std::vector<std::string>;

}  // namespace

TEST_CASE("text shows the plan, the status word and a block of keys and values") {
    const Outcome outcome = run({"-", "-j", "1", "-s", "64M"}, corridor_facts());
    CHECK(outcome.err.empty());
    const std::vector<std::string> shape{
        R"(1\. push b right to d)",
        R"(OPTIMUM FOUND)",
        R"(Instance  : -)",
        R"(Cost      : 1 line)",
        R"(Bound     : 1 line, proven)",
        R"(Metrics   : 2 moves, 2 pushes, 1 line, 1 change, 1 session)",
        R"(LURD      : RR)",
        R"(Time      : \d+\.\d+ s)",
        R"(Threads   : 1)",
        R"(States    : [\d,]+ expanded, [\d,]+ generated)",
        R"(Table     : [\d,]+ (entry|entries), [\d.]+ \w+ of 64\.0 MiB)",
        R"(Peak RSS  : [\d.]+ MiB)",
    };
    const auto lines = lines_of(outcome.out);
    REQUIRE(lines.size() == shape.size());
    for (std::size_t line = 0; line < shape.size(); ++line) {
        CAPTURE(lines[line], shape[line]);
        CHECK(std::regex_match(lines[line], std::regex(shape[line])));
    }
}

TEST_CASE("text says no plan only where that is proven, and within what") {
    const std::string none = run({"-"}, unsolvable_facts()).out;
    CHECK(none.find("UNSATISFIABLE\n") == 0);
    CHECK(contains(none, "Cost      : no plan exists\n"));
    CHECK(contains(none, "Bound     : none: proven unsolvable\n"));
    const std::string within = run({"decide", "-", "-k", "2"}, three_lines_facts()).out;
    CHECK(within.find("UNSATISFIABLE\n") == 0);
    CHECK(contains(within, "Cost      : no plan within 2 lines exists\n"));
    CHECK(contains(within, "Bound     : at least 3 lines, proven\n"));
    const std::string yes = run({"decide", "-", "-k", "4"}, three_lines_facts()).out;
    CHECK(contains(yes, "\nSATISFIABLE\n"));
    CHECK(contains(yes, "Cost      : 3 lines\n"));
}

TEST_CASE("text of many inputs in full is parted by empty lines") {
    const TempFolder folder;
    const auto file = folder.write("corridor.asp", corridor_facts());
    const Outcome outcome = run({file, file, "--verbose"});
    CHECK(contains(outcome.out, "\n\n1. push"));
    CHECK(outcome.out.front() != '\n');
}

TEST_CASE("an ASP answer holds one atom for each push and the status in a comment") {
    CHECK(run({"-", "-f", "asp"}, corridor_facts()).out == "push(b,right,d,1).\n% OPTIMUM FOUND\n");
    CHECK(run({"-", "-f", "asp"}, unsolvable_facts()).out == "% UNSATISFIABLE\n");
    CHECK(run({"-", "-f", "asp"}, facts_of({"@* "})).out == "% OPTIMUM FOUND\n");
}

TEST_CASE("an ASP answer that is not known names the bound and what stopped the run") {
    const Outcome outcome =
        run({"-", "-f", "asp", "--on-table-full", "stop", "-s", "64K"}, hard_facts());
    CHECK(outcome.code == 33);
    CHECK(contains(outcome.out, "% UNKNOWN\n"));
    CHECK(stated_bound(outcome.out) >= hard_least_bound);
    CHECK(contains(outcome.out, "% Stopped   : by table\n"));
    for (const std::string& line : lines_of(outcome.out)) CHECK(line.front() == '%');
}

TEST_CASE("atoms carry the instance's own step labels along next/2") {
    CHECK(labels_for("step(t0). step(t1). step(t2). step(t3)."
                     "next(t2,t3). next(t0,t1). next(t1,t2).") == Labels{"t0", "t1", "t2"});
    CHECK(labels_for("next(c,a). next(a,b). next(b,d).") == Labels{"c", "a", "b"});
    CHECK(labels_for("step(3). step(10). step(1). step(2).") == Labels{"1", "2", "3"});
    CHECK(labels_for("step(0..9).") == Labels{"0", "1", "2"});
    CHECK(labels_for("step(f(1)). step(\"b\"). step(x).") == Labels{"f(1)", "\"b\"", "x"});
}

TEST_CASE("atoms are numbered where the instance has no steps, and go on where it has too few") {
    CHECK(labels_for("") == Labels{"1", "2", "3"});
    CHECK(labels_for("step(t0). step(t1).") == Labels{"t0", "t1", "3"});
    CHECK(labels_for("step(t0).") == Labels{"t0", "2", "3"});
    CHECK(labels_for("step(1..2).") == Labels{"1", "2", "3"});
    // Never a number that is a label already.
    CHECK(labels_for("step(2..3).") == Labels{"2", "3", "4"});
    CHECK(labels_for("next(7,3).") == Labels{"7", "3", "8"});
}

TEST_CASE("a plan longer than the labels is read back in its order") {
    const TempFolder folder;
    for (const std::string steps : {"step(2..3).", "next(7,3).", "step(t0). step(t1)."}) {
        const auto file = folder.write("steps.asp", three_lines_facts() + steps);
        const Outcome answer = run({file, "-f", "asp"});
        const Outcome verdict = run({"check", file, "-"}, answer.out);
        CAPTURE(steps, answer.out, verdict.err);
        CHECK(verdict.code == 0);
    }
}

TEST_CASE("many ASP answers are told apart by comments") {
    const TempFolder folder;
    const auto one = folder.write("one.asp", corridor_facts());
    const auto two = folder.write("two.asp", unsolvable_facts());
    CHECK(run({one, two, "-f", "asp"}).out == "% " + one +
                                                  "\npush(b,right,d,1).\n% OPTIMUM FOUND\n" + "% " +
                                                  two + "\n% UNSATISFIABLE\n");
}

TEST_CASE("the format none prints nothing") {
    const Outcome outcome = run({"-", "-f", "none"}, three_lines_facts());
    CHECK(outcome.code == 30);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.empty());
}

TEST_CASE("warnings and progress stay out of the results") {
    const std::string text = three_lines_facts() + "width(3). ";
    for (const std::string format : {"text", "asp", "json", "jsonl", "none"}) {
        const Outcome outcome = run({"-", "-f", format, "--progress", "always"}, text);
        CAPTURE(format);
        CHECK(outcome.code == 30);
        CHECK(contains(outcome.err, "warning: unknown predicate width/1"));
        CHECK_FALSE(contains(outcome.out, "warning"));
        CHECK_FALSE(contains(outcome.out, "\033"));
    }
    // A silent run on a pipe has no progress; asked for, it is on standard error only.
    const Outcome quiet = run({"-", "-t", "600ms"}, hard_facts());
    CHECK(quiet.err.empty());
    Launch launch;
    launch.arguments = {"-", "--progress", "always"};
    launch.input = hard_facts();
    Process process(launch);
    REQUIRE(process.wait_for_errors(" states | "));
    process.send(SIGTERM);
    const Outcome loud = process.wait();
    CHECK_FALSE(contains(loud.out, " states | "));
}
