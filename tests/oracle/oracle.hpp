#pragma once

// The plain breadth-first solvers that every test trusts, one over pushes and one over steps. They
// know nothing but the rules of motion: no pruning, no bounds, no packing, and no code of the
// planner's.

#include <cstdint>
#include <optional>

#include "tabkeeper/instance.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::oracle {

struct Answer {
    std::optional<Cost> cost;  ///< the optimum; nothing where there is no plan
    std::uint64_t states = 0;  ///< how many were seen
    bool complete = true;      ///< false where the search was given up at `most_states`
};

/// Fewest straight pushes, over states (player's region, boxes).
Answer fewest_lines(const Instance& instance, std::uint64_t most_states = 20'000'000);

/// Least cost of any kind, over the player's single steps.
Answer cheapest(const Instance& instance, CostKind kind, std::uint64_t most_states = 20'000'000);

/// How many sequences of this many pushes there are.
std::uint64_t perft(const Instance& instance, unsigned depth);

}  // namespace tabkeeper::oracle
