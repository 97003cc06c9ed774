// The outer loop. A failed iteration proves a new bound for the root, the least cost + bound over
// all that was cut off, and that is the next budget: no plan can cost less, so the first plan found
// is optimal. Between iterations the closure gets its share of the effort, so that an unsolvable
// instance ends.

#include "search/run.hpp"

#include <algorithm>
#include <new>
#include <stdexcept>
#include <utility>

#include "board/board.hpp"
#include "search/machine.hpp"
#include "search/monitor.hpp"
#include "search/rebuild.hpp"
#include "search/worker_memory.hpp"
#include "tabkeeper/formats.hpp"
#include "tabkeeper/machine.hpp"

namespace tabkeeper::search {

namespace {

// The closure may expand one state for so many of the recursion's, once those are that many. Small
// instances are decided before it starts; on others it costs a fifth at most.
constexpr std::uint64_t closure_share = 4;
constexpr std::uint64_t closure_starts_at = 2'000;

// The children of all calls under way, of all workers and of one: part of the documented constant.
// Only instances with hundreds of boxes come near it, and those are far beyond solving.
constexpr std::size_t bytes_of_children = 12U << 20U;
constexpr std::size_t most_bytes_of_children = 4U << 20U;

// What the frontier may hold beyond the table space: part of the documented constant.
constexpr std::uint64_t workspace = 8ULL << 20U;

}  // namespace

Run::Run(const Instance& instance, const Options& options, Listener& listener)
    : instance_(instance),
      options_(options),
      listener_(listener),
      measure_(options.cost),
      threads_(startable_threads(options.threads == 0 ? usable_threads() : options.threads)),
      space_(table_space_within_machine(options.table_space).count) {
    if (!options.resume.empty()) resumed_ = std::make_unique<Resumed>(instance, options);
    if (options.checkpoint) {
        keeper_ = std::make_unique<Keeper>(*options.checkpoint,
                                           [this](const std::string& message) { warn(message); });
        control_.set_rest([this] { keep_checkpoint(); });
    }
}

Answer Run::answer() {
    Answer answer;
    bool was_cut_off = false;
    try {
        const Monitor monitor(
            options_, control_, [this] { report_progress(); },
            [this] {
                if (keeper_ != nullptr && keeper_->is_due()) control_.ask_to_rest();
            });
        search(answer);
    } catch (const std::bad_alloc&) {
        was_cut_off = true;
    }
    if (was_cut_off) control_.stop(StopReason::Memory);
    // What was cut off anywhere may be half done: the checkpoint before it stands.
    if (answer.status == Status::Unknown && keeper_ != nullptr && !was_cut_off) keep_checkpoint();
    answer.lower_bound = measure_.cost_of(lower_bound_);
    if (upper_bound_ < board::infinite_price) {
        answer.upper_bound = measure_.cost_of(upper_bound_);
        answer.plan = std::move(best_);
    }
    if (answer.status == Status::Unknown) answer.stop_reason = control_.reason();
    answer.statistics = statistics();
    return answer;
}

void Run::search(Answer& answer) {
    if (!board::Board(instance_).has_enough()) {
        answer.status = Status::Unsatisfiable;
        return raise_bound(board::infinite_price);
    }
    prepare();
    if (control_.stopping()) return;
    raise_bound(evaluators_.front()->bound());
    if (lower_bound_ == 0) {
        keep({}, 0);
        return accept(answer);
    }
    if (resumed_ != nullptr && take_up_bounds(answer)) return;
    if (lower_bound_ > most()) {
        answer.status = Status::Unsatisfiable;
        return;
    }
    const bool any = options_.engine == Engine::Auto;
    if ((any && !begins_after(CheckpointPhase::Layers)) || options_.engine == Engine::Layered ||
        options_.engine == Engine::Backward) {
        if (search_in_layers(answer) != Outcome::Full) return;
        if (!any || options_.on_table_full == OnTableFull::Stop) {
            return control_.stop(StopReason::Table);
        }
    }
    if ((any && problem_->tariff().is_uniform() && !begins_after(CheckpointPhase::Frontier)) ||
        options_.engine == Engine::Frontier) {
        if (search_by_frontiers(answer) != Outcome::Full) return;
        if (!any) return control_.stop(StopReason::Table);
    }
    search_recursively(answer);
}

void Run::prepare() {
    auto problem = std::make_unique<Problem>(instance_, options_, space_, control_);
    const unsigned workers = affordable_workers(*problem, space_, threads_);
    Evaluators evaluators;
    for (unsigned worker = 0; worker < workers; ++worker) {
        evaluators.push_back(std::make_unique<Evaluator>(*problem, control_));
    }
    const std::scoped_lock lock(shared_);
    threads_ = workers;
    problem_ = std::move(problem);
    evaluators_ = std::move(evaluators);
}

Way Run::way_of_layers() const {
    if (options_.engine == Engine::Layered) return Way::Forward;
    if (options_.engine == Engine::Backward) return Way::Backward;
    return can_be_turned(instance_, problem_->tariff()) ? Way::Better : Way::Forward;
}

Outcome Run::search_in_layers(Answer& answer) {
    {
        const std::scoped_lock lock(shared_);
        layered_ =
            std::make_unique<TwoWays>(*problem_, options_.bound, space_, control_, evaluators_);
    }
    if (can_use_states_of(CheckpointPhase::Layers) &&
        !layered_->take_up(way_of_layers(), resumed_->reader())) {
        if (control_.stopping()) return Outcome::Stopped;
        warn(printable(options_.resume.string()) +
             ": what it holds does not fit the table space or is for another engine; only its "
             "bound is used");
    }
    phase_ = CheckpointPhase::Layers;
    const auto on_layer = [this](board::Price bound) {
        ++iterations_;
        raise_bound(bound);
    };
    const Result result = layered_->plan(way_of_layers(), lower_bound_, most(), on_layer);
    settle(answer, result, result.bound, layered_->path());
    return result.outcome;
}

Outcome Run::search_by_frontiers(Answer& answer) {
    can_use_states_of(CheckpointPhase::Frontier);  // there are none; but says where that is a loss
    prepare_closure();
    {
        const std::scoped_lock lock(shared_);
        if (layered_ != nullptr) layered_->drop();
        const std::uint64_t free = space_.limit() - std::min(space_.limit(), space_.used());
        frontier_ = std::make_unique<Frontier>(*problem_, free + workspace, control_, evaluators_);
        phase_ = CheckpointPhase::Frontier;
    }
    while (true) {
        ++iterations_;
        const Result result = frontier_->plan(lower_bound_);
        if (settle(answer, result, lower_bound_, frontier_->path())) return result.outcome;
    }
}

void Run::search_recursively(Answer& answer) {
    prepare_closure();
    prepare_recursion();
    take_up_calls();
    while (true) {
        ++iterations_;
        const board::Price budget = next_budget();
        Result result;
        if (threads_ > 1) {
            result = tasks_->plan(lower_bound_, budget);
        } else {
            evaluators_.front()->set(instance_.boxes, instance_.player);
            result = workers_.front()->plan(lower_bound_, budget, table::Patience::Insist);
        }
        const Plan& path = threads_ > 1 ? tasks_->path() : workers_.front()->path();
        if (settle(answer, result, budget, path)) return;
    }
}

/// A budget that a single cost has is its bound: the first plan found is then optimal. Where a
/// second thing breaks ties its budgets would be many. Instead the first thing is settled with any
/// amount of the second, and then the second is lowered from plan to plan.
board::Price Run::next_budget() const {
    if (!is_lexicographic(measure_.kind())) return lower_bound_;
    if (upper_bound_ < board::infinite_price) return upper_bound_ - 1;
    const board::Price all_of_second = (board::Price{1} << board::pair_shift) - 1;
    return std::min(lower_bound_ | all_of_second, most());
}

/// Takes in what an engine says; true where there is nothing left for it to do.
///
/// A failed iteration proves a new bound for the root, the least cost + bound over all that was cut
/// off: no plan can cost less, so a plan that costs as much is optimal. Between iterations the
/// closure gets its share of the effort, so that an unsolvable instance ends.
bool Run::settle(Answer& answer, const Result& result, board::Price budget, const Plan& plan) {
    if (result.outcome == Outcome::Found) {
        const board::Price price = price_of(*problem_, plan);
        if (price > budget) throw std::logic_error("a plan missed its budget");
        keep(plan, price);
        control_.go_on();
    } else if (result.outcome == Outcome::Failed) {
        raise_bound(std::min(result.bound, upper_bound_));
        if (lower_bound_ <= most() && is_proven_unsolvable()) raise_bound(board::infinite_price);
    } else {
        return true;
    }
    if (upper_bound_ < board::infinite_price && (options_.within || lower_bound_ >= upper_bound_)) {
        accept(answer);
        return true;
    }
    if (lower_bound_ > most()) answer.status = Status::Unsatisfiable;
    return lower_bound_ > most() || control_.stopping();
}

void Run::prepare_closure() {
    if (options_.within || closure_ != nullptr) return;
    const std::scoped_lock lock(shared_);
    if (layered_ != nullptr) layered_->drop();
    closure_ = std::make_unique<Closure>(*problem_, space_, control_);
}

/// Starts with an empty table: all that the engines before it knew is in the bound of the root.
void Run::prepare_recursion() {
    const std::scoped_lock lock(shared_);
    if (layered_ != nullptr) layered_->drop();
    frontier_.reset();
    const auto when_full = options_.on_table_full == OnTableFull::Replace ? table::WhenFull::Forget
                                                                          : table::WhenFull::Refuse;
    table_ = table::make_table(problem_->packing().words(), space_, when_full);
    const std::size_t children =
        share_of_each(bytes_of_children, most_bytes_of_children, evaluators_.size());
    for (const auto& evaluator : evaluators_) {
        workers_.push_back(std::make_unique<Recursion>(*problem_, *table_, control_, *evaluator,
                                                       options_.on_table_full, children));
    }
    if (threads_ > 1) {
        tasks_ = std::make_unique<TaskTree>(*problem_, control_, workers_);
    }
}

void Run::warn(const std::string& message) {
    const std::scoped_lock lock(shared_);
    listener_.on_warning(message);
}

bool Run::is_proven_unsolvable() {
    if (closure_ == nullptr || closure_->verdict() != Solvability::Undecided) return false;
    std::uint64_t effort = 0;
    for (const auto& evaluator : evaluators_) effort += evaluator->expanded();
    if (effort < closure_starts_at) return false;
    const std::uint64_t due = effort / closure_share;
    const std::uint64_t done = closure_->evaluator().expanded();
    return due > done && closure_->advance(due - done) == Solvability::Unsolvable;
}

void Run::raise_bound(board::Price bound) {
    const std::scoped_lock lock(shared_);
    if (bound <= lower_bound_) return;
    lower_bound_ = bound;
    if (bound < board::infinite_price) listener_.on_bound(measure_.cost_of(lower_bound_));
}

void Run::keep(const Plan& plan, board::Price price) {
    Plan kept = in_lines(plan);
    const std::scoped_lock lock(shared_);
    if (price >= upper_bound_) return;
    upper_bound_ = price;
    best_ = std::move(kept);
    listener_.on_plan(best_, measure_.cost_of(price));
}

/// The plan costs what was proven to be the least, or no more than was asked for.
void Run::accept(Answer& answer) {
    answer.status = options_.within ? Status::Satisfiable : Status::Optimal;
    if (!options_.within && lower_bound_ != upper_bound_) {
        throw std::logic_error("a plan is cheaper than its bound");
    }
}

Statistics Run::statistics() const {
    Statistics all;
    all.threads = threads_;
    if (resumed_ != nullptr) all.expanded_before = resumed_->header().expanded;
    all.iterations = iterations_;
    all.time = std::chrono::steady_clock::now() - start_;
    all.table.limit = Bytes{space_.limit()};
    if (problem_ == nullptr) return all;
    if (frontier_ != nullptr) {
        all.frontier = {frontier_->states(), Bytes{frontier_->bytes()}};
    } else if (table_ != nullptr) {
        all.table.entries = table_->entries();
        all.table.bytes = Bytes{table_->bytes()};
        all.table.forgotten = table_->forgotten();
    }
    if (layered_ != nullptr) layered_->add_to(all);
    try {
        for (std::size_t rule = 0; rule < problem_->rules().size(); ++rule) {
            all.rules.push_back({std::string(problem_->rules().name(rule)), 0, 0});
        }
    } catch (const std::bad_alloc&) {  // the rest is worth more
        all.rules.clear();
    }
    const auto add = [&](const Evaluator& evaluator) {
        all.expanded += evaluator.expanded();
        all.generated += evaluator.generated();
        for (std::size_t rule = 0; rule < all.rules.size(); ++rule) {
            all.rules[rule].tried += evaluator.tallies()[rule].tried();
            all.rules[rule].pruned += evaluator.tallies()[rule].pruned();
        }
    };
    for (const auto& evaluator : evaluators_) add(*evaluator);
    for (const auto& worker : workers_) all.table.hits += worker->hits();
    if (closure_ != nullptr) add(closure_->evaluator());
    return all;
}

void Run::report_progress() {
    const std::scoped_lock lock(shared_);
    const Statistics now = statistics();
    const auto upper = upper_bound_ < board::infinite_price
                           ? std::optional(measure_.cost_of(upper_bound_))
                           : std::nullopt;
    listener_.on_progress(
        {measure_.cost_of(lower_bound_), upper, now.expanded, now.table, now.frontier, now.time});
}

}  // namespace tabkeeper::search
