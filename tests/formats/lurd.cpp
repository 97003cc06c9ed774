// The player's way in letters, alone and in the files of Sokoban programs.

#include "formats/sokoban_reading.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing::boards;

namespace {

Instance corridor_level() { return level_in("#########\n#@ $ $ .#\n###.#####\n#########\n"); }

WrittenPlan plan_in(const std::string& text, const Instance& instance) {
    std::istringstream stream(text);
    return read_plan(stream, "plan", instance);
}

std::string plan_refusal(const std::string& text, const Instance& instance) {
    try {
        plan_in(text, instance);
    } catch (const InputError& error) {
        CHECK(printable(error.what()) == error.what());
        return error.what();
    }
    return "it was read";
}

std::vector<std::string> shown(const Plan& plan, const Instance& instance) {
    std::vector<std::string> pushes;
    for (const Push& push : plan) {
        pushes.push_back(instance.names[push.from] + " " + std::string(to_string(push.direction)) +
                         " " + instance.names[push.to]);
    }
    return pushes;
}

using Pushes = std::vector<std::string>;

std::string as(PlanFormat format, const Instance& instance, const Plan& plan,
               const Metrics& metrics = {}) {
    std::ostringstream out;
    write_plan(out, instance, plan, metrics, format);
    return out.str();
}

}  // namespace

TEST_CASE("letters are replayed, pushes of one box in one line are one push, all moves count") {
    const Instance level = corridor_level();
    const WrittenPlan plan = plan_in("rR", level);
    CHECK(shown(plan.plan, level) == Pushes{"pos_4_2 right pos_5_2"});
    CHECK(plan.moves == 2);
    const Instance room = level_in("#######\n#@$   #\n#  $ .#\n#    .#\n#######\n");
    const WrittenPlan longer = plan_in("RdRRurD", room);
    CHECK(shown(longer.plan, room) ==
          Pushes{"pos_3_2 right pos_4_2", "pos_4_3 right pos_6_3", "pos_6_3 down pos_6_4"});
    CHECK(longer.moves == 7);
    CHECK(plan_in("\n", room).plan.empty());
    // A walk between two pushes in a line makes them two.
    CHECK(shown(plan_in("RlrR", room).plan, room) ==
          Pushes{"pos_3_2 right pos_4_2", "pos_4_2 right pos_5_2"});
}

TEST_CASE("counts, groups, blanks and line ends may stand between letters") {
    const Instance room = level_in("#######\n#@$   #\n#  $ .#\n#    .#\n#######\n");
    const WrittenPlan plan = plan_in("RdRRurD", room);
    for (const std::string text :
         {"Rd2RurD", "R d\r\n2R u r D\n", "(R)d2(R)1(urD)", "(Rd)RRurD", " 1 R\td 2 R urD"}) {
        CAPTURE(text);
        CHECK(plan_in(text, room).plan == plan.plan);
        CHECK(plan_in(text, room).moves == 7);
    }
    CHECK(plan_in("2(rl)", level_in("####\n#@ #\n#$.#\n####\n")).moves == 4);
}

TEST_CASE("a letter that cannot be is refused where it stands, with why") {
    const Instance level = corridor_level();
    const auto refused = [&](const std::string& text, const std::string& message) {
        CHECK(plan_refusal(text, level) == "plan:" + message);
    };
    refused("l", "1:1: the step left from pos_2_2 leads into a wall");
    refused("ru", "1:2: the step up from pos_3_2 leads into a wall");
    refused("rr", "1:2: the step right from pos_3_2 pushes a box; expected 'R'");
    refused("R", "1:1: the step right from pos_2_2 pushes nothing; expected 'r'");
    refused("rRR", "1:3: the box on pos_5_2 cannot go right: a box is in the way");
    refused("rlrl\nrx", "2:2: expected one of l, u, r, d, L, U, R, D, found 'x'");
    refused("r3", "1:3: expected one of l, u, r, d, L, U, R, D, found the end of the text");
    refused("0r", "1:1: expected a count from 1 to 10000000");
    refused("999999999999999999999r", "1:1: expected a count from 1 to 10000000");
    refused("9r", "1:2: the step right from pos_3_2 pushes a box; expected 'R'");
    refused("2(rl", "1:2: the group has no end: expected ')'");
    refused("2(r2(l))", "1:5: a group in a group; expected ')' before '('");
    refused("2(rl)9()", "1:7: an empty group");
    refused("r)", "1:2: expected one of l, u, r, d, L, U, R, D, found ')'");
    const Instance wall = level_in("#####\n#.@$#\n#####\n");
    CHECK(plan_refusal("R", wall) ==
          "plan:1:1: the box on pos_4_2 cannot go right: there is a wall");
}

TEST_CASE("walks without end are refused") {
    const Instance level = level_in("#####\n#@ $.#\n######\n");
    CHECK(plan_refusal("9999999(rl)", level) == "plan:1:9: more than 10000000 moves");
}

TEST_CASE("round a ring the box starts another push where it comes by its start") {
    std::istringstream facts(
        "right(a,b). right(b,c). right(c,d). right(d,a). box(b). solution(c). sokoban(a).");
    const Instance ring = read_instance(facts, "ring");
    const WrittenPlan plan = plan_in("5R", ring);
    CHECK(shown(plan.plan, ring) == Pushes{"b right b", "b right c"});
    CHECK(plan.moves == 5);
}

