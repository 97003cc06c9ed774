#pragma once

// Random boards with plans, for what writes and reads plans.

#include <utility>
#include <vector>

#include "support/random_instance.hpp"
#include "tabkeeper/check.hpp"
#include "tabkeeper/solve.hpp"

namespace tabkeeper::testing {

struct Solved {
    Instance instance;
    Plan plan;
    Metrics metrics;
};

/// Boards of that kind that have a plan of at least one push.
inline std::vector<Solved> solved_boards(Kind kind, std::uint64_t seeds) {
    std::vector<Solved> boards;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        Instance instance = random_instance({kind, 16, 2, 2}, seed);
        Options options;
        options.threads = 1;
        options.table_space = Bytes{32U << 20U};
        options.cost = CostKind::Pushes;
        const auto plan = solve(instance, options).plan;
        if (!plan || plan->empty()) continue;
        const Verdict verdict = check(instance, *plan);
        REQUIRE(verdict.correct);
        boards.push_back({std::move(instance), *plan, verdict.metrics});
    }
    return boards;
}

}  // namespace tabkeeper::testing
