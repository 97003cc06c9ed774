// Regions, sides, distances, the push generator and the packing, each against a plain computation.

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <vector>

#include "board/distances.hpp"
#include "board/filling.hpp"
#include "board/live.hpp"
#include "board/packing.hpp"
#include "board/position.hpp"
#include "board/pushes.hpp"
#include "board/region.hpp"
#include "board/rings.hpp"
#include "board/sides.hpp"
#include "oracle/oracle.hpp"
#include "support/catch.hpp"
#include "support/draw.hpp"
#include "support/random_instance.hpp"

using namespace tabkeeper;
using namespace tabkeeper::board;
using tabkeeper::testing::draw;
using tabkeeper::testing::random_small_instance;

namespace {

std::uint64_t perft(const Board& board, Position& position, unsigned depth) {
    if (depth == 0) return 1;
    Region region(board);
    region.flood(board, position);
    const Location player = position.player();
    std::uint64_t sum = 0;
    for_each_push(
        board, position, Reach::WholeLines, [&](Location l) { return region.contains(l); },
        [&](const Push& push, std::size_t) {
            position.apply(push);
            sum += perft(board, position, depth - 1);
            position.undo(push, player);
        });
    return sum;
}

/// Locations hanging together with `from` when `cut` is taken away.
std::set<Location> piece(const Instance& instance, Location cut, Location from) {
    std::set<Location> seen{from};
    std::vector<Location> open{from};
    while (!open.empty()) {
        const Location here = open.back();
        open.pop_back();
        for (const Location next : instance.steps[here]) {
            if (next == no_location || next == cut || !seen.insert(next).second) continue;
            open.push_back(next);
        }
    }
    return seen;
}

}  // namespace

TEST_CASE("the push generator counts what the oracle counts") {
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const Instance instance = random_small_instance(seed);
        const Board board(instance);
        Position position(board);
        position.set(instance.boxes, instance.player);
        INFO("seed " << seed);
        for (unsigned depth = 1; depth <= 3; ++depth) {
            REQUIRE(perft(board, position, depth) == oracle::perft(instance, depth));
        }
    }
}

TEST_CASE("the region after a push is what a flood finds") {
    std::size_t pushes = 0;
    for (std::uint64_t seed = 0; seed < 3'000; ++seed) {
        const Instance instance = seed % 10 == 0 ? testing::random_instance_of_any_kind(seed)
                                                 : random_small_instance(seed);
        const Board board(instance);
        const Rings rings(board);
        Position position(board);
        position.set(instance.boxes, instance.player);
        Region before(board);
        Region flooded(board);
        Region followed(board);
        std::mt19937 random(static_cast<std::uint32_t>(seed));
        for (int step = 0; step < 12; ++step) {
            before.flood(board, position);
            const Location player = position.player();
            std::vector<Push> found;
            for_each_push(
                board, position, step % 2 == 0 ? Reach::WholeLines : Reach::OneLocation,
                [&](Location l) { return before.contains(l); },
                [&](const Push& push, std::size_t) { found.push_back(push); });
            for (const Push& push : found) {
                position.apply(push);
                const Location anchor = flooded.flood(board, position);
                REQUIRE(followed.follow(before, board, rings, position, push) == anchor);
                for (Location at = 0; at < board.size(); ++at) {
                    REQUIRE(followed.contains(at) == flooded.contains(at));
                }
                REQUIRE(followed.anchor_after(before, board, rings, position, push) == anchor);
                position.undo(push, player);
                ++pushes;
            }
            if (found.empty()) break;
            position.apply(found[random() % found.size()]);
        }
    }
    REQUIRE(pushes > 40'000);
}

TEST_CASE("a macro push round a ring ends before the box's own start") {
    Instance ring;
    for (int index = 0; index < 5; ++index) {
        ring.names.push_back(std::to_string(index));
        ring.steps.push_back({no_location, static_cast<Location>((index + 1) % 5), no_location,
                              static_cast<Location>((index + 4) % 5)});
    }
    ring.boxes = {1};
    ring.player = 0;
    const Board board(ring);
    Position position(board);
    position.set(ring.boxes, ring.player);
    Region region(board);
    region.flood(board, position);
    int pushes = 0;
    for_each_push(
        board, position, Reach::WholeLines, [&](Location l) { return region.contains(l); },
        [&](const Push& push, std::size_t) {
            CHECK(push.to != push.from);
            ++pushes;
        });
    CHECK(pushes == 8);
}

TEST_CASE("sides are the pieces that are left without the box's location") {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const Instance instance = random_small_instance(seed);
        const Sides sides{Board(instance)};
        INFO("seed " << seed);
        for (Location box = 0; box < instance.size(); ++box) {
            for (Location player = 0; player < instance.size(); ++player) {
                if (player == box) continue;
                const auto reach = piece(instance, box, player);
                const Side side = sides.of(box, player);
                for (const Direction direction : all_directions) {
                    const Location next = instance.step(box, direction);
                    if (next == no_location || next == box) continue;
                    REQUIRE((sides.toward(box, direction) == side) == (reach.count(next) > 0));
                }
            }
        }
    }
}

