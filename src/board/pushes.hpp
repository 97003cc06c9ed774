#pragma once

// The push generator: every push that the player can make now, of one location or of every length
// in a straight line.

#include "board/board.hpp"
#include "board/position.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::board {

enum class Reach : std::uint8_t { WholeLines, OneLocation };

/// Calls `visit(Push, length)` for each push; `can_stand(location)` says where the player can walk,
/// and the position must be as it was again when `visit` returns. On a ring the slide ends before
/// the box's own start: going all the way round changes nothing and costs.
template <class CanStand, class Visit>
void for_each_push(const Board& board, const Position& position, Reach reach, CanStand&& can_stand,
                   Visit&& visit) {
    for (std::size_t box = 0; box < position.boxes().size(); ++box) {
        const Location from = position.boxes()[box];
        for (const Direction direction : all_directions) {
            const Location behind = board.step(from, opposite(direction));
            if (behind == no_location || !can_stand(behind)) continue;
            Location to = board.step(from, direction);
            for (std::size_t length = 1; to != no_location && !position.has_box(to); ++length) {
                visit(Push{from, direction, to}, length);
                if (reach == Reach::OneLocation) break;
                to = board.step(to, direction);
            }
        }
    }
}

}  // namespace tabkeeper::board
