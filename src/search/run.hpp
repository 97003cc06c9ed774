#pragma once

// One run from the instance to the answer.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "search/closure.hpp"
#include "search/control.hpp"
#include "search/frontier.hpp"
#include "search/keeper.hpp"
#include "search/problem.hpp"
#include "search/recursion.hpp"
#include "search/resumed.hpp"
#include "search/task_tree.hpp"
#include "search/two_ways.hpp"
#include "tabkeeper/checkpoint.hpp"
#include "tabkeeper/solve.hpp"
#include "table/space.hpp"
#include "table/table.hpp"

namespace tabkeeper::search {

class Run {
public:
    Run(const Instance& instance, const Options& options, Listener& listener);

    Answer answer();

    /// For tests: does this when so many states have been expanded.
    void set_fuse(std::int64_t states, std::function<void()> at_the_end) {
        control_.set_fuse(states, std::move(at_the_end));
    }
    Control& control() { return control_; }

private:
    void search(Answer& answer);
    bool take_up_bounds(Answer& answer);
    bool begins_after(CheckpointPhase phase) const;
    bool can_use_states_of(CheckpointPhase phase);
    void take_up_calls();
    void keep_checkpoint();
    checkpoint::Header header_now();
    void warn(const std::string& message);
    void prepare();
    Way way_of_layers() const;
    Outcome search_in_layers(Answer& answer);
    Outcome search_by_frontiers(Answer& answer);
    void search_recursively(Answer& answer);
    void prepare_closure();
    void prepare_recursion();
    bool settle(Answer& answer, const Result& result, board::Price budget, const Plan& plan);
    bool is_proven_unsolvable();
    void raise_bound(board::Price bound);
    board::Price next_budget() const;
    void keep(const Plan& plan, board::Price price);
    void accept(Answer& answer);
    Statistics statistics() const;
    void report_progress();

    /// The most that an answer may cost.
    board::Price most() const {
        constexpr board::Price any = board::infinite_price - 1;
        return options_.within ? std::min(measure_.price_of(*options_.within), any) : any;
    }

    const Instance& instance_;
    const Options& options_;
    Listener& listener_;
    const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    const Measure measure_;
    unsigned threads_;  // fewer than asked for where their memory would be too much
    Control control_;
    table::Space space_;
    std::unique_ptr<Resumed> resumed_;
    std::unique_ptr<Keeper> keeper_;
    std::optional<CheckpointPhase> phase_;  // once there is something to keep

    // Everything below is read by the monitor's thread, too. It is built and replaced under this
    // mutex, and so is the listener called.
    std::mutex shared_;
    board::Price lower_bound_ = 0;
    board::Price upper_bound_ = board::infinite_price;  // what best_ costs
    Plan best_;
    std::atomic<std::uint64_t> iterations_{0};
    std::unique_ptr<Problem> problem_;
    Evaluators evaluators_;
    std::unique_ptr<TwoWays> layered_;
    std::unique_ptr<Frontier> frontier_;
    std::unique_ptr<table::Table> table_;
    TaskTree::Workers workers_;
    std::unique_ptr<TaskTree> tasks_;
    std::unique_ptr<Closure> closure_;
};

}  // namespace tabkeeper::search
