#pragma once

// From a drawn board to a location graph, and back.

#include <optional>
#include <string>
#include <vector>

#include "formats/board_text.hpp"
#include "formats/grid.hpp"
#include "tabkeeper/instance.hpp"

namespace tabkeeper::formats {

/// The instance that the board shows. Throws InputError.
Instance instance_of(const BoardText& board, const ReadOptions& options);

/// The board of an instance that lies like this. `marked` locations without box or player are drawn
/// as `mark`. Nothing where it would have more than most_characters.
std::optional<BoardText> drawn(const Instance& instance, const Coordinates& at,
                               const std::vector<bool>& marked = {}, char mark = 'X');

/// The board, with title and author after it; reading it gives the instance again. Throws
/// CannotWrite.
std::string board_with_title(const Instance& instance);

}  // namespace tabkeeper::formats
