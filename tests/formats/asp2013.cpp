// Facts of the ASP Competition 2013: what they mean, and what is refused where.

#include "formats/corridors.hpp"
#include "formats/reading.hpp"

namespace asp2013_tests {

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

constexpr auto format = InstanceFormat::Asp2013;

void refused(const std::string& text, const std::string& place,
             const std::vector<std::string>& words) {
    check_refused(format, text, place, words);
}

}  // namespace

TEST_CASE("asp2013: a board with its names, and walls left out") {
    Warnings warnings;
    const Instance instance = read_as(format, asp2013_corridor(), &warnings);
    CHECK(warnings.empty());
    CHECK(instance.format == format);
    CHECK(instance.condition == GoalCondition::Store);
    CHECK(instance.names == std::vector<std::string>{"a", "b", "c", "d", "e"});
    CHECK(instance.step(0, Direction::Right) == 1);
    CHECK(instance.step(1, Direction::Down) == 4);
    CHECK(instance.step(4, Direction::Up) == 1);
    CHECK(instance.boxes == std::vector<Location>{1});
    CHECK(instance.goals == std::vector<Location>{3});
    CHECK(instance.player == 0);
    CHECK(instance.player_name == "p");
    CHECK(instance.box_names == std::vector<std::string>{"s"});
    CHECK(instance.allowed == std::nullopt);
    CHECK(instance.step_labels.empty());
}

TEST_CASE("asp2013: N step facts allow N moves and keep their labels") {
    const Instance numbers = read_as(format, asp2013_corridor() + "step(2). step(1). step(3).");
    CHECK(numbers.allowed == 3U);
    CHECK(numbers.step_labels == std::vector<std::string>{"1", "2", "3"});
    const Instance words = read_as(format, asp2013_corridor() + "step(monday). step(friday).");
    CHECK(words.allowed == 2U);
    CHECK(words.step_labels == std::vector<std::string>{"monday", "friday"});
    CHECK(read_as(format, asp2013_corridor() + "step(1..40).").allowed == 40U);
}

