#pragma once

// The ways to run one solve that must all give the oracle's answer.

#include <string>
#include <vector>

#include "tabkeeper/options.hpp"
#include "tabkeeper/rules.hpp"

namespace tabkeeper::testing {

struct Variant {
    std::string name;
    Options options;
};

inline Variant variant(const std::string& rules, Engine engine, unsigned threads, Bytes space,
                       BoundKind bound = BoundKind::Matching) {
    Variant made;
    made.options.rules = rules;
    made.options.engine = engine;
    made.options.threads = threads;
    made.options.table_space = space;
    made.options.bound = bound;
    const char* engines[] = {"auto", "recursive", "layered", "frontier"};
    made.name = "--rules " + rules + " --engine " + engines[static_cast<int>(engine)] +
                " --threads " + std::to_string(threads) + " --table-space " +
                std::to_string(space.count / 1024) + "K --bound " +
                (bound == BoundKind::Matching ? "matching" : "uncovered");
    return made;
}

inline constexpr Bytes least_space{64ULL << 10U};
inline constexpr Bytes small_space{1ULL << 20U};
inline constexpr Bytes ample_space{64ULL << 20U};

/// Each rule alone, all but each, none and all, with either bound and engine.
inline std::vector<Variant> rule_variants() {
    std::vector<std::string> selections{"none", "default", "all", "corner,stuck"};
    for (const RuleDescription& rule : describe_rules()) {
        selections.push_back(rule.name);
        selections.push_back("all,-" + rule.name);
    }
    std::vector<Variant> variants;
    for (const std::string& rules : selections) {
        variants.push_back(variant(rules, Engine::Layered, 1, ample_space));
        variants.push_back(variant(rules, Engine::Recursive, 1, small_space));
        variants.push_back(variant(rules, Engine::Frontier, 1, least_space));
    }
    variants.push_back(variant("none", Engine::Layered, 1, ample_space, BoundKind::Uncovered));
    variants.push_back(variant("all", Engine::Layered, 1, ample_space, BoundKind::Uncovered));
    variants.push_back(variant("none", Engine::Recursive, 1, ample_space, BoundKind::Uncovered));
    return variants;
}

/// Engines, thread counts and table spaces.
inline std::vector<Variant> machine_variants() {
    std::vector<Variant> variants;
    for (const unsigned threads : {1U, 2U, 8U}) {
        for (const Bytes space : {least_space, small_space, ample_space}) {
            variants.push_back(variant("default", Engine::Recursive, threads, space));
            variants.push_back(variant("default", Engine::Auto, threads, space));
            variants.push_back(variant("default", Engine::Frontier, threads, space));
        }
    }
    return variants;
}

}  // namespace tabkeeper::testing
