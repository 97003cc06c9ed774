// Boards that can be turned or mirrored onto themselves, against the oracle: states are merged
// there, and a plan has to be turned back.

#include <cstdint>
#include <string>

#include "agreement/judge.hpp"
#include "support/catch.hpp"
#include "support/random_instance.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

#ifdef TABKEEPER_SANITIZED
constexpr std::uint32_t boards = 40;
#else
constexpr std::uint32_t boards = 120;
#endif

}  // namespace

TEST_CASE(
    "on boards that mirror themselves every cost, engine and thread count keeps the optimum") {
    std::uint64_t solved = 0;
    for (std::uint32_t seed = 1; seed <= boards; ++seed) {
        const Instance instance = random_instance({Kind::Mirrored, 0, 0, 0}, seed);
        for (const CostKind cost : all_cost_kinds) {
            const oracle::Answer truth = truth_about(instance, cost);
            solved += truth.cost ? 1 : 0;
            for (const Engine engine : {Engine::Auto, Engine::Layered, Engine::Backward,
                                        Engine::Frontier, Engine::Recursive}) {
                if (!can_run(engine, cost)) continue;
                for (const unsigned threads : {1U, 2U}) {
                    for (const char* rules : {"all", "symmetry"}) {
                        const Variant way =
                            variant(rules, engine, threads, ample_space, BoundKind::Walls, cost);
                        const std::string complaint = complaint_about(instance, way, truth);
                        if (complaint.empty()) continue;
                        FAIL("seed " << seed << ": " << complaint
                                     << "\nshrunk: " << shrunk_report(instance, way));
                    }
                }
            }
        }
    }
    CHECK(solved > boards);
}
