// Input that is unusual and right.

#include "cli/fixtures.hpp"

using namespace tabkeeper::testing;

namespace {

/// Solves the text from standard input with one thread; it must be solved without a word.
json solved(const std::string& text) {
    const Outcome outcome = run({"-", "-f", "json", "-j", "1"}, text);
    INFO(text);
    INFO(outcome.err);
    CHECK(outcome.err.empty());
    REQUIRE(outcome.code == 30);
    return json::parse(outcome.out);
}

json push(const std::string& from, const std::string& direction, const std::string& to) {
    return {{"from", from}, {"direction", direction}, {"to", to}};
}

}  // namespace

TEST_CASE("facts stand in any order, several on a line, with any blanks, said once or twice") {
    const json plan = json::array({push("b", "right", "d")});
    CHECK(solved("sokoban(a).solution(d).box(b).right(c,d).right(b,c).right(a,b).")["plan"] ==
          plan);
    CHECK(
        solved("\n\n right ( a , b )\n.\tright(b,\n c). right(c,d).box(b) . solution(d).sokoban(a)."
               "right(a,b). solution(d).")["plan"] == plan);
}

TEST_CASE("a file may end its lines as Windows does") {
    CHECK(solved("right(a,b).\r\nright(b,c).\r\n% comment\r\nbox(b).\r\nsolution(c).\r\n"
                 "sokoban(a).\r\n")["plan"] == json::array({push("b", "right", "c")}));
}

TEST_CASE("comments run to the end of the line or nest, and hide everything in them") {
    CHECK(
        solved("% box(a). top(X\nright(a,b). % box(a).\n%* sokoban(b). %* :- *% X *% right(b,c).\n"
               "box(b).%**%solution(c). sokoban(a). % the end")["cost"] == 1);
}

TEST_CASE("a per cent sign in a string starts no comment and dots in it make no range") {
    const json answer = solved(R"(right("100%","a..b"). right("a..b",f("1..2")). box("a..b").
        solution(f("1..2")). sokoban("100%"). step("x..y"). step("t%"). )");
    CHECK(answer["plan"] == json::array({push("\"a..b\"", "right", "f(\"1..2\")")}));
}

TEST_CASE("locations have any ground term for a name") {
    const std::vector<std::string> names{
        "col4row4", "17", "-3",   "\"a b\"",       "pos(1,2)",     "(1,2)",
        "_private", "x'", "\"\"", "f(g(1),\"q\")", "\"\xC3\xA4\"", "\"say \\\"hi\\\"\"",
        "(1,(2,3))"};
    for (const std::string& name : names) {
        const json answer = solved("right(first," + name + "). right(" + name + ",last). box(" +
                                   name + "). solution(last). sokoban(first).");
        CHECK(answer["plan"] == json::array({push(name, "right", "last")}));
    }
}

TEST_CASE("blanks inside a term do not make another location") {
    CHECK(
        solved("right(a,pos( 1 , 2 )). right(pos(1,2),z). box(pos(1, 2)). solution(z). sokoban(a).")
            ["plan"] == json::array({push("pos(1,2)", "right", "z")}));
}

TEST_CASE("top puts its second location above its first") {
    CHECK(solved("top(a,b). top(b,c). box(b). solution(c). sokoban(a).")["plan"] ==
          json::array({push("b", "up", "c")}));
    CHECK(solved("top(a,b). top(b,c). box(b). solution(a). sokoban(c).")["plan"] ==
          json::array({push("b", "down", "a")}));
    CHECK(solved("right(a,b). right(b,c). box(b). solution(a). sokoban(c).")["plan"] ==
          json::array({push("b", "left", "a")}));
}

TEST_CASE("a ring and a location that is its own neighbour are legal") {
    CHECK(solved("right(a,b). right(b,c). right(c,a). box(b). solution(c)."
                 "sokoban(a).")["cost"] == 1);
    CHECK(solved("right(a,b). right(b,c). top(c,c). box(b). solution(c). sokoban(a).")["cost"] ==
          1);
}

TEST_CASE("unknown predicates are warned of once each, with their place, and change nothing") {
    const std::string text =
        "width(3).\nright(a,b). width(4). box.\n  author(\"x\",1). box(b,c).\n"
        "right(b,c). box(b). solution(c). sokoban(a). author(\"y\",2). box.\n";
    const Outcome outcome = run({"-", "-f", "asp"}, text);
    CHECK(outcome.code == 30);
    CHECK(contains(outcome.out, "push(b,right,c,1)."));
    CHECK(lines_of(outcome.err) ==
          std::vector<std::string>{"<stdin>:1:1: warning: unknown predicate width/1 is ignored",
                                   "<stdin>:2:23: warning: unknown predicate box/0 is ignored",
                                   "<stdin>:3:3: warning: unknown predicate author/2 is ignored",
                                   "<stdin>:3:18: warning: unknown predicate box/2 is ignored"});
}

TEST_CASE("a location that nothing leads to is warned of") {
    const Outcome outcome = run({"-", "-f", "none"}, corridor_facts() + "box(far).");
    CHECK(outcome.code == 30);
    CHECK(contains(outcome.err, "warning: far has no top/2 or right/2 fact"));
}

TEST_CASE("steps may be a range, single facts or a chain, and allow one push less than they are") {
    const auto within = [](const std::string& steps) {
        const Outcome outcome = run({"decide", "-", "-f", "json"}, corridor_facts() + steps);
        INFO(steps);
        INFO(outcome.err);
        CHECK(outcome.code == 10);
        return json::parse(outcome.out)["within"];
    };
    CHECK(within("step(1..9).") == 8);
    CHECK(within("step(1..2). step(2..4). step(3).") == 3);
    CHECK(within("step(-1..1).") == 2);
    CHECK(within("step(t0). step(t1). step(t2).") == 2);
    CHECK(within("step(2). step(1). next(1,2).") == 1);
    CHECK(within("next(b,c). next(a,b). next(b,c).") == 2);
}

TEST_CASE("standard input is read where - stands, and only there") {
    const TempFolder folder;
    const auto file = folder.write("corridor.asp", corridor_facts());
    const Outcome both = run({file, "-", "-f", "json"}, three_lines_facts());
    CHECK(both.code == 30);
    const json answers = json::parse(both.out);
    CHECK(answers[0]["cost"] == 1);
    CHECK(answers[1]["cost"] == 3);
    CHECK(run({file, "-f", "none"}, "nonsense").code == 30);
    CHECK(run({"solve", "-", "-f", "none"}, corridor_facts()).code == 30);
}
