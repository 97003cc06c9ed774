#pragma once

// A location graph drawn on squared paper, where that is possible.

#include <optional>
#include <utility>
#include <vector>

#include "tabkeeper/instance.hpp"

namespace tabkeeper::formats {

/// (column, row) of each location, row 0 on top.
using Coordinates = std::vector<std::pair<int, int>>;

/// Nothing where the graph is not in one piece, two locations would share a square, or neighbouring
/// squares would have no step between them only on paper: a step always joins neighbours.
std::optional<Coordinates> grid_of(const Instance& instance);

}  // namespace tabkeeper::formats
