#pragma once

// Where the boxes and the player are, changed in place by pushes. One owner, one thread.

#include <algorithm>
#include <cstdint>
#include <span>

#include "board/board.hpp"
#include "board/own_lines.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::board {

class Position {
public:
    explicit Position(const Board& board)
        : board_(&board), occupied_(board.size() + 1, 0), mask_((board.size() + 63) / 64, 0) {
        occupied_.back() = 1;
    }

    void set(std::span<const Location> sorted_boxes, Location player) {
        for (const Location box : boxes_) occupied_[box] = 0;
        boxes_.assign(sorted_boxes.begin(), sorted_boxes.end());
        std::fill(mask_.begin(), mask_.end(), 0);
        for (const Location box : boxes_) {
            occupied_[box] = 1;
            mask_[box / 64] |= bit_of(box);
        }
        player_ = player;
    }

    std::span<const Location> boxes() const { return boxes_; }
    bool has_box(Location location) const { return occupied_[location] != 0; }
    /// The same for a location that may not be there.
    bool has_box_or_wall(Location location) const {
        return occupied_[std::min<std::size_t>(location, occupied_.size() - 1)] != 0;
    }
    Location player() const { return player_; }

    /// The boxes as a set of locations, a bit each.
    std::span<const std::uint64_t> mask() const { return mask_; }

    /// The box goes to the push's end and the player stands right behind it.
    void apply(const Push& push) {
        relocate(push.from, push.to);
        player_ = board_->step(push.to, opposite(push.direction));
    }

    void undo(const Push& push, Location player_before) {
        relocate(push.to, push.from);
        player_ = player_before;
    }

private:
    static std::uint64_t bit_of(Location location) { return std::uint64_t{1} << location % 64; }

    void relocate(Location from, Location to) {
        occupied_[from] = 0;
        occupied_[to] = 1;
        mask_[from / 64] &= ~bit_of(from);
        mask_[to / 64] |= bit_of(to);
        auto slot = std::lower_bound(boxes_.begin(), boxes_.end(), from);
        for (; slot + 1 != boxes_.end() && *(slot + 1) < to; ++slot) *slot = *(slot + 1);
        for (; slot != boxes_.begin() && *(slot - 1) > to; --slot) *slot = *(slot - 1);
        *slot = to;
    }

    const Board* board_;
    OwnVector<Location> boxes_;
    OwnVector<std::uint8_t> occupied_;
    OwnVector<std::uint64_t> mask_;
    Location player_ = no_location;
};

}  // namespace tabkeeper::board
