#pragma once

// On which side of a box is the player?
//
// Taking one location away may cut the graph into pieces; a box on that location can only be
// pushed from the piece that the player is in. One depth-first tree answers that for every pair of
// locations from two numbers each (Tarjan's low points), instead of a table of all pairs.

#include <array>
#include <cstdint>
#include <vector>

#include "board/board.hpp"

namespace tabkeeper::board {

/// The pieces round a location are named by the first direction that leads into them.
using Side = std::uint8_t;
inline constexpr Side no_side = 4;

class Sides {
public:
    explicit Sides(const Board& board);

    /// The side of `box` that its neighbour in this direction lies on.
    Side toward(Location box, Direction direction) const {
        return sides_[box][index_of(direction)];
    }

    /// The side of `box` that the player is on; no_side where the player can never get there.
    Side of(Location box, Location player) const;

    /// The side of every player who can get to the box at all; no_side where it depends on him.
    Side only_side_of(Location box) const { return only_side_[box]; }

    /// Some location of the part of the board that this one is in: there are no steps between
    /// parts.
    Location part_of(Location location) const { return static_cast<Location>(tree_[location]); }

private:
    std::uint32_t piece_of(Location cut, Location location) const;
    void grow_tree(const Board& board, Location root);
    bool below(Location descendant, Location ancestor) const {
        return enter_[ancestor] <= enter_[descendant] && enter_[descendant] < leave_[ancestor];
    }

    std::vector<std::uint32_t> enter_;  // preorder number; unseen while 0
    std::vector<std::uint32_t> leave_;  // one past the last preorder number below
    std::vector<std::uint32_t> low_;    // lowest preorder number that the subtree touches
    std::vector<std::uint32_t> tree_;   // which tree of the forest
    std::vector<std::array<Location, 4>> children_;
    std::vector<std::array<std::uint32_t, 4>> pieces_;
    std::vector<std::array<Side, 4>> sides_;
    std::vector<Side> only_side_;  // where there is but one side; else no_side
    std::uint32_t clock_ = 0;
};

}  // namespace tabkeeper::board
