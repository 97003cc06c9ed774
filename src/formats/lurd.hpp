#pragma once

// The player's way in letters.

#include <string_view>

#include "formats/board_text.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::formats {

/// Replays the letters on the instance; `start` is where they begin. Throws InputError.
WrittenPlan replayed(std::string_view letters, const std::string& file, Spot start,
                     const Instance& instance);

}  // namespace tabkeeper::formats
