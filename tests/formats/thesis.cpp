// The thesis's facts: constants, ranges and pools, and what is refused where.

#include <algorithm>

#include "formats/corridors.hpp"
#include "formats/reading.hpp"

namespace thesis_tests {

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

constexpr auto format = InstanceFormat::Thesis;

void refused(const std::string& text, const std::string& place,
             const std::vector<std::string>& words) {
    check_refused(format, text, place, words);
}

/// The fields of a text with the player added on (0,0).
std::vector<std::string> fields_of(const std::string& text) {
    auto names = read_as(format, text + " init(field(0,0)). init(at(0,0,0)).").names;
    std::sort(names.begin(), names.end());
    names.erase(std::find(names.begin(), names.end(), "field(0,0)"));
    return names;
}

using Fields = std::vector<std::string>;

}  // namespace

TEST_CASE("thesis: a board, x to the right and y down") {
    Warnings warnings;
    const Instance instance = read_as(format, thesis_corridor(), &warnings);
    CHECK(warnings.empty());
    CHECK(instance.format == format);
    CHECK(instance.condition == GoalCondition::Cover);
    CHECK(instance.names ==
          Fields{"field(1,1)", "field(2,1)", "field(3,1)", "field(4,1)", "field(2,2)"});
    CHECK(instance.step(0, Direction::Right) == 1);
    CHECK(instance.step(1, Direction::Down) == 4);
    CHECK(instance.step(4, Direction::Up) == 1);
    CHECK(instance.step(0, Direction::Down) == no_location);
    CHECK(instance.boxes == std::vector<Location>{1});
    CHECK(instance.box_names == std::vector<std::string>{"1"});
    CHECK(instance.goals == std::vector<Location>{3});
    CHECK(instance.player == 0);
    CHECK(instance.allowed == 7U);
}

TEST_CASE("thesis: the horizon may be a fact, a sum of constants, or none") {
    const std::string board = without(thesis_corridor(), "#const horizon = 7.\n");
    CHECK(read_as(format, board).allowed == std::nullopt);
    CHECK(read_as(format, board + "horizon(23).").allowed == 23U);
    CHECK(read_as(format, board + "#const horizon = (half+half)*2 - 1. #const half = 3.").allowed ==
          11U);
    CHECK(read_as(format, board + "horizon(0).").allowed == 0U);
    CHECK(read_as(format, thesis_corridor() + "horizon(7). dimX(4).").allowed == 7U);
}

TEST_CASE("thesis: ranges and pools stand for all their values") {
    CHECK(fields_of("init(field(1..2,3..4)).") ==
          Fields{"field(1,3)", "field(1,4)", "field(2,3)", "field(2,4)"});
    CHECK(fields_of("init(field((1;3;5),2)).") == Fields{"field(1,2)", "field(3,2)", "field(5,2)"});
    CHECK(fields_of("init(field(1;3,2)).") == Fields{"field(1,2)", "field(3,2)"});
    CHECK(fields_of("init(field(2,1;3)).") == Fields{"field(2,1)", "field(2,3)"});
    CHECK(fields_of("init(field(1,2;3,4)).") == Fields{"field(1,2)", "field(3,4)"});
    CHECK(fields_of("init((field(1,2);field(3,4))).") == Fields{"field(1,2)", "field(3,4)"});
    CHECK(fields_of("init(field(1,2);field(3,4)).") == Fields{"field(1,2)", "field(3,4)"});
    CHECK(fields_of("init(field((1..2;5),7)).") ==
          Fields{"field(1,7)", "field(2,7)", "field(5,7)"});
    CHECK(fields_of("init( field ( -2 .. -1 , 7 ) ). %* why not *%") ==
          Fields{"field(-1,7)", "field(-2,7)"});
}

TEST_CASE("thesis: constants may be used before they are defined") {
    CHECK(fields_of("init(field(1..w,h)). #const w = h+1. #const h=1.") ==
          Fields{"field(1,1)", "field(2,1)"});
    CHECK(fields_of("init(field(n-1,2*n)). #const n = 5.") == Fields{"field(4,10)"});
    CHECK(fields_of("#const n = -5. init(field(n,-n)).") == Fields{"field(-5,5)"});
}

TEST_CASE("thesis: boxes keep their numbers, targets may be more or fewer") {
    const Instance instance =
        read_as(format, thesis_corridor() + "init(at(9,2,2)). init(target((1;2),1)).");
    CHECK(instance.boxes == std::vector<Location>{1, 4});
    CHECK(instance.box_names == std::vector<std::string>{"1", "9"});
    CHECK(instance.goals == std::vector<Location>{0, 1, 3});
}

TEST_CASE("thesis: unknown facts are named once, and a field beyond dimX is warned of") {
    Warnings warnings;
    read_as(format, thesis_corridor() + "init(wall(1,2)).\ninit(wall(2,2)).\nshow(1). stop.\n",
            &warnings);
    REQUIRE(warnings.size() == 3);
    CHECK(warnings[0] == "9:6: unknown predicate init(wall/2) is ignored");
    CHECK(warnings[1] == "11:1: unknown predicate show/1 is ignored");
    CHECK(warnings[2] == "11:10: unknown predicate stop/0 is ignored");
    warnings.clear();
    read_as(format, thesis_corridor() + "init(field(5,1)).", &warnings);
    REQUIRE(warnings.size() == 1);
    CHECK(contains(warnings[0], "9:6: field(5,1) lies outside dimX"));
}

