#pragma once

// New instances from a seed: the same options make the same instance on every machine.

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "tabkeeper/instance.hpp"

namespace tabkeeper {

enum class BoardShape : std::uint8_t {
    Rectangle,  ///< width x height locations and no walls
    Rooms,      ///< a chain of 2x2 rooms, each joined to the next along one edge or half of it
    Grid,       ///< a cave within width x height: in one piece, with walls
    Graph,      ///< steps at random: in one piece, no grid, may lead round in rings
};

/// "rectangle", "rooms", "grid" or "graph", and back.
std::string_view to_string(BoardShape shape);
std::optional<BoardShape> board_shape_from(std::string_view word);

enum class BoxLayout : std::uint8_t {
    Mixed,  ///< boxes and goals anywhere
    Zones,  ///< boxes in one part of the board and goals in the other
};

/// "mixed" or "zones", and back.
std::string_view to_string(BoxLayout layout);
std::optional<BoxLayout> box_layout_from(std::string_view word);

enum class BoxPlaces : std::uint8_t {
    Live,      ///< only where a box alone on the board could be pushed to a goal
    Anywhere,  ///< dead corners, too
};

struct GenerateOptions {
    BoardShape shape = BoardShape::Rectangle;
    std::uint32_t width = 6;       ///< of rectangle and grid
    std::uint32_t height = 7;      ///< likewise
    std::uint32_t rooms = 6;       ///< of rooms
    std::uint32_t locations = 24;  ///< of graph
    std::uint32_t walls = 30;      ///< per cent; grid: of the places, graph: of the sides
    std::uint32_t boxes = 3;
    std::optional<std::uint32_t> goals;  ///< none: as many as boxes
    BoxLayout layout = BoxLayout::Mixed;
    BoxPlaces places = BoxPlaces::Live;  ///< without `pulls`
    /// Starts from a solved state and pulls boxes back so many times, one location each: there is a
    /// plan. None: boxes are put down at random and there may be no plan.
    std::optional<std::uint32_t> pulls;
    std::uint64_t seed = 1;
};

/// No instance was found for this seed; says what to change.
class CannotGenerate : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Makes an instance. Its title is the command that makes it again. It asks for every goal to be
/// covered, or, with more goals than boxes, for every box to be stored. Throws
/// std::invalid_argument, with what to change, for options that no seed can meet, and
/// CannotGenerate where this seed did not meet them.
Instance generate(const GenerateOptions& options);

}  // namespace tabkeeper
