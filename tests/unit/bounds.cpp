// The assignment against all permutations, and the bound against the oracle.

#include <algorithm>
#include <memory>
#include <numeric>
#include <random>
#include <vector>

#include "board/freezing.hpp"
#include "board/position.hpp"
#include "board/pushes.hpp"
#include "board/tariff.hpp"
#include "board/walks.hpp"
#include "bounds/assignment.hpp"
#include "bounds/matching.hpp"
#include "bounds/uncovered.hpp"
#include "bounds/walled_ways.hpp"
#include "oracle/oracle.hpp"
#include "search/problem.hpp"
#include "support/catch.hpp"
#include "support/random_instance.hpp"

using namespace tabkeeper;
using namespace tabkeeper::bounds;
using tabkeeper::testing::random_small_instance;

namespace {

using Value = Assignment::Value;
using Matrix = std::vector<std::vector<Value>>;

Value by_permutations(const Matrix& costs) {
    std::vector<std::size_t> columns(costs.size());
    std::iota(columns.begin(), columns.end(), std::size_t{0});
    Value best = Assignment::forbidden;
    do {
        Value total = 0;
        for (std::size_t row = 0; row < costs.size(); ++row) {
            const Value cost = costs[row][columns[row]];
            total = cost >= Assignment::forbidden ? Assignment::forbidden
                                                  : std::min(total + cost, Assignment::forbidden);
            if (total >= Assignment::forbidden) break;
        }
        best = std::min(best, total);
    } while (std::next_permutation(columns.begin(), columns.end()));
    return best;
}

}  // namespace

TEST_CASE("the assignment costs as little as the best permutation, also when one row changes") {
    std::mt19937 random(11);
    for (int round = 0; round < 3'000; ++round) {
        const std::size_t size = 1 + random() % 5;
        const auto some_cost = [&] {
            return random() % 4 == 0 ? Assignment::forbidden : static_cast<Value>(random() % 9);
        };
        Matrix costs(size, std::vector<Value>(size));
        Assignment assignment(size);
        for (std::size_t row = 0; row < size; ++row) {
            for (std::size_t column = 0; column < size; ++column) {
                costs[row][column] = assignment.cost(row, column) = some_cost();
            }
        }
        const Value total = assignment.solve();
        REQUIRE(total == by_permutations(costs));
        if (total == Assignment::forbidden) continue;
        for (int change = 0; change < 5; ++change) {
            Matrix changed = costs;
            const std::size_t row = random() % size;
            for (Value& cost : changed[row]) cost = some_cost();
            REQUIRE(assignment.with_row(row, changed[row].data()) == by_permutations(changed));
        }
    }
}

namespace {

/// The bound of an instance's own state, as the search has it for a cost.
struct Bounded {
    Bounded(const Instance& instance, CostKind kind, BoundKind bound)
        : space(64U << 20U),
          options{made(kind, bound)},
          problem(instance, options, space, control),
          position(problem.board()),
          bounds(problem.make_bound()) {
        position.set(instance.boxes, instance.player);
    }
    static Options made(CostKind kind, BoundKind bound) {
        Options options;
        options.cost = kind;
        options.bound = bound;
        return options;
    }
    Cost at() { return problem.measure().cost_of(bounds->at(position)); }

    table::Space space;
    search::Control control;
    Options options;
    search::Problem problem;
    board::Position position;
    std::unique_ptr<Bound> bounds;
};

}  // namespace

TEST_CASE("no bound exceeds the oracle's optimum of any cost, and none is zero before the end") {
    int solved = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const Instance instance = random_small_instance(seed);
        if (!board::Board(instance).has_enough()) continue;
        for (const CostKind kind : all_cost_kinds) {
            const Cost truth = oracle::cheapest(instance, kind).cost.value_or(infinite_cost);
            const Cost pairs = Bounded(instance, kind, BoundKind::Pairs).at();
            const Cost walls = Bounded(instance, kind, BoundKind::Walls).at();
            const Cost matching = Bounded(instance, kind, BoundKind::Matching).at();
            const Cost uncovered = Bounded(instance, kind, BoundKind::Uncovered).at();
            INFO("seed " << seed << ", " << to_string(kind));
            REQUIRE(pairs <= truth);
            REQUIRE(walls <= pairs);
            REQUIRE(matching <= walls);
            REQUIRE(uncovered <= matching);
            REQUIRE((pairs == Cost{}) == (truth == Cost{}));
            REQUIRE((matching == Cost{}) == (truth == Cost{}));
            REQUIRE((uncovered == Cost{}) == (truth == Cost{}));
            solved += truth < infinite_cost ? 1 : 0;
        }
    }
    CHECK(solved > 400);
}

TEST_CASE("with two boxes that can move the bound of pairs is the optimum") {
    int solved = 0;
    int sharper = 0;
    for (std::uint64_t seed = 1; seed <= 600; ++seed) {
        const testing::Kind kind = seed % 3 == 0   ? testing::Kind::Graph
                                   : seed % 3 == 1 ? testing::Kind::Grid
                                                   : testing::Kind::Corridors;
        const Instance instance =
            testing::random_instance({kind, 9 + static_cast<int>(seed % 12), 2, 2}, seed);
        for (const CostKind cost : {CostKind::Lines, CostKind::Pushes}) {
            const Cost truth = oracle::cheapest(instance, cost).cost.value_or(infinite_cost);
            Bounded bounded(instance, cost, BoundKind::Pairs);
            const Cost pairs = bounded.at();
            board::Freezing::Scratch scratch;
            board::Freezing(bounded.problem.board()).find_all(bounded.position, scratch);
            INFO("seed " << seed << ", " << to_string(cost));
            REQUIRE(pairs <= truth);
            if (!scratch.frozen.empty()) continue;
            REQUIRE(pairs == truth);
            sharper += Bounded(instance, cost, BoundKind::Walls).at() < truth ? 1 : 0;
            solved += truth < infinite_cost ? 1 : 0;
        }
    }
    CHECK(solved > 100);
    CHECK(sharper > 8);
}

