#pragma once

// Live locations: those from which a box alone could be pushed to some goal, the player being
// anywhere. Found by pulling a box back from every goal. The rest are dead. And, for a search that
// goes backward, the locations that a box alone could have been pushed to from some start.

#include <vector>

#include "board/board.hpp"

namespace tabkeeper::board {

inline std::vector<bool> live_locations(const Board& board) {
    std::vector<bool> live(board.size(), false);
    std::vector<Location> queue = board.goals();
    for (const Location goal : queue) live[goal] = true;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (const Direction pull : all_directions) {
            const Location from = board.step(queue[head], pull);
            if (from == no_location || live[from]) continue;
            const Location player = board.step(from, pull);
            if (player == no_location || player == from) continue;
            live[from] = true;
            queue.push_back(from);
        }
    }
    return live;
}

inline std::vector<bool> locations_pushed_to(const Board& board,
                                             const std::vector<Location>& starts) {
    std::vector<bool> reached(board.size(), false);
    std::vector<Location> queue = starts;
    for (const Location start : queue) reached[start] = true;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (const Direction push : all_directions) {
            const Location to = board.step(queue[head], push);
            if (to == no_location || reached[to]) continue;
            if (!board.has_step(queue[head], opposite(push))) continue;
            reached[to] = true;
            queue.push_back(to);
        }
    }
    return reached;
}

}  // namespace tabkeeper::board
