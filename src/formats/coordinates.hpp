#pragma once

// Where the locations of an instance lie, by their names or by their steps.

#include <optional>
#include <string>

#include "formats/grid.hpp"

namespace tabkeeper::formats {

/// (column, row) of each location, rows going down. Names such as field(2,3), pos_02_03 and pos-2-3
/// decide where they agree with the steps, which allows a graph in several pieces; otherwise the
/// graph is drawn, from 1 on. Nothing where that is impossible.
std::optional<Coordinates> coordinates_of(const Instance& instance);

/// Why coordinates_of() gives nothing.
std::string why_no_grid(const Instance& instance);

/// "field(2,3)".
std::string field_name(std::pair<int, int> at);

}  // namespace tabkeeper::formats
