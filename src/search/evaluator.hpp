#pragma once

// One worker's view of one state: where it is in the table, and its children. Scratch memory that
// no other thread touches, except to read the counters.

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "board/naming.hpp"
#include "board/position.hpp"
#include "board/pushes.hpp"
#include "board/region.hpp"
#include "board/tariff.hpp"
#include "board/walks.hpp"
#include "bounds/bound.hpp"
#include "rules/rule_set.hpp"
#include "search/control.hpp"
#include "search/home.hpp"
#include "search/problem.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::search {

/// A push worth trying: what it costs, and a bound on what is left to pay after it.
struct Child {
    Push push;
    board::Price price = 0;
    board::Price bound = 0;
    Home home = 0;

    board::Price total() const { return board::plus(price, bound); }
};

/// Written by one worker, read by any thread.
class Counter {
public:
    void add(std::uint64_t amount) {
        value_.store(value_.load(std::memory_order_relaxed) + amount, std::memory_order_relaxed);
    }
    void set(std::uint64_t value) { value_.store(value, std::memory_order_relaxed); }
    std::uint64_t read() const { return value_.load(std::memory_order_relaxed); }

private:
    std::atomic<std::uint64_t> value_{0};
};

// Two lines of the cache each: workers that write to neighbouring ones slow each other down.
class alignas(128) Evaluator {
public:
    Evaluator(const Problem& problem, const Control& control)
        : Evaluator(problem, control, problem.tariff()) {}

    /// Looks at the same problem with states and pushes as another cost has them.
    Evaluator(const Problem& problem, const Control& control, const board::Tariff& tariff);

    void set(std::span<const Location> boxes, Location player) { position_.set(boxes, player); }
    const board::Position& position() const { return position_; }
    void apply(const Push& push) { position_.apply(push); }
    void undo(const Push& push, Location player_before) { position_.undo(push, player_before); }

    board::Price bound() { return bound_->at(position_); }

    /// Finds where the player can walk, as far as that names the state and its children are to be
    /// found.
    void look();

    /// The same, and writes the state's key.
    void locate(board::Word* key);

    /// Writes the key of the state with these boxes and the player, or the anchor, just there.
    void write_key(std::span<const Location> boxes, Location player, board::Word* key) {
        count_merged(naming_.write(boxes, player, key));
    }

    /// Whether the player can walk there; for the located state, where moves do not count.
    bool can_reach(Location location) const { return region_.contains(location); }

    /// Calls `visit(Child)` for each child of the located state, in no particular order, while
    /// position() is the child's, unless the state's own bound, which it returns, is more than
    /// `most`. With a budget, some may be left out that no plan within it needs to begin with.
    /// When the run is being stopped some may be missing: ask before drawing conclusions.
    template <class Visit>
    board::Price for_each_child(board::Price most, Visit&& visit,
                                board::Price budget = board::infinite_price);

    /// What a plan from the state whose children were visited last costs at least, if it has to
    /// begin with one that was left out.
    board::Price left_out() const { return left_out_; }

    /// Writes the key of the child that is being visited; the located state stays as it is.
    void locate_child(board::Word* key);

    /// Appends the children of the located state whose price and bound come to at most `most`, the
    /// best first, and returns the least such sum of the others. When the run is being stopped the
    /// list may be short: ask before drawing conclusions from it.
    board::Price expand(std::vector<Child>& children,
                        board::Price most = board::infinite_price - 1);

    std::uint64_t expanded() const { return expanded_.read(); }
    std::uint64_t generated() const { return generated_.read(); }
    /// What the committing rule took so far, in about as many states. Asked by its own worker, or
    /// while that is at rest.
    std::uint64_t relaxations() const { return bound_->relaxations(); }
    const rules::RuleTallies& tallies() const { return tallies_; }

private:
    void count_merged(bool merged) {
        if (const auto rule = problem_.rules().merging()) tallies_[*rule].count(merged);
    }
    bool narrow();
    bool narrow_within(board::Price budget, board::Price bound, bool is_narrow);
    bool is_enough(const Push& push);

    /// Once the order of the goals is known, goals that were filled in order count for more than
    /// all others. What was found before that comes last. How near the next box is is not asked
    /// where moves count: there it takes longer to find out than it saves (docs/engines.md).
    Home home_of(std::int32_t boxes_on_goals) const {
        const board::Filling* filling = problem_.filling();
        const auto more_than_boxes = static_cast<std::int32_t>(position_.boxes().size()) + 1;
        if (filling == nullptr) return boxes_on_goals - more_than_boxes;
        const auto [filled, turn] = filling->progress_of(position_);
        const std::uint8_t to_next =
            tariff_.counts_moves() ? std::uint8_t{0} : filling->way_to_turn(position_, turn);
        return home_with(filled * more_than_boxes + boxes_on_goals, to_next);
    }

    const Problem& problem_;
    const Control& control_;
    const board::Tariff tariff_;
    board::Position position_;
    board::Region region_;
    board::Region child_region_;
    board::Walks walks_;
    board::Naming naming_;
    Push last_push_;
    std::unique_ptr<bounds::Bound> bound_;
    std::vector<rules::FirstPush> enough_;
    std::vector<rules::FirstPush> enough_within_;
    board::Price left_out_ = board::infinite_price;
    std::optional<std::size_t> narrowed_by_;
    rules::RuleTallies tallies_;
    Counter expanded_;
    Counter generated_;
};

template <class Visit>
board::Price Evaluator::for_each_child(board::Price most, Visit&& visit, board::Price budget) {
    const board::Board& board = problem_.board();
    const Location player = position_.player();
    std::uint64_t generated = 0;
    left_out_ = board::infinite_price;
    const board::Price bound = bound_->at(position_);
    if (bound > most || bound >= board::infinite_price) return bound;
    expanded_.add(1);
    control_.burn();
    const bool is_narrow = narrow_within(budget, bound, narrow());
    std::int32_t boxes_on_goals = 0;
    for (const Location box : position_.boxes()) boxes_on_goals += board.is_goal(box) ? 1 : 0;
    const auto consider = [&](const Push& push, board::Price price) {
        if (control_.stopping()) return;
        ++generated;
        if (is_narrow && !is_enough(push)) return;
        position_.apply(push);
        last_push_ = push;
        if (!problem_.rules().prunes(position_, push, tallies_)) {
            const std::int32_t gain =
                (board.is_goal(push.to) ? 1 : 0) - (board.is_goal(push.from) ? 1 : 0);
            const Child child{push, price, bound_->after(position_, push),
                              home_of(boxes_on_goals + gain)};
            if (child.bound < board::infinite_price) visit(child);
        }
        position_.undo(push, player);
    };
    const auto reach =
        tariff_.counts_lines() ? board::Reach::WholeLines : board::Reach::OneLocation;
    if (tariff_.counts_moves()) {
        walks_.flood(board, position_, player);
        board::for_each_push(
            board, position_, reach, [&](Location behind) { return walks_.reaches(behind); },
            [&](const Push& push, std::size_t length) {
                const Location behind = board.step(push.from, opposite(push.direction));
                consider(push, tariff_.price_of(walks_.steps_to(behind), length));
            });
    } else {
        board::for_each_push(
            board, position_, reach, [&](Location behind) { return region_.contains(behind); },
            [&](const Push& push, std::size_t length) {
                consider(push, tariff_.price_of(0, length));
            });
    }
    generated_.add(generated);
    return bound;
}

}  // namespace tabkeeper::search
