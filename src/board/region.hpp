#pragma once

// The locations that the player can reach without pushing. Scratch memory of one worker: a flood
// replaces the one before it.
//
// Up to 64 locations a region is one word and a location's neighbours are another; beyond that a
// queue and stamps, which make forgetting free.

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "board/board.hpp"
#include "board/position.hpp"

namespace tabkeeper::board {

class Region {
public:
    explicit Region(const Board& board) : fits_a_word_(board.size() <= 64) {
        if (!fits_a_word_) {
            stamps_.assign(board.size(), 0);
            queue_.reserve(board.size());
            return;
        }
        neighbours_.assign(board.size(), 0);
        for (std::size_t here = 0; here < board.size(); ++here) {
            for (const Direction direction : all_directions) {
                const Location there = board.step(static_cast<Location>(here), direction);
                if (there != no_location) neighbours_[here] |= std::uint64_t{1} << there;
            }
        }
    }

    /// Finds the player's region and returns its anchor, the smallest location in it.
    Location flood(const Board& board, const Position& position) {
        return fits_a_word_ ? flood_word(position) : flood_queue(board, position);
    }

    bool contains(Location location) const {
        return fits_a_word_ ? (word_ >> location & 1U) != 0 : stamps_[location] == stamp_;
    }

private:
    Location flood_word(const Position& position) {
        const std::uint64_t free = ~position.low_mask();
        std::uint64_t open = std::uint64_t{1} << position.player();
        word_ = open;
        while (open != 0) {
            const auto here = static_cast<std::size_t>(std::countr_zero(open));
            open &= open - 1;
            const std::uint64_t fresh = neighbours_[here] & free & ~word_;
            word_ |= fresh;
            open |= fresh;
        }
        return static_cast<Location>(std::countr_zero(word_));
    }

    Location flood_queue(const Board& board, const Position& position) {
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

    void visit(Location location) {
        stamps_[location] = stamp_;
        queue_.push_back(location);
    }

    void next_stamp() {
        if (++stamp_ != 0) return;
        std::fill(stamps_.begin(), stamps_.end(), 0U);
        stamp_ = 1;
    }

    bool fits_a_word_;
    std::uint64_t word_ = 0;
    std::vector<std::uint64_t> neighbours_;
    std::vector<std::uint32_t> stamps_;
    std::vector<Location> queue_;
    std::uint32_t stamp_ = 0;
};

}  // namespace tabkeeper::board
