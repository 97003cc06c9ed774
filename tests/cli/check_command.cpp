// `check` takes what tabkeeper prints, and says at which push and why another plan is wrong.

#include "cli/fixtures.hpp"

using namespace tabkeeper::testing;

namespace {

// Columns 0 to 5, rows 0 to 4; boxes in column 1 and goals in column 4 of rows 1 to 3.
struct Room {
    TempFolder folder;
    std::string instance = folder.write("room.asp", three_lines_facts());

    Outcome check(const std::string& plan) const { return run({"check", instance, "-"}, plan); }
};

const std::string first_two = "push(c1r1,right,c4r1,1). push(c1r2,right,c4r2,2). ";

/// A corridor: player, box, gap, box, gap.
const std::string two_boxes =
    "right(a,b). right(b,c). right(c,d). right(d,e). right(e,f).\n"
    "box(b). box(d). solution(c). solution(e). sokoban(a).\n";

std::string as_json(const std::string& from, const std::string& direction, const std::string& to) {
    return json::array({{{"from", from}, {"direction", direction}, {"to", to}}}).dump();
}

}  // namespace

TEST_CASE("check accepts what solve prints as ASP and as JSON, from a file and from a pipe") {
    const TempFolder folder;
    const std::vector<std::string> instances{
        three_lines_facts(), corridor_facts() + "step(t0). step(t1). next(t0,t1).",
        "right(\"a b\",pos(1,2)). right(pos(1,2),(3,4)). box(pos(1,2)). solution((3,4))."
        "sokoban(\"a b\").",
        facts_of({"@* "})};
    for (const std::string& text : instances) {
        const auto instance = folder.write("instance.asp", text);
        for (const std::string format : {"asp", "json"}) {
            const Outcome answer = run({instance, "-f", format});
            REQUIRE(answer.code == 30);
            const auto plan = folder.write("plan", answer.out);
            const Outcome from_file = run({"check", instance, plan});
            const Outcome from_pipe = run({"check", instance, "-"}, answer.out);
            const Outcome instance_from_pipe = run({"check", "-", plan}, text);
            CAPTURE(text, format, answer.out, from_file.err);
            CHECK(from_file.code == 0);
            CHECK(from_file.out.find("CORRECT: ") == 0);
            CHECK(from_file.err.empty());
            CHECK(from_pipe.out == from_file.out);
            CHECK(instance_from_pipe.out == from_file.out);
        }
    }
}

TEST_CASE("check takes atoms in any order, without stops as a solver prints them, and bare JSON") {
    const Room room;
    CHECK(room.check("push(c1r3,right,c4r3,3) push(c1r1,right,c4r1,1) push(c1r2,right,c4r2,2)")
              .code == 0);
    CHECK(room.check("% comment\npush(c1r3,right,c4r3,30).\n" + first_two).code == 0);
    const Outcome corridor = run(
        {"check", "-", room.folder.write("plan", as_json("b", "right", "d"))}, corridor_facts());
    CHECK(corridor.code == 0);
}

TEST_CASE("check counts what a correct plan costs") {
    const Room room;
    CHECK(room.check(first_two + "push(c1r3,right,c4r3,3).").out ==
          "CORRECT: 17 moves, 9 pushes, 3 lines, 3 changes, 3 sessions\n");
    const Outcome verdict = run({"check", room.instance, "-", "--format", "json"},
                                first_two + "push(c1r3,right,c4r3,3).");
    const json fields = json::parse(verdict.out);
    CHECK(fields["correct"] == true);
    CHECK(fields["length"] == 3);
    CHECK(fields["push"].is_null());
    CHECK(fields["reason"].is_null());
    CHECK(fields["metrics"]["moves"] == 17);
}

TEST_CASE("check says at which push a plan goes wrong, and why") {
    const TempFolder folder;
    const auto corridor = folder.write("corridor.asp", two_boxes);
    const auto verdict = [&](const std::string& plan) {
        const Outcome outcome = run({"check", corridor, "-"}, plan);
        CHECK(outcome.code == 65);
        CHECK(outcome.err.empty());
        return outcome.out;
    };
    SECTION("the player cannot get there") {
        CHECK(verdict("push(d,left,c,1).") ==
              "WRONG at push 1 (d left to c): the player at a cannot reach e\n");
    }
    SECTION("a box is in the way") {
        CHECK(verdict("push(b,right,e,1).") ==
              "WRONG at push 1 (b right to e): a box is in the way at d\n");
        CHECK(verdict("push(b,right,d,1).") ==
              "WRONG at push 1 (b right to d): a box is in the way at d\n");
    }
    SECTION("there is no box") {
        CHECK(verdict("push(c,right,e,1).") ==
              "WRONG at push 1 (c right to e): there is no box at c\n");
        CHECK(verdict("push(b,right,c,1). push(b,right,c,2).") ==
              "WRONG at push 2 (b right to c): there is no box at b\n");
    }
    SECTION("there is nowhere to push from") {
        CHECK(verdict("push(b,up,c,1).") ==
              "WRONG at push 1 (b up to c): there is no location behind b to push from\n");
    }
    SECTION("the end is not solved") {
        CHECK(verdict("push(b,right,c,1).") ==
              "WRONG after the last push: at the end not every goal is covered\n");
        CHECK(verdict("% no push at all") ==
              "WRONG after the last push: at the end not every goal is covered\n");
    }
}

