// The frontier in memory so tight that it must drop layers: states come back and are searched
// again, and plans are rebuilt in several sweeps.

#include <algorithm>
#include <memory>
#include <string>

#include "search/frontier.hpp"
#include "support/catch.hpp"
#include "tabkeeper/check.hpp"
#include "tabkeeper/formats.hpp"
#include "tabkeeper/solve.hpp"

using namespace tabkeeper;
using namespace tabkeeper::search;

namespace {

struct Swept {
    bool full = false;
    Plan plan;
    std::uint64_t held = 0;
};

Swept search_within(const Instance& instance, std::uint64_t bytes) {
    const Options options;
    Control control;
    table::Space space(1ULL << 20U);
    const Problem problem(instance, options, space, control);
    Evaluators evaluators;
    for (int thread = 0; thread < 2; ++thread) {
        evaluators.push_back(std::make_unique<Evaluator>(problem, control));
    }
    Frontier frontier(problem, bytes, control, evaluators);
    board::Price budget = evaluators.front()->bound();
    Swept swept;
    while (true) {
        const Result result = frontier.plan(budget);
        swept.held = std::max(swept.held, frontier.bytes());
        swept.full = result.outcome == Outcome::Full;
        if (result.outcome == Outcome::Found) swept.plan = frontier.path();
        if (result.outcome != Outcome::Failed) return swept;
        REQUIRE(result.bound > budget);
        budget = result.bound;
    }
}

}  // namespace

TEST_CASE("a frontier that drops layers finds plans just as short, or says it is full") {
    int found_with_layers_dropped = 0;
    int full = 0;
    for (const char* level :
         {"grid01", "grid05", "grid09", "grid12", "grid17", "grid23", "wide03"}) {
        const Instance instance =
            read_instance(TABKEEPER_SOURCE_DIR "/levels/" + std::string(level) + ".asp");
        const Swept ample = search_within(instance, 64ULL << 20U);
        const std::size_t optimum = ample.plan.size();
        REQUIRE(solve(instance).upper_bound == static_cast<std::uint32_t>(optimum));
        const std::uint64_t all = ample.held;
        for (const std::uint64_t bytes : {all, all * 3 / 4, all / 2, all / 4, all / 16}) {
            const Swept swept = search_within(instance, bytes);
            INFO(level << ", " << bytes << " bytes");
            if (swept.full) {
                ++full;
                continue;
            }
            REQUIRE(swept.plan.size() == optimum);
            REQUIRE(check(instance, swept.plan).correct);
            ++found_with_layers_dropped;
        }
    }
    CHECK(found_with_layers_dropped > 7);
    CHECK(full > 3);
}
