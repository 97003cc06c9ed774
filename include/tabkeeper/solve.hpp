#pragma once

// The facade: one call answers the tabled query plan(Player, Boxes, Plan, min Cost).

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "tabkeeper/answer.hpp"
#include "tabkeeper/instance.hpp"
#include "tabkeeper/options.hpp"

namespace tabkeeper {

struct Progress {
    Cost lower_bound = 0;
    std::optional<Cost> upper_bound;
    std::uint64_t expanded = 0;
    TableUse table;
    FrontierUse frontier;
    std::chrono::duration<double> elapsed{};
};

/// Told what happens while a run goes on. Calls never overlap, but come from several threads.
class Listener {
public:
    virtual ~Listener() = default;
    virtual void on_bound(Cost /*lower_bound*/) {}
    virtual void on_plan(const Plan& /*plan*/, Cost /*cost*/) {}
    virtual void on_progress(const Progress& /*progress*/) {}
    /// Something went wrong that the answer does not depend on: a checkpoint that could not be
    /// written, or only partly be used.
    virtual void on_warning(const std::string& /*message*/) {}
};

/// Finds a plan of least cost and proves that there is none cheaper, or says what is known.
/// Throws std::invalid_argument for an ill-formed instance or an unknown rule, and CheckpointError
/// where Options::resume is no checkpoint of this instance, cost, bound and rules; running out of
/// memory or time is an answer, not an exception.
Answer solve(const Instance& instance, const Options& options, Listener& listener);
Answer solve(const Instance& instance, const Options& options = {});

}  // namespace tabkeeper
