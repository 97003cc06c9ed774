// The assignment against all permutations, and the bound against the oracle.

#include <algorithm>
#include <numeric>
#include <random>
#include <vector>

#include "board/position.hpp"
#include "board/pushes.hpp"
#include "bounds/assignment.hpp"
#include "bounds/matching.hpp"
#include "bounds/uncovered.hpp"
#include "oracle/oracle.hpp"
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

TEST_CASE("no bound exceeds the oracle's optimum, and none is zero before the end") {
    int solved = 0;
    for (std::uint64_t seed = 1; seed <= 1'000; ++seed) {
        const Instance instance = random_small_instance(seed);
        const board::Board board(instance);
        if (!board.has_enough()) continue;
        const board::Sides sides(board);
        const board::LineDistances distances(board, sides, [] { return false; });
        board::Position position(board);
        position.set(instance.boxes, instance.player);
        const Cost truth = oracle::fewest_lines(instance).cost.value_or(infinite_cost);
        const Cost matching = Matching(board, sides, distances).at(position);
        const Cost uncovered = Uncovered(board).at(position);
        INFO("seed " << seed);
        REQUIRE(matching <= truth);
        REQUIRE(uncovered <= matching);
        REQUIRE((matching == 0) == (truth == 0));
        REQUIRE((uncovered == 0) == (truth == 0));
        solved += truth < infinite_cost ? 1 : 0;
    }
    CHECK(solved > 200);
}

TEST_CASE("the repaired matching is the matching, and falls by one line a push at most") {
    int pushes = 0;
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
        const Instance instance = random_small_instance(seed);
        const board::Board board(instance);
        if (!board.has_enough()) continue;
        const board::Sides sides(board);
        const board::LineDistances distances(board, sides, [] { return false; });
        board::Position position(board);
        position.set(instance.boxes, instance.player);
        Matching repaired(board, sides, distances);
        Matching anew(board, sides, distances);
        const Cost before = repaired.at(position);
        if (before >= infinite_cost) continue;
        board::Region region(board);
        region.flood(board, position);
        const Location player = position.player();
        board::for_each_push(board, position, region, [&](const Push& push) {
            position.apply(push);
            const Cost after = repaired.after(position, push);
            INFO("seed " << seed);
            REQUIRE(after == anew.at(position));
            REQUIRE(after + 1 >= before);
            position.undo(push, player);
            ++pushes;
        });
    }
    CHECK(pushes > 500);
}
