#pragma once

// What each box can do, within what it can afford, while all others stay where they are. A guess:
// the player is taken to get round the box, and a place is gone on from but once.
//
// It only says which sets of boxes are worth a look. Scratch memory of one worker.

#include <vector>

#include "board/board.hpp"
#include "board/region.hpp"
#include "bounds/affordable.hpp"
#include "bounds/relaxation.hpp"

namespace tabkeeper::bounds {

class Alone {
public:
    explicit Alone(const board::Board& board) : at_(board.size()) {}

    /// For the position that the relaxation looks at; `region` is the player's.
    void guess(Relaxation& relaxation, const Affordable& affordable, const board::Region& region);

    /// The boxes that come there, or are pushed from there.
    BoxSet at(Location location) const { return at_[location]; }

private:
    struct Place {
        Relaxation::Node node;
        Assignment::Value excess;
    };

    void follow(std::size_t box, Relaxation& relaxation, Assignment::Value slack,
                const board::Region& region);

    std::vector<BoxSet> at_;       // by location
    std::vector<BoxSet> come_to_;  // by node
    std::vector<Place> places_;    // of one box
};

}  // namespace tabkeeper::bounds
