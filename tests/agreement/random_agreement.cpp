// Random instances against the oracle, in every way there is to run them. A failure is shrunk and
// printed as facts.

#include <cstdint>
#include <map>
#include <string>

#include "agreement/judge.hpp"
#include "support/catch.hpp"
#include "support/random_instance.hpp"
#include "tabkeeper/solve.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

// Sanitizers slow everything down by an order of magnitude.
#ifdef TABKEEPER_SANITIZED
constexpr std::uint64_t instances = 300;
#else
constexpr std::uint64_t instances = 2'000;
#endif

// For every engine and thread count: of each cost but lines.
constexpr std::uint64_t instances_a_cost = instances / 4;

struct Count {
    std::uint64_t solved = 0;
    std::uint64_t unsolvable = 0;
};

Count compare(std::uint64_t first_seed, std::uint64_t seeds, const std::vector<Variant>& variants) {
    Count count;
    const CostKind cost = variants.front().options.cost;
    for (std::uint64_t seed = first_seed; seed < first_seed + seeds; ++seed) {
        const Instance instance = random_small_instance(seed);
        const oracle::Answer truth = truth_about(instance, cost);
        ++(truth.cost ? count.solved : count.unsolvable);
        for (const Variant& variant : variants) {
            const std::string complaint = complaint_about(instance, variant, truth);
            if (complaint.empty()) continue;
            FAIL("seed " << seed << ": " << complaint
                         << "\nshrunk: " << shrunk_report(instance, variant));
        }
    }
    CHECK(count.solved > seeds / 5);
    CHECK(count.unsolvable > seeds / 5);
    return count;
}

void compare_rules(CostKind cost) { compare(1, instances, rule_variants(cost)); }

void compare_machines(CostKind cost, std::uint64_t seeds) {
    compare(1'000'000, seeds, machine_variants(cost));
}

}  // namespace

TEST_CASE("lines: every rule, alone, left out, and all together, keeps the oracle's optimum") {
    compare_rules(CostKind::Lines);
}
TEST_CASE("lines: every engine, thread count and table space gives the oracle's optimum") {
    compare_machines(CostKind::Lines, instances);
}
TEST_CASE("pushes: every rule, alone, left out, and all together, keeps the oracle's optimum") {
    compare_rules(CostKind::Pushes);
}
TEST_CASE("pushes: every engine, thread count and table space gives the oracle's optimum") {
    compare_machines(CostKind::Pushes, instances_a_cost);
}
TEST_CASE("moves: every rule, alone, left out, and all together, keeps the oracle's optimum") {
    compare_rules(CostKind::Moves);
}
TEST_CASE("moves: every engine, thread count and table space gives the oracle's optimum") {
    compare_machines(CostKind::Moves, instances_a_cost);
}
TEST_CASE("pushes,moves: every rule keeps the oracle's optimum") {
    compare_rules(CostKind::PushesMoves);
}
TEST_CASE("pushes,moves: every engine, thread count and table space gives the oracle's optimum") {
    compare_machines(CostKind::PushesMoves, instances_a_cost);
}
TEST_CASE("moves,pushes: every rule keeps the oracle's optimum") {
    compare_rules(CostKind::MovesPushes);
}
TEST_CASE("moves,pushes: every engine, thread count and table space gives the oracle's optimum") {
    compare_machines(CostKind::MovesPushes, instances_a_cost);
}
TEST_CASE("lines,moves: every rule keeps the oracle's optimum") {
    compare_rules(CostKind::LinesMoves);
}
TEST_CASE("lines,moves: every engine, thread count and table space gives the oracle's optimum") {
    compare_machines(CostKind::LinesMoves, instances_a_cost);
}

TEST_CASE("the oracle over pushes and the oracle over steps agree on lines") {
    for (std::uint64_t seed = 7'000'000; seed < 7'000'000 + instances / 4; ++seed) {
        const Instance instance = random_small_instance(seed);
        INFO("seed " << seed);
        REQUIRE(oracle::fewest_lines(instance).cost ==
                oracle::cheapest(instance, CostKind::Lines).cost);
    }
}

TEST_CASE("decide says yes exactly from the optimum on, for each cost") {
    std::uint64_t asked = 0;
    for (std::uint64_t seed = 5'000'000; seed < 5'000'000 + instances / 4; ++seed) {
        const Instance instance = random_small_instance(seed);
        for (const CostKind cost : all_cost_kinds) {
            const Cost truth = truth_about(instance, cost).cost.value_or(infinite_cost);
            std::vector<Cost> limits{0, 3, Cost{5, 7}};
            if (truth < infinite_cost) {
                limits = {truth, Cost{truth.first, truth.second + 1}, truth.first + 1};
                if (truth.first > 0) limits.push_back(truth.first - 1);
                if (truth.second > 0) limits.push_back({truth.first, truth.second - 1});
            }
            for (const Engine engine : {Engine::Auto, Engine::Backward, Engine::Recursive}) {
                if (!can_run(engine, cost)) continue;
                for (const Cost within : limits) {
                    Options options =
                        variant("default", engine, 1, small_space, BoundKind::Walls, cost).options;
                    options.within = within;
                    const Answer answer = solve(instance, options);
                    const bool yes = truth <= within;
                    INFO("seed " << seed << " within " << to_string(within, cost));
                    REQUIRE(answer.status == (yes ? Status::Satisfiable : Status::Unsatisfiable));
                    if (yes) REQUIRE(*answer.upper_bound <= within);
                    if (!yes) REQUIRE(answer.lower_bound > within);
                    ++asked;
                }
            }
        }
    }
    CHECK(asked > instances);
}

