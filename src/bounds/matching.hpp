#pragma once

// The matching bound: every goal gets a box of its own (or, where every box must be stored, every
// box a goal), as cheaply as boxes alone could be pushed there.
//
// Surplus boxes are matched with goals that cost nothing, so the bound holds with them. It is
// consistent: a push moves one box, and the player stays on the same side of all others, so it
// changes one row and the total by at most the cost of the push.

#include <vector>

#include "board/distances.hpp"
#include "board/price.hpp"
#include "board/sides.hpp"
#include "bounds/assignment.hpp"
#include "bounds/bound.hpp"

namespace tabkeeper::bounds {

/// Counts in the unit of its distances.
class Matching {
public:
    Matching(const board::Board& board, const board::Sides& sides,
             const board::Distances& distances);

    board::Price at(const board::Position& position);
    board::Price after(const board::Position& position, const Push& push);

private:
    void fill(Location box, Location player, Assignment::Value* row) const;

    const board::Board& board_;
    const board::Sides& sides_;
    const board::Distances& distances_;
    Assignment assignment_;
    std::vector<Location> boxes_;  // of the position last given to at(): box i is row i
    std::vector<Assignment::Value> row_;
};

/// One matching as a price: so much for each unit that it counts.
class MatchingBound final : public Bound {
public:
    MatchingBound(Matching matching, board::Price unit)
        : matching_(std::move(matching)), unit_(unit) {}

    board::Price at(const board::Position& position) override {
        return board::times(matching_.at(position), unit_);
    }
    board::Price after(const board::Position& position, const Push& push) override {
        return board::times(matching_.after(position, push), unit_);
    }

private:
    Matching matching_;
    board::Price unit_;
};

/// Two matchings that count different things; where one is infinite so is the sum.
class PairBound final : public Bound {
public:
    PairBound(MatchingBound one, MatchingBound other)
        : one_(std::move(one)), other_(std::move(other)) {}

    board::Price at(const board::Position& position) override {
        return board::plus(one_.at(position), other_.at(position));
    }
    board::Price after(const board::Position& position, const Push& push) override {
        return board::plus(one_.after(position, push), other_.after(position, push));
    }

private:
    MatchingBound one_;
    MatchingBound other_;
};

}  // namespace tabkeeper::bounds
