#pragma once

// What is known of an instance before any search.

#include <vector>

#include "tabkeeper/instance.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper {

/// Whether a box alone could never be pushed from there to a goal, wherever the player was; by
/// location.
std::vector<bool> dead_locations(const Instance& instance);

/// What every plan costs at least, as the search begins with it; infinite_cost where that alone
/// shows that there is no plan. Throws std::invalid_argument for an ill-formed instance.
Cost root_bound(const Instance& instance, CostKind cost);

}  // namespace tabkeeper
