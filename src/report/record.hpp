#pragma once

// What the writers are given: one run with all that is known about it.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "tabkeeper/answer.hpp"
#include "tabkeeper/instance.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::report {

struct Record {
    std::string name;                    ///< of the instance, as the user gave it
    std::optional<std::size_t> level;    ///< its number where its file has several
    const Instance* instance = nullptr;  ///< none where reading it was given up
    std::optional<CostKind> cost;  ///< what was minimised; none where that is not known either
    Answer answer;
    std::optional<Cost> within;      ///< decide: the limit that was asked about
    std::optional<Metrics> metrics;  ///< of the plan, from the checker's replay
    Bytes peak_rss;
};

}  // namespace tabkeeper::report
