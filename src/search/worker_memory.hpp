#pragma once

// How many workers a run can afford, and what each may hold: scratch memory grows with the number
// of threads, the promise about peak RSS does not.

#include <algorithm>
#include <cstddef>

#include "search/problem.hpp"
#include "table/space.hpp"

namespace tabkeeper::search {

/// At most `threads`, at least one. What they need beyond a part of the documented constant is
/// taken of the space, a quarter of it at most.
unsigned affordable_workers(const Problem& problem, table::Space& space, unsigned threads);

/// The part of a worker where all of them together may hold `bytes`, and one `most`.
inline std::size_t share_of_each(std::size_t bytes, std::size_t most, std::size_t workers) {
    constexpr std::size_t least = 256U << 10U;  // thousands of children
    return std::clamp(bytes / workers, least, most);
}

}  // namespace tabkeeper::search
