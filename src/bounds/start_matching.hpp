#pragma once

// The matching bound of a search that goes backward: every start gets a box of its own, as cheaply
// as boxes alone could be pulled there.
//
// It is consistent: a pull moves one box, and the player stays on the same side of all others, so
// it changes one row and the total by at most the cost of the pull.

#include <vector>

#include "board/price.hpp"
#include "board/pull_distances.hpp"
#include "board/sides.hpp"
#include "bounds/assignment.hpp"
#include "bounds/bound.hpp"

namespace tabkeeper::bounds {

/// As many boxes as starts. Unlike what a Bound promises it may be 0 short of the end, where all
/// boxes are at the starts and the player is not.
class StartMatching final : public Bound {
public:
    StartMatching(const board::Board& turned, const board::Sides& sides,
                  const board::PullDistances& distances, board::Price unit);

    board::Price at(const board::Position& position) override;
    board::Price after(const board::Position& position, const Push& pull) override;

private:
    void fill(Location box, Location player, Assignment::Value* row) const;
    board::Price price_of(Assignment::Value total) const;

    const board::Sides& sides_;
    const board::PullDistances& distances_;
    board::Price unit_;
    std::size_t starts_;
    Assignment assignment_;
    std::vector<Location> boxes_;  // of the position last given to at(): box i is row i
    std::vector<Assignment::Value> row_;
};

}  // namespace tabkeeper::bounds
