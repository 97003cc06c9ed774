#pragma once

// What an engine says about plan(state, budget).

#include <cstdint>
#include <memory>
#include <vector>

#include "search/evaluator.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::search {

enum class Outcome : std::uint8_t {
    Failed,   ///< no plan within the budget; the bound says what is possible at best
    Found,    ///< path() is a plan within the budget
    Busy,     ///< another worker is at this state
    Paused,   ///< as much was done as was asked for; it can go on; the bound holds
    Full,     ///< the space is used up; the bound holds
    Stopped,  ///< the run is being stopped; the bound holds
};

struct Result {
    Outcome outcome = Outcome::Stopped;
    board::Price bound = 0;
};

/// One for each thread, shared by the engines one after another.
using Evaluators = std::vector<std::unique_ptr<Evaluator>>;

}  // namespace tabkeeper::search
