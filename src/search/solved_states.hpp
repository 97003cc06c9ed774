#pragma once

// All the ways in which the boxes can lie when the instance is solved.

#include <cstdint>
#include <functional>
#include <span>

#include "tabkeeper/instance.hpp"

namespace tabkeeper::search {

/// How many there are by counting alone, up to a number that stands for "more than anyone wants".
std::uint64_t count_solved(const Instance& instance);

/// Calls `visit(sorted boxes)` for each.
void for_each_solved(const Instance& instance,
                     const std::function<void(std::span<const Location>)>& visit);

}  // namespace tabkeeper::search
