#pragma once

// A push as far as narrowing goes: which box, and which way, whatever the length.

#include "tabkeeper/instance.hpp"

namespace tabkeeper::board {

struct FirstPush {
    Location box = no_location;
    Direction direction = Direction::Up;
};

}  // namespace tabkeeper::board
