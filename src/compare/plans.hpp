#pragma once

#include <optional>
#include <string>

#include "tabkeeper/instance.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::compare {

/// A plan in any notation that tabkeeper reads; nothing where it is none for this instance.
std::optional<Plan> plan_from(const std::string& text, const Instance& instance);

}  // namespace tabkeeper::compare
