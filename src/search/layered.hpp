#pragma once

// Best-first search in layers over the same states, rules, bounds and table: the fast engine while
// memory lasts.

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include <oneapi/tbb/task_arena.h>

#include "search/buckets.hpp"
#include "search/control.hpp"
#include "search/evaluator.hpp"
#include "search/result.hpp"
#include "table/space.hpp"
#include "table/table.hpp"

namespace tabkeeper::search {

class Layered {
public:
    Layered(const Problem& problem, table::Space& space, const Control& control,
            const Evaluators& evaluators);

    /// Is there a plan with cost <= most? `on_layer` is told every bound that is proven on the way.
    /// Full: the space is used up; the bound is what was proven until then.
    Result plan(board::Price bound, board::Price most,
                const std::function<void(board::Price)>& on_layer);

    const Plan& path() const { return path_; }
    const table::Table& table() const { return *table_; }

private:
    struct Generated {
        board::Price f;
        board::Price g;
    };
    /// What one worker found in a batch.
    struct Harvest {
        Harvest(table::Space& space, const Problem& problem)
            : keys(space, problem.packing().words()),
              boxes(problem.board().boxes()),
              key(problem.packing().words()) {}

        std::vector<Generated> costs;
        Bucket keys;
        std::vector<Child> children;
        std::vector<Location> boxes;
        std::vector<board::Word> key;
    };

    void expand_batch(const std::vector<board::Word>& keys, std::size_t count, board::Price f,
                      board::Price g);
    void expand_state(const board::Word* key, board::Price f, board::Price g, Evaluator& evaluator,
                      Harvest& harvest);
    void gather();
    void announce(const board::Word* key);
    bool is_full() const;

    const Problem& problem_;
    table::Space& space_;
    const Control& control_;
    const Evaluators& evaluators_;
    const std::size_t key_words_;
    std::unique_ptr<table::Table> table_;
    Buckets open_;
    std::vector<Harvest> harvests_;
    std::unique_ptr<tbb::task_arena> arena_;
    std::atomic<bool> too_deep_{false};
    std::mutex goal_mutex_;
    std::vector<board::Word> goal_;  // key of a solved state, once there is one
    Plan path_;
};

}  // namespace tabkeeper::search
