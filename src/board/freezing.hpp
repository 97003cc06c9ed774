#pragma once

// Boxes that hold each other for ever.
//
// A box can be pushed along an axis only if both its neighbours there exist and hold no box. Take a
// group of boxes and drop, again and again, one that could be pushed along some axis if every box
// not in the group were gone. What is left is frozen: the first of them to move would need a
// neighbour that is missing, or one of them gone that has not moved. With no surplus an axis whose
// both ends are dead locations counts as barred, too: a push along it loses the box.
//
// This greatest fixed point needs no recursion and no marks of the path, where the usual recursive
// test goes wrong most easily. Frozen boxes stay frozen: none of them moves again.

#include <cstdint>
#include <vector>

#include "board/board.hpp"
#include "board/position.hpp"

namespace tabkeeper::board {

class Freezing {
public:
    explicit Freezing(const Board& board);

    /// Scratch memory of one worker, and where it finds the frozen boxes.
    struct Scratch {
        std::vector<Location> frozen;
        std::vector<std::uint8_t> in_group;
    };

    /// Whether the box could be pushed along some axis with the others where they are. One that
    /// could is not frozen, and pushing it there has frozen no other.
    bool is_loose(const Position& position, Location box) const {
        return can_move(box, [&](Location near) { return position.has_box_or_wall(near); });
    }

    /// All boxes that are frozen, in no particular order.
    void find_all(const Position& position, Scratch& scratch) const;

    /// Those that are frozen among the boxes that hang together with this one.
    void find_round(const Position& position, Location box, Scratch& scratch) const;

private:
    template <class Held>
    bool can_move(Location box, const Held& is_held) const {
        const auto is_open = [&](Direction one, Direction other) {
            const Location ahead = board_.step(box, one);
            const Location behind = board_.step(box, other);
            if (is_held(ahead) || is_held(behind)) return false;
            return may_be_lost_ || live_[ahead] || live_[behind];
        };
        return is_open(Direction::Up, Direction::Down) ||
               is_open(Direction::Left, Direction::Right);
    }
    void thaw(Scratch& scratch) const;

    const Board& board_;
    std::vector<bool> live_;
    bool may_be_lost_;
};

}  // namespace tabkeeper::board
