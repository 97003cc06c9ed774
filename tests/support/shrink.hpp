#pragma once

// Makes a failing instance small, and says it as facts that can be pasted into a file.

#include <functional>
#include <string>

#include "tabkeeper/instance.hpp"

namespace tabkeeper::testing {

/// Takes away boxes, goals, steps and locations as long as `fails` still holds for what is left.
Instance shrink(Instance instance, const std::function<bool(const Instance&)>& fails);

std::string facts_of(const Instance& instance);

}  // namespace tabkeeper::testing
