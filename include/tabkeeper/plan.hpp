#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "tabkeeper/instance.hpp"

namespace tabkeeper {

/// What is minimised.
using Cost = std::uint32_t;

/// More than any plan can cost: "no plan".
inline constexpr Cost infinite_cost = std::numeric_limits<Cost>::max() / 4;

/// One action: the box at `from` slid in a straight line to `to`.
struct Push {
    Location from = no_location;
    Direction direction = Direction::Up;
    Location to = no_location;

    friend bool operator==(const Push&, const Push&) = default;
};

using Plan = std::vector<Push>;

/// The measures Sokoban players use, in JSoko's order.
struct Metrics {
    std::uint64_t moves = 0;     ///< player steps, pushes included, walking shortest ways
    std::uint64_t pushes = 0;    ///< locations that boxes travel
    std::uint64_t lines = 0;     ///< straight pushes of one box
    std::uint64_t changes = 0;   ///< how often a box other than the one before is pushed
    std::uint64_t sessions = 0;  ///< runs of pushes with no other step between them

    friend bool operator==(const Metrics&, const Metrics&) = default;
};

}  // namespace tabkeeper
