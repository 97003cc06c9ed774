#pragma once

// The numbers of boxes in the thesis's notation, where 0 is the player.

#include <vector>

#include "tabkeeper/instance.hpp"

namespace tabkeeper::formats {

/// The boxes' own names where those are such numbers, else 1 and so on.
std::vector<long> thesis_numbers(const Instance& instance);

}  // namespace tabkeeper::formats
