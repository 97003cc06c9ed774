// A cost that an entry of the table cannot hold must never be taken for "no plan".

#include <memory>

#include "search/layered.hpp"
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

TEST_CASE("the layers end full, not empty, where a plan is longer than an entry can say") {
    const Instance instance = staircase(static_cast<int>(max_locations / 4));
    Options options;
    options.threads = 1;
    options.engine = Engine::Layered;
    options.table_space = Bytes{16ULL << 20U};
    const Answer answer = solve(instance, options);
    CHECK(answer.status == Status::Unknown);
    CHECK(answer.stop_reason == StopReason::Table);
    CHECK(answer.lower_bound > table::no_cost);
}
