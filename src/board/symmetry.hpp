#pragma once

// The ways to turn and mirror the board onto itself, goals onto goals. A state and its image need
// the same pushes turned the same way, so they cost the same, whatever is counted.
//
// They are found on the graph: an image of one location and a turn of the directions fix the rest
// of a connected board. So they need no coordinates, and boards that are no grids have theirs, too.

#include <array>
#include <cstddef>
#include <vector>

#include "board/board.hpp"

namespace tabkeeper::board {

struct Symmetry {
    std::vector<Location> image;      // by location
    std::array<Direction, 4> turned;  // by direction

    Location operator()(Location location) const { return image[location]; }
    Direction operator()(Direction direction) const { return turned[index_of(direction)]; }
};

/// All of them, the one that changes nothing first. Only that one where there are very many, or the
/// board is very large or in pieces: none has to be found.
std::vector<Symmetry> symmetries_of(const Board& board);

/// Only the one that changes nothing.
std::vector<Symmetry> no_symmetries_of(const Board& board);

/// Undoes what the symmetry does.
Symmetry inverse_of(const Symmetry& symmetry);

}  // namespace tabkeeper::board
