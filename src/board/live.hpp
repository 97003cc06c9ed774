#pragma once

// Live locations: those from which a box alone could be pushed to some goal, the player being
// anywhere. Found by pulling a box back from every goal. The rest are dead.

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

}  // namespace tabkeeper::board
