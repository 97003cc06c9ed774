// A pull needs two free locations in a row: one for the box and one for the player. Take the
// largest set of boxes in which every box has, in each direction, a wall or a box of the set on one
// of the two. The first of them to be pulled would have found all of them in place, and so no room:
// none of them is ever pulled again. If one of them is not on a start, the start is out of reach.
//
// The set is what is left when boxes with room are taken out of the set of all boxes again and
// again. Whether a set is of that kind depends on nothing but where its own boxes are, so a pull
// brings about only sets that have the pulled box in them.

#include "search/stuck_boxes.hpp"

#include <algorithm>

namespace tabkeeper::search {

template <class IsStuck>
bool StuckBoxes::is_blocked(Location box, const IsStuck& is_stuck) const {
    return std::all_of(all_directions.begin(), all_directions.end(), [&](Direction direction) {
        const Location to = board_.step(box, direction);
        if (to == no_location || to == box || is_stuck(to)) return true;
        const Location player = board_.step(to, direction);
        return player == no_location || player == to || (player != box && is_stuck(player));
    });
}

bool StuckBoxes::hold_one_off_start_after(const board::Position& position, Location moved) {
    const auto has_box = [&](Location location) { return position.has_box(location); };
    return is_blocked(moved, has_box) && hold_one_off_start(position);
}

bool StuckBoxes::hold_one_off_start(const board::Position& position) {
    stuck_.assign(position.boxes().begin(), position.boxes().end());
    for (const Location box : stuck_) stuck_here_[box] = 1;
    const auto is_stuck = [&](Location location) { return stuck_here_[location] != 0; };
    const auto has_room = [&](Location box) {
        if (is_blocked(box, is_stuck)) return false;
        stuck_here_[box] = 0;
        return true;
    };
    for (std::size_t before = stuck_.size() + 1; before != stuck_.size();) {
        before = stuck_.size();
        stuck_.erase(std::remove_if(stuck_.begin(), stuck_.end(), has_room), stuck_.end());
    }
    const bool one_off_start = std::any_of(stuck_.begin(), stuck_.end(),
                                           [&](Location box) { return !board_.is_goal(box); });
    for (const Location box : stuck_) stuck_here_[box] = 0;
    return one_off_start;
}

}  // namespace tabkeeper::search
