#pragma once

// The independent judge: replays a plan on the instance and shares no code with the search.

#include <cstddef>
#include <optional>
#include <string>

#include "tabkeeper/instance.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper {

struct Verdict {
    bool correct = false;
    std::size_t push = 0;  ///< the first wrong push, from 1; past the last if the end is not solved
    std::string reason;    ///< empty where correct
    Metrics metrics;       ///< of the part that could be replayed
};

Verdict check(const Instance& instance, const Plan& plan);

}  // namespace tabkeeper
