#pragma once

// The locations that the player can reach without pushing. Scratch memory of one worker: a flood
// replaces the one before it, and stamps make forgetting free.

#include <cstdint>
#include <vector>

#include "board/board.hpp"
#include "board/position.hpp"

namespace tabkeeper::board {

class Region {
public:
    explicit Region(const Board& board) : stamps_(board.size(), 0) { queue_.reserve(board.size()); }

    /// Finds the player's region and returns its anchor, the smallest location in it.
    Location flood(const Board& board, const Position& position) {
        next_stamp();
        queue_.clear();
        Location anchor = position.player();
        visit(anchor);
        for (std::size_t head = 0; head < queue_.size(); ++head) {
            const Location here = queue_[head];
            anchor = std::min(anchor, here);
            for (const Direction direction : all_directions) {
                const Location there = board.step(here, direction);
                if (there == no_location || contains(there) || position.has_box(there)) continue;
                visit(there);
            }
        }
        return anchor;
    }

    bool contains(Location location) const { return stamps_[location] == stamp_; }

private:
    void visit(Location location) {
        stamps_[location] = stamp_;
        queue_.push_back(location);
    }

    void next_stamp() {
        if (++stamp_ != 0) return;
        std::fill(stamps_.begin(), stamps_.end(), 0U);
        stamp_ = 1;
    }

    std::vector<std::uint32_t> stamps_;
    std::vector<Location> queue_;
    std::uint32_t stamp_ = 0;
};

}  // namespace tabkeeper::board
