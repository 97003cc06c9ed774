// Facts of the action language B: what they mean, and what is refused where.

#include "formats/corridors.hpp"
#include "formats/reading.hpp"

namespace b_tests {

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

constexpr auto format = InstanceFormat::B;

void refused(const std::string& text, const std::string& place,
             const std::vector<std::string>& words) {
    check_refused(format, text, place, words);
}

}  // namespace

TEST_CASE("b: a board") {
    Warnings warnings;
    const Instance instance = read_as(format, b_corridor(), &warnings);
    CHECK(warnings.empty());
    CHECK(instance.format == format);
    CHECK(instance.condition == GoalCondition::Cover);
    CHECK(instance.names == std::vector<std::string>{"a", "b", "c", "d", "e"});
    CHECK(instance.step(0, Direction::Right) == 1);
    CHECK(instance.step(1, Direction::Left) == 0);
    CHECK(instance.step(1, Direction::Down) == 4);
    CHECK(instance.boxes == std::vector<Location>{1});
    CHECK(instance.goals == std::vector<Location>{3});
    CHECK(instance.player == 0);
    CHECK(instance.allowed == std::nullopt);
}

TEST_CASE("b: goals may be compound terms, and a location without steps stays") {
    const Instance instance = read_as(format, b_corridor() +
                                                  "location(pos(1, 2)). free(pos(1,2)).\n"
                                                  "goal( box_in( pos(1,2) ) ). goal(box_in(d)).");
    CHECK(instance.size() == 6);
    CHECK(instance.names[5] == "pos(1,2)");
    CHECK(instance.goals == std::vector<Location>{3, 5});
}

TEST_CASE("b: free/1 may be left out altogether") {
    CHECK(read_as(format, without(b_corridor(), "free(c). free(d). free(e).\n")).size() == 5);
}

TEST_CASE("b: unknown predicates are named once") {
    Warnings warnings;
    read_as(format, b_corridor() + "box(1).\nbox(2).", &warnings);
    REQUIRE(warnings.size() == 1);
    CHECK(warnings[0] == "11:1: unknown predicate box/1 is ignored");
}

TEST_CASE("b: an empty text has no facts") { refused("", "1:1", {"no facts", "sokoban_in/1"}); }

TEST_CASE("b: exactly one player") {
    refused(without(b_corridor(), "sokoban_in(a).\n"), "10:1", {"no player", "sokoban_in/1"});
    refused(b_corridor() + "sokoban_in(c).", "11:1", {"second player", "line 8"});
}

TEST_CASE("b: no location holds two things") {
    refused(b_corridor() + "box_in(a).", "11:1", {"box_in(a)", "on the player of line 8"});
    refused(b_corridor() + "box_in(b).", "11:1", {"box_in(b)", "twice", "line 7"});
    refused("sokoban_in(b).\n" + without(b_corridor(), "sokoban_in(a).\n"), "8:1",
            {"box_in(b)", "on the player of line 1"});
}

TEST_CASE("b: a step that cannot be taken back") {
    refused(without(b_corridor(), "step(b,left,a)."), "3:1",
            {"step(a,right,b) cannot be taken back", "step(b,left,a)"});
    refused(with(b_corridor(), "step(e,up,b)", "step(e,up,c)"), "6:1",
            {"step(b,down,e) cannot be taken back", "found step(e,up,c) in line 6"});
}

TEST_CASE("b: a step that contradicts another") {
    refused(b_corridor() + "step(a,right,e).", "11:1",
            {"step(a,right,e) contradicts step(a,right,b) in line 3", "both b and e"});
}

TEST_CASE("b: a step in a direction that is none") {
    refused(b_corridor() + "step(a,north,e).", "11:1", {"expected up, right, down or left"});
}

TEST_CASE("b: a location that is not declared") {
    refused(without(b_corridor(), "location(b)."), "3:1", {"b has no location/1 fact"});
    refused(b_corridor() + "goal(box_in(z)).", "11:1", {"z has no location/1 fact"});
}

TEST_CASE("b: a goal that is not about a box") {
    refused(b_corridor() + "goal(d).", "11:1", {"expected goal(box_in(LOCATION))", "goal(d)"});
    refused(b_corridor() + "goal(box_in(a,b)).", "11:1", {"expected goal(box_in(LOCATION))"});
    refused(b_corridor() + "goal(sokoban_in(a)).", "11:1", {"expected goal(box_in(LOCATION))"});
}

TEST_CASE("b: free/1 that contradicts what stands there") {
    refused(b_corridor() + "free(b).", "11:1", {"free(b) contradicts box_in(b)"});
    refused("free(a).\n" + b_corridor(), "1:1", {"free(a) contradicts sokoban_in(a)"});
    refused(with(b_corridor(), "free(d).", ""), "2:14", {"d is not free", "expected free(d)"});
}

TEST_CASE("b: ranges, variables and broken syntax") {
    refused(b_corridor() + "location(1..9).", "11:1", {"expected one location", "1..9"});
    refused(b_corridor() + "location(L).", "11:10", {"variable"});
    refused(b_corridor() + "location(f)", "11:12", {"expected '.'"});
    refused(b_corridor() + "location f.", "11:10", {"expected '.'", "location"});
    refused(b_corridor() + "#const n = 3.", "11:1", {"directive"});
}

TEST_CASE("b: 65535 locations can be read and one more cannot") {
    std::string text = "sokoban_in(0).\n";
    for (int location = 0; location < 65'535; ++location) {
        text += "location(" + std::to_string(location) + ").\n";
    }
    CHECK(read_as(format, text).size() == 65'535);
    refused(text + "location(65535).", "65537:1", {"more than 65535 locations"});
}

}  // namespace b_tests
