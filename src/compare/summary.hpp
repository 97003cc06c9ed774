#pragma once

// What the rows of a comparison come to.

#include <cstddef>
#include <optional>
#include <vector>

#include "compare/comparison.hpp"

namespace tabkeeper::compare {

/// Geometric means of what another system takes for one of ours, over instances that both
/// answered. Nothing where there are none.
struct Ratios {
    std::size_t instances = 0;
    std::optional<double> wall;
    std::optional<double> cpu;
    std::optional<double> memory;
    std::optional<double> entries;  ///< over those where both tell them
};

struct SystemSummary {
    std::size_t answered = 0;
    std::size_t fastest = 0;  ///< answered, and nobody else faster
    Ratios common;            ///< to the first system
    Ratios common_long;       ///< where this system takes a second or more
};

/// In the order of the systems. The first one's ratios are empty.
std::vector<SystemSummary> summarise(const Comparison& comparison);

}  // namespace tabkeeper::compare
