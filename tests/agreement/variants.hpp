#pragma once

// The ways to run one solve that must all give the oracle's answer.

#include <algorithm>
#include <string>
#include <vector>

#include "tabkeeper/options.hpp"
#include "tabkeeper/rules.hpp"

namespace tabkeeper::testing {

struct Variant {
    std::string name;
    Options options;
};

inline const char* name_of(BoundKind bound) {
    if (bound == BoundKind::Walls) return "walls";
    return bound == BoundKind::Matching ? "matching" : "uncovered";
}

inline Variant variant(const std::string& rules, Engine engine, unsigned threads, Bytes space,
                       BoundKind bound = BoundKind::Walls, CostKind cost = CostKind::Lines) {
    Variant made;
    made.options.cost = cost;
    made.options.rules = rules;
    made.options.engine = engine;
    made.options.threads = threads;
    made.options.table_space = space;
    made.options.bound = bound;
    const char* engines[] = {"auto", "recursive", "layered", "frontier"};
    made.name = "--cost " + std::string(to_string(cost)) + " --rules " + rules + " --engine " +
                engines[static_cast<int>(engine)] + " --threads " + std::to_string(threads) +
                " --table-space " + std::to_string(space.count / 1024) + "K --bound " +
                name_of(bound);
    return made;
}

inline constexpr Bytes least_space{64ULL << 10U};
inline constexpr Bytes small_space{1ULL << 20U};
inline constexpr Bytes ample_space{64ULL << 20U};

/// The frontier engine counts whole pushes.
inline bool can_run(Engine engine, CostKind cost) {
    return engine != Engine::Frontier || cost == CostKind::Lines || cost == CostKind::Pushes;
}

/// Each rule alone, all but each, none and all, with either bound and engine.
inline std::vector<Variant> rule_variants(CostKind cost) {
    std::vector<std::string> selections{"none", "default", "all", "corner,stuck"};
    for (const RuleDescription& rule : describe_rules()) {
        if (std::find(rule.costs.begin(), rule.costs.end(), cost) == rule.costs.end()) continue;
        selections.push_back(rule.name);
        selections.push_back("all,-" + rule.name);
    }
    std::vector<Variant> variants;
    const auto add = [&](const std::string& rules, Engine engine, Bytes space, BoundKind bound) {
        if (can_run(engine, cost)) {
            variants.push_back(variant(rules, engine, 1, space, bound, cost));
        }
    };
    for (const std::string& rules : selections) {
        add(rules, Engine::Layered, ample_space, BoundKind::Walls);
        add(rules, Engine::Recursive, small_space, BoundKind::Walls);
        add(rules, Engine::Frontier, least_space, BoundKind::Walls);
    }
    add("none", Engine::Layered, ample_space, BoundKind::Matching);
    add("all", Engine::Layered, ample_space, BoundKind::Matching);
    add("none", Engine::Layered, ample_space, BoundKind::Uncovered);
    add("all", Engine::Layered, ample_space, BoundKind::Uncovered);
    add("none", Engine::Recursive, ample_space, BoundKind::Uncovered);
    return variants;
}

/// Engines, thread counts and table spaces.
inline std::vector<Variant> machine_variants(CostKind cost) {
    std::vector<Variant> variants;
    for (const unsigned threads : {1U, 2U, 8U}) {
        for (const Bytes space : {least_space, small_space, ample_space}) {
            for (const Engine engine : {Engine::Recursive, Engine::Auto, Engine::Frontier}) {
                if (!can_run(engine, cost)) continue;
                variants.push_back(
                    variant("default", engine, threads, space, BoundKind::Walls, cost));
            }
        }
    }
    return variants;
}

}  // namespace tabkeeper::testing
