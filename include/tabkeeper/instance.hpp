#pragma once

// A Sokoban instance as a location graph: what every reader produces and every engine consumes.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tabkeeper {

/// A place that a box or the player can be, numbered from 0.
using Location = std::uint16_t;

inline constexpr Location no_location = 0xFFFF;
inline constexpr std::size_t max_locations = 65'535;
inline constexpr std::size_t max_boxes = 1'000;

enum class Direction : std::uint8_t { Up, Right, Down, Left };

inline constexpr std::array<Direction, 4> all_directions{Direction::Up, Direction::Right,
                                                         Direction::Down, Direction::Left};

constexpr Direction opposite(Direction direction) {
    return static_cast<Direction>((static_cast<unsigned>(direction) + 2U) % 4U);
}

constexpr std::size_t index_of(Direction direction) { return static_cast<std::size_t>(direction); }

/// "up", "right", "down" or "left".
std::string_view to_string(Direction direction);
std::optional<Direction> direction_from(std::string_view word);

/// When a state counts as solved. With as many boxes as goals both mean the same.
enum class GoalCondition : std::uint8_t {
    Cover,  ///< every goal is covered by a box
    Store,  ///< every box stands on a goal
};

struct Instance {
    std::string title;
    std::vector<std::string> names;              ///< one for each location
    std::vector<std::array<Location, 4>> steps;  ///< by location, then direction; or no_location
    std::vector<Location> boxes;                 ///< sorted, each once
    std::vector<Location> goals;                 ///< sorted, each once
    Location player = no_location;
    GoalCondition condition = GoalCondition::Cover;
    std::vector<std::string> step_labels;  ///< the instance's own time points, in order

    std::size_t size() const { return steps.size(); }
    Location step(Location from, Direction direction) const {
        return steps[from][index_of(direction)];
    }
    /// N time points allow N-1 pushes; nothing where the instance has no time points.
    std::optional<std::uint32_t> allowed_pushes() const;
};

/// Says what makes the instance ill-formed, or nothing. Readers never return an ill-formed one.
std::optional<std::string> defect_of(const Instance& instance);

}  // namespace tabkeeper
