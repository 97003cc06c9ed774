#pragma once

// A pruning rule: a sound reason why no plan continues from the state that a push leads to.
//
// Built once for an instance, then const and shared by all workers. `prunes` is pure.

#include <string_view>

#include "board/position.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::rules {

class Rule {
public:
    virtual ~Rule() = default;

    /// Whether the position that `push` has just led to has no plan. The position before it must
    /// not itself be one that this rule would have pruned, or it may stay silent.
    virtual bool prunes(const board::Position& after, const Push& push) const = 0;
};

struct RuleInfo {
    std::string_view name;
    std::string_view help;
    std::string_view citation;
};

}  // namespace tabkeeper::rules
