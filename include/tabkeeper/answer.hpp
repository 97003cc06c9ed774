#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tabkeeper/options.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper {

enum class Status : std::uint8_t {
    Optimal,        ///< the plan is there and no cheaper one exists
    Satisfiable,    ///< decide: there is a plan within the limit
    Unsatisfiable,  ///< proven: no plan (decide: none within the limit)
    Unknown,        ///< a limit stopped the run; the bounds hold
};

enum class StopReason : std::uint8_t { None, Time, Table, Memory, Signal };

std::string_view to_string(Status status);
std::string_view to_string(StopReason reason);

struct RuleCount {
    std::string name;
    std::uint64_t tried = 0;
    std::uint64_t pruned = 0;
};

struct TableUse {
    std::uint64_t entries = 0;
    Bytes bytes;
    Bytes limit;
    std::uint64_t hits = 0;       ///< calls that the table answered
    std::uint64_t forgotten = 0;  ///< entries that were replaced
};

/// What the frontier engine held when it ended; not part of the table.
struct FrontierUse {
    std::uint64_t states = 0;
    Bytes bytes;
};

struct Statistics {
    std::uint64_t expanded = 0;
    std::uint64_t expanded_before = 0;  ///< by the runs behind the checkpoint that it went on from
    std::uint64_t generated = 0;
    std::uint64_t iterations = 0;
    TableUse table;
    FrontierUse frontier;
    std::vector<RuleCount> rules;
    unsigned threads = 0;
    std::chrono::duration<double> time{};
};

/// What is known when the run ends. `lower_bound <= optimum <= upper_bound` always holds.
struct Answer {
    Status status = Status::Unknown;
    StopReason stop_reason = StopReason::None;
    Cost lower_bound = 0;
    std::optional<Cost> upper_bound;
    std::optional<Plan> plan;
    Statistics statistics;
};

}  // namespace tabkeeper
