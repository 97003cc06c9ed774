// Pulls back to a start are pushes followed from the start on: breadth-first over (location, side),
// by whole lines or single locations.
//
// A push in direction D begins with the player on the side that D's opposite leads to, and leaves
// him on that side of where the box ends. Going on stops at an end that is already as near as the
// beginning: its own line covers the rest.

#include "board/pull_distances.hpp"

#include <algorithm>

namespace tabkeeper::board {

PullDistances::PullDistances(const Board& turned, const Sides& sides, Travel travel,
                             Location player, const std::function<bool()>& stopping)
    : starts_(turned.goals()), distances_(starts_.size() * turned.size() * 4, unreachable) {
    for (std::size_t start = 0; start < starts_.size() && !stopping(); ++start) {
        const Side first = sides.of(starts_[start], player);
        if (first != no_side) push_on(turned, sides, travel, start, first);
    }
}

void PullDistances::push_on(const Board& board, const Sides& sides, Travel travel,
                            std::size_t start, Side first) {
    struct Place {
        Location box;
        Side side;
    };
    const auto known_at = [&](Location box, Side side) -> std::uint16_t& {
        return distances_[place(box, side) + start];
    };
    std::vector<Place> queue{{starts_[start], first}};
    known_at(starts_[start], first) = 0;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const auto [from, side] = queue[head];
        const std::uint16_t distance = known_at(from, side);
        for (const Direction back : all_directions) {
            if (sides.toward(from, back) != side) continue;
            const Direction on = opposite(back);
            for (Location end = board.step(from, on); end != no_location && end != from;
                 end = travel == Travel::Lines ? board.step(end, on) : no_location) {
                const Side pusher = sides.toward(end, back);
                std::uint16_t& known = known_at(end, pusher);
                if (known <= distance) break;
                if (known != unreachable) continue;
                // Past what fits it is the last number before "unreachable": too low, and so still
                // a bound.
                known = static_cast<std::uint16_t>(std::min(distance + 1, unreachable - 1));
                queue.push_back({end, pusher});
            }
        }
    }
}

}  // namespace tabkeeper::board
