#pragma once

// The player's every step in a plan, which tells only the pushes.

#include <cstddef>
#include <vector>

#include "tabkeeper/plan.hpp"

namespace tabkeeper::formats {

struct PlayerStep {
    enum class Kind : std::uint8_t { Walk, Push };

    Kind kind = Kind::Walk;
    Direction direction = Direction::Up;
    Location from = no_location;    ///< where the player was
    Location to = no_location;      ///< where it is then; of a push: where the box was
    Location box_to = no_location;  ///< of a push: where the box is then
    std::size_t box = 0;            ///< of a push: which one, by its place in Instance::boxes
};

/// All steps of a correct plan, with shortest walks round the boxes between the pushes.
std::vector<PlayerStep> player_steps(const Instance& instance, const Plan& plan);

}  // namespace tabkeeper::formats
