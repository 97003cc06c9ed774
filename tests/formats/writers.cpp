// Instances of any origin written in every format of facts, and in PDDL: read back they are the
// same.

#include <algorithm>
#include <functional>
#include <optional>

#include "formats/corridors.hpp"
#include "formats/reading.hpp"
#include "support/random_instance.hpp"

namespace writers_tests {

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

using Names = std::vector<std::string>;

Instance corridor() { return read_as(InstanceFormat::B, b_corridor()); }

Instance renamed(Instance instance, const Names& names) {
    instance.names = names;
    return instance;
}

Instance again(const Instance& instance, InstanceFormat format) {
    return read_as(format, written_as(format, instance));
}

constexpr std::array<InstanceFormat, 4> formats_here{
    InstanceFormat::Asp2013, InstanceFormat::Thesis, InstanceFormat::B, InstanceFormat::Pddl};

bool is_store(InstanceFormat format) {
    return format == InstanceFormat::Asp2013 || format == InstanceFormat::Pddl;
}

/// Whether every piece of the graph has a player, box or goal: others are lost on purpose.
bool is_all_in_play(const Instance& instance) {
    std::vector<bool> seen(instance.size(), false);
    const std::function<void(Location)> reach = [&](Location here) {
        if (here == no_location || seen[here]) return;
        seen[here] = true;
        for (const Location next : instance.steps[here]) reach(next);
    };
    reach(instance.player);
    for (const Location box : instance.boxes) reach(box);
    for (const Location goal : instance.goals) reach(goal);
    return std::all_of(seen.begin(), seen.end(), [](bool is_seen) { return is_seen; });
}

bool has_ring_of_two(const Instance& instance) {
    for (std::size_t from = 0; from < instance.size(); ++from) {
        for (const Direction direction : all_directions) {
            const Location to = instance.steps[from][index_of(direction)];
            if (to != no_location && to != from && instance.step(to, direction) == from)
                return true;
        }
    }
    return false;
}

}  // namespace

TEST_CASE("writers: names that a format allows stay as they are") {
    const Instance instance = corridor();
    for (const auto format : {InstanceFormat::Asp2013, InstanceFormat::B, InstanceFormat::Pddl}) {
        const Instance read = again(instance, format);
        check_same_board(read, instance);
        CHECK(read.names == instance.names);
        CHECK(read.format == format);
    }
    const Names odd{"field(1,2)", "\"a \\\" b\"", "(3,x)", "-7", "pos_1"};
    for (const auto format : {InstanceFormat::Asp2013, InstanceFormat::B}) {
        CHECK(again(renamed(corridor(), odd), format).names == odd);
    }
    const Names pddl{"Big", "small_1", "x-y", "a1", "Zz"};
    CHECK(again(renamed(corridor(), pddl), InstanceFormat::Pddl).names == pddl);
}

TEST_CASE("writers: a board whose names a format does not allow is renamed by column and row") {
    const Names asp{"pos_01_01", "pos_02_01", "pos_03_01", "pos_04_01", "pos_02_02"};
    const Names pddl{"pos-1-1", "pos-2-1", "pos-3-1", "pos-4-1", "pos-2-2"};
    const std::vector<Names> odd{
        {"A", "b", "c", "d", "e"},            // a variable
        {"a", "a b", "c", "d", "e"},          // two words
        {"a", "", "c", "d", "e"},             // nothing
        {"a", "1..3", "c", "d", "e"},         // a range
        {"\xc3\xa4", "b", "c", "d", "e"},     // not ASCII
        {"a", "b\n", "c", "d", "e"},          // a control character
        {"a", "b", "c", "d", "a). box_in(b"}  // not to be trusted
    };
    for (const Names& names : odd) {
        const Instance instance = renamed(corridor(), names);
        CAPTURE(names[0], names[1]);
        for (const auto format : {InstanceFormat::Asp2013, InstanceFormat::B}) {
            check_same_board(again(instance, format), instance);
            CHECK(again(instance, format).names == asp);
        }
        check_same_board(again(instance, InstanceFormat::Pddl), instance);
        const bool is_legal = names[0] == "A";
        CHECK(again(instance, InstanceFormat::Pddl).names == (is_legal ? names : pddl));
    }
    CHECK(again(renamed(corridor(), {"a", "A", "c", "d", "e"}), InstanceFormat::Pddl).names ==
          pddl);
    CHECK(again(renamed(corridor(), {"dir-up", "b", "c", "d", "e"}), InstanceFormat::Pddl).names ==
          pddl);
    CHECK(again(renamed(corridor(), pddl), InstanceFormat::Asp2013).names == asp);
    CHECK(again(renamed(corridor(),
                        {"field(7,8)", "field(8,8)", "field(9,8)", "field(10,8)", "field(8,9)"}),
                InstanceFormat::Pddl)
              .names == Names{"pos-7-8", "pos-8-8", "pos-9-8", "pos-10-8", "pos-8-9"});
}

