#pragma once

// Playing backwards from a solved state.

#include "generate/random.hpp"
#include "generate/things.hpp"
#include "tabkeeper/generate.hpp"

namespace tabkeeper::generator {

/// How many locations may still be looked at before a request is given up: counted, not timed, so
/// that every machine gives up at the same point.
using Effort = std::uint64_t;

/// Pulls boxes back from the solved state that the instance shows, options.pulls times and then
/// until it is no longer solved and, with Zones, every box is in its zone. False where that did not
/// come about; the effort that it took is subtracted.
bool pull_back(Instance& instance, const GenerateOptions& options, const Zones& zones,
               Random& random, Effort& effort);

}  // namespace tabkeeper::generator
