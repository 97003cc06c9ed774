#pragma once

// The weakest honest bound: a push moves one box, so it settles at most one goal.

#include "board/board.hpp"
#include "board/price.hpp"
#include "bounds/bound.hpp"

namespace tabkeeper::bounds {

class Uncovered final : public Bound {
public:
    /// `unit` is what the cheapest push costs.
    Uncovered(const board::Board& board, board::Price unit) : board_(board), unit_(unit) {}

    board::Price at(const board::Position& position) override {
        board::Price open = 0;
        if (board_.condition() == GoalCondition::Cover) {
            for (const Location goal : board_.goals()) open += position.has_box(goal) ? 0 : 1;
        } else {
            for (const Location box : position.boxes()) open += board_.is_goal(box) ? 0 : 1;
        }
        return open * unit_;
    }

    board::Price after(const board::Position& position, const Push&) override {
        return at(position);
    }

private:
    const board::Board& board_;
    board::Price unit_;
};

}  // namespace tabkeeper::bounds
