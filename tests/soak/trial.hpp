#pragma once

// A comparison in a process of its own: whatever goes wrong in there, a crash or a loop without
// end included, comes back as a complaint.

#include <chrono>

#include "soak/comparison.hpp"

namespace tabkeeper::soak {

/// Judges, and makes a complaint of anything that is thrown.
Finding judge(const Comparison& comparison, Case& subject);

/// The same in a process of its own, which is killed after `patience`.
Finding try_apart(const Comparison& comparison, const Instance& instance,
                  std::chrono::milliseconds patience);

}  // namespace tabkeeper::soak
