#pragma once

// In which order the goals are best filled.
//
// Worked out from the end: with a box on every goal, those that could be pulled out of the goals
// while the others stay where they are were put there last. They are taken away, and so on: the
// goals that are left to the end must be filled first. It is a hint for the order in which states
// are looked at, never a reason to drop one.

#include <cstdint>
#include <vector>

#include "board/board.hpp"
#include "board/position.hpp"

namespace tabkeeper::board {

class Filling {
public:
    /// Larger boards take too long.
    static constexpr std::size_t most_locations = 1'024;

    explicit Filling(const Board& board);

    struct Progress {
        /// Goals that are filled as they should be: all those of earlier turns, and some of the
        /// first turn that is not complete.
        std::int32_t filled;
        /// That turn; the number of turns where all are complete.
        std::size_t turn;
    };

    Progress progress_of(const Position& position) const {
        std::int32_t filled = 0;
        for (std::size_t turn = 0; turn + 1 < begin_.size(); ++turn) {
            for (std::size_t index = begin_[turn]; index < begin_[turn + 1]; ++index) {
                filled += position.has_box(goals_[index]) ? 1 : 0;
            }
            if (filled < static_cast<std::int32_t>(begin_[turn + 1])) return {filled, turn};
        }
        return {filled, turns()};
    }

    /// Pushes that the nearest box is away from a goal of a turn, were no box in its way but those
    /// of earlier turns; `farthest` stands for more. 0 where there is no such turn.
    std::uint8_t way_to_turn(const Position& position, std::size_t turn) const;
    static constexpr std::uint8_t farthest = 63;

    /// The goals of each turn, the first one first.
    std::size_t turns() const { return begin_.size() - 1; }
    std::vector<Location> goals_of(std::size_t turn) const {
        return {goals_.begin() + static_cast<std::ptrdiff_t>(begin_[turn]),
                goals_.begin() + static_cast<std::ptrdiff_t>(begin_[turn + 1])};
    }

private:
    static constexpr std::uint16_t no_turn = 0xFFFF;

    void find_ways(const Board& board, std::size_t turn);
    bool can_be_pulled_out(const Board& board, const std::vector<bool>& is_filled,
                           Location goal) const;

    std::vector<Location> goals_;     // by turn
    std::vector<std::size_t> begin_;  // of each turn in `goals_`, and the end
    std::size_t locations_;
    std::vector<std::uint8_t> way_;       // by goal as in `goals_`, then location
    std::vector<std::uint16_t> turn_of_;  // by location, if it is a goal
};

}  // namespace tabkeeper::board
