#pragma once

// Boards: instances with locations and steps, and nothing on them yet.

#include <cstddef>
#include <utility>
#include <vector>

#include "generate/random.hpp"
#include "tabkeeper/generate.hpp"

namespace tabkeeper::generator {

/// (column, row) of squared paper, row 0 on top.
using Place = std::pair<int, int>;

/// One location for each place, row by row, with steps between neighbours; named c1r1 and so on
/// from the top left.
Instance board_of_places(std::vector<Place> places);

Instance make_rectangle(std::size_t width, std::size_t height);
Instance make_rooms(std::size_t rooms, Random& random);
Instance make_cave(std::size_t width, std::size_t height, std::size_t open, Random& random);
Instance make_graph(std::size_t locations, std::size_t steps, Random& random);

/// How many locations the board of these options has.
std::size_t locations_of(const GenerateOptions& options);

/// The options have been checked.
Instance make_board(const GenerateOptions& options, Random& random);

}  // namespace tabkeeper::generator
