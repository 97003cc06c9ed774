#pragma once

// Whether two instances are the same puzzle, decided without any code of the formats: by walking
// both graphs at once. Directions label the steps, so where one location goes decides where all the
// locations go that steps lead to.

#include <string>

#include "tabkeeper/instance.hpp"

namespace tabkeeper::testing {

enum class NamesCount {
    No,   ///< some one-to-one map of locations keeps steps, player, boxes and goals
    Yes,  ///< the map that keeps the names does
};

/// What differs, or an empty text. The conditions count only where boxes and goals differ in
/// number.
std::string difference(const Instance& one, const Instance& other, NamesCount names);

/// The instance without the locations that no step leads to and nothing stands on.
Instance without_empty_islands(const Instance& instance);

/// The instance without the pieces in which there is no player, no box and no goal.
Instance in_play(const Instance& instance);

}  // namespace tabkeeper::testing
