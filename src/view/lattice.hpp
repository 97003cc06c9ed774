#pragma once

// Places on squared paper for a graph that is no grid.

#include <utility>
#include <vector>

#include "tabkeeper/instance.hpp"

namespace tabkeeper::view {

/// (column, row), rows going down.
using LatticePoint = std::pair<int, int>;

/// A place for each location, no two the same, with as many steps as can be had leading to the
/// place beside them. The same instance always gives the same places.
std::vector<LatticePoint> lattice_of(const Instance& instance);

}  // namespace tabkeeper::view
