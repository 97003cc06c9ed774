#pragma once

// Where on a board boxes, goals and the player may be put, and putting them there.

#include <optional>
#include <vector>

#include "generate/random.hpp"
#include "tabkeeper/generate.hpp"

namespace tabkeeper::generator {

/// Every location with Mixed; with Zones two parts of the board that share none.
struct Zones {
    std::vector<Location> for_boxes;
    std::vector<Location> for_goals;
    /// By location: the fewest pulls that bring a lone box to its zone; the number of locations
    /// where none do.
    std::vector<std::size_t> pulls_to_boxes;
};

/// Nothing where the board cannot be cut so that each part has room.
std::optional<Zones> zones_of(const Instance& board, const GenerateOptions& options,
                              Random& random);

/// As many goals as asked for, with nothing else on the board; false where boxes have to be pulled
/// from them to their zone and there are too few such places.
bool put_goals(Instance& instance, const GenerateOptions& options, const Zones& zones,
               Random& random);

/// Boxes at random, on goals only if there is no room beside them; false where too few places are
/// live.
bool put_boxes(Instance& instance, const GenerateOptions& options, const Zones& zones,
               Random& random);

/// Boxes as in a solved state: as many as can be on goals, a surplus anywhere in its zone.
void put_boxes_solved(Instance& instance, const GenerateOptions& options, const Zones& zones,
                      Random& random);

/// Anywhere without a box.
void put_player(Instance& instance, Random& random);

bool is_solved(const Instance& instance);

}  // namespace tabkeeper::generator
