#pragma once

// How much one box alone costs from a location back to a start, by pulls, the player being on a
// given side of it and ending on the side that he starts from. What `Distances` are to goals, these
// are to starts.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "board/board.hpp"
#include "board/distances.hpp"
#include "board/sides.hpp"

namespace tabkeeper::board {

class PullDistances {
public:
    static constexpr std::uint16_t unreachable = 0xFFFF;

    /// `turned` has the starts for goals. `stopping` is asked now and then; once it says yes the
    /// table is left unfinished.
    PullDistances(const Board& turned, const Sides& sides, Travel travel, Location player,
                  const std::function<bool()>& stopping);

    static std::size_t bytes_for(const Board& turned) {
        return turned.goals().size() * turned.size() * 4 * sizeof(std::uint16_t);
    }

    /// By index of the start. With no side the box can only stay.
    std::uint16_t at(std::size_t start, Location box, Side side) const {
        if (side != no_side) return distances_[place(box, side) + start];
        return starts_[start] == box ? 0 : unreachable;
    }

private:
    std::size_t place(Location box, Side side) const {
        return (std::size_t{box} * 4 + side) * starts_.size();
    }
    void push_on(const Board& board, const Sides& sides, Travel travel, std::size_t start,
                 Side first);

    std::vector<Location> starts_;
    std::vector<std::uint16_t> distances_;  // by location, then side, then start
};

}  // namespace tabkeeper::board