TEST_CASE("thesis: an empty text has no facts") {
    refused("% nothing", "1:10", {"no facts", "init(field(X,Y))"});
}

TEST_CASE("thesis: exactly one player") {
    refused(without(thesis_corridor(), "init(at(0,1,1)).\n"), "8:1", {"no player", "at(0,X,Y)"});
    refused(thesis_corridor() + "init(at(0,3,1)).", "9:6",
            {"at(0,3,1)", "second player", "line 6"});
}

TEST_CASE("thesis: no field holds two things, and no number names two boxes") {
    refused(thesis_corridor() + "init(at(1,3,1)).", "9:6", {"second box", "line 7"});
    refused(thesis_corridor() + "init(at(2,2,1)).", "9:6",
            {"at(2,2,1) puts a box on the box of line 7"});
    refused(thesis_corridor() + "init(at(2,1,1)).", "9:6",
            {"at(2,1,1) puts a box on the player of line 6"});
}

TEST_CASE("thesis: things and targets are on fields") {
    refused(thesis_corridor() + "init(at(2,9,9)).", "9:6", {"not on a field", "field(9,9)"});
    refused(thesis_corridor() + "init(target(9,9)).", "9:6",
            {"target(9,9)", "not on a field", "field(9,9)"});
}

TEST_CASE("thesis: ranges are of a sane size and rise") {
    refused("init(field(1..1000000000,1)).", "1:12", {"1..1000000000", "more than 65535"});
    refused("init(field(1..300,1..300)).", "1:6", {"more than 65535"});
    refused("init(field(1..65535,1)). init(field(1,2)).", "1:31", {"more than 65535 locations"});
    refused("init(field(5..1,1)).", "1:12", {"rising range", "5..1"});
    refused("init(field(99999999999,1)).", "1:12", {"beyond 1000000000"});
    refused("init(field(2000000,1)).", "1:6", {"within 1000000", "2000000"});
    refused("#const n = 1000000000. init(field(n*n,1)).", "1:35", {"beyond 1000000000"});
}

TEST_CASE("thesis: a flood of facts is an error and not a long wait") {
    std::string text;
    for (int line = 0; line < 200; ++line) text += "init(field(1..60000,1)).\n";
    refused(text, "17:6", {"more than 1000000"});
    std::string doublings = "#const c0 = 0.\n";
    for (int level = 1; level <= 60; ++level) {
        const std::string before = "c" + std::to_string(level - 1);
        doublings += "#const c" + std::to_string(level) + " = " + before + "+" + before + ".\n";
    }
    CHECK(fields_of(doublings + "init(field(c60,3)).") == Fields{"field(0,3)"});
}

TEST_CASE("thesis: constants are defined once, without circles") {
    refused(thesis_corridor() + "#const dimX = 5.", "9:8", {"second #const dimX", "line 2"});
    refused("#const a = b. #const b = a. init(field(a,1)).", "1:12", {"circle"});
    refused("init(field(n,1)).", "1:12", {"no #const n"});
    refused("#const n = (1;2). init(field(n,1)).", "1:12", {"expected one number"});
}

TEST_CASE("thesis: a horizon that is none") {
    refused(with(thesis_corridor(), "= 7", "= -7"), "1:8", {"horizon", "0 to 1000000", "-7"});
    refused(thesis_corridor() + "horizon(8).", "9:1", {"horizon(8) contradicts horizon = 7"});
    refused(thesis_corridor() + "horizon(1,2).", "9:1", {"expected horizon(NUMBER)"});
    refused(thesis_corridor() + "horizon(1..2).", "9:1", {"expected horizon(NUMBER)"});
}

TEST_CASE("thesis: variables, directives, rules and broken syntax") {
    refused("init(field(X,1)).", "1:12", {"variable"});
    refused("#show at/4.", "1:1", {"expected #const or a fact", "#show"});
    refused("#const n 3.", "1:10", {"expected '='", "'3'"});
    refused("#const n = 3", "1:13", {"expected '.'", "the end of the text"});
    refused("init(field(1,1)) :- true.", "1:18", {"a rule"});
    refused("init(field(1,1)", "1:5", {"unbalanced '('"});
    refused("init(field(1.5,1)).", "1:14", {"expected '..'"});
    refused("init(field(1,1,)).", "1:16", {"expected a number", "')'"});
    refused("init(field(\"a\",1)).", "1:12", {"expected a number or a constant"});
    refused("init(field(f(1),1)).", "1:12", {"expected a number", "f/1"});
    refused("init(field((1,2),1)).", "1:12", {"tuple"});
    refused("\x01", "1:1", {"byte 0x01"});
}

TEST_CASE("thesis: terms nested a million deep are an error and no crash") {
    refused("init(field(" + std::string(1'000'000, '(') + "1", "1:109", {"nested deeper"});
    refused("init(field(" + std::string(1'000'000, '-') + "1,1)).", "1:110", {"nested deeper"});
    std::string sum = "init(field(1";
    for (int term = 0; term < 200'000; ++term) sum += "+1";
    refused(sum + ",1)).", "1:208", {"nested deeper"});
}

}  // namespace thesis_tests
