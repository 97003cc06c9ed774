#pragma once

// Whether a box can part the locations round it.
//
// The eight locations round one form a ring. If the free ones among its four neighbours hang
// together along the ring, then whoever walked across the location can walk round it, and a box put
// there takes nothing from the player's region but its own location. That is nearly always so, and
// a look at eight locations is much less than a flood.

#include <array>
#include <cstdint>
#include <vector>

#include "board/board.hpp"
#include "board/position.hpp"

namespace tabkeeper::board {

class Rings {
public:
    explicit Rings(const Board& board);

    /// False where free neighbours of `location` certainly hang together without it.
    bool may_part(const Position& position, Location location) const {
        unsigned free = 0;
        const auto& ring = rings_[location];
        for (std::size_t place = 0; place < ring.size(); ++place) {
            free |= (position.has_box_or_wall(ring[place]) ? 0U : 1U) << place;
        }
        return parted_[free];
    }

private:
    std::vector<std::array<Location, 8>> rings_;  // no_location where there is none
    std::array<bool, 256> parted_{};              // by free places of a ring
};

}  // namespace tabkeeper::board
