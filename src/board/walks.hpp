#pragma once

// How many steps the player needs to each location round the boxes. Scratch memory of one worker: a
// flood replaces the one before it.

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "board/board.hpp"
#include "board/position.hpp"

namespace tabkeeper::board {

class Walks {
public:
    explicit Walks(const Board& board) : marks_(board.size(), 0) { queue_.reserve(board.size()); }

    void flood(const Board& board, const Position& position, Location from) {
        begin();
        queue_.clear();
        marks_[from] = start_;
        queue_.push_back(from);
        for (std::size_t head = 0; head < queue_.size(); ++head) {
            const Location here = queue_[head];
            const std::uint32_t next = marks_[here] + 1;
            for (const Direction direction : all_directions) {
                const Location there = board.step(here, direction);
                if (there == no_location || reaches(there) || position.has_box(there)) continue;
                marks_[there] = next;
                queue_.push_back(there);
            }
        }
    }

    bool reaches(Location location) const { return marks_[location] >= start_; }
    std::size_t steps_to(Location location) const { return marks_[location] - start_; }

    /// Everything that is reached, the nearest first.
    const std::vector<Location>& reached() const { return queue_; }

private:
    /// Marks of a flood begin where no mark of an earlier one ends, so that forgetting is free.
    void begin() {
        const auto span = static_cast<std::uint32_t>(marks_.size() + 1);
        if (start_ > std::numeric_limits<std::uint32_t>::max() - 2 * span) {
            std::fill(marks_.begin(), marks_.end(), 0U);
            start_ = 0;
        }
        start_ += span;
    }

    std::vector<std::uint32_t> marks_;
    std::vector<Location> queue_;
    std::uint32_t start_ = 0;
};

}  // namespace tabkeeper::board
