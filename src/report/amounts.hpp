#pragma once

// Costs and limits for people.

#include <optional>
#include <string>

#include "tabkeeper/plan.hpp"

namespace tabkeeper::report {

/// As the second part of a limit: no limit.
inline constexpr std::uint32_t any_amount = infinite_cost.first - 1;

/// The first thing that a kind counts, alone: pushes for "pushes,moves".
CostKind first_of(CostKind kind);

/// "8 pushes, 33 moves"; the bare number where it is not known what is counted.
std::string text_of(Cost cost, std::optional<CostKind> kind);

/// The same; "8 pushes" where the second thing is not limited.
std::string limit_text(Cost limit, CostKind kind);

}  // namespace tabkeeper::report
