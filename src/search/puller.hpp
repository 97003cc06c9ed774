#pragma once

// One worker's view of one state of a search that goes backward: what an Evaluator is to one that
// goes forward. Scratch memory that no other thread touches, except to read the counters.

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "board/position.hpp"
#include "board/pulls.hpp"
#include "board/region.hpp"
#include "bounds/bound.hpp"
#include "search/control.hpp"
#include "search/evaluator.hpp"
#include "search/stuck_boxes.hpp"
#include "search/turned_problem.hpp"

namespace tabkeeper::search {

class Puller {
public:
    Puller(const TurnedProblem& turned, const Control& control);

    void set(std::span<const Location> boxes, Location player) { position_.set(boxes, player); }

    /// A bound on what is to be paid from the position to the start; 0 there and nowhere else.
    board::Price bound() { return bound_or_end(bound_->at(position_)); }

    /// Finds where the player can walk.
    void look() { region_.flood(problem_.board(), position_); }

    /// The same, and writes the state's key.
    void locate(board::Word* key);

    /// Calls `visit(Child)` for each child of the located state, in no particular order, while the
    /// position is the child's, unless the state's own bound, which it returns, is more than
    /// `most`. When the run is being stopped some may be missing.
    template <class Visit>
    board::Price for_each_child(board::Price most, Visit&& visit,
                                board::Price budget = board::infinite_price);

    /// Nothing is: the budget does not matter.
    static board::Price left_out() { return board::infinite_price; }

    /// Writes the key of the child that is being visited; the located state stays as it is.
    void locate_child(board::Word* key);

    /// Calls `visit(boxes, player, bound)` for each solved state from which the start may be
    /// within reach. When the run is being stopped some may be missing.
    using VisitRoot = std::function<void(std::span<const Location>, Location, board::Price)>;
    void for_each_root(const VisitRoot& visit);

    std::uint64_t expanded() const { return expanded_.read(); }
    std::uint64_t generated() const { return generated_.read(); }

private:
    board::Price bound_or_end(board::Price bound);
    bool is_at_start();

    const TurnedProblem& turned_;
    const Problem& problem_;
    const Control& control_;
    board::Position position_;
    board::Region region_;
    board::Region child_region_;
    Push last_pull_;
    StuckBoxes stuck_boxes_;
    std::unique_ptr<bounds::Bound> bound_;
    Location start_anchor_;
    Counter expanded_;
    Counter generated_;
};

template <class Visit>
board::Price Puller::for_each_child(board::Price most, Visit&& visit, board::Price /*budget*/) {
    const Location player = position_.player();
    const board::Price price = problem_.tariff().cheapest_push();
    std::uint64_t generated = 0;
    control_.burn();
    const board::Price bound = bound_->at(position_);
    if (bound > most) return bound;
    std::int32_t boxes_at_starts = 0;
    for (const Location box : position_.boxes()) {
        boxes_at_starts += turned_.board().is_goal(box) ? 1 : 0;
    }
    const auto consider = [&](const Push& pull) {
        if (control_.stopping()) return;
        ++generated;
        if (!turned_.can_have_box(pull.to)) return;
        position_.apply(pull);
        last_pull_ = pull;
        if (!stuck_boxes_.hold_one_off_start_after(position_, pull.to)) {
            const Child child{pull, price, bound_or_end(bound_->after(position_, pull)),
                              boxes_at_starts + turned_.board().is_goal(pull.to) -
                                  turned_.board().is_goal(pull.from)};
            if (child.bound < board::infinite_price) visit(child);
        }
        position_.undo(pull, player);
    };
    const auto reach =
        problem_.tariff().counts_lines() ? board::Reach::WholeLines : board::Reach::OneLocation;
    board::for_each_pull(
        problem_.board(), position_, reach,
        [&](Location location) { return region_.contains(location); }, consider);
    expanded_.add(1);
    generated_.add(generated);
    return bound;
}

}  // namespace tabkeeper::search