TEST_CASE("writers: new names never are the old name of another location") {
    const Instance instance =
        renamed(corridor(), {"pos_02_01", "pos_01_01", "a b", "pos_04_01", "e"});
    const Instance read = again(instance, InstanceFormat::B);
    check_same_board(read, instance);
    for (const std::string& name : read.names) {
        CHECK(std::find(instance.names.begin(), instance.names.end(), name) ==
              instance.names.end());
    }
}

TEST_CASE("writers: a graph that is no grid is renamed by number") {
    Instance ring = renamed(corridor(), {"A", "B", "C", "D", "E"});
    ring.steps[3][index_of(Direction::Right)] = 0;
    ring.steps[0][index_of(Direction::Left)] = 3;
    CHECK(again(ring, InstanceFormat::B).names ==
          Names{"loc_1", "loc_2", "loc_3", "loc_4", "loc_5"});
    check_same_board(again(ring, InstanceFormat::Asp2013), ring);
    check_same_board(again(ring, InstanceFormat::Pddl), ring);
    CHECK(contains(why_not_written(InstanceFormat::Thesis, ring),
                   "the graph cannot be drawn on a grid: "));
}

TEST_CASE("writers: names of stones and player are kept, or made, and never meet others") {
    const Instance own = read_as(InstanceFormat::Asp2013, asp2013_corridor());
    CHECK(again(own, InstanceFormat::Pddl).box_names == Names{"s"});
    CHECK(again(own, InstanceFormat::Pddl).player_name == "p");
    const Instance nameless = corridor();
    CHECK(again(nameless, InstanceFormat::Asp2013).box_names == Names{"stone_01"});
    CHECK(again(nameless, InstanceFormat::Pddl).box_names == Names{"stone-01"});
    CHECK(again(nameless, InstanceFormat::Asp2013).player_name == "player_01");
    const Instance taken =
        renamed(corridor(), {"stone_01", "player_01", "stone-01", "player-01", "x"});
    for (const auto format : {InstanceFormat::Asp2013, InstanceFormat::Pddl}) {
        const Instance read = again(taken, format);
        check_same_board(read, taken);
        Names all = read.names;
        all.push_back(read.box_names[0]);
        all.push_back(read.player_name);
        std::sort(all.begin(), all.end());
        CHECK(std::adjacent_find(all.begin(), all.end()) == all.end());
    }
}

TEST_CASE("writers: coordinates in names are kept by the thesis's facts") {
    const std::string text = thesis_corridor() + "init(field(9,9)). init(at(7,9,9)).";
    const Instance pieces = read_as(InstanceFormat::Thesis, text);
    const Instance read = again(pieces, InstanceFormat::Thesis);
    check_same_board(read, pieces);
    CHECK(read.names == pieces.names);
    CHECK(read.box_names == pieces.box_names);
    CHECK(read.allowed == 7U);
    const Instance drawn = again(corridor(), InstanceFormat::Thesis);
    check_same_board(drawn, corridor());
    CHECK(drawn.names ==
          Names{"field(1,1)", "field(2,1)", "field(3,1)", "field(4,1)", "field(2,2)"});
    CHECK(drawn.box_names == Names{"1"});
    // Names that the steps do not bear out are not believed.
    const Instance liar =
        renamed(corridor(), {"field(1,1)", "field(2,2)", "field(3,1)", "field(4,1)", "field(2,1)"});
    CHECK(again(liar, InstanceFormat::Thesis).names == drawn.names);
    const Instance below =
        read_as(InstanceFormat::Thesis, "init(field(-3..-1,-5)). init(at(0,-2,-5)).");
    CHECK(again(below, InstanceFormat::Thesis).names == below.names);
    CHECK(again(below, InstanceFormat::Pddl).names == Names{"pos-1-1", "pos-2-1", "pos-3-1"});
}

