#pragma once

// Which part of a table the keys of a hash belong to. Part p takes those whose place u in [0, 1),
// told by the upper end of the hash, has p <= parts * log2(1 + u) < p + 1: the last part gets twice
// as many as the first, and each a little more than the one before it.

#include <array>
#include <cstddef>
#include <cstdint>

namespace tabkeeper::table {

inline constexpr unsigned share_bits = 12;

template <std::size_t Parts>
constexpr std::array<std::uint8_t, std::size_t{1} << share_bits> unequal_shares() {
    static_assert(Parts == 64);
    constexpr double step = 1.010889286051700460;  // 2 to the power of 1/64
    std::array<std::uint8_t, std::size_t{1} << share_bits> shares{};
    std::uint8_t part = 0;
    double end_of_part = step;
    for (std::size_t place = 0; place < shares.size(); ++place) {
        const double at = 1.0 + static_cast<double>(place) / static_cast<double>(shares.size());
        while (at >= end_of_part && part + 1U < Parts) {
            ++part;
            end_of_part *= step;
        }
        shares[place] = part;
    }
    return shares;
}

}  // namespace tabkeeper::table
