#pragma once

// A location graph drawn on squared paper, where that is possible.

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "tabkeeper/instance.hpp"

namespace tabkeeper::formats {

/// (column, row) of each location, row 0 on top.
using Coordinates = std::vector<std::pair<int, int>>;

/// What a step adds to them, by direction.
inline constexpr std::array<std::pair<int, int>, 4> offsets{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

/// The coordinates, or what is in the way: two locations would share a place, a way leads round,
/// neighbouring places have no step between them. A graph of several pieces is a grid only if names
/// such as pos_3_5 or field(3,5), column and row, say where the pieces lie and agree with all
/// steps.
std::variant<Coordinates, std::string> grid_or_reason(const Instance& instance);

/// Nothing where the graph is no grid.
std::optional<Coordinates> grid_of(const Instance& instance);

}  // namespace tabkeeper::formats
