// Instances that fill the table: forgetting costs time, never the optimum.

#include <vector>

#include "agreement/judge.hpp"
#include "support/catch.hpp"
#include "support/random_instance.hpp"
#include "tabkeeper/solve.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

/// Solvable ones that, without rules and with the weakest bound, need many times what 64K can hold.
std::vector<Instance> large_instances() {
    return {
        random_instance({Kind::Room, 49, 6, 6}, 6),
        random_instance({Kind::Room, 49, 7, 7}, 4),
        random_instance({Kind::Room, 49, 7, 7}, 6),
        random_instance({Kind::Torus, 40, 4, 4}, 4),
    };
}

Answer reference_for(const Instance& instance) {
    const Answer answer =
        solve(instance, variant("default", Engine::Layered, 1, ample_space).options);
    REQUIRE(answer.status == Status::Optimal);
    return answer;
}

}  // namespace

TEST_CASE("a table that must forget stays exact with one and with many threads") {
    for (const Instance& instance : large_instances()) {
        const Answer reference = reference_for(instance);
        for (const unsigned threads : {1U, 2U, 8U}) {
            const Variant way =
                variant("none", Engine::Recursive, threads, least_space, BoundKind::Uncovered);
            const Answer answer = solve(instance, way.options);
            INFO(instance.title << ", " << threads << " threads");
            CHECK(answer.status == Status::Optimal);
            CHECK(answer.upper_bound == reference.upper_bound);
            CHECK(answer.statistics.table.forgotten > 0);
            CHECK(answer.statistics.table.bytes <= least_space);
        }
    }
}

TEST_CASE("layers that outgrow the space hand over to the recursion, and the optimum stays") {
    for (const Instance& instance : large_instances()) {
        const Answer reference = reference_for(instance);
        const Variant way = variant("default", Engine::Auto, 2, least_space, BoundKind::Uncovered);
        const Answer answer = solve(instance, way.options);
        INFO(instance.title);
        CHECK(answer.status == Status::Optimal);
        CHECK(answer.upper_bound == reference.upper_bound);
    }
}

TEST_CASE("the backward engine is exact or ends full, whatever the space") {
    int full = 0;
    for (const Instance& instance : large_instances()) {
        const Answer reference = reference_for(instance);
        for (std::uint64_t bytes = 1; bytes < ample_space.count; bytes *= 3) {
            for (const BoundKind bound : {BoundKind::Matching, BoundKind::Uncovered}) {
                const Answer answer = solve(
                    instance, variant("default", Engine::Backward, 2, Bytes{bytes}, bound).options);
                INFO(instance.title << ", " << bytes << " bytes");
                if (answer.status == Status::Optimal) {
                    CHECK(answer.upper_bound == reference.upper_bound);
                    CHECK(answer.lower_bound == *reference.upper_bound);
                } else {
                    CHECK(answer.status == Status::Unknown);
                    CHECK(answer.stop_reason == StopReason::Table);
                    CHECK(answer.lower_bound <= *reference.upper_bound);
                    ++full;
                }
            }
        }
    }
    CHECK(full > 40);
}

TEST_CASE("with --on-table-full stop a full table ends the run with a bound that holds") {
    for (const Instance& instance : large_instances()) {
        const Answer reference = reference_for(instance);
        for (const Engine engine :
             {Engine::Auto, Engine::Recursive, Engine::Layered, Engine::Backward}) {
            Options options = variant("none", engine, 2, least_space, BoundKind::Uncovered).options;
            options.on_table_full = OnTableFull::Stop;
            const Answer answer = solve(instance, options);
            INFO(instance.title);
            CHECK(answer.status == Status::Unknown);
            CHECK(answer.stop_reason == StopReason::Table);
            CHECK(answer.lower_bound <= *reference.upper_bound);
            CHECK(answer.lower_bound > 0);
        }
    }
}
