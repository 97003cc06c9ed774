#pragma once

// Locations where a box is lost, marked on the board.

#include <optional>
#include <string>
#include <vector>

#include "tabkeeper/instance.hpp"

namespace tabkeeper::cli {

/// The two rules of the QUT CAB320 assignment, by location: a corner that is no goal; and what lies
/// between two such corners along a wall, if no goal does.
std::vector<bool> taboo_by_rules(const Instance& instance);

/// The board with walls `#` and marked locations `X` and nothing else, in rows of one length;
/// nothing where the graph is no grid.
std::optional<std::string> taboo_board(const Instance& instance, const std::vector<bool>& taboo);

}  // namespace tabkeeper::cli
