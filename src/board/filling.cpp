// Turn by turn from the end; those that hold each other, so that none can be pulled out first, are
// of one turn.

#include "board/filling.hpp"

#include <algorithm>

namespace tabkeeper::board {

Filling::Filling(const Board& board) {
    std::vector<bool> is_filled(board.size(), false);
    for (const Location goal : board.goals()) is_filled[goal] = true;
    std::vector<Location> left = board.goals();
    std::vector<std::vector<Location>> turns;  // the last one first
    while (!left.empty()) {
        std::vector<Location> out;
        for (const Location goal : left) {
            if (can_be_pulled_out(board, is_filled, goal)) out.push_back(goal);
        }
        if (out.empty()) out = left;
        for (const Location goal : out) is_filled[goal] = false;
        std::erase_if(left, [&](Location goal) { return !is_filled[goal]; });
        turns.push_back(std::move(out));
    }
    begin_.push_back(0);
    for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn) {
        goals_.insert(goals_.end(), turn->begin(), turn->end());
        begin_.push_back(goals_.size());
    }
}

/// Whether the box on the goal could be pulled to a location where no goal is, the others being
/// walls and the player beginning on any side of it.
bool Filling::can_be_pulled_out(const Board& board, const std::vector<bool>& is_filled,
                                Location goal) const {
    std::vector<bool> seen(board.size() * board.size(), false);  // by box, then player
    std::vector<std::pair<Location, Location>> queue;
    const auto add = [&](Location box, Location player) {
        if (player == box || (is_filled[player] && player != goal)) return;
        if (seen[box * board.size() + player]) return;
        seen[box * board.size() + player] = true;
        queue.emplace_back(box, player);
    };
    for (const Direction direction : all_directions) {
        const Location near = board.step(goal, direction);
        if (near != no_location) add(goal, near);
    }
    std::vector<bool> is_start(board.size(), false);
    bool any = false;
    for (const Location start : board.starts()) {
        is_start[start] = !board.is_goal(start);
        any = any || is_start[start];
    }
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const auto [box, player] = queue[head];
        if (any ? is_start[box] : !board.is_goal(box)) return true;
        for (const Direction direction : all_directions) {
            const Location there = board.step(player, direction);
            if (there == no_location) continue;
            if (there != box) add(box, there);
            // The player steps away from the box and it follows.
            if (board.step(player, opposite(direction)) == box && there != box &&
                (!is_filled[there] || there == goal)) {
                add(player, there);
            }
        }
    }
    return false;
}

}  // namespace tabkeeper::board
