// The bound counts boxes only, so it may be 0 where all boxes are at their starts and the player is
// not. A state that is not the end is at least one pull away from it; saying so keeps the bound
// consistent, because every pull costs that much.

#include "search/puller.hpp"

#include <algorithm>

#include "search/solved_states.hpp"

namespace tabkeeper::search {

Puller::Puller(const TurnedProblem& turned, const Control& control)
    : turned_(turned),
      problem_(turned.problem()),
      control_(control),
      position_(problem_.board()),
      region_(problem_.board()),
      child_region_(problem_.board()),
      stuck_boxes_(turned.board()),
      bound_(turned.make_bound()) {
    set(problem_.instance().boxes, problem_.instance().player);
    start_anchor_ = region_.flood(problem_.board(), position_);
}

void Puller::locate(board::Word* key) {
    look();
    problem_.packing().pack(position_.boxes(), region_.anchor(), key);
}

void Puller::locate_child(board::Word* key) {
    const Location anchor =
        child_region_.follow(region_, problem_.board(), problem_.rings(), position_, last_pull_);
    problem_.packing().pack(position_.boxes(), anchor, key);
}

board::Price Puller::bound_or_end(board::Price bound) {
    return bound == 0 && !is_at_start() ? problem_.tariff().cheapest_push() : bound;
}

/// For a position with all boxes at their starts.
bool Puller::is_at_start() {
    return child_region_.flood(problem_.board(), position_) == start_anchor_;
}

void Puller::for_each_root(const VisitRoot& visit) {
    const board::Board& board = problem_.board();
    std::vector<bool> seen;
    for_each_solved(problem_.instance(), [&](std::span<const Location> boxes) {
        control_.burn();
        if (control_.stopping()) return;
        const bool can_be = std::all_of(boxes.begin(), boxes.end(),
                                        [&](Location box) { return turned_.can_have_box(box); });
        if (!can_be) return;
        seen.assign(board.size(), false);
        for (const Location box : boxes) seen[box] = true;
        for (std::size_t index = 0; index < board.size(); ++index) {
            if (seen[index]) continue;
            const auto player = static_cast<Location>(index);
            set(boxes, player);
            look();
            region_.for_each([&](Location location) { seen[location] = true; });
            if (stuck_boxes_.hold_one_off_start(position_)) return;
            const board::Price bound = this->bound();
            if (bound < board::infinite_price) visit(boxes, player, bound);
        }
    });
}

}  // namespace tabkeeper::search
