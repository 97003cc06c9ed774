#pragma once

// A pruning rule: a sound reason why no plan continues from the state that a push leads to.
//
// Built once for an instance, then const and shared by all workers. `prunes` is pure.

#include <initializer_list>
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

/// The costs whose optimum a rule keeps.
class CostSet {
public:
    constexpr CostSet(std::initializer_list<CostKind> kinds) {
        for (const CostKind kind : kinds) bits_ |= bit_of(kind);
    }
    constexpr bool has(CostKind kind) const { return (bits_ & bit_of(kind)) != 0; }

private:
    static constexpr unsigned bit_of(CostKind kind) { return 1U << static_cast<unsigned>(kind); }
    unsigned bits_ = 0;
};

/// A state without any plan has none whatever is counted: reasons of that kind keep every optimum.
inline constexpr CostSet every_cost{CostKind::Lines,       CostKind::Pushes,
                                    CostKind::Moves,       CostKind::PushesMoves,
                                    CostKind::MovesPushes, CostKind::LinesMoves};

struct RuleInfo {
    std::string_view name;
    std::string_view help;
    std::string_view citation;
    CostSet sound_for;
};

}  // namespace tabkeeper::rules
