#pragma once

// plan(state, budget) by many workers: the upper part of the call tree as oneTBB tasks.

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/task_arena.h>
#include <oneapi/tbb/task_group.h>

#include "search/control.hpp"
#include "search/recursion.hpp"
#include "search/scheduler.hpp"
#include "tabkeeper/plan.hpp"
#include "table/table.hpp"

namespace tabkeeper::search {

class TaskTree {
public:
    using Workers = std::vector<std::unique_ptr<Recursion>>;

    /// One thread for each worker.
    TaskTree(const Problem& problem, Control& control, const Workers& workers);

    /// As Recursion::plan, from the instance's own state. Never Busy.
    Result plan(board::Price bound, board::Price budget);

    const Plan& path() const { return path_; }

private:
    struct Node;

    void run_all_from(Node* root) noexcept;
    void spawn(Node* node) noexcept;
    void evaluate(Node* node);
    void evaluate_alone(Node* node, Recursion& worker);
    void evaluate_by_tasks(Node* node, Recursion& worker);
    void postpone(Node* node);
    void complete(Node* node, board::Price bound);
    void announce(const Node* node, const Plan& rest);
    Node* child_done(Node* parent);

    const Problem& problem_;
    Control& control_;
    const Workers& workers_;
    const std::size_t most_nodes_;
    std::atomic<std::size_t> nodes_{0};  // calls under way or waiting, but for the root
    Scheduler scheduler_;
    tbb::global_control parallelism_;  // more threads than processors, if that is asked for
    tbb::task_arena arena_;
    tbb::task_group group_;
    board::Price sequential_budget_ = 0;
    board::Price root_bound_ = 0;
    std::mutex path_mutex_;
    bool found_ = false;
    Plan path_;
};

}  // namespace tabkeeper::search