TEST_CASE("writers: limits go where they count the same") {
    const Instance moves = read_as(InstanceFormat::Thesis, thesis_corridor());
    const Instance steps = again(moves, InstanceFormat::Asp2013);
    CHECK(steps.allowed == 7U);
    CHECK(steps.step_labels.size() == 7);
    CHECK(again(steps, InstanceFormat::Thesis).allowed == 7U);
    const Instance labelled =
        read_as(InstanceFormat::Asp2013, asp2013_corridor() + "step(mo). step(tu).");
    CHECK(again(labelled, InstanceFormat::Asp2013).step_labels == Names{"mo", "tu"});
    CHECK(again(labelled, InstanceFormat::B).allowed == std::nullopt);
    CHECK(again(labelled, InstanceFormat::Asp).allowed == std::nullopt);
    CHECK(again(labelled, InstanceFormat::Pddl).allowed == std::nullopt);
    const Instance lines =
        read_as(InstanceFormat::Asp,
                "right(a,b). right(b,c). sokoban(a). box(b). solution(c). step(1..4).");
    CHECK(again(lines, InstanceFormat::Asp).allowed == 3U);
    CHECK(again(lines, InstanceFormat::Asp2013).allowed == std::nullopt);
    CHECK(again(lines, InstanceFormat::Thesis).allowed == std::nullopt);
}

TEST_CASE("writers: a format that asks another question is refused before anything is written") {
    Instance surplus = corridor();
    surplus.boxes = {1, 4};
    for (const auto format : formats_here) {
        const std::string reason = why_not_written(format, surplus);
        CAPTURE(to_string(format));
        CHECK(contains(reason, is_store(format) ? "2 boxes and 1 goals" : "it was written"));
    }
    Instance spare = corridor();
    spare.goals = {3, 4};
    spare.condition = GoalCondition::Store;
    for (const auto format : formats_here) {
        const std::string reason = why_not_written(format, spare);
        CAPTURE(to_string(format));
        CHECK(contains(reason, is_store(format) ? "it was written" : "1 boxes and 2 goals"));
    }
    CHECK(contains(why_not_written(InstanceFormat::Asp, spare), "every goal covered"));
    check_same_board(again(spare, InstanceFormat::Pddl), spare);
    check_same_board(again(surplus, InstanceFormat::B), surplus);
}

TEST_CASE("writers: a title becomes the name of the problem, as far as it makes one") {
    const auto title_of = [](const std::string& title) {
        Instance instance = corridor();
        instance.title = title;
        return again(instance, InstanceFormat::Pddl).title;
    };
    CHECK(title_of("p01-microban_X") == "p01-microban_X");
    CHECK(title_of("Level 7: \"the end\"") == "Level-7-the-end");
    CHECK(title_of("7") == "p7");
    CHECK(title_of("") == "sokoban");
    CHECK(title_of(") (") == "sokoban");
    CHECK(title_of("\xc3\xa4h\n") == "h");
}

TEST_CASE("writers: a ring of two is no matter for moves") {
    Instance two = corridor();
    two.steps[1][index_of(Direction::Up)] = 4;
    two.steps[4][index_of(Direction::Down)] = 1;
    CHECK(contains(why_not_written(InstanceFormat::Asp2013, two), "ring of two"));
    CHECK(contains(why_not_written(InstanceFormat::Pddl, two), "ring of two"));
    check_same_board(again(two, InstanceFormat::B), two);
}

TEST_CASE("writers: random boards of every kind are the same when read back") {
    std::size_t compared = 0;
    for (int kind = 0; kind < kinds; ++kind) {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const Instance instance = random_instance({static_cast<Kind>(kind), 14, 3, 3}, seed);
            CAPTURE(kind, seed);
            check_same_board(again(instance, InstanceFormat::B), instance);
            CHECK(again(instance, InstanceFormat::B).names == instance.names);
            if (why_not_written(InstanceFormat::Thesis, instance) == "it was written") {
                check_same_board(again(instance, InstanceFormat::Thesis), instance);
                ++compared;
            }
            if (instance.boxes.size() != instance.goals.size()) continue;
            CHECK((why_not_written(InstanceFormat::Pddl, instance) == "it was written") ==
                  !has_ring_of_two(instance));
            if (has_ring_of_two(instance) || !is_all_in_play(instance)) continue;
            for (const auto format : {InstanceFormat::Asp2013, InstanceFormat::Pddl}) {
                check_same_board(again(instance, format), instance);
                CHECK(again(instance, format).names == instance.names);
                ++compared;
            }
        }
    }
    CHECK(compared > 100);
}

}  // namespace writers_tests
