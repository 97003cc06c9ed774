#pragma once

// The push generator: every straight push of every length that the player can make now.

#include "board/board.hpp"
#include "board/position.hpp"
#include "board/region.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::board {

/// Calls `visit(Push)` for each push; `region` must be flooded for `position`, and the position
/// must be as it was again when `visit` returns. On a ring the slide ends before the box's own
/// start: going all the way round changes nothing and costs.
template <class Visit>
void for_each_push(const Board& board, const Position& position, const Region& region,
                   Visit&& visit) {
    for (std::size_t box = 0; box < position.boxes().size(); ++box) {
        const Location from = position.boxes()[box];
        for (const Direction direction : all_directions) {
            const Location behind = board.step(from, opposite(direction));
            if (behind == no_location || !region.contains(behind)) continue;
            Location to = board.step(from, direction);
            while (to != no_location && !position.has_box(to)) {
                visit(Push{from, direction, to});
                to = board.step(to, direction);
            }
        }
    }
}

}  // namespace tabkeeper::board
