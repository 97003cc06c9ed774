#pragma once

// The pull generator: every push that may have been the last one, taken back, of one location or of
// every length in a straight line.

#include "board/board.hpp"
#include "board/position.hpp"
#include "board/pushes.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::board {

/// Calls `visit(Push)` for each pull. A pull is written as the push it takes back with its ends
/// exchanged: the box goes from `from` to `to`, against `direction`, and the player ends behind it
/// in terms of `direction`, so that Position::apply() and undo() do the right thing.
/// `can_stand(location)` says where the player can walk; the position must be as it was again when
/// `visit` returns.
template <class CanStand, class Visit>
void for_each_pull(const Board& board, const Position& position, Reach reach, CanStand&& can_stand,
                   Visit&& visit) {
    for (std::size_t box = 0; box < position.boxes().size(); ++box) {
        const Location from = position.boxes()[box];
        for (const Direction direction : all_directions) {
            const Direction back = opposite(direction);
            Location to = board.step(from, back);
            if (to == no_location || !can_stand(to)) continue;
            while (to != from && !position.has_box(to)) {
                const Location player = board.step(to, back);
                // On a ring the player may end where the box was.
                if (player == no_location || player == to) break;
                if (player != from && position.has_box(player)) break;
                visit(Push{from, direction, to});
                if (reach == Reach::OneLocation) break;
                to = player;
            }
        }
    }
}

}  // namespace tabkeeper::board