TEST_CASE("check says that an end is not on the way") {
    const Room room;
    CHECK(room.check("push(c1r1,right,c4r2,1).").out ==
          "WRONG at push 1 (c1r1 right to c4r2): nothing lies right of c5r1: c4r2 is not on the "
          "way\n");
    CHECK(room.check(first_two + "push(c1r3,right,c0r3,3).").out ==
          "WRONG at push 3 (c1r3 right to c0r3): nothing lies right of c5r3: c0r3 is not on the "
          "way\n");
    // A push of no length goes nowhere, but round a ring it comes back.
    CHECK(room.check("push(c1r1,right,c1r1,1).").code == 65);
    const auto ring = room.folder.write(
        "ring.asp", "right(a,b). right(b,c). right(c,a). box(b). solution(c). sokoban(a).");
    CHECK(contains(run({"check", ring, "-"}, "push(b,right,c,1).").out, "CORRECT"));
}

TEST_CASE("check gives its verdict as JSON too") {
    const Room room;
    const Outcome outcome =
        run({"check", room.instance, "-", "-f", "json"}, "push(c1r1,right,c4r2,1).");
    CHECK(outcome.code == 65);
    const json fields = json::parse(outcome.out);
    CHECK(fields["correct"] == false);
    CHECK(fields["push"] == 1);
    CHECK(contains(fields["reason"], "not on the way"));
}

TEST_CASE("check refuses a plan that cannot be read, with the place of what is wrong") {
    const TempFolder folder;
    folder.write("corridor.asp", corridor_facts());
    const auto refused = [&](const std::string& plan, const std::string& message) {
        folder.write("plan", plan);
        Launch launch;
        launch.folder = folder.path().string();
        launch.arguments = {"check", "corridor.asp", "plan"};
        const Outcome outcome = run(launch);
        CAPTURE(plan, outcome.err);
        CHECK(outcome.code == 65);
        CHECK(outcome.out.empty());
        CHECK(outcome.err.find("plan:" + message) == 0);
    };
    SECTION("unknown location") {
        refused("push(b,right,zz,1).", "1:1: the instance has no location zz\n");
        refused(as_json("b", "right", "zz"), "1:2: the instance has no location zz\n");
    }
    SECTION("unknown direction") {
        refused("push(b,right,d,1).\npush(d,east,e,2).",
                "2:1: expected up, right, down or left, found east\n");
        refused(as_json("b", "east", "d"),
                "1:2: push 1: expected the direction up, right, down or left\n");
    }
    SECTION("two pushes in one step") {
        refused("push(b,right,c,1).\n push(c,right,d,1).", "2:2: a second push in step 1\n");
    }
    SECTION("not a step") {
        refused("push(b,right,d,soon).",
                "1:1: expected a step of the instance or a number, found soon\n");
    }
    SECTION("not a push") {
        refused("move(b,right,d,1).", "1:1: expected push(From,Direction,To,Step), found move/4\n");
        refused("push(b,right).", "1:1: expected push(From,Direction,To,Step), found push/2\n");
        refused("OPTIMUM FOUND", "1:1: a variable where a fact is expected\n");
    }
    SECTION("broken JSON") {
        refused("[{\"from\":\"b\",\n  direction", "2:3: not JSON here");
        refused("{\"cost\": 1}", "1:1: expected a list \"plan\" of pushes\n");
        refused("{\"plan\": null}", "1:1: there is no plan in this answer\n");
        refused("[7]", "1:1: push 1: expected a text \"direction\"\n");
        refused("[{\"from\":7,\"direction\":\"up\",\"to\":\"b\"}]",
                "1:2: push 1: expected a text \"from\"\n");
        refused(std::string(1'000'000, '['), "1:1000001: not JSON here");
    }
    SECTION("missing") {
        Launch launch;
        launch.folder = folder.path().string();
        launch.arguments = {"check", "corridor.asp", "missing"};
        CHECK(run(launch).err == "missing:1:1: cannot be opened: No such file or directory\n");
        launch.arguments = {"check", "missing", "corridor.asp"};
        CHECK(run(launch).code == 65);
    }
}
