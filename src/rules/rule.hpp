#pragma once

// A pruning rule: a sound reason to drop pushes. Most say that no plan continues from the state
// that a push leads to. A narrowing one looks at a state before its pushes are made and says which
// of them are enough; the committing one does so with a budget in mind. A merging one makes one
// state of several that cost the same.
//
// Built once for an instance, then const and shared by all workers; what it says is pure.

#include <initializer_list>
#include <string_view>
#include <vector>

#include "board/first_push.hpp"
#include "board/position.hpp"
#include "board/region.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::rules {

using board::FirstPush;

class Rule {
public:
    virtual ~Rule() = default;

    /// Whether the position that `push` has just led to has no plan. The position before it must
    /// not itself be one that this rule would have pruned, or it may stay silent.
    virtual bool prunes(const board::Position& /*after*/, const Push& /*push*/) const {
        return false;
    }

    /// Whether this is a merging rule; then states are named by board::Naming, and it is asked
    /// nothing.
    virtual bool merges() const { return false; }

    /// Whether this is the committing rule; then a bound narrows within the budget, and it is asked
    /// nothing.
    virtual bool commits() const { return false; }

    /// Whether this is a narrowing rule; then it is asked narrow() and not prunes().
    virtual bool narrows() const { return false; }

    /// True where some plan of least cost, if there is a plan, begins with one of `enough`.
    /// `region` is the player's.
    virtual bool narrow(const board::Position& /*position*/, const board::Region& /*region*/,
                        std::vector<FirstPush>& /*enough*/) const {
        return false;
    }
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
