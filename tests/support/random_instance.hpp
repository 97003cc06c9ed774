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
    Mirrored,   ///< a room whose walls and goals are the same in a mirror, with boxes for all goals
    Crowded,    ///< a large room with many boxes, nearly all of them on goals
};

inline constexpr int kinds = 6;  ///< that random_small_instance() draws from; the first ones

enum class Boxes : std::uint8_t {
    Anywhere,  ///< there may well be no plan
    Pulled,    ///< away from the goals, those to spare anywhere: there mostly is a plan
};

struct Shape {
    Kind kind = Kind::Grid;
    int locations = 12;  ///< about
    int boxes = 3;
    int goals = 3;
    Boxes placed = Boxes::Anywhere;
};

Instance random_instance(const Shape& shape, std::uint64_t seed);

/// Any kind, small enough for the oracle: boxes and goals in equal number mostly, with surplus
/// boxes now and then, goals under boxes included.
Instance random_small_instance(std::uint64_t seed);

/// All that, and boards with corridors, mirrored ones, goals to spare, too few boxes, room for
/// corrals, and boards past the limits of what packs or floods quickly. A few are too much for the
/// oracle.
Instance random_instance_of_any_kind(std::uint64_t seed);

}  // namespace tabkeeper::testing