TEST_CASE("a written plan has small letters for walks and capitals for pushes, and reads back") {
    const Instance room = level_in("#######\n#@$   #\n#  $ .#\n#    .#\n#######\n");
    const WrittenPlan plan = plan_in("RdRRurD", room);
    CHECK(as(PlanFormat::Lurd, room, plan.plan) == "RdRRurD\n");
    CHECK(plan_in(as(PlanFormat::Lurd, room, plan.plan), room).plan == plan.plan);
    CHECK(as(PlanFormat::Lurd, room, {}) == "\n");
}

TEST_CASE("a .sok file has the board, its title, the metrics in JSoko's order and the letters") {
    Instance room = level_in("#######\n#@$   #\n#  $ .#\n#    .#\n#######\n");
    room.title = "Room";
    room.author = "Me";
    const WrittenPlan plan = plan_in("RdRRurD", room);
    const std::string text = as(PlanFormat::Sok, room, plan.plan, {7, 4, 3, 2, 3});
    CHECK(text ==
          "#######\n#@$   #\n#  $ .#\n#    .#\n#######\nTitle: Room\nAuthor: Me\n\n"
          "Solution 7/4/3/2/3\nRdRRurD\n\n");
    CHECK(plan_in(text, room).plan == plan.plan);
    CHECK(plan_in(text, room).moves == 7);
    const Instance again = level_in(text);
    CHECK(same_board(again, room));
    CHECK(again.title == "Room");
    CHECK(again.author == "Me");
    CHECK(plan_in(as(PlanFormat::Sok, room, {}), room).plan.empty());
}

TEST_CASE("long solutions are broken into lines and read back as one") {
    const std::string row = "#@$" + std::string(198, ' ') + ".#";
    const std::string wall(row.size(), '#');
    const Instance level = level_in(wall + "\n" + row + "\n" + wall + "\n");
    const WrittenPlan plan = plan_in("199R", level);
    REQUIRE(plan.plan.size() == 1);
    const std::string text = as(PlanFormat::Sok, level, plan.plan);
    CHECK(text.find("\n" + std::string(70, 'R') + "\n" + std::string(70, 'R') + "\n" +
                    std::string(59, 'R') + "\n") != std::string::npos);
    CHECK(plan_in(text, level).plan == plan.plan);
}

TEST_CASE("of many solutions the one of the same board is taken") {
    const Instance one = level_in(small_level);
    const Instance two = level_in("#####\n#.$@#\n#####\n");
    const std::string text = small_level + "\nSnapshot\nr\n\nSolution 1\nR\n\nSolution 2\nx\n\n" +
                             "#####\n#.$@#\n#####\n\nSolution\nL\n\n";
    CHECK(shown(plan_in(text, one).plan, one) == Pushes{"pos_3_2 right pos_4_2"});
    CHECK(shown(plan_in(text, two).plan, two) == Pushes{"pos_3_2 left pos_2_2"});
    CHECK(plan_refusal(text, corridor_level()) ==
          "plan:1:1: none of the levels that have a solution here is the instance");
    CHECK(plan_refusal(small_level, one) ==
          "plan:1:1: there is a board and no solution; expected a line 'Solution'");
    CHECK(plan_refusal(small_level + "\nSolution\nRL\n", one) ==
          "plan:6:2: the step left from pos_3_2 pushes nothing; expected 'l'");
    CHECK(plan_refusal(small_level + "\nSolution\n\n  RR\n", one) ==
          "plan:7:4: the box on pos_4_2 cannot go right: there is a wall");
}

TEST_CASE("no letters are written for a graph that is no grid") {
    std::istringstream facts(
        "right(a,b). right(b,c). right(c,a). box(b). solution(c). sokoban(a).");
    const Instance ring = read_instance(facts, "ring");
    for (const PlanFormat format : {PlanFormat::Lurd, PlanFormat::Sok}) {
        std::ostringstream out;
        CHECK_THROWS_AS(write_plan(out, ring, {}, {}, format), CannotWrite);
        CHECK(out.str().empty());
    }
}

TEST_CASE("changed solutions are read or refused, never anything else") {
    const Instance room = level_in("#######\n#@$   #\n#  $ .#\n#    .#\n#######\n");
    const std::vector<std::string> texts{
        "RdRRurD", "Rd2RurD\n", "(Rd)2(R)urD",
        "#######\n#@$   #\n#  $ .#\n#    .#\n#######\n\nSolution 7/4/3/2/3\nRdRRurD\n"};
    const std::string letters = "lurdLURD0129() \n#@$.|xS\xFF";
    std::uint64_t state = 1;
    const auto below = [&](std::size_t limit) {
        state = state * 6'364'136'223'846'793'005ULL + 1'442'695'040'888'963'407ULL;
        return static_cast<std::size_t>(state >> 33U) % limit;
    };
    std::size_t read = 0;
    for (int turn = 0; turn < 1'000; ++turn) {
        std::string text = texts[below(texts.size())];
        for (std::size_t change = below(4); change > 0; --change) {
            const std::size_t at = below(text.size());
            text.replace(at, below(2), 1, letters[below(letters.size())]);
        }
        CAPTURE(printable(text));
        try {
            const WrittenPlan plan = plan_in(text, room);
            for (const Push& push : plan.plan) CHECK(push.to < room.size());
            // A plan in letters has its moves; what is taken for another notation has none.
            if (plan.moves) CHECK(*plan.moves >= plan.plan.size());
            ++read;
        } catch (const InputError& error) {
            CHECK(printable(error.what()) == error.what());
        }
    }
    CHECK(read > 250);
    CHECK(read < 900);
}
