// Plans as the users of each format read them: what solve prints, check takes.

#include "cli/fixtures.hpp"

namespace plan_notations_tests {

using namespace tabkeeper::testing;

namespace {

const std::vector<std::string> notations{"asp", "asp2013", "thesis", "b", "lurd", "sok", "ipc"};

/// Two boxes; the player walks between the pushes.
const std::string room =
    board_text({"########", "#      #", "# $ .  #", "#@$ .  #", "#      #", "########"});

const std::string ring = "right(a,b). right(b,c). right(c,a). box(b). solution(c). sokoban(a).";

/// The box can be pushed to and fro and never up to the goal.
const std::string hopeless = board_text({"#######", "#  .  #", "#@ $  #", "#######"});

}  // namespace

TEST_CASE("check takes the plan that solve prints in each notation") {
    const TempFolder folder;
    const auto instance = folder.write("room.xsb", room);
    for (const std::string& notation : notations) {
        const Outcome answer = run({instance, "-f", notation, "-c", "moves"});
        CAPTURE(notation, answer.out, answer.err);
        REQUIRE(answer.code == 30);
        CHECK(answer.err.empty());
        const Outcome verdict = run({"check", instance, "-"}, answer.out);
        CAPTURE(verdict.out, verdict.err);
        CHECK(verdict.code == 0);
        CHECK(contains(verdict.out, "CORRECT: 7 moves, 4 pushes, 2 lines"));
    }
}

TEST_CASE("native is the notation of the instance's own world") {
    for (const auto& [format, notation] :
         std::vector<std::pair<std::string, std::string>>{{"asp", "asp"},
                                                          {"asp2013", "asp2013"},
                                                          {"thesis", "thesis"},
                                                          {"b", "b"},
                                                          {"sok", "lurd"},
                                                          {"pddl", "ipc"}}) {
        const std::string text = run({"convert", "-", "--to", format}, room).out;
        CAPTURE(format, text);
        const Outcome native = run({"-", "-f", "native", "-j", "1"}, text);
        CHECK(native.code == 30);
        CHECK(native.out == run({"-", "-f", notation, "-j", "1"}, text).out);
    }
}

TEST_CASE("a notation with comments ends with the status in one") {
    for (const std::string& notation : notations) {
        if (notation == "lurd") continue;
        const std::string sign = notation == "sok" ? ":: " : notation == "ipc" ? "; " : "% ";
        const auto solved = lines_of(run({"-", "-f", notation}, room).out);
        CAPTURE(notation);
        REQUIRE_FALSE(solved.empty());
        CHECK(solved.back() == sign + "OPTIMUM FOUND");
        CHECK(run({"-", "-f", notation}, hopeless).out == sign + "UNSATISFIABLE\n");
        CHECK(run({"-", "-f", notation}, hopeless).code == 20);
    }
}

TEST_CASE("letters stand alone on standard output, and words go to standard error") {
    const Outcome solved = run({"-", "-f", "lurd"}, room);
    REQUIRE(lines_of(solved.out).size() == 1);
    CHECK(solved.out.find_first_not_of("lurdLURD\n") == std::string::npos);
    CHECK(solved.err.empty());
    const Outcome none = run({"-", "-f", "lurd"}, hopeless);
    CHECK(none.code == 20);
    CHECK(none.out.empty());
    CHECK(none.err == "-: UNSATISFIABLE\n");
}

TEST_CASE("with many instances each way in letters has the line of its instance") {
    const TempFolder folder;
    const auto file = folder.write("four.xsb", four_levels());
    for (const std::string format : {"lurd", "native"}) {
        const Outcome outcome = run({file, "-f", format});
        CHECK(outcome.code == 65);
        CHECK(outcome.out == "RR\n\n\nR\n");
        CHECK(contains(outcome.err, "#3: UNSATISFIABLE\n"));
    }
}

TEST_CASE("with many instances each plan starts with its name in a comment") {
    const TempFolder folder;
    const auto one = folder.write("one.xsb", room);
    const auto two = folder.write("two.xsb", hopeless);
    const Outcome facts = run({one, two, "-f", "asp2013"});
    CHECK(facts.out.find("% " + one + "\n") == 0);
    CHECK(contains(facts.out, "% OPTIMUM FOUND\n% " + two + "\n% UNSATISFIABLE\n"));
    const Outcome plans = run({one, two, "-f", "ipc"});
    CHECK(plans.out.find("; " + one + "\n(") == 0);
}

TEST_CASE("an instance that a notation cannot hold is refused before the search") {
    const TempFolder folder;
    const auto file = folder.write("ring.asp", ring);
    for (const std::string notation : {"lurd", "sok", "thesis"}) {
        const Outcome outcome = run({file, "-f", notation});
        CAPTURE(notation, outcome.err);
        CHECK(outcome.code == 65);
        CHECK(outcome.out.empty());
        CHECK(contains(outcome.err, "ring.asp:1:1: "));
    }
    const auto good = folder.write("room.xsb", room);
    const Outcome both = run({file, good, "-f", "lurd"});
    CHECK(both.code == 65);
    REQUIRE(lines_of(both.out).size() == 2);
    CHECK(lines_of(both.out)[0].empty());
    CHECK_FALSE(lines_of(both.out)[1].empty());
}

TEST_CASE("text shows the player's way where the graph is a grid, and no other") {
    CHECK(contains(run({"-"}, room).out, "\nLURD      : "));
    CHECK_FALSE(contains(run({"-"}, ring).out, "LURD"));
    CHECK_FALSE(contains(run({"-"}, hopeless).out, "LURD"));
}

TEST_CASE("check says how many moves were written where they are more than the shortest") {
    const TempFolder folder;
    const auto corridor =
        folder.write("corridor.xsb", board_text({"########", "#  @$ .#", "########"}));
    const Outcome straight = run({"check", corridor, "-"}, "RR");
    CHECK(straight.out == "CORRECT: 2 moves, 2 pushes, 1 line, 1 change, 1 session\n");
    const Outcome wandering = run({"check", corridor, "-"}, "llrrRR");
    CHECK(wandering.code == 0);
    CHECK(wandering.out ==
          "CORRECT: 2 moves, 2 pushes, 1 line, 1 change, 1 session\n"
          "Moves     : 6 as written, 2 by shortest walks\n");
    const auto written = [&](const std::string& plan) {
        return json::parse(run({"check", corridor, "-", "-f", "json"}, plan).out)["written_moves"];
    };
    CHECK(written("llrrRR") == 6);
    CHECK(written("RR") == 2);
    CHECK(written(run({corridor, "-f", "asp"}).out).is_null());
}

TEST_CASE("check takes one level of a collection") {
    const TempFolder folder;
    const auto file = folder.write("four.xsb", four_levels());
    CHECK(run({"check", file, "-", "--level", "1"}, "RR").code == 0);
    CHECK(run({"check", file, "-", "--level", "4"}, "RR").code == 65);
    const Outcome all = run({"check", file, "-"}, "RR");
    CHECK(all.code == 65);
    CHECK(contains(all.err, "has 4 levels; expected one, or --level N"));
}

}  // namespace plan_notations_tests
