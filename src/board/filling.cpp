// Turn by turn from the end; those that hold each other, so that none can be pulled out first, are
// of one turn.

#include "board/filling.hpp"

#include <algorithm>

namespace tabkeeper::board {

Filling::Filling(const Board& board) : locations_(board.size()), turn_of_(board.size(), no_turn) {
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
    way_.assign(goals_.size() * locations_, farthest);
    for (std::size_t turn = 0; turn < this->turns(); ++turn) find_ways(board, turn);
}

/// By pulls from each goal, with those of earlier turns filled and the player on any side.
void Filling::find_ways(const Board& board, std::size_t turn) {
    const auto is_free = [&](Location location) {
        return location != no_location &&
               (turn_of_[location] == no_turn || turn_of_[location] == turn);
    };
    for (std::size_t index = begin_[turn]; index < begin_[turn + 1]; ++index) {
        turn_of_[goals_[index]] = static_cast<std::uint16_t>(turn);
    }
    std::vector<Location> queue;
    for (std::size_t index = begin_[turn]; index < begin_[turn + 1]; ++index) {
        std::uint8_t* way = &way_[index * locations_];
        way[goals_[index]] = 0;
        queue.assign(1, goals_[index]);
        for (std::size_t head = 0; head < queue.size(); ++head) {
            const Location box = queue[head];
            if (way[box] + 1 >= farthest) break;
            for (const Direction direction : all_directions) {
                const Location from = board.step(box, direction);
                if (!is_free(from) || way[from] != farthest) continue;
                if (!is_free(board.step(from, direction))) continue;
                way[from] = static_cast<std::uint8_t>(way[box] + 1);
                queue.push_back(from);
            }
        }
    }
}

/// Boxes that are on goals of this turn or of earlier ones stay there.
std::uint8_t Filling::way_to_turn(const Position& position, std::size_t turn) const {
    if (turn == turns()) return 0;
    std::uint8_t least = farthest;
    for (std::size_t index = begin_[turn]; index < begin_[turn + 1]; ++index) {
        if (position.has_box(goals_[index])) continue;
        const std::uint8_t* way = &way_[index * locations_];
        for (const Location box : position.boxes()) {
            if (turn_of_[box] > turn) least = std::min(least, way[box]);
        }
    }
    return least;
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
