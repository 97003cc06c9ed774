#pragma once

// What a push costs, for each kind of cost, and what that makes of states and pushes.
//
// Where no moves are counted it does not matter where in its region the player stands: a state is
// (region, boxes). Where they are it does, and a state is (player, boxes). Where lines are counted
// a push goes any way in a straight line; otherwise it goes one location, because longer ones are
// several of those.

#include <cstddef>

#include "board/price.hpp"
#include "tabkeeper/instance.hpp"

namespace tabkeeper::board {

class Tariff {
public:
    explicit constexpr Tariff(CostKind kind) {
        constexpr Price first = Price{1} << pair_shift;
        switch (kind) {
            case CostKind::Lines: set(1, 0, true); break;
            case CostKind::Pushes: set(1, 0, false); break;
            case CostKind::Moves: set(0, 1, false); break;
            case CostKind::PushesMoves: set(first, 1, false); break;
            case CostKind::MovesPushes: set(1, first, false); break;
            case CostKind::LinesMoves: set(first, 1, true); break;
        }
    }

    /// The price of a push of `length` locations after `walk` steps.
    constexpr Price price_of(std::size_t walk, std::size_t length) const {
        return push_ + static_cast<Price>(walk + length) * move_;
    }
    constexpr bool counts_moves() const { return move_ != 0; }
    constexpr bool counts_lines() const { return whole_lines_; }
    /// All pushes cost the same.
    constexpr bool is_uniform() const { return !counts_moves(); }
    /// What a push costs beside its moves, and what a move costs.
    constexpr Price push() const { return push_; }
    constexpr Price move() const { return move_; }
    constexpr Price cheapest_push() const { return price_of(0, 1); }

private:
    constexpr void set(Price push, Price move, bool whole_lines) {
        push_ = push;
        move_ = move;
        whole_lines_ = whole_lines;
    }

    Price push_ = 0;
    Price move_ = 0;
    bool whole_lines_ = false;
};

}  // namespace tabkeeper::board
