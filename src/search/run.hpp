#pragma once

// One run from the instance to the answer: raises the budget until a plan fits it.

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "search/closure.hpp"
#include "search/control.hpp"
#include "search/problem.hpp"
#include "search/recursion.hpp"
#include "search/task_tree.hpp"
#include "tabkeeper/solve.hpp"
#include "table/space.hpp"
#include "table/table.hpp"

namespace tabkeeper::search {

class Run {
public:
    Run(const Instance& instance, const Options& options, Listener& listener);

    Answer answer();

private:
    void prepare();
    void search(Answer& answer);
    Result evaluate(Cost bound);
    bool is_proven_unsolvable();
    void raise_bound(Cost bound);
    void accept(Answer& answer, const Plan& plan);
    void table_plan(const Plan& plan);
    Statistics statistics() const;
    void report_progress();

    const Instance& instance_;
    const Options& options_;
    Listener& listener_;
    const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    const unsigned threads_;
    Control control_;
    table::Space space_;

    // What the monitor's thread reads, too; the listener is called under the same mutex.
    std::mutex shared_;
    Cost lower_bound_ = 0;
    bool prepared_ = false;

    std::atomic<std::uint64_t> iterations_{0};
    std::unique_ptr<Problem> problem_;
    std::unique_ptr<table::Table> table_;
    std::vector<std::unique_ptr<Recursion>> workers_;
    std::unique_ptr<TaskTree> tasks_;
    std::unique_ptr<Closure> closure_;
};

}  // namespace tabkeeper::search
