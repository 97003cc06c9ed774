// The outer loop. A failed iteration proves a new bound for the root, the least cost + bound over
// all that was cut off, and that is the next budget: no plan can cost less, so the first plan found
// is optimal. Between iterations the closure gets its share of the effort, so that an unsolvable
// instance ends.

#include "search/run.hpp"

#include <algorithm>
#include <new>
#include <stdexcept>

#include "board/board.hpp"
#include "search/machine.hpp"
#include "search/monitor.hpp"

namespace tabkeeper::search {

namespace {

// The default table space, as a share of what the machine or the cgroup has.
constexpr std::uint64_t default_share = 2;

// The closure may expand one state for so many of the recursion's, once those are that many. Small
// instances are decided before it starts; on others it costs a fifth at most.
constexpr std::uint64_t closure_share = 4;
constexpr std::uint64_t closure_starts_at = 2'000;

Bytes space_for(const Options& options) {
    return options.table_space.value_or(Bytes{usable_memory().count / default_share});
}

}  // namespace

Run::Run(const Instance& instance, const Options& options, Listener& listener)
    : instance_(instance),
      options_(options),
      listener_(listener),
      threads_(options.threads == 0 ? usable_threads() : options.threads),
      space_(space_for(options).count) {}

Answer Run::answer() {
    Answer answer;
    {
        const Monitor monitor(options_, control_, [this] { report_progress(); });
        try {
            search(answer);
        } catch (const std::bad_alloc&) {
            control_.stop(StopReason::Memory);
        }
    }
    answer.lower_bound = std::max(answer.lower_bound, lower_bound_);
    if (answer.status == Status::Unknown) answer.stop_reason = control_.reason();
    answer.statistics = statistics();
    return answer;
}

void Run::search(Answer& answer) {
    const board::Board board(instance_);
    if (!board.has_enough()) {
        answer.status = Status::Unsatisfiable;
        answer.lower_bound = infinite_cost;
        return;
    }
    prepare();
    if (control_.stopping()) return;
    raise_bound(workers_.front()->evaluator().bound());
    if (lower_bound_ == 0) return accept(answer, {});
    const Cost most = options_.within.value_or(infinite_cost - 1);
    while (lower_bound_ <= most) {
        const Result result = evaluate(lower_bound_);
        if (result.outcome == Outcome::Found) {
            return accept(answer, threads_ == 1 ? workers_.front()->path() : tasks_->path());
        }
        if (result.outcome != Outcome::Failed) return;
        raise_bound(result.bound);
        if (lower_bound_ <= most && is_proven_unsolvable()) raise_bound(infinite_cost);
        if (control_.stopping()) return;
    }
    answer.status = Status::Unsatisfiable;
}

void Run::prepare() {
    auto problem = std::make_unique<Problem>(instance_, options_, space_, control_);
    const auto when_full = options_.on_table_full == OnTableFull::Replace ? table::WhenFull::Forget
                                                                          : table::WhenFull::Refuse;
    auto table = table::make_table(problem->packing().words(), space_, when_full);
    std::vector<std::unique_ptr<Recursion>> workers;
    for (unsigned worker = 0; worker < threads_; ++worker) {
        workers.push_back(
            std::make_unique<Recursion>(*problem, *table, control_, options_.on_table_full));
    }
    std::unique_ptr<Closure> closure;
    if (!options_.within) closure = std::make_unique<Closure>(*problem, space_, control_);

    const std::scoped_lock lock(shared_);
    problem_ = std::move(problem);
    table_ = std::move(table);
    workers_ = std::move(workers);
    if (threads_ > 1) {
        tasks_ = std::make_unique<TaskTree>(*problem_, *table_, control_, workers_);
    }
    closure_ = std::move(closure);
    prepared_ = true;
}

/// One iteration: is there a plan that costs no more than the bound?
Result Run::evaluate(Cost bound) {
    ++iterations_;
    Result result;
    if (threads_ > 1) {
        result = tasks_->plan(bound, bound);
    } else {
        Recursion& worker = *workers_.front();
        worker.evaluator().set(instance_.boxes, instance_.player);
        result = worker.plan(bound, bound, table::Patience::Insist);
    }
    return result;
}

bool Run::is_proven_unsolvable() {
    if (closure_ == nullptr || closure_->verdict() != Solvability::Undecided) return false;
    std::uint64_t effort = 0;
    for (const auto& worker : workers_) effort += worker->evaluator().expanded();
    if (effort < closure_starts_at) return false;
    const std::uint64_t due = effort / closure_share;
    const std::uint64_t done = closure_->evaluator().expanded();
    return due > done && closure_->advance(due - done) == Solvability::Unsolvable;
}

void Run::raise_bound(Cost bound) {
    const std::scoped_lock lock(shared_);
    lower_bound_ = std::max(lower_bound_, bound);
    if (bound < infinite_cost) listener_.on_bound(lower_bound_);
}

/// The plan costs what the budget was, and the budget was a bound: it is optimal.
void Run::accept(Answer& answer, const Plan& plan) {
    const auto cost = static_cast<Cost>(plan.size());
    if (cost != lower_bound_) throw std::logic_error("a plan missed its budget");
    answer.status = options_.within ? Status::Satisfiable : Status::Optimal;
    answer.plan = plan;
    answer.upper_bound = cost;
    table_plan(plan);
    const std::scoped_lock lock(shared_);
    listener_.on_plan(plan, cost);
}

/// Min mode keeps the answer of every call that the plan goes through.
void Run::table_plan(const Plan& plan) {
    Evaluator& evaluator = workers_.front()->evaluator();
    evaluator.set(instance_.boxes, instance_.player);
    std::vector<table::Word> key(problem_->packing().words());
    for (auto left = static_cast<Cost>(plan.size()); const Push& push : plan) {
        evaluator.locate(key.data());
        table::Entry facts(left);
        facts.lower_cost(left--);
        table_->merge(key.data(), facts);
        evaluator.apply(push);
    }
}

Statistics Run::statistics() const {
    Statistics all;
    all.threads = threads_;
    all.iterations = iterations_;
    all.time = std::chrono::steady_clock::now() - start_;
    all.table.limit = Bytes{space_.limit()};
    if (!prepared_) return all;
    all.table.entries = table_->entries();
    all.table.bytes = Bytes{table_->bytes()};
    all.table.forgotten = table_->forgotten();
    for (std::size_t rule = 0; rule < problem_->rules().size(); ++rule) {
        all.rules.push_back({std::string(problem_->rules().name(rule)), 0, 0});
    }
    const auto add = [&](const Evaluator& evaluator) {
        all.expanded += evaluator.expanded();
        all.generated += evaluator.generated();
        for (std::size_t rule = 0; rule < all.rules.size(); ++rule) {
            all.rules[rule].tried += evaluator.tallies()[rule].tried();
            all.rules[rule].pruned += evaluator.tallies()[rule].pruned();
        }
    };
    for (const auto& worker : workers_) {
        add(worker->evaluator());
        all.table.hits += worker->hits();
    }
    if (closure_ != nullptr) add(closure_->evaluator());
    return all;
}

void Run::report_progress() {
    const std::scoped_lock lock(shared_);
    const Statistics now = statistics();
    listener_.on_progress({lower_bound_, std::nullopt, now.expanded, now.table, now.time});
}

}  // namespace tabkeeper::search
