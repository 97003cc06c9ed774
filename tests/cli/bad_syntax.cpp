// Text that is not a list of ground facts: where it goes wrong and what was expected.

#include "cli/refusal.hpp"

using namespace tabkeeper::testing;

TEST_CASE("a rule is refused where its neck or its head stands") {
    check_refused("box(a) :- top(a,b).", "1:8", {"a rule where a fact is expected", "box(a)"});
    check_refused("box(a).\n:- box(a).", "2:1", {"a rule where a fact is expected"});
    check_refused("sokoban(a)\n  <- box(b).", "2:3", {"a rule where a fact is expected"});
}

TEST_CASE("a variable is refused in the place of a fact and as an argument") {
    check_refused("box(a).\nX.", "2:1", {"a variable where a fact is expected"});
    check_refused("_X.", "1:1", {"a variable"});
    check_refused("box(X).", "1:5", {"a variable where a ground term is expected"});
    check_refused("top(a, _).", "1:8", {"a variable where a ground term is expected"});
    check_refused("top(pos(1,Y),a).", "1:11", {"a variable where a ground term is expected"});
    check_refused("box(_Here).", "1:5", {"a variable where a ground term is expected"});
}

TEST_CASE("a directive is refused") {
    check_refused("box(a).\n#const n = 3.", "2:1", {"a directive where a fact is expected"});
    check_refused("  #show push/4.", "1:3", {"a directive where a fact is expected"});
}

TEST_CASE("other statements of ASP are refused with what was found") {
    check_refused("{box(a)}.", "1:1", {"expected a fact", "'{'"});
    check_refused("box(a) ; box(b).", "1:8", {"expected '.' after box(a)", "';'"});
    check_refused("box(a;b).", "1:6", {"expected ',' or ')'", "';'"});
    check_refused("not box(a).", "1:5", {"expected '.' after not", "'b'"});
    check_refused("-box(a).", "1:1", {"expected a fact", "'-'"});
    check_refused("box(1+1).", "1:6", {"expected ',' or ')'", "'+'"});
    check_refused("17.", "1:1", {"expected a fact", "'1'"});
}

TEST_CASE(
    "text that ends too early is refused at the parenthesis that is open or the stop it lacks") {
    check_refused("box(a).\ntop(a,b", "2:4", {"unbalanced '('", "')'"});
    check_refused("top(a,", "1:7", {"expected a ground term", "the end of the text"});
    check_refused("top(", "1:5", {"expected a ground term", "the end of the text"});
    check_refused("top", "1:4", {"expected '.' after top", "the end of the text"});
    check_refused("top(a,b)", "1:9", {"expected '.' after top(a,b)", "the end of the text"});
    check_refused("box(a)\nbox(b).", "2:1", {"expected '.' after box(a)", "'b'"});
    check_refused("box(f(g(a)).", "1:12", {"expected ',' or ')'", "'.'"});
}

TEST_CASE("stray and missing characters are refused where they are") {
    check_refused("box(a)).", "1:7", {"expected '.' after box(a)", "')'"});
    check_refused("box(a)..", "1:8", {"expected a fact", "'.'"});
    check_refused("box().", "1:5", {"expected a ground term", "')'"});
    check_refused("top(a,,b).", "1:7", {"expected a ground term", "','"});
    check_refused("top(a b).", "1:7", {"expected ',' or ')'", "'b'"});
    check_refused("top a.", "1:5", {"expected '.' after top", "'a'"});
    check_refused("box(7up).", "1:6", {"expected a ground term", "'u'"});
    check_refused("box('a').", "1:5", {"expected a ground term", "'''"});
    check_refused("*% box(a).", "1:1", {"expected a fact", "'*'"});
}

TEST_CASE("a string or a comment without an end is refused where it starts") {
    check_refused("box(\"a).\nbox(b).", "1:5", {"the string has no end"});
    check_refused("box(\"a", "1:5", {"the string has no end"});
    check_refused("box(\"a\\", "1:8", {"after '\\'"});
    check_refused("box(\"a\\t\").", "1:8", {"expected '\"', '\\' or 'n' after '\\'", "'t'"});
    check_refused("box(a).\n %* comment\nbox(b).", "2:2", {"the comment has no end", "'*%'"});
    check_refused("%* one %* two *% still one", "1:1", {"the comment has no end"});
}

TEST_CASE("an input without facts is refused with what belongs there") {
    const std::vector<std::string> words{"no facts", "top/2",      "right/2",
                                         "box/1",    "solution/1", "sokoban/1"};
    check_refused("", "1:1", words);
    check_refused(" \n\t\r\n ", "3:2", words);
    check_refused("% nothing\n%* nothing *%\n", "3:1", words);
}

TEST_CASE("columns count characters, not bytes") {
    check_refused("box(\"\xC3\xA4\xE2\x82\xAC\") x", "1:11", {"expected '.'", "'x'"});
}

TEST_CASE("a million parentheses are refused, not followed, even with a small stack") {
    const TempFolder folder;
    Launch launch;
    launch.folder = folder.path().string();
    launch.arguments = {"deep.asp"};
    launch.limits = {{RLIMIT_STACK, 1U << 20U}};
    SECTION("as tuples") { folder.write("deep.asp", "box" + std::string(1'000'000, '(')); }
    SECTION("as functions") {
        std::string text = "box(";
        for (int level = 0; level < 1'000'000; ++level) text += "f(";
        folder.write("deep.asp", text);
    }
    SECTION("balanced") {
        folder.write("deep.asp",
                     "box" + std::string(1'000'000, '(') + "a" + std::string(1'000'000, ')') + ".");
    }
    const Outcome outcome = run(launch);
    CHECK(outcome.code == 65);
    CHECK(outcome.err.find("deep.asp:1:") == 0);
    CHECK(contains(outcome.err, "nested deeper than 200"));
}

TEST_CASE("a million nested comments are read without a stack") {
    std::string text;
    for (int level = 0; level < 1'000'000; ++level) text += "%*";
    for (int level = 0; level < 1'000'000; ++level) text += "*%";
    Launch launch;
    launch.arguments = {"-", "-f", "none"};
    launch.input = text + corridor_facts();
    launch.limits = {{RLIMIT_STACK, 1U << 20U}};
    const Outcome outcome = run(launch);
    INFO(outcome.err);
    CHECK(outcome.code == 30);
}