TEST_CASE("distances are the oracle's optima for a box alone") {
    int finite = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        Instance instance = random_small_instance(seed);
        if (instance.goals.empty()) continue;
        instance.goals.resize(1);
        const Location goal = instance.goals[0];
        const Board board(instance);
        const Sides sides(board);
        const auto never = [] { return false; };
        const Distances in_lines(board, sides, Travel::Lines, never);
        const Distances in_pushes(board, sides, Travel::Pushes, never);
        const auto live = live_locations(board);
        INFO("seed " << seed);
        for (Location box = 0; box < instance.size(); ++box) {
            bool reachable = box == goal;
            for (Location player = 0; player < instance.size(); ++player) {
                if (player == box) continue;
                Instance alone = instance;
                alone.boxes = {box};
                alone.player = player;
                const Side side = sides.of(box, player);
                const auto lines = oracle::fewest_lines(alone).cost;
                const auto pushes = oracle::cheapest(alone, CostKind::Pushes).cost;
                const Cost none = Distances::unreachable;
                REQUIRE(Cost{in_lines.at(0, box, side)} == lines.value_or(none));
                REQUIRE(Cost{in_pushes.at(0, box, side)} == pushes.value_or(none));
                finite += lines ? 1 : 0;
                reachable = reachable || lines;
            }
            // Live is the weaker notion: the player may be anywhere, even on another island.
            if (reachable) REQUIRE(live[box]);
        }
    }
    CHECK(finite > 1'000);
}

TEST_CASE("a location is live where a box can be pulled to from a goal") {
    const Instance instance = draw({"######", "#.   #", "#  @ #", "######"});
    const auto live = live_locations(Board(instance));
    const auto is_live = [&](int column, int row) {
        return live[tabkeeper::testing::at(instance, column, row)];
    };
    CHECK(is_live(1, 1));
    CHECK(is_live(2, 1));
    CHECK(is_live(3, 1));
    CHECK_FALSE(is_live(4, 1));
    CHECK_FALSE(is_live(1, 2));
}

TEST_CASE("packed keys come back as they were and no two states share one") {
    std::mt19937 random(7);
    const auto run = [&](std::size_t locations, std::size_t boxes, std::size_t words) {
        std::vector<Location> places;
        for (std::size_t index = 0; index < locations; ++index) {
            if (index % 7 != 3) places.push_back(static_cast<Location>(index));
        }
        const Packing packing(locations, places, boxes);
        CHECK(packing.words() == words);
        std::map<std::vector<Word>, std::pair<std::vector<Location>, Location>> seen;
        for (int round = 0; round < 500; ++round) {
            std::vector<Location> chosen = places;
            std::shuffle(chosen.begin(), chosen.end(), random);
            chosen.resize(boxes);
            std::sort(chosen.begin(), chosen.end());
            const auto anchor = static_cast<Location>(random() % locations);
            std::vector<Word> key(packing.words());
            packing.pack(chosen, anchor, key.data());
            std::vector<Location> boxes_back(boxes);
            const Location anchor_back = packing.unpack(key.data(), boxes_back);
            REQUIRE(boxes_back == chosen);
            REQUIRE(anchor_back == anchor);
            const auto [known, is_new] = seen.emplace(key, std::pair(chosen, anchor));
            if (!is_new) REQUIRE(known->second == std::pair(chosen, anchor));
            if (packing.key_count()) {
                const auto number = Packing::number_of(key.data(), packing.words());
                REQUIRE(number < *packing.key_count());
                std::vector<Word> again(packing.words());
                packing.key_of(number, again.data());
                REQUIRE(again == key);
            }
        }
    };
    run(12, 0, 1);
    run(20, 4, 1);
    run(45, 6, 1);
    run(60, 12, 2);
    run(90, 20, 3);
    run(120, 24, 3);
    run(200, 30, 4);
    run(400, 60, 18);
    run(65'535, 200, 101);
}

TEST_CASE("goals at the end of a room are filled before those at its door") {
    const Instance instance = draw({
        "##########",
        "#   #  ..#",
        "# $@   ..#",
        "# $ #  ..#",
        "# $$######",
        "# $$ #    ",
        "######    ",
    });
    const Board board(instance);
    const Filling filling(board);
    REQUIRE(filling.turns() == 2);
    CHECK(filling.goals_of(0).size() == 3);
    CHECK(filling.goals_of(1).size() == 3);
    for (const Location goal : filling.goals_of(0))
        CHECK_FALSE(board.has_step(goal, Direction::Right));
    Position position(board);
    const auto way_to_next = [&] {
        return filling.way_to_turn(position, filling.progress_of(position).turn);
    };
    std::vector<Location> boxes = filling.goals_of(1);
    position.set(boxes, instance.player);
    CHECK(filling.progress_of(position).filled == 0);
    // None of those on goals of the second turn can get past the others, but were they not there
    // they would have one push to go.
    CHECK(way_to_next() == 1);
    boxes.push_back(filling.goals_of(0).front());
    std::sort(boxes.begin(), boxes.end());
    position.set(boxes, instance.player);
    CHECK(filling.progress_of(position).filled == 1);
    boxes = board.goals();
    position.set(boxes, instance.player);
    CHECK(filling.progress_of(position).filled == 6);
    CHECK(way_to_next() == 0);
    position.set(board.starts(), instance.player);
    CHECK(filling.progress_of(position).filled == 0);
    CHECK(way_to_next() == 6);
}