TEST_CASE("asp2013: ranges of steps may touch, overlap and repeat in any way") {
    const auto labels = [](const std::string& steps) {
        std::string all;
        for (const std::string& label : read_as(format, asp2013_corridor() + steps).step_labels) {
            all += label + " ";
        }
        return all;
    };
    CHECK(labels("step(5..7). step(1..3).") == "1 2 3 5 6 7 ");
    CHECK(labels("step(5..7). step(1..3). step(4..4).") == "1 2 3 4 5 6 7 ");
    CHECK(labels("step(5..7). step(1..3). step(2..6).") == "1 2 3 4 5 6 7 ");
    CHECK(labels("step(3..4). step(6..7). step(1..9). step(2..8).") == "1 2 3 4 5 6 7 8 9 ");
    CHECK(labels("step(2..3). step(5). step(1..6). step(7..7).") == "1 2 3 4 5 6 7 ");
    CHECK(labels("step(-2..0). step(-1..1). step(01).") == "-2 -1 0 1 01 ");
    // A fact for each would be a hundred million labels.
    std::string again;
    for (int first = 1; first <= 1'000; ++first)
        again += "step(" + std::to_string(first) + "..99999). ";
    CHECK(read_as(format, asp2013_corridor() + again).allowed == 99'999U);
}

TEST_CASE("asp2013: stones are named in the order of their locations") {
    const std::string text = asp2013_corridor() +
                             "stone(t). at(t,f). isgoal(f). goal(t).\n"
                             "stone(u). at(u,g). isgoal(g). goal(u).";
    const Instance instance = read_as(format, text);
    CHECK(instance.names == std::vector<std::string>{"a", "b", "c", "d", "e", "f", "g"});
    CHECK(instance.boxes == std::vector<Location>{1, 5, 6});
    CHECK(instance.box_names == std::vector<std::string>{"s", "t", "u"});
    const Instance turned = read_as(format, "isnongoal(e). stone(t). at(t,e). goal(t).\n" +
                                                without(asp2013_corridor(), "clear(e).\n"));
    CHECK(turned.boxes == std::vector<Location>{0, 2});
    CHECK(turned.box_names == std::vector<std::string>{"t", "s"});
}

TEST_CASE("asp2013: facts may come in any order and twice") {
    std::vector<std::string> lines;
    std::istringstream text(asp2013_corridor());
    for (std::string line; std::getline(text, line);) lines.push_back(line);
    std::string turned;
    for (const auto& line : lines) turned = line + "\n" + turned + line + "\n";
    const Instance instance = read_as(format, turned);
    CHECK(instance.size() == 5);
    CHECK(instance.boxes.size() == 1);
}

TEST_CASE("asp2013: a location that is not clear and empty is a wall, with a warning") {
    Warnings warnings;
    const Instance instance =
        read_as(format, without(asp2013_corridor(), "clear(e).\n"), &warnings);
    REQUIRE(warnings.size() == 1);
    CHECK(warnings[0].find("7:1: e is not clear") == 0);
    CHECK(instance.names == std::vector<std::string>{"a", "b", "c", "d"});
    CHECK(instance.step(1, Direction::Down) == no_location);
    warnings.clear();
    const Instance closed =
        read_as(format, without(asp2013_corridor(), "clear(c). clear(d).\n"), &warnings);
    REQUIRE(warnings.size() == 1);
    CHECK(contains(warnings[0], "c and 1 more locations are not clear"));
    CHECK(closed.names == std::vector<std::string>{"a", "b", "d", "e"});  // d is a goal
    CHECK(closed.step(1, Direction::Right) == no_location);
}

TEST_CASE("asp2013: pieces where nothing stands or belongs are outside the board") {
    const std::string outside =
        "isnongoal(x). isnongoal(y). clear(x). clear(y).\n"
        "movedir(x,y,dir_up). movedir(y,x,dir_down).\n";
    CHECK(read_as(format, asp2013_corridor() + outside).size() == 5);
    const std::string goal = with(outside, "isnongoal(x)", "isgoal(x)");
    const Instance instance = read_as(format, asp2013_corridor() + goal);
    CHECK(instance.size() == 7);
    CHECK(instance.goals.size() == 2);
}

TEST_CASE("asp2013: unknown predicates are named once") {
    Warnings warnings;
    read_as(format, "frob(1).\nfrob(2).\nat(1,2,3).\n" + asp2013_corridor(), &warnings);
    REQUIRE(warnings.size() == 2);
    CHECK(warnings[0] == "1:1: unknown predicate frob/1 is ignored");
    CHECK(warnings[1] == "3:1: unknown predicate at/3 is ignored");
}

TEST_CASE("asp2013: an empty text has no facts") {
    refused("% nothing\n", "2:1", {"no facts", "movedir/3"});
}

TEST_CASE("asp2013: exactly one player, and somewhere") {
    refused(without(without(asp2013_corridor(), "player(p).\n"), "at(p,a).\n"), "16:1",
            {"no player", "player("});
    refused(asp2013_corridor() + "player(q). at(q,c).", "18:12", {"second player", "line 13"});
    refused(asp2013_corridor() + " player(q).", "18:2", {"player(q)", "second player", "line 1"});
    refused(without(asp2013_corridor(), "at(p,a).\n"), "1:1", {"p is nowhere", "at(p,...)"});
}

TEST_CASE("asp2013: a stone without goal/1 is refused, and so is a goal without stone") {
    refused(without(asp2013_corridor(), "goal(s).\n"), "2:1",
            {"stone s needs no goal", "goal(s)", "all stones"});
    refused(asp2013_corridor() + "goal(t).", "18:1", {"goal(t)", "no stone"});
    refused(asp2013_corridor() + "goal(p).", "18:1", {"goal(p)", "no stone"});
}

TEST_CASE("asp2013: a stone that is nowhere, in two places, or on another") {
    refused(without(asp2013_corridor(), "at(s,b).\n"), "2:1", {"s is nowhere", "at(s,...)"});
    refused(asp2013_corridor() + "at(s,e).", "18:1",
            {"at(s,e) contradicts at(s,b) in line 14", "two places"});
    refused(asp2013_corridor() + "stone(t). goal(t).\nat(t,b).", "19:1",
            {"at(t,b) puts a box on the box of line 14"});
    refused(asp2013_corridor() + "stone(t). goal(t).\nat(t,a).", "19:1",
            {"at(t,a) puts a box on the player of line 13"});
}

TEST_CASE("asp2013: at/2 of something that is neither player nor stone") {
    refused(asp2013_corridor() + "at(crate,c).", "18:1",
            {"at(crate,c)", "neither player nor stone"});
}

TEST_CASE("asp2013: one name for player and stone") {
    refused(asp2013_corridor() + "stone(p).", "18:1", {"stone(p) contradicts player(p) in line 1"});
}

TEST_CASE("asp2013: a goal that is none") {
    refused(asp2013_corridor() + "isgoal(a).", "18:1",
            {"isgoal(a) contradicts isnongoal(a) in line 3"});
    refused(without(asp2013_corridor(), "isnongoal(c).\n"), "9:1",
            {"of c nothing says", "isgoal(c)", "isnongoal(c)"});
}

TEST_CASE("asp2013: clear/1 where something stands") {
    refused(asp2013_corridor() + "clear(b).", "18:1", {"clear(b) contradicts at(s,b) in line 14"});
    refused("clear(a).\n" + asp2013_corridor(), "1:1", {"clear(a) contradicts at(p,a) in line 14"});
}

TEST_CASE("asp2013: a movedir that cannot be taken back") {
    refused(without(asp2013_corridor(), "movedir(b,a,dir_left)."), "9:1",
            {"movedir(a,b,dir_right) cannot be taken back", "movedir(b,a,dir_left)"});
    refused(with(asp2013_corridor(), "movedir(e,b,dir_up)", "movedir(e,c,dir_up)"), "12:1",
            {"movedir(b,e,dir_down) cannot be taken back", "found movedir(e,c,dir_up) in line 12"});
}

TEST_CASE("asp2013: a movedir that contradicts another") {
    refused(
        asp2013_corridor() + "movedir(a,e,dir_right).", "18:1",
        {"movedir(a,e,dir_right) contradicts movedir(a,b,dir_right) in line 9", "both b and e"});
}

TEST_CASE("asp2013: a movedir in a direction that is none") {
    refused(asp2013_corridor() + "movedir(a,e,up).", "18:1", {"expected dir_up", "found up"});
    refused(asp2013_corridor() + "movedir(a,e,dir_north).", "18:1",
            {"dir_left", "found dir_north"});
}

TEST_CASE("asp2013: a ring of two locations, where a push would need the player away") {
    refused(asp2013_corridor() +
                "isnongoal(f).\nmovedir(e,f,dir_left). movedir(f,e,dir_right).\n"
                "movedir(f,e,dir_left). movedir(e,f,dir_right).",
            "19:1", {"movedir(e,f,dir_left)", "ring of two"});
}

TEST_CASE("asp2013: ranges, variables and broken syntax") {
    refused(asp2013_corridor() + "stone(1..3).", "18:1", {"expected one stone", "1..3"});
    refused(asp2013_corridor() + "clear(1..3).", "18:1", {"expected one location", "1..3"});
    refused(asp2013_corridor() + "clear(X).", "18:7", {"variable"});
    refused(asp2013_corridor() + "clear(f", "18:6", {"unbalanced '('"});
    refused(asp2013_corridor() + "step(9..1).", "18:1", {"rising range"});
    refused(asp2013_corridor() + "clear(c) :- at(p,a).", "18:10", {"a rule", "clear(c)"});
    refused(asp2013_corridor() + "\x1b[2J", "18:1", {"byte 0x1b"});
}

TEST_CASE("asp2013: 65535 locations can be read, one more cannot, walls do not count") {
    std::string text = "player(p). at(p,0). isnongoal(0).\n";
    const auto name = [](int location) { return std::to_string(location); };
    const auto add = [&](int location) {
        const std::string here = name(location);
        const std::string before = name(location - 1);
        text += "isnongoal(" + here + "). clear(" + here + "). movedir(" + before + "," + here +
                ",dir_up). movedir(" + here + "," + before + ",dir_down).\n";
    };
    for (int location = 1; location < 65'535; ++location) add(location);
    for (int wall = 1; wall < 100; ++wall) text += "isnongoal(w" + name(wall) + ").\n";
    CHECK(read_as(format, text).size() == 65'535);
    add(65'535);
    refused(text, "65635:1", {"more than 65535 locations"});
}

TEST_CASE("asp2013: 1000 stones can be read and one more cannot") {
    std::string text = "player(p). at(p,a). isnongoal(a).\n";
    const auto add = [&](int stone) {
        const std::string name = "s" + std::to_string(stone);
        text += "stone(" + name + "). goal(" + name + "). isgoal(l" + name + "). at(" + name +
                ",l" + name + ").\n";
    };
    for (int stone = 1; stone <= 1000; ++stone) add(stone);
    CHECK(read_as(format, text).boxes.size() == 1000);
    add(1001);
    check_refused(format, text, "1002:44", {"more than 1000 boxes"});
}

}  // namespace asp2013_tests
