// Plans of the ASP Competition 2013 and of the planning competition: written ones hold by the
// domain's own text, and read ones are replayed step by step.

#include "formats/corridors.hpp"
#include "formats/readers.hpp"
#include "formats/reading.hpp"
#include "formats/solved_boards.hpp"
#include "formats/strips.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

constexpr PlanReader asp2013_reader = formats::read_asp2013_plan;
constexpr PlanReader ipc_reader = formats::read_ipc_plan;

/// The words of a line, parted by blanks, commas and brackets; comments left out.
Strips::Words words_of(const std::string& line) {
    Strips::Words words{""};
    for (const char c : line) {
        if (c == ';') break;
        const bool is_word = std::string(" (),.:\t").find(c) == std::string::npos;
        if (is_word) words.back() += static_cast<char>(std::tolower(c));
        if (!is_word && !words.back().empty()) words.emplace_back();
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

/// The words of 2013 as PDDL has them.
Strips::Words translated(Strips::Words words) {
    const std::vector<std::pair<std::string, std::string>> dictionary{
        {"movedir", "move-dir"},
        {"isgoal", "is-goal"},
        {"isnongoal", "is-nongoal"},
        {"pushtogoal", "push-to-goal"},
        {"pushtonongoal", "push-to-nongoal"}};
    for (const auto& [from, to] : dictionary) {
        if (words[0] == from) words[0] = to;
    }
    return words;
}

}  // namespace

TEST_CASE("an IPC plan holds by the domain's text and stores every stone at its cost") {
    std::size_t boards = 0;
    for (const Kind kind : {Kind::Grid, Kind::Room, Kind::Graph}) {
        for (const Solved& board : solved_boards(kind, 25)) {
            if (board.instance.boxes.size() != board.instance.goals.size()) continue;
            std::ostringstream problem;
            try {
                write_instance(problem, board.instance, InstanceFormat::Pddl);
            } catch (const CannotWrite&) {
                continue;  // a ring of two
            }
            Strips world;
            Strips::Words stones;
            const std::string beginning = problem.str().substr(0, problem.str().find("(:goal"));
            for (const std::string& line : lines_of(beginning)) {
                const auto words = words_of(line);
                if (line.find("    (") == 0) world.add(words);
                if (line.find(" - stone") != std::string::npos) stones.push_back(words[0]);
            }
            const std::string text = plan_as(PlanFormat::Ipc, board.instance, board.plan);
            std::uint64_t moves = 0;
            for (const std::string& line : lines_of(text)) {
                if (line[0] == ';') continue;
                CAPTURE(line);
                CHECK(world.apply(words_of(line)) == "");
                ++moves;
            }
            CHECK(stones.size() == board.instance.boxes.size());
            for (const std::string& stone : stones) CHECK(world.holds({"at-goal", stone}));
            CHECK(moves == board.metrics.moves);
            CHECK(static_cast<std::uint64_t>(world.cost()) == board.metrics.pushes);
            CHECK(contains(text, "; cost = " + std::to_string(board.metrics.pushes) + " ("));
            const WrittenPlan read = read_plan_by(ipc_reader, text, board.instance);
            CHECK(read.moves == board.metrics.moves);
            const Verdict verdict = check(board.instance, read.plan);
            CHECK(verdict.correct);
            CHECK(verdict.metrics == board.metrics);
            ++boards;
        }
    }
    CHECK(boards > 10);
}

TEST_CASE("an ASP 2013 plan holds by the same rules, with one atom for each time") {
    std::size_t boards = 0;
    for (const Solved& board : solved_boards(Kind::Room, 40)) {
        if (board.instance.boxes.size() != board.instance.goals.size()) continue;
        Strips world;
        for (const std::string& line :
             lines_of(written_as(InstanceFormat::Asp2013, board.instance))) {
            world.add(translated(words_of(line)));
        }
        const std::string text = plan_as(PlanFormat::Asp2013, board.instance, board.plan);
        std::uint64_t time = 0;
        for (const std::string& line : lines_of(text)) {
            auto words = translated(words_of(line));
            CAPTURE(line);
            CHECK(words.back() == std::to_string(++time));
            words.pop_back();
            CHECK(world.apply(words) == "");
        }
        CHECK(time == board.metrics.moves);
        const WrittenPlan read = read_plan_by(asp2013_reader, text, board.instance);
        CHECK(read.moves == board.metrics.moves);
        const Verdict verdict = check(board.instance, read.plan);
        CHECK(verdict.correct);
        CHECK(verdict.metrics == board.metrics);
        ++boards;
    }
    CHECK(boards > 10);
}

TEST_CASE("asp2013 plans use the instance's own names and labels, and go on with numbers") {
    const Instance instance =
        read_as(InstanceFormat::Asp2013, asp2013_corridor() + "step(monday).");
    const Plan plan{{1, Direction::Right, 3}};
    CHECK(plan_as(PlanFormat::Asp2013, instance, plan) ==
          "pushtonongoal(p,s,a,b,c,dir_right,monday).\npushtogoal(p,s,b,c,d,dir_right,2).\n");
    const Instance counted = read_as(InstanceFormat::Asp2013, asp2013_corridor() + "step(7).");
    const std::string text = plan_as(PlanFormat::Asp2013, counted, plan);
    CHECK(contains(text, "dir_right,7).") == true);
    CHECK(contains(text, "dir_right,8).") == true);
    CHECK(plan_as(PlanFormat::Asp2013, instance, {}).empty());
    // Labels of an instance that counts lines are not for moves.
    const Instance lines = read_as(InstanceFormat::Asp,
                                   "right(a,b). right(b,c). right(c,d). sokoban(a). box(b). "
                                   "solution(d). step(t1). step(t2). next(t1,t2).");
    CHECK(contains(plan_as(PlanFormat::Asp2013, lines, plan),
                   "pushtonongoal(player_01,stone_01,a,b,c,dir_right,1)."));
}

TEST_CASE("asp2013 plans are read in the order of their times, which may be idle") {
    const Instance instance = read_as(InstanceFormat::Asp2013, asp2013_corridor() + "step(1..9).");
    const WrittenPlan read = read_plan_by(asp2013_reader,
                                          "pushtogoal(p,s,b,c,d,dir_right,9).\n"
                                          "move(p,c,b,dir_left,10). move(p,b,e,dir_down,12)\n"
                                          "pushtonongoal(p,s,a,b,c,dir_right,2).",
                                          instance);
    CHECK(read.plan == Plan{{1, Direction::Right, 3}});
    CHECK(read.moves == 4U);
}

TEST_CASE("pushes in one line are joined only where nothing lies between them") {
    const Instance instance = read_as(InstanceFormat::Pddl, pddl_corridor());
    const std::string first = "(push-to-nongoal p s a b c dir-right)\n";
    const std::string second = "(push-to-goal p s b c d dir-right)\n";
    CHECK(read_plan_by(ipc_reader, first + second, instance).plan ==
          Plan{{1, Direction::Right, 3}});
    const std::string detour = "(move p b e dir-down)\n(move p e b dir-up)\n";
    const WrittenPlan read = read_plan_by(ipc_reader, first + detour + second, instance);
    CHECK(read.plan == Plan{{1, Direction::Right, 2}, {2, Direction::Right, 3}});
    CHECK(read.moves == 4U);
}

TEST_CASE("ipc plans may have capitals, times, durations and comments") {
    const Instance instance = read_as(InstanceFormat::Pddl, pddl_corridor());
    const std::string text =
        "; made by a planner\n"
        "0.000: (PUSH-TO-NONGOAL P S A B C DIR-RIGHT) [1.000]\n"
        "1.000:(push-to-goal p s b c d dir-right)[1] ; cost\n";
    CHECK(read_plan_by(ipc_reader, text, instance).plan == Plan{{1, Direction::Right, 3}});
    CHECK(read_plan_by(ipc_reader, "; cost = 0 (general cost)\n", instance).plan.empty());
}

TEST_CASE("ipc plans of other instances use the names that the PDDL writer gives") {
    const Instance instance = read_as(InstanceFormat::Thesis, thesis_corridor());
    const Plan plan{{1, Direction::Right, 3}};
    const std::string text = plan_as(PlanFormat::Ipc, instance, plan);
    CHECK(text ==
          "(push-to-nongoal player-01 stone-01 pos-1-1 pos-2-1 pos-3-1 dir-right)\n"
          "(push-to-goal player-01 stone-01 pos-2-1 pos-3-1 pos-4-1 dir-right)\n"
          "; cost = 2 (general cost)\n");
    CHECK(read_plan_by(ipc_reader, text, instance).plan == plan);
}

TEST_CASE("ipc plans: what cannot be done is refused at its line") {
    const Instance instance = read_as(InstanceFormat::Pddl, pddl_corridor());
    const auto refused = [&](const std::string& text, const std::string& place,
                             const std::vector<std::string>& words) {
        check_plan_refused(ipc_reader, instance, text, place, words);
    };
    const std::string first = "(push-to-nongoal p s a b c dir-right)\n";
    refused("(move p a b dir-right)", "1:1", {"a box is in the way", "at b"});
    refused(first + "(move p a b dir-right)", "2:1", {"the player is at b, not at a"});
    refused(first + "(move p b a dir-up)", "2:1", {"a does not lie up of b", "a wall"});
    refused(first + "(move p b a dir-right)", "2:1", {"a does not lie right of b", "there is c"});
    refused(first + "(move p b z dir-right)", "2:1", {"no location z"});
    refused(first + "(move q b a dir-left)", "2:1", {"no player q"});
    refused(first + "(move p b a west)", "2:1", {"direction", "dir-up", "west"});
    refused("(push-to-nongoal p t a b c dir-right)", "1:1", {"no stone t"});
    refused("(push-to-goal p s a b c dir-right)", "1:1", {"c is no goal"});
    refused(first + "\n(push-to-nongoal p s b c d dir-right)", "3:1", {"d is a goal"});
    refused(first + "(push-to-nongoal p s b a b dir-left)", "2:1", {"s is at c, not at a"});
    refused(first + "(push-to-goal p s b c d dir-right)\n(push-to-goal p s c d e dir-right)", "3:1",
            {"e does not lie right of d", "a wall"});
    refused("(move p a)", "1:1", {"expected 4 arguments"});
    refused("(fly p a b dir-up)", "1:1", {"(move ...)", "(fly p a b dir-up)"});
    refused("(move p (a) b dir-up)", "1:9", {"expected a name"});
    refused("hello", "1:1", {"expected an action", "hello"});
    refused("[1.0] (move p a b dir-right)", "1:1", {"expected an action"});
    refused("(move p a", "1:1", {"unbalanced '('"});
    refused(std::string(100'000, '('), "1:101", {"nested deeper"});
}

TEST_CASE("a stone behind a stone is in the way") {
    const std::string problem =
        with(with(with(pddl_corridor(), "s - stone", "s t - stone"), "(clear c)", "(at t c)"),
             "(and (at-goal s))", "(and (at-goal s) (at-goal t))");
    const Instance instance = read_as(InstanceFormat::Pddl, problem);
    check_plan_refused(ipc_reader, instance, "(push-to-nongoal p s a b c dir-right)", "1:1",
                       {"a box is in the way at c"});
    check_plan_refused(ipc_reader, instance, "(push-to-nongoal p t a b c dir-right)", "1:1",
                       {"the stone t is at c, not at b"});
}

TEST_CASE("asp2013 plans: what cannot be done is refused at its line") {
    const Instance instance = read_as(InstanceFormat::Asp2013, asp2013_corridor());
    const auto refused = [&](const std::string& text, const std::string& place,
                             const std::vector<std::string>& words) {
        check_plan_refused(asp2013_reader, instance, text, place, words);
    };
    refused("move(p,a,b,dir_right,1).", "1:1", {"a box is in the way", "at b"});
    refused("pushtonongoal(p,s,a,b,c,dir_right,2).\nmove(p,a,b,dir_right,3).", "2:1",
            {"the player is at b, not at a"});
    refused("move(p,a,e,dir_down,1).\nmove(p,a,b,dir_right,1).", "2:1",
            {"a second action in step 1"});
    refused("move(p,a,b,dir_right).", "1:1", {"expected move/5", "move/4"});
    refused("push(a,right,b,1).", "1:1", {"expected move/5", "push/4"});
    refused("move(p,a,b,dir_right,soon).", "1:1", {"a step of the instance or a number", "soon"});
    refused("pushtogoal(p,s,a,b,c,dir_right,1).", "1:1", {"c is no goal"});
    refused("pushtonongoal(p,x,a,b,c,dir_right,1).", "1:1", {"no stone x"});
    refused("pushtonongoal(p,s,a,b,c,right,1).", "1:1", {"direction", "dir_up"});
    refused("move(p,a,\"\xc3\xa4\",dir_right,1).", "1:1", {"no location"});
}

TEST_CASE("b plans are pushes in order, and read without steps") {
    const Instance instance = read_as(InstanceFormat::B, b_corridor());
    const Plan plan{{1, Direction::Right, 2}, {2, Direction::Right, 3}};
    const std::string text = plan_as(PlanFormat::B, instance, plan);
    CHECK(text == "push(b,right,c).\npush(c,right,d).\n");
    CHECK(read_plan_by(formats::read_asp_plan, text, instance).plan == plan);
    check_plan_refused(formats::read_asp_plan, instance, text + "push(a,right,b,1).", "3:1",
                       {"expected push/3", "push/4"});
}

TEST_CASE("asp plans of instances with other names are terms, and read back with either") {
    Instance instance = read_as(InstanceFormat::B, b_corridor());
    instance.names = {"A", "b b", "C", "D", "E"};
    const Plan plan{{1, Direction::Right, 3}};
    CHECK(plan_as(PlanFormat::Asp, instance, plan) == "push(pos_02_01,right,pos_04_01,1).\n");
    CHECK(plan_as(PlanFormat::B, instance, plan) == "push(pos_02_01,right,pos_04_01).\n");
    CHECK(read_plan_by(formats::read_asp_plan, plan_as(PlanFormat::Asp, instance, plan), instance)
              .plan == plan);
}
