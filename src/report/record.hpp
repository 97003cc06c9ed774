#pragma once

// What the writers are given: one run with all that is known about it.

#include <cstdint>
#include <optional>
#include <string>

#include "tabkeeper/answer.hpp"
#include "tabkeeper/instance.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::report {

struct Record {
    std::string name;  ///< of the instance, as the user gave it
    const Instance* instance = nullptr;
    CostKind cost = CostKind::Lines;  ///< what was minimised
    Answer answer;
    std::optional<Cost> within;      ///< decide: the limit that was asked about
    std::optional<Metrics> metrics;  ///< of the plan, from the checker's replay
    Bytes peak_rss;
};

}  // namespace tabkeeper::report
