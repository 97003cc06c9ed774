#pragma once

// A cost as one number, which is what a search adds and compares.
//
// Where two things are counted, the first is in the upper half and the second in the lower: sums
// and comparisons of prices are then sums and lexicographic comparisons of pairs, as long as no
// second part reaches 2^32. One push adds at most twice the number of locations to it, so that
// takes more pushes than an entry of the table can hold.

#include <cstdint>

#include "tabkeeper/plan.hpp"

namespace tabkeeper::board {

using Price = std::uint64_t;

/// More than any plan can cost: "no plan". Twice this is still a number.
inline constexpr Price infinite_price = Price{1} << 62U;

inline constexpr unsigned pair_shift = 32;

constexpr Price plus(Price one, Price other) {
    return one >= infinite_price || other >= infinite_price ? infinite_price : one + other;
}

constexpr Price times(Price count, Price unit) {
    return count >= infinite_price ? infinite_price : count * unit;
}

}  // namespace tabkeeper::board
