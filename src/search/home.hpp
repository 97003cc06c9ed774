#pragma once

// How far a state has come, as one number that is the higher the better: boxes that are where they
// must end, and below that how near the next one is. What the latter is worth: docs/engines.md.

#include <cstdint>

#include "board/filling.hpp"

namespace tabkeeper::search {

using Home = std::int32_t;

constexpr unsigned bits_of_nearness = 6;
static_assert(board::Filling::farthest < 1U << bits_of_nearness);

constexpr Home home_with(std::int32_t boxes, std::uint8_t to_next) {
    return (boxes << bits_of_nearness) + (board::Filling::farthest - to_next);
}

}  // namespace tabkeeper::search
