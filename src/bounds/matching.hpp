#pragma once

// The matching bound: every goal gets a box of its own (or, where every box must be stored, every
// box a goal), as cheaply as boxes alone could be pushed there.
//
// Surplus boxes are matched with goals that cost nothing, so the bound holds with them. It is
// consistent: a push moves one box, and the player stays on the same side of all others, so it
// changes one row and the total by at most the cost of the push.

#include <vector>

#include "board/line_distances.hpp"
#include "board/sides.hpp"
#include "bounds/assignment.hpp"
#include "bounds/bound.hpp"

namespace tabkeeper::bounds {

class Matching final : public Bound {
public:
    Matching(const board::Board& board, const board::Sides& sides,
             const board::LineDistances& distances);

    board::Price at(const board::Position& position) override;
    board::Price after(const board::Position& position, const Push& push) override;

private:
    void fill(Location box, Location player, Assignment::Value* row) const;

    const board::Board& board_;
    const board::Sides& sides_;
    const board::LineDistances& distances_;
    Assignment assignment_;
    std::vector<Location> boxes_;  // of the position last given to at(): box i is row i
    std::vector<Assignment::Value> row_;
};

}  // namespace tabkeeper::bounds
