#pragma once

// How much one box alone costs from a location to a goal, the player being on a given side of it:
// in straight pushes or in single ones. A lower bound whatever the other boxes do: they only take
// ways away.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "board/board.hpp"
#include "board/sides.hpp"

namespace tabkeeper::board {

enum class Travel : std::uint8_t { Lines, Pushes };

class Distances {
public:
    static constexpr std::uint16_t unreachable = 0xFFFF;

    /// `stopping` is asked now and then; once it says yes the table is left unfinished.
    Distances(const Board& board, const Sides& sides, Travel travel,
              const std::function<bool()>& stopping);

    static std::size_t bytes_for(const Board& board) {
        return board.goals().size() * board.size() * 4 * sizeof(std::uint16_t);
    }

    /// By index of the goal in `Board::goals()`. With no side the box can only stay.
    std::uint16_t at(std::size_t goal, Location box, Side side) const {
        if (side != no_side) return from(box, side)[goal];
        return goals_[goal] == box ? 0 : unreachable;
    }

    /// To each goal, of which there may be none; only with a side.
    const std::uint16_t* from(Location box, Side side) const {
        return distances_.data() + (std::size_t{box} * 4 + side) * goals_.size();
    }

private:
    struct Place {
        Location box;
        Side side;
    };
    void pull_back(const Board& board, const Sides& sides, Travel travel, std::size_t goal,
                   std::vector<Place>& queue);

    std::vector<Location> goals_;
    std::vector<std::uint16_t> distances_;  // by location, then side, then goal
};

}  // namespace tabkeeper::board
