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

/// What is minimised. A pair counts the first, and the second among plans equal in the first.
enum class CostKind : std::uint8_t { Lines, Pushes, Moves, PushesMoves, MovesPushes, LinesMoves };

inline constexpr std::array<CostKind, 6> all_cost_kinds{
    CostKind::Lines,       CostKind::Pushes,      CostKind::Moves,
    CostKind::PushesMoves, CostKind::MovesPushes, CostKind::LinesMoves};

/// The worlds that instances come from.
enum class InstanceFormat : std::uint8_t {
    Asp,      ///< ASP Competition 2009 and 2011: top/2, right/2, box/1, solution/1, sokoban/1
    Asp2013,  ///< ASP Competition 2013: movedir/3, at/2, isgoal/1, stone/1, goal/1
    Thesis,   ///< init(field(X,Y)), init(at(N,X,Y)), init(target(X,Y))
    B,        ///< location/1, step/3, box_in/1, sokoban_in/1, goal(box_in(L))
    Sokoban,  ///< boards of XSB characters, alone or in collections
    Pddl,     ///< International Planning Competition, sokoban-sequential
};

inline constexpr std::array<InstanceFormat, 6> all_instance_formats{
    InstanceFormat::Asp, InstanceFormat::Asp2013, InstanceFormat::Thesis,
    InstanceFormat::B,   InstanceFormat::Sokoban, InstanceFormat::Pddl};

/// "asp", "asp2013", "thesis", "b", "sok" or "pddl", and back.
std::string_view to_string(InstanceFormat format);
std::optional<InstanceFormat> instance_format_from(std::string_view word);

/// What the users of a format count.
CostKind natural_cost(InstanceFormat format);

struct Instance {
    InstanceFormat format = InstanceFormat::Asp;
    std::string title;                           ///< the instance's own, or empty
    std::string author;                          ///< likewise
    std::vector<std::string> names;              ///< one for each location
    std::vector<std::array<Location, 4>> steps;  ///< by location, then direction; or no_location
    std::vector<Location> boxes;                 ///< sorted, each once
    std::vector<Location> goals;                 ///< sorted, each once
    Location player = no_location;
    GoalCondition condition = GoalCondition::Cover;
    std::vector<std::string> step_labels;  ///< the instance's own time points, in order
    std::optional<std::uint32_t> allowed;  ///< the most its own question allows, in natural_cost()
    std::vector<std::string> box_names;    ///< its own, in the order of `boxes`; or empty
    std::string player_name;               ///< its own, or empty

    std::size_t size() const { return steps.size(); }
    Location step(Location from, Direction direction) const {
        return steps[from][index_of(direction)];
    }
};

/// Says what makes the instance ill-formed, or nothing. Readers never return an ill-formed one.
std::optional<std::string> defect_of(const Instance& instance);

}  // namespace tabkeeper