TEST_CASE("with goals to spare every engine stores the boxes at the oracle's cost") {
    std::uint64_t solved = 0;
    for (std::uint64_t seed = 1; seed <= instances / 4; ++seed) {
        const int boxes = 1 + static_cast<int>(seed % 3);
        const int goals = boxes + 1 + static_cast<int>(seed % 2);
        const Kind kind = seed % 3 == 0 ? Kind::Graph : Kind::Grid;
        Instance instance =
            random_instance({kind, 9 + static_cast<int>(seed % 7), boxes, goals}, seed);
        instance.condition = GoalCondition::Store;
        for (const CostKind cost : {CostKind::Lines, CostKind::Pushes}) {
            const oracle::Answer truth = truth_about(instance, cost);
            solved += truth.cost ? 1 : 0;
            for (const Engine engine :
                 {Engine::Layered, Engine::Backward, Engine::Frontier, Engine::Recursive}) {
                const Variant way =
                    variant("default", engine, 1, ample_space, BoundKind::Matching, cost);
                INFO("seed " << seed << ", " << way.name);
                REQUIRE(complaint_about(instance, way, truth) == "");
            }
        }
    }
    CHECK(solved > instances / 8);
}

// Corrals need room, and then the oracle needs long. So larger boards are compared with the search
// without any rule, which the tests above compare with the oracle.
TEST_CASE("on boards with room for corrals every rule keeps the optimum, too") {
    std::map<std::string, std::uint64_t> pruned;
    std::uint64_t solved = 0;
    for (std::uint64_t seed = 1; seed <= instances / 2; ++seed) {
        const int boxes = 3 + static_cast<int>(seed % 3);
        const Kind kind = seed % 4 == 0 ? Kind::Graph : seed % 4 == 1 ? Kind::Room : Kind::Grid;
        const Instance instance =
            random_instance({kind, 22 + static_cast<int>(seed % 9), boxes, boxes}, seed);
        for (const CostKind cost : {CostKind::Lines, CostKind::Pushes}) {
            const auto way = [&](const char* rules) {
                return variant(rules, Engine::Layered, 1, ample_space, BoundKind::Walls, cost)
                    .options;
            };
            const Answer plain = solve(instance, way("none"));
            REQUIRE(plain.status != Status::Unknown);
            solved += plain.status == Status::Optimal ? 1 : 0;
            for (const char* rules : {"none", "default"}) {
                Options options = way(rules);
                options.bound = BoundKind::Pairs;
                const Answer answer = solve(instance, options);
                INFO("seed " << seed << ", " << rules << ", " << to_string(cost));
                REQUIRE(answer.status == plain.status);
                REQUIRE(answer.upper_bound == plain.upper_bound);
            }
            for (const char* rules : {"corral", "commit", "pairs", "enclosed", "triples", "counts",
                                      "bipartite", "gate", "default,-commit", "default", "all"}) {
                const Answer answer = solve(instance, way(rules));
                INFO("seed " << seed << ", " << rules << ", " << to_string(cost));
                REQUIRE(answer.status == plain.status);
                REQUIRE(answer.upper_bound == plain.upper_bound);
                for (const RuleCount& rule : answer.statistics.rules) {
                    pruned[rule.name] += rule.pruned;
                }
            }
        }
    }
    CHECK(solved > instances / 10);
    for (const auto& [rule, count] : pruned) {
        if (rule == "tunnel") continue;  // it needs corridors: below
        INFO(rule);
        CHECK(count > 1'000);
    }
}

// Forced pushes need corridors.
TEST_CASE("on boards with corridors every rule keeps the oracle's optimum, too") {
    std::map<std::string, std::uint64_t> pruned;
    std::uint64_t solved = 0;
    for (std::uint64_t seed = 1; seed <= instances; ++seed) {
        const int boxes = 2 + static_cast<int>(seed % 2);
        const Instance instance = random_instance({Kind::Corridors, 0, boxes, boxes}, seed);
        for (const CostKind cost : {CostKind::Lines, CostKind::Pushes}) {
            const oracle::Answer truth = truth_about(instance, cost);
            solved += truth.cost ? 1 : 0;
            for (const char* rules : {"tunnel", "gate", "tunnel,gate", "corral,tunnel",
                                      "corral,gate", "triples", "default,tunnel,gate", "all"}) {
                const Variant way =
                    variant(rules, Engine::Layered, 1, ample_space, BoundKind::Matching, cost);
                const Answer answer = solve(instance, way.options);
                const std::string complaint = complaint_about(instance, answer, cost, truth);
                INFO("seed " << seed << ", " << rules << ", " << to_string(cost));
                if (!complaint.empty()) {
                    FAIL(complaint << "\nshrunk: " << shrunk_report(instance, way));
                }
                for (const RuleCount& rule : answer.statistics.rules) {
                    pruned[rule.name] += rule.pruned;
                }
            }
        }
    }
    CHECK(solved > instances / 2);
    for (const char* rule : {"tunnel", "gate", "corral"}) {
        INFO(rule);
        CHECK(pruned[rule] > 100);
    }
}
