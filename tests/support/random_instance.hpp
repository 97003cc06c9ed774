#pragma once

// Random instances of every kind, the same for the same seed on every machine.

#include <cstdint>
#include <string>

#include "tabkeeper/instance.hpp"

namespace tabkeeper::testing {

enum class Kind : std::uint8_t {
    Grid,       ///< a room with random walls
    Torus,      ///< a grid whose edges meet
    Graph,      ///< steps at random: no grid at all
    Rings,      ///< one-wide loops joined at single locations
    Islands,    ///< a grid in several pieces
    Room,       ///< a square room with a few walls and boxes away from the edge: many states
    Corridors,  ///< small rooms joined by one-wide corridors, boxes pulled away from the goals
};

inline constexpr int kinds = 6;  ///< that random_small_instance() draws from; without corridors

struct Shape {
    Kind kind = Kind::Grid;
    int locations = 12;  ///< about
    int boxes = 3;
    int goals = 3;
};

Instance random_instance(const Shape& shape, std::uint64_t seed);

/// Any kind, small enough for the oracle: boxes and goals in equal number mostly, with surplus
/// boxes now and then, goals under boxes included.
Instance random_small_instance(std::uint64_t seed);

}  // namespace tabkeeper::testing
