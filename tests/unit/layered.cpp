// A cost that an entry of the table cannot hold must never be taken for "no plan".

#include <memory>

#include "search/layered.hpp"
#include "search/measure.hpp"
#include "support/catch.hpp"
#include "tabkeeper/solve.hpp"

using namespace tabkeeper;

namespace {

/// A staircase four locations wide, whose single box has to climb all of it: about one line a
/// stair.
Instance staircase(int stairs) {
    Instance instance;
    const auto at = [&](int column, int row) -> Location {
        const int offset = column - row + 1;
        if (row < 0 || row >= stairs || offset < 0 || offset > 3) return no_location;
        return static_cast<Location>(row * 4 + offset);
    };
    for (int row = 0; row < stairs; ++row) {
        for (int column = row - 1; column <= row + 2; ++column) {
            instance.names.push_back("p" + std::to_string(row * 4 + column - row + 1));
            instance.steps.push_back({at(column, row + 1), at(column + 1, row), at(column, row - 1),
                                      at(column - 1, row)});
        }
    }
    instance.boxes = {at(2, 2)};
    instance.goals = {at(stairs - 3, stairs - 3)};
    instance.player = at(0, 0);
    return instance;
}

}  // namespace

TEST_CASE("a staircase has as many lines with layers as without") {
    const Instance instance = staircase(40);
    REQUIRE_FALSE(defect_of(instance));
    Options options;
    options.threads = 1;
    const Answer reference = solve(instance, options);
    REQUIRE(reference.status == Status::Optimal);
    options.engine = Engine::Frontier;
    CHECK(solve(instance, options).upper_bound == reference.upper_bound);
}

TEST_CASE("the layers end full, not empty, where a plan costs more than an entry can say") {
    const Instance instance = staircase(2'000);
    Options options;
    options.threads = 1;
    options.cost = CostKind::PushesMoves;
    options.engine = Engine::Layered;
    options.table_space = Bytes{64ULL << 20U};
    const Answer answer = solve(instance, options);
    CHECK(answer.status == Status::Unknown);
    CHECK(answer.stop_reason == StopReason::Table);
    CHECK(answer.lower_bound.first > 1'000);
}

TEST_CASE("what an entry holds of a price claims no more than the price, and in the same order") {
    for (const CostKind kind : all_cost_kinds) {
        const search::Measure measure(kind);
        table::Cost last = 0;
        std::vector<Cost> costs;
        for (const std::uint32_t first : {0U, 1U, 5U, 1'022U, 1'023U, 1'024U, 70'000U, 1U << 26U}) {
            costs.push_back(first);
            if (!is_lexicographic(kind)) continue;
            for (const std::uint32_t second : {1U, 4'095U, 65'535U, 65'536U, 1U << 30U}) {
                costs.push_back({first, second});
            }
        }
        for (const Cost cost : costs) {
            const board::Price price = measure.price_of(cost);
            const table::Cost held = measure.entry_of(price);
            INFO(to_string(cost, kind));
            CHECK(measure.cost_of(price) == cost);
            CHECK(held >= last);
            CHECK(held < table::dead_bound);
            CHECK(measure.price_of_entry(held) <= price);
            CHECK(measure.fits_entry(price) == (measure.price_of_entry(held) == price));
            last = held;
        }
        CHECK(measure.entry_of(board::infinite_price) == table::dead_bound);
        CHECK(measure.price_of_entry(table::dead_bound) == board::infinite_price);
        CHECK(measure.cost_of(board::infinite_price) == infinite_cost);
        CHECK(measure.price_of(infinite_cost) == board::infinite_price);
    }
}

TEST_CASE("a table too small for the root or the goal ends full or is exact, never a proof") {
    const Instance instance = staircase(12);
    for (const CostKind cost : {CostKind::Lines, CostKind::Moves}) {
        Options options;
        options.cost = cost;
        options.threads = 1;
        const Answer reference = solve(instance, options);
        REQUIRE(reference.status == Status::Optimal);
        options.engine = Engine::Layered;
        for (std::uint64_t bytes = 1; bytes < 40'000; bytes = bytes * 5 / 4 + 1) {
            options.table_space = Bytes{bytes};
            const Answer answer = solve(instance, options);
            INFO(bytes << " bytes");
            if (answer.status == Status::Optimal) {
                CHECK(answer.upper_bound == reference.upper_bound);
            } else {
                CHECK(answer.status == Status::Unknown);
                CHECK(answer.lower_bound <= *reference.upper_bound);
            }
        }
    }
}

TEST_CASE("a limit of any amount is no limit") {
    Instance instance = staircase(6);
    instance.goals = {instance.player};
    instance.boxes = {static_cast<Location>(instance.size() - 1)};
    Options options;
    options.threads = 1;
    options.within = infinite_cost;
    CHECK(solve(instance, options).status == Status::Unsatisfiable);
}
