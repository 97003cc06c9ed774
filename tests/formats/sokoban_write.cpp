// Instances drawn as boards: they read back as they were, or the writer says why not.

#include <set>

#include "formats/sokoban_reading.hpp"
#include "support/random_instance.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing;
using namespace tabkeeper::testing::boards;

namespace {

std::string why_not(const Instance& instance) {
    std::ostringstream out;
    try {
        write_instance(out, instance, InstanceFormat::Sokoban);
    } catch (const CannotWrite& error) {
        CHECK(out.str().empty());
        return error.what();
    }
    return "it was written";
}

bool holds(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// The only board the instance can be, renumbered as a board is: by what is beside what.
Instance renumbered(const Instance& instance) {
    std::istringstream text(written(instance));
    return read_instance(text, "again");
}

void join(Instance& instance, Location from, Direction direction, Location to) {
    instance.steps[from][index_of(direction)] = to;
    instance.steps[to][index_of(opposite(direction))] = from;
}

Instance locations(std::size_t count) {
    Instance instance;
    for (std::size_t index = 0; index < count; ++index) {
        instance.names.push_back("l" + std::to_string(index));
        instance.steps.push_back({no_location, no_location, no_location, no_location});
    }
    instance.player = 0;
    return instance;
}

}  // namespace

TEST_CASE("a written board is closed and has every character right") {
    CHECK(written(level_in("#####\n#+$*#\n##  #\n#####\n")) == "#####\n#+$*#\n##  #\n ####\n\n");
    CHECK(written(level_in("#########\n##@ #####\n##$# ####\n##.# ####\n#########\n")) ==
          "####\n#@ #\n#$##\n#.#\n###\n\n");
}

TEST_CASE("title and author stand after a written board and are read back") {
    Instance level = level_in(small_level);
    level.title = "Solution 3 of 'four'; easy";
    level.author = "N. N. <n@n>";
    CHECK(written(level) ==
          small_level + "Title: " + level.title + "\nAuthor: " + level.author + "\n\n");
    const Instance again = level_in(written(level));
    CHECK(again.title == level.title);
    CHECK(again.author == level.author);
    level.title = "two\nlines";
    CHECK(level_in(written(level)).title.empty());
}

TEST_CASE("written levels can be put one after the other") {
    Instance level = level_in(small_level);
    level.title = "One";
    std::string text = written(level);
    level.title.clear();
    text += written(level) + written(level);
    CHECK(titles_in(text) == std::vector<std::string>{"One", "", ""});
}

TEST_CASE("random boards in one piece are the same when written and read") {
    std::size_t written_ones = 0;
    std::set<std::string> reasons;
    for (std::uint64_t seed = 1; written_ones < 500; ++seed) {
        REQUIRE(seed < 20'000);
        const Kind kind = seed % 2 == 0 ? Kind::Grid : Kind::Room;
        Instance instance =
            random_instance({kind, static_cast<int>(4 + seed % 40), static_cast<int>(seed % 5),
                             static_cast<int>(seed % 4)},
                            seed);
        if (instance.boxes.size() < instance.goals.size())
            instance.condition = GoalCondition::Store;
        CAPTURE(seed);
        if (const std::string reason = why_not(instance); reason != "it was written") {
            reasons.insert(reason.substr(0, 60));
            continue;
        }
        ++written_ones;
        const Instance again = renumbered(instance);
        CHECK(defect_of(again) == std::nullopt);
        CHECK(again.size() == instance.size());
        CHECK(again.boxes.size() == instance.boxes.size());
        CHECK(again.goals.size() == instance.goals.size());
        // Rows of random grids are numbered as boards are.
        CHECK(same_board(again, instance));
        CHECK(same_board(again, renumbered(again)));
        CHECK(again.names == renumbered(again).names);
    }
    for (const std::string& reason : reasons) {
        CAPTURE(reason);
        CHECK(holds(reason, "it is not in one piece"));
    }
}

TEST_CASE("no graph is drawn that is none on paper") {
    std::size_t refused = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        for (const Kind kind : {Kind::Torus, Kind::Graph, Kind::Rings}) {
            const Instance instance = random_instance({kind, 20, 2, 2}, seed);
            const std::string reason = why_not(instance);
            if (reason == "it was written") {
                CHECK(renumbered(instance).size() == instance.size());
                continue;
            }
            ++refused;
            CAPTURE(reason);
            CHECK(holds(reason, "the graph cannot be drawn on a grid: "));
            CHECK(board_of(instance) == std::nullopt);
        }
    }
    CHECK(refused > 400);
}

TEST_CASE("what is in the way of a drawing is said with the names of locations") {
    Instance ring = locations(2);
    join(ring, 0, Direction::Right, 1);
    join(ring, 1, Direction::Right, 0);
    CHECK(why_not(ring) ==
          "the graph cannot be drawn on a grid: steps lead round, so l1 would be in two places");

    Instance corner = locations(5);  // up, right, down, left: back to the start, but elsewhere
    join(corner, 0, Direction::Up, 1);
    join(corner, 1, Direction::Right, 2);
    join(corner, 2, Direction::Down, 3);
    join(corner, 3, Direction::Left, 4);
    CHECK(why_not(corner) == "the graph cannot be drawn on a grid: l4 and l0 would share a place");

    Instance pieces = locations(2);
    CHECK(why_not(pieces) ==
          "the graph cannot be drawn on a grid: it is not in one piece: no steps "
          "lead from l0 to l1");

    Instance thin = locations(4);
    join(thin, 0, Direction::Up, 1);
    join(thin, 1, Direction::Right, 2);
    join(thin, 2, Direction::Down, 3);
    CHECK(why_not(thin) ==
          "the graph cannot be drawn on a grid: l0 and l3 would lie side by side "
          "with no step between them");
}

TEST_CASE("what is out of reach is drawn where the names say, if they agree with the steps") {
    const std::string text = "#########\n#@$.# $ #\n#########\n#.#\n###\n";
    std::istringstream stream(text);
    const Instance level = read_instance(stream, "text");
    const std::string board = written(level);
    CHECK(board == text + "\n");
    Instance moved = level;
    std::swap(moved.names[0], moved.names[1]);
    CHECK(holds(why_not(moved), "not in one piece"));
    moved = level;
    moved.names.back() = "pos_2_x";
    CHECK(holds(why_not(moved), "not in one piece"));
    moved.names.back() = "pos_2_2";
    CHECK(holds(why_not(moved), "not in one piece"));
    moved = level;
    moved.names.back() = "pos_9_2";  // beside the box's floor, with no step
    CHECK(holds(why_not(moved), "side by side"));
    // Rows without anything between two pieces do not end the board.
    moved.names.back() = "pos_2_9";
    CHECK(same_board(level, renumbered(moved)));
}

TEST_CASE("what a board would lose is not written") {
    Instance floor = locations(3);
    floor.names = {"pos_1_1", "pos_2_1", "pos_4_1"};
    join(floor, 0, Direction::Right, 1);
    CHECK(holds(why_not(floor), "the player cannot reach pos_4_1, which would be lost"));
    floor.boxes = {2};
    floor.goals = {2};
    CHECK(holds(why_not(floor), "the player cannot reach pos_4_1"));
    floor.goals = {1};
    CHECK(why_not(floor) == "it was written");
}

TEST_CASE("a condition that a board cannot say is not written") {
    Instance few = locations(3);
    join(few, 0, Direction::Right, 1);
    join(few, 1, Direction::Right, 2);
    few.boxes = {1};
    few.goals = {1, 2};
    few.condition = GoalCondition::Cover;
    CHECK(holds(why_not(few), "every goal is to be covered"));
    few.condition = GoalCondition::Store;
    CHECK(why_not(few) == "it was written");
    Instance many = few;
    many.boxes = {1, 2};
    many.goals = {1};
    CHECK(holds(why_not(many), "every box is to be on a goal"));
    many.goals = {0, 1};  // as many as boxes: both mean the same
    CHECK(why_not(many) == "it was written");
}

TEST_CASE("a graph that is too wide for a board is refused, not drawn for ever") {
    Instance stairs = locations(60'000);
    for (std::size_t index = 1; index < stairs.size(); ++index) {
        join(stairs, static_cast<Location>(index - 1),
             index % 2 == 0 ? Direction::Right : Direction::Down, static_cast<Location>(index));
    }
    CHECK(holds(why_not(stairs), "more than 1000000 characters"));
    CHECK(board_of(stairs) == std::nullopt);
}

TEST_CASE("a board is drawn without player, boxes and goals, and with marks on what is free") {
    Instance level = level_in("######\n#@$ .#\n#  ###\n######\n");
    std::vector<bool> marked(level.size(), true);
    CHECK(board_of(level) == "######\n#@$ .#\n#  ###\n####\n");
    CHECK(board_of(level, marked) == "######\n#@$XX#\n#XX###\n####\n");
    level.player = no_location;
    level.boxes.clear();
    level.goals.clear();
    CHECK(board_of(level, {false, true}, '!') == "######\n# !  #\n#  ###\n####\n");
}
