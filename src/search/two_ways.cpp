// Which way is better cannot be told from the instance, but soon from the search: the better one
// has proven more with as many states. Both ways prove bounds on the same number, so they can be
// compared.

#include "search/two_ways.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace tabkeeper::search {

namespace {
constexpr std::uint64_t any_number = std::numeric_limits<std::uint64_t>::max();

// When so much of the space is used, the one that commits gets what is left of it alone: it takes
// a small part of what the other one takes.
constexpr std::uint64_t parts_of_space = 4;
constexpr std::uint64_t parts_for_two = 3;
}  // namespace

TwoWays::TwoWays(Problem& problem, BoundKind bound_kind, table::Space& space,
                 const Control& control, const Evaluators& evaluators, Legs legs, Turns turns)
    : problem_(problem),
      bound_kind_(bound_kind),
      space_(space),
      control_(control),
      evaluators_(evaluators),
      legs_(legs),
      turns_(turns) {}

Result TwoWays::plan(Way way, board::Price bound, board::Price most, const OnLayer& on_layer) {
    const bool was_taken_up = forward_ || committed_ || backward_;
    if (was_taken_up ? is_undecided_ : way == Way::Better) {
        is_undecided_ = true;
        const Result result = race(bound, most, on_layer);
        if (result.outcome != Outcome::Paused) return result;
        is_undecided_ = false;
    } else if (!was_taken_up) {
        way == Way::Forward ? begin_forward(bound) : begin_backward();
    }
    if (control_.stopping()) return {Outcome::Stopped, bound};
    return backward_ ? go_backward(most, any_number, on_layer)
                     : go_forward_to_the_end(most, on_layer);
}

/// Whether small instances are done without the rule, and others with it and without it.
bool TwoWays::commits_later() const {
    return problem_.committing() && bound_kind_ == BoundKind::Auto;
}

Result TwoWays::go_forward_to_the_end(board::Price most, const OnLayer& on_layer) {
    if (!commits_later()) return go_forward(most, any_number, on_layer);
    if (!committed_) {
        const Result result = go_forward(most, turns_.begin_at, on_layer);
        if (result.outcome != Outcome::Paused) return result;
    }
    sharpen();
    if (control_.stopping()) return {Outcome::Stopped, 0};
    if (!committed_) begin_committed();
    return take_turns(most, on_layer);
}

std::uint64_t TwoWays::work_of_committed() const {
    std::uint64_t work = committed_->expanded();
    for (const auto& evaluator : evaluators_) work += evaluator->relaxations();
    return work;
}

/// What the plain one may do when the one that commits has done so much.
std::uint64_t TwoWays::share_of_plain(std::uint64_t work) const {
    const board::Price plain = forward_->progress().layer;
    const board::Price committed = committed_->progress().layer;
    if (plain == committed) return work;
    return plain > committed ? work * turns_.times_ahead : work / turns_.times_ahead;
}

/// Until one of them ends. One whose space is used up leaves it to the other.
Result TwoWays::take_turns(board::Price most, const OnLayer& on_layer) {
    while (true) {
        if (forward_ && space_.used() > space_.limit() / parts_of_space * parts_for_two) {
            drop_forward();
        }
        const std::uint64_t before = work_of_committed();
        const Result result =
            committed_->plan(most, committed_->expanded() + turns_.committed, on_layer);
        if (result.outcome == Outcome::Found) path_ = committed_->path();
        if (result.outcome == Outcome::Full && forward_) {
            drop_committed();
            return go_forward(most, any_number, on_layer);
        }
        if (result.outcome != Outcome::Paused) return result;
        if (!forward_) continue;
        const std::uint64_t share = share_of_plain(work_of_committed() - before);
        const Result other = go_forward(most, forward_->expanded() + share, on_layer);
        if (other.outcome == Outcome::Full) {
            drop_forward();
        } else if (other.outcome != Outcome::Paused) {
            return other;
        }
    }
}

Result TwoWays::go_forward(board::Price most, std::uint64_t states, const OnLayer& on_layer) {
    Result result = forward_->plan(most, std::min(states, sharpen_at()), on_layer);
    if (result.outcome == Outcome::Paused && states > sharpen_at()) {
        sharpen();
        result = forward_->plan(most, states, on_layer);
    }
    if (result.outcome == Outcome::Found) path_ = forward_->path();
    return result;
}

void TwoWays::sharpen() {
    if (is_sharp_ || problem_.states_before_sharpening() == Problem::never) return;
    is_sharp_ = true;
    problem_.sharpen(space_, control_);
}

Result TwoWays::go_backward(board::Price most, std::uint64_t states, const OnLayer& on_layer) {
    const Result result = backward_->plan(most, states, on_layer);
    if (result.outcome == Outcome::Found) path_ = backward_->path();
    return result;
}

std::uint64_t TwoWays::sharpen_at() const {
    return is_sharp_ ? any_number : std::max(legs_.one, problem_.states_before_sharpening());
}

