// Which way is better cannot be told from the instance, but soon from the search: the better one
// has proven more with as many states. Both ways prove bounds on the same number, so they can be
// compared.

#include "search/two_ways.hpp"

#include <limits>

namespace tabkeeper::search {

namespace {
constexpr std::uint64_t any_number = std::numeric_limits<std::uint64_t>::max();
}  // namespace

TwoWays::TwoWays(const Problem& problem, BoundKind bound_kind, table::Space& space,
                 const Control& control, const Evaluators& evaluators, Legs legs)
    : problem_(problem),
      bound_kind_(bound_kind),
      space_(space),
      control_(control),
      evaluators_(evaluators),
      legs_(legs) {}

Result TwoWays::plan(Way way, board::Price bound, board::Price most, const OnLayer& on_layer) {
    if (way == Way::Better) {
        const Result result = race(bound, most, on_layer);
        if (result.outcome != Outcome::Paused) return result;
    } else if (way == Way::Forward) {
        begin_forward(bound);
    } else {
        begin_backward();
    }
    if (control_.stopping()) return {Outcome::Stopped, bound};
    return backward_ ? go_backward(most, any_number, on_layer)
                     : go_forward(most, any_number, on_layer);
}

Result TwoWays::go_forward(board::Price most, std::uint64_t states, const OnLayer& on_layer) {
    const Result result = forward_->plan(most, states, on_layer);
    if (result.outcome == Outcome::Found) path_ = forward_->path();
    return result;
}

Result TwoWays::go_backward(board::Price most, std::uint64_t states, const OnLayer& on_layer) {
    const Result result = backward_->plan(most, states, on_layer);
    if (result.outcome == Outcome::Found) path_ = backward_->path();
    return result;
}

/// Runs both by turns. Paused: one of them is left, and it is the one to go on with.
Result TwoWays::race(board::Price bound, board::Price most, const OnLayer& on_layer) {
    begin_forward(bound);
    Result result = go_forward(most, legs_.one, on_layer);
    if (result.outcome != Outcome::Paused) return result;
    begin_backward();
    if (control_.stopping()) return {Outcome::Stopped, bound};
    for (std::uint64_t states = legs_.one; states <= legs_.all; states += legs_.one) {
        result = go_backward(most, states, on_layer);
        if (result.outcome != Outcome::Paused) break;
        result = go_forward(most, states, on_layer);
        if (result.outcome != Outcome::Paused) break;
    }
    if (result.outcome == Outcome::Full) {
        // Two tables were too many. What was refused is lost, so begin again with one.
        drop();
        begin_forward(bound);
        return {Outcome::Paused, bound};
    }
    if (result.outcome == Outcome::Paused) is_backward_ahead() ? drop_forward() : drop_backward();
    return result;
}

/// It has reached a later layer, or the same one with fewer states.
bool TwoWays::is_backward_ahead() const {
    const auto& forward = forward_->progress();
    const auto& backward = backward_->progress();
    if (forward.layer != backward.layer) return backward.layer > forward.layer;
    return backward.expanded_before < forward.expanded_before;
}

void TwoWays::begin_forward(board::Price bound) {
    {
        const std::scoped_lock lock(shared_);
        forward_ = std::make_unique<Layered<Evaluator>>(problem_, space_, control_, evaluators_);
    }
    forward_->begin_at(problem_.instance().boxes, problem_.instance().player, bound);
}

/// Its layers begin at its own bounds, which may be below the one that is known.
void TwoWays::begin_backward() {
    auto turned = std::make_unique<TurnedProblem>(problem_, bound_kind_, space_, control_);
    {
        const std::scoped_lock lock(shared_);
        turned_ = std::move(turned);
        for (std::size_t worker = 0; worker < evaluators_.size(); ++worker) {
            pullers_.push_back(std::make_unique<Puller>(*turned_, control_));
        }
        backward_ = std::make_unique<Layered<Puller>>(problem_, space_, control_, pullers_);
    }
    pullers_.front()->for_each_root(
        [this](std::span<const Location> boxes, Location player, board::Price bound) {
            backward_->begin_at(boxes, player, bound);
        });
}

void TwoWays::drop_forward() {
    const std::scoped_lock lock(shared_);
    forward_.reset();
}

void TwoWays::drop_backward() {
    const std::scoped_lock lock(shared_);
    backward_.reset();
    for (const auto& puller : pullers_) {
        pulled_from_ += puller->expanded();
        pulled_to_ += puller->generated();
    }
    pullers_.clear();
    turned_.reset();
}

void TwoWays::drop() {
    drop_forward();
    drop_backward();
}

void TwoWays::add_to(Statistics& statistics) const {
    const std::scoped_lock lock(shared_);
    const auto add_table = [&](const table::Table& table) {
        statistics.table.entries += table.entries();
        statistics.table.bytes.count += table.bytes();
    };
    if (forward_) add_table(forward_->table());
    if (backward_) add_table(backward_->table());
    statistics.expanded += pulled_from_;
    statistics.generated += pulled_to_;
    for (const auto& puller : pullers_) {
        statistics.expanded += puller->expanded();
        statistics.generated += puller->generated();
    }
}

}  // namespace tabkeeper::search
