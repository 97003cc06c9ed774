#pragma once

// What one system made of one instance.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "compare/process.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::compare {

enum class Outcome : std::uint8_t {
    Optimum,  ///< a plan, and the claim that none has fewer lines
    NoPlan,   ///< the claim that there is no plan
    Timeout,
    Memory,
    Crash,    ///< ended by a signal or with an exit code that is no answer
    Junk,     ///< printed what is no answer, or a plan that is wrong
    Missing,  ///< there is no such program
    Unfit,    ///< the instance cannot be written as facts that the system reads
    Stopped,  ///< by a signal that was meant for us
};

/// "optimum", "no plan", "timeout" and so on.
std::string_view to_string(Outcome outcome);

struct Run {
    Outcome outcome = Outcome::Missing;
    std::optional<std::uint32_t> lines;  ///< claimed; also where the plan turned out to be wrong
    std::optional<Plan> plan;
    std::string remark;  ///< what else there is to say: why it failed
    Seconds wall{};
    Seconds cpu{};
    Bytes peak_rss;
    std::optional<std::uint64_t> entries;  ///< of its table, where it has one and tells

    bool answered() const { return outcome == Outcome::Optimum || outcome == Outcome::NoPlan; }
    bool has_run() const {
        return outcome != Outcome::Missing && outcome != Outcome::Unfit &&
               outcome != Outcome::Stopped;
    }
};

}  // namespace tabkeeper::compare