TEST_CASE(
    "after each push the bound of pairs is no less than that of walls and no more than true") {
    int sharper = 0;
    int pushes = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const int boxes = 3 + static_cast<int>(seed % 2);
        const testing::Kind kind = seed % 3 == 0 ? testing::Kind::Room : testing::Kind::Grid;
        const Instance instance =
            testing::random_instance({kind, 12 + static_cast<int>(seed % 6), boxes, boxes}, seed);
        for (const CostKind cost : {CostKind::Lines, CostKind::Pushes}) {
            Bounded with_pairs(instance, cost, BoundKind::Pairs);
            Bounded with_walls(instance, cost, BoundKind::Walls);
            if (with_pairs.at() >= infinite_cost) continue;
            with_walls.at();
            const board::Board& board = with_pairs.problem.board();
            board::Position& position = with_pairs.position;
            board::Walks walks(board);
            walks.flood(board, position, position.player());
            const Location player = position.player();
            const auto reach =
                cost == CostKind::Lines ? board::Reach::WholeLines : board::Reach::OneLocation;
            board::for_each_push(
                board, position, reach, [&](Location l) { return walks.reaches(l); },
                [&](const Push& push, std::size_t) {
                    position.apply(push);
                    Instance child = instance;
                    child.boxes.assign(position.boxes().begin(), position.boxes().end());
                    child.player = position.player();
                    const board::Price truth = with_pairs.problem.measure().price_of(
                        oracle::cheapest(child, cost).cost.value_or(infinite_cost));
                    const board::Price pairs = with_pairs.bounds->after(position, push);
                    const board::Price walls = with_walls.bounds->after(position, push);
                    INFO("seed " << seed << ", " << to_string(cost));
                    REQUIRE(pairs <= truth);
                    REQUIRE(walls <= pairs);
                    sharper += walls < pairs ? 1 : 0;
                    ++pushes;
                    position.undo(push, player);
                });
        }
    }
    CHECK(pushes > 300);
    CHECK(sharper > 20);
}

TEST_CASE("the repaired matching is the matching, and falls by the price of a push at most") {
    int pushes = 0;
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
        const Instance instance = random_small_instance(seed);
        if (!board::Board(instance).has_enough()) continue;
        for (const CostKind kind : all_cost_kinds) {
            for (const BoundKind bound :
                 {BoundKind::Walls, BoundKind::Matching, BoundKind::Uncovered}) {
                Bounded repaired(instance, kind, bound);
                const auto anew = repaired.problem.make_bound();
                const board::Board& board = repaired.problem.board();
                const board::Tariff& tariff = repaired.problem.tariff();
                board::Position& position = repaired.position;
                const board::Price before = repaired.bounds->at(position);
                if (before >= board::infinite_price) continue;
                board::Walks walks(board);
                walks.flood(board, position, position.player());
                const Location player = position.player();
                const auto reach =
                    tariff.counts_lines() ? board::Reach::WholeLines : board::Reach::OneLocation;
                board::for_each_push(
                    board, position, reach, [&](Location l) { return walks.reaches(l); },
                    [&](const Push& push, std::size_t length) {
                        const Location behind = board.step(push.from, opposite(push.direction));
                        position.apply(push);
                        const board::Price after = repaired.bounds->after(position, push);
                        INFO("seed " << seed << ", " << to_string(kind));
                        REQUIRE(after == anew->at(position));
                        REQUIRE(after + tariff.price_of(walks.steps_to(behind), length) >= before);
                        position.undo(push, player);
                        ++pushes;
                    });
            }
        }
    }
    CHECK(pushes > 5'000);
}

TEST_CASE("ways round walls say what sides and distances of the walled board say") {
    int finite = 0;
    int ambiguous = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Instance instance = random_small_instance(seed);
        const board::Board board(instance);
        std::mt19937 random(static_cast<std::uint32_t>(seed));
        std::vector<Location> walls;
        for (Location location = 0; location < instance.size(); ++location) {
            if (random() % 5 == 0) walls.push_back(location);
        }
        const board::Board walled_board = board.with_walls(walls);
        const board::Sides sides(walled_board);
        std::vector<Value> costs(board.goals().size());
        for (const board::Travel travel : {board::Travel::Lines, board::Travel::Pushes}) {
            const board::Distances distances(walled_board, sides, travel, [] { return false; });
            const WalledWays ways(board, walls, travel);
            REQUIRE(ways.walls() == walls);
            INFO("seed " << seed);
            for (Location box = 0; box < instance.size(); ++box) {
                ambiguous += sides.only_side_of(box) == board::no_side ? 1 : 0;
                for (Location player = 0; player < instance.size(); ++player) {
                    if (player == box) continue;
                    ways.fill(board, box, player, costs.data());
                    for (std::size_t goal = 0; goal < costs.size(); ++goal) {
                        const auto expected = distances.at(goal, box, sides.of(box, player));
                        const bool is_finite = expected != board::Distances::unreachable;
                        REQUIRE(costs[goal] == (is_finite ? expected : Assignment::forbidden));
                        finite += is_finite ? 1 : 0;
                    }
                }
            }
        }
    }
    CHECK(finite > 10'000);
    CHECK(ambiguous > 100);
}