/// Runs both by turns. Paused: one of them is left, and it is the one to go on with.
Result TwoWays::race(board::Price bound, board::Price most, const OnLayer& on_layer) {
    if (!forward_) begin_forward(bound);
    Result result = go_forward(most, legs_.one, on_layer);
    if (result.outcome != Outcome::Paused) return result;
    if (!backward_) begin_backward();
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

TwoWays::Forward TwoWays::made_forward(Commits commits) const {
    return std::make_unique<Layered<Evaluator>>(problem_, space_, control_, evaluators_, commits);
}

void TwoWays::make_forward() {
    Forward made = made_forward(commits_later() ? Commits::No : Commits::Yes);
    const std::scoped_lock lock(shared_);
    forward_ = std::move(made);
}

void TwoWays::make_committed() {
    Forward made = made_forward(Commits::Yes);
    const std::scoped_lock lock(shared_);
    committed_ = std::move(made);
}

void TwoWays::begin_forward(board::Price bound) {
    make_forward();
    forward_->begin_at(problem_.instance().boxes, problem_.instance().player, bound);
}

/// From the first state on: what was put into the table without the rule would have to be gone
/// through, and that is far more.
void TwoWays::begin_committed() {
    const Instance& start = problem_.instance();
    evaluators_.front()->set(start.boxes, start.player);
    const board::Price bound = evaluators_.front()->bound();
    make_committed();
    if (bound < board::infinite_price) committed_->begin_at(start.boxes, start.player, bound);
}

/// False where the run is being stopped: what it is made of may then be unfinished.
bool TwoWays::make_backward() {
    auto turned = std::make_unique<TurnedProblem>(problem_, bound_kind_, space_, control_);
    const std::scoped_lock lock(shared_);
    has_all_beginnings_ = false;
    turned_ = std::move(turned);
    for (std::size_t worker = 0; worker < evaluators_.size(); ++worker) {
        pullers_.push_back(std::make_unique<Puller>(*turned_, control_));
    }
    backward_ = std::make_unique<Layered<Puller>>(problem_, space_, control_, pullers_);
    return !control_.stopping();
}

/// Its layers begin at its own bounds, which may be below the one that is known.
void TwoWays::begin_backward() {
    make_backward();
    pullers_.front()->for_each_root(
        [this](std::span<const Location> boxes, Location player, board::Price bound) {
            backward_->begin_at(boxes, player, bound);
        });
    has_all_beginnings_ = !control_.stopping();
}

bool TwoWays::take_up(Way way, checkpoint::Reader& reader) {
    const checkpoint::Header& header = reader.header();
    const auto has = [&](checkpoint::Section section) {
        return header.counts[static_cast<std::size_t>(section)].entries > 0;
    };
    const bool forward = way != Way::Backward && has(checkpoint::Section::Forward);
    const bool committed = way != Way::Backward && has(checkpoint::Section::Committed);
    const bool backward = way != Way::Forward && has(checkpoint::Section::Backward);
    if (!forward && !committed && !backward) return false;
    is_undecided_ =
        way == Way::Better && header.direction == checkpoint::Direction::Undecided && forward;
    if (forward) make_forward();
    if (committed) make_committed();
    if ((!backward || make_backward()) && load(reader)) {
        has_all_beginnings_ = backward;
        return true;
    }
    is_undecided_ = false;
    drop();
    return false;
}

bool TwoWays::load(checkpoint::Reader& reader) {
    while (const auto block = reader.next()) {
        if (control_.stopping()) return false;
        bool fits = true;
        if (block->section == checkpoint::Section::Forward && forward_) {
            fits = forward_->take_up(reader, *block);
        } else if (block->section == checkpoint::Section::Committed && committed_) {
            fits = committed_->take_up(reader, *block);
        } else if (block->section == checkpoint::Section::Backward && backward_) {
            fits = backward_->take_up(reader, *block);
        } else {
            reader.skip(*block);
        }
        if (!fits) return false;
    }
    return true;
}

bool TwoWays::has_whole_backward() const {
    return backward_ && has_all_beginnings_ && backward_->is_whole();
}

/// Forward comes first, so while the two race it is enough; the backward one would begin again.
bool TwoWays::is_whole() const {
    if (!forward_ && !committed_) return has_whole_backward();
    return (!forward_ || forward_->is_whole()) && (!committed_ || committed_->is_whole());
}

void TwoWays::save(checkpoint::Writer& writer) const {
    using checkpoint::Direction;
    writer.set_direction(is_undecided_            ? Direction::Undecided
                         : forward_ || committed_ ? Direction::Forward
                                                  : Direction::Backward);
    if (forward_) forward_->save(writer, checkpoint::Section::Forward);
    if (committed_) committed_->save(writer, checkpoint::Section::Committed);
    if (has_whole_backward()) backward_->save(writer, checkpoint::Section::Backward);
}

void TwoWays::drop_forward() {
    const std::scoped_lock lock(shared_);
    forward_.reset();
}

void TwoWays::drop_committed() {
    const std::scoped_lock lock(shared_);
    committed_.reset();
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
    drop_committed();
    drop_backward();
}

void TwoWays::add_to(Statistics& statistics) const {
    const std::scoped_lock lock(shared_);
    const auto add_table = [&](const table::Table& table) {
        statistics.table.entries += table.entries();
        statistics.table.bytes.count += table.bytes();
    };
    if (forward_) add_table(forward_->table());
    if (committed_) add_table(committed_->table());
    if (backward_) add_table(backward_->table());
    statistics.expanded += pulled_from_;
    statistics.generated += pulled_to_;
    for (const auto& puller : pullers_) {
        statistics.expanded += puller->expanded();
        statistics.generated += puller->generated();
    }
}

}  // namespace tabkeeper::search
