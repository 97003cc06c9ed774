// Breadth-first from each goal over (location, side), pulling whole lines or single locations.
//
// A push in direction D that ends at `end` leaves the player on the side of `end` that D's opposite
// leads to. So from (end, side) go back along every D whose opposite leads to that side, through
// all starts that have room for the player behind them. Going back stops at a start that is already
// as near as `end`: its own line covers the rest.

#include "board/distances.hpp"

#include <algorithm>

namespace tabkeeper::board {

Distances::Distances(const Board& board, const Sides& sides, Travel travel,
                     const std::function<bool()>& stopping)
    : goals_(board.goals()), distances_(goals_.size() * board.size() * 4, unreachable) {
    std::vector<Place> queue;
    for (std::size_t goal = 0; goal < goals_.size() && !stopping(); ++goal) {
        pull_back(board, sides, travel, goal, queue);
    }
}

void Distances::pull_back(const Board& board, const Sides& sides, Travel travel, std::size_t goal,
                          std::vector<Place>& queue) {
    const auto at = [&](Location box, Side side) -> std::uint16_t& {
        return distances_[(std::size_t{box} * 4 + side) * goals_.size() + goal];
    };
    queue.clear();
    for (Side side = 0; side < no_side; ++side) {
        at(goals_[goal], side) = 0;
        queue.push_back({goals_[goal], side});
    }
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const auto [end, side] = queue[head];
        const std::uint16_t distance = at(end, side);
        for (const Direction back : all_directions) {
            if (sides.toward(end, back) != side) continue;
            for (Location start = board.step(end, back); start != no_location && start != end;
                 start = travel == Travel::Lines ? board.step(start, back) : no_location) {
                const Side pusher = sides.toward(start, back);
                if (pusher == no_side) break;
                std::uint16_t& known = at(start, pusher);
                if (known <= distance) break;
                if (known != unreachable) continue;
                // Past what fits it is the last number before "unreachable": too low, and so still
                // a bound.
                known = static_cast<std::uint16_t>(std::min(distance + 1, unreachable - 1));
                queue.push_back({start, pusher});
            }
        }
    }
}

}  // namespace tabkeeper::board
