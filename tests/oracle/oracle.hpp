#pragma once

// The plain breadth-first solver that every test trusts. It knows nothing but the rules of motion:
// no pruning, no bounds, no packing, and no code of the planner's.

#include <cstdint>
#include <optional>

#include "tabkeeper/instance.hpp"

namespace tabkeeper::oracle {

struct Answer {
    std::optional<std::uint32_t> lines;  ///< the optimum; nothing where there is no plan
    std::uint64_t states = 0;            ///< how many were seen
    bool complete = true;                ///< false where the search was given up at `most_states`
};

/// Fewest straight pushes, over states (player's region, boxes).
Answer fewest_lines(const Instance& instance, std::uint64_t most_states = 20'000'000);

/// How many sequences of this many pushes there are.
std::uint64_t perft(const Instance& instance, unsigned depth);

}  // namespace tabkeeper::oracle
