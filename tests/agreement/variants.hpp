#pragma once

// The ways to run one solve that must all give the oracle's answer: one list of them, for the
// agreement tests and for the soak.

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "tabkeeper/options.hpp"
#include "tabkeeper/rules.hpp"

namespace tabkeeper::testing {

struct Variant {
    std::string name;
    Options options;
};

inline constexpr std::array all_engines{Engine::Auto, Engine::Recursive, Engine::Layered,
                                        Engine::Frontier, Engine::Backward};
inline constexpr std::array all_bounds{BoundKind::Pairs, BoundKind::Walls, BoundKind::Matching,
                                       BoundKind::Uncovered};
inline constexpr std::array thread_counts{1U, 2U, 3U, 8U};

inline constexpr Bytes least_space{64ULL << 10U};
inline constexpr Bytes small_space{1ULL << 20U};
inline constexpr Bytes ample_space{64ULL << 20U};
inline constexpr std::array table_spaces{least_space, small_space, ample_space};

inline const char* name_of(Engine engine) {
    constexpr std::array names{"auto", "recursive", "layered", "frontier", "backward"};
    return names[static_cast<std::size_t>(engine)];
}

/// As `--table-space` takes it.
inline std::string text_of(Bytes space) { return std::to_string(space.count / 1024) + "K"; }

inline Variant variant(const std::string& rules, Engine engine, unsigned threads, Bytes space,
                       BoundKind bound = BoundKind::Walls, CostKind cost = CostKind::Lines) {
    Variant made;
    made.options.cost = cost;
    made.options.rules = rules;
    made.options.engine = engine;
    made.options.threads = threads;
    made.options.table_space = space;
    made.options.bound = bound;
    made.name = "--cost " + std::string(to_string(cost)) + " --rules " + rules + " --engine " +
                name_of(engine) + " --threads " + std::to_string(threads) + " --table-space " +
                text_of(space) + " --bound " + std::string(to_string(bound));
    return made;
}

/// The frontier and the backward engine count whole pushes.
inline bool can_run(Engine engine, CostKind cost) {
    if (engine != Engine::Frontier && engine != Engine::Backward) return true;
    return cost == CostKind::Lines || cost == CostKind::Pushes;
}

/// None, the default, all, the Prolog program's, each rule alone and all but each.
inline std::vector<std::string> rule_selections(CostKind cost) {
    std::vector<std::string> selections{"none", "default", "all", "corner,stuck"};
    for (const RuleDescription& rule : describe_rules()) {
        if (std::find(rule.costs.begin(), rule.costs.end(), cost) == rule.costs.end()) continue;
        selections.push_back(rule.name);
        selections.push_back("all,-" + rule.name);
    }
    return selections;
}

/// Every selection of rules, with either bound and engine. The backward one knows no rules.
inline std::vector<Variant> rule_variants(CostKind cost) {
    std::vector<Variant> variants;
    const auto add = [&](const std::string& rules, Engine engine, Bytes space, BoundKind bound) {
        if (can_run(engine, cost)) {
            variants.push_back(variant(rules, engine, 1, space, bound, cost));
        }
    };
    for (const std::string& rules : rule_selections(cost)) {
        add(rules, Engine::Layered, ample_space, BoundKind::Walls);
        add(rules, Engine::Recursive, small_space, BoundKind::Walls);
        add(rules, Engine::Frontier, least_space, BoundKind::Walls);
    }
    for (const char* rules : {"none", "default", "all"}) {
        add(rules, Engine::Layered, ample_space, BoundKind::Pairs);
        add(rules, Engine::Recursive, small_space, BoundKind::Pairs);
        add(rules, Engine::Frontier, ample_space, BoundKind::Pairs);
    }
    add("default", Engine::Backward, ample_space, BoundKind::Matching);
    add("none", Engine::Backward, small_space, BoundKind::Uncovered);
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
    for (const unsigned threads : thread_counts) {
        for (const Bytes space : table_spaces) {
            for (const Engine engine : {Engine::Recursive, Engine::Auto, Engine::Frontier}) {
                if (!can_run(engine, cost)) continue;
                variants.push_back(
                    variant("default", engine, threads, space, BoundKind::Walls, cost));
            }
        }
        for (const Bytes space : {small_space, ample_space}) {  // it ends when that is used up
            if (!can_run(Engine::Backward, cost)) continue;
            variants.push_back(
                variant("default", Engine::Backward, threads, space, BoundKind::Matching, cost));
        }
    }
    return variants;
}

}  // namespace tabkeeper::testing
