// A* in buckets. Layers of equal f are emptied one after another, so the f of the layer at hand is
// a proven bound; within a layer the states with the largest g come first, so that the last layer
// is searched depth-first. Batches are expanded by all threads over one shared table, which keeps
// the least g of every state; a state is expanded once for each g that it improves to, and with a
// consistent bound that is once. There are no parent pointers: the plan is rebuilt from the table.
//
// When a layer runs empty for good, every state that can be reached was expanded and none is
// solved: proven unsolvable.

#include "search/layered.hpp"

#include <algorithm>

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/parallel_for.h>

#include "search/rebuild.hpp"

namespace tabkeeper::search {

namespace {
// Large enough to share out, small enough to stay close to depth-first order.
constexpr std::size_t batch_for_each_thread = 256;
constexpr std::size_t grain = 16;
}  // namespace

Layered::Layered(const Problem& problem, table::Space& space, const Control& control,
                 const Evaluators& evaluators)
    : problem_(problem),
      space_(space),
      control_(control),
      evaluators_(evaluators),
      key_words_(problem.packing().words()),
      table_(table::make_table(key_words_, space, table::WhenFull::Refuse)),
      open_(space, key_words_) {
    for (std::size_t worker = 0; worker < evaluators.size(); ++worker) {
        harvests_.emplace_back(space, problem);
    }
    if (evaluators.size() > 1) {
        arena_ = std::make_unique<tbb::task_arena>(static_cast<int>(evaluators.size()));
    }
}

Result Layered::plan(board::Price bound, board::Price most,
                     const std::function<void(board::Price)>& on_layer) {
    Evaluator& first = *evaluators_.front();
    first.set(problem_.instance().boxes, problem_.instance().player);
    first.locate(harvests_.front().key.data());
    table_->lower_cost(harvests_.front().key.data(), problem_.measure().entry_of(0));
    open_.push(bound, 0, harvests_.front().key.data());

    std::vector<board::Word> batch;
    for (board::Price f = bound; f <= most; f = open_.least_f()) {
        on_layer(f);
        while (const auto g = open_.deepest(f)) {
            batch.clear();
            const std::size_t count =
                open_.at(f, *g).pop(batch_for_each_thread * evaluators_.size(), batch);
            expand_batch(batch, count, f, *g);
            if (!goal_.empty()) {
                path_ = rebuild_plan(problem_, *table_, goal_.data(), *evaluators_.front());
                return {Outcome::Found, f};
            }
            if (control_.stopping()) return {Outcome::Stopped, f};
            gather();
            if (is_full()) return {Outcome::Full, f};
        }
    }
    return {Outcome::Failed, open_.least_f()};
}

void Layered::expand_batch(const std::vector<board::Word>& keys, std::size_t count, board::Price f,
                           board::Price g) {
    const auto expand = [&](std::size_t begin, std::size_t end, std::size_t worker) {
        for (std::size_t index = begin; index < end && !control_.stopping(); ++index) {
            expand_state(&keys[index * key_words_], f, g, *evaluators_[worker], harvests_[worker]);
        }
    };
    if (arena_ == nullptr || count <= grain) return expand(0, count, 0);
    arena_->execute([&] {
        tbb::parallel_for(tbb::blocked_range<std::size_t>(0, count, grain), [&](const auto& range) {
            expand(range.begin(), range.end(),
                   static_cast<std::size_t>(tbb::this_task_arena::current_thread_index()));
        });
    });
}

void Layered::expand_state(const board::Word* key, board::Price f, board::Price g,
                           Evaluator& evaluator, Harvest& harvest) {
    const Measure& measure = problem_.measure();
    if (!table_->claim(key, measure.entry_of(g))) return;
    if (f == g) return announce(key);
    const Location player = problem_.packing().unpack(key, harvest.boxes);
    evaluator.set(harvest.boxes, player);
    evaluator.locate(harvest.key.data());
    harvest.children.clear();
    evaluator.expand(harvest.children);
    for (const Child& child : harvest.children) {
        const board::Price reached = g + child.price;
        if (!measure.fits_entry(reached)) {
            too_deep_.store(true, std::memory_order_relaxed);
            return;
        }
        evaluator.apply(child.push);
        evaluator.locate(harvest.key.data());
        evaluator.undo(child.push, player);
        if (control_.stopping() || table_->has_refused()) return;
        if (!table_->lower_cost(harvest.key.data(), measure.entry_of(reached))) continue;
        if (child.bound == 0 && reached <= f) return announce(harvest.key.data());
        harvest.costs.push_back({std::max(f, reached + child.bound), reached});
        harvest.keys.push(harvest.key.data());
    }
}

/// Moves what the workers found into the open list, in a fixed order of workers.
void Layered::gather() {
    for (Harvest& harvest : harvests_) {
        while (!harvest.costs.empty()) {
            const auto [f, g] = harvest.costs.back();
            harvest.costs.pop_back();
            open_.push(f, g, harvest.keys.top());
            harvest.keys.pop();
        }
    }
}

void Layered::announce(const board::Word* key) {
    const std::scoped_lock lock(goal_mutex_);
    if (goal_.empty()) goal_.assign(key, key + key_words_);
}

/// Costs that an entry cannot hold are for the other engines, too.
bool Layered::is_full() const {
    return table_->has_refused() || !space_.has_room_for(0) ||
           too_deep_.load(std::memory_order_relaxed);
}

}  // namespace tabkeeper::search
