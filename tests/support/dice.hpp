#pragma once

// Random numbers that are the same for the same seed on every machine: the standard distributions
// differ between libraries.

#include <cstddef>
#include <cstdint>

namespace tabkeeper::testing {

/// Dice of neighbouring seeds throw nearly the same numbers, one throw apart. Those of scattered
/// seeds have nothing to do with each other.
inline std::uint64_t scattered(std::uint64_t seed) {
    std::uint64_t mixed = seed + 0x9E37'79B9'7F4A'7C15ULL;
    mixed = (mixed ^ mixed >> 30U) * 0xBF58'476D'1CE4'E5B9ULL;
    mixed = (mixed ^ mixed >> 27U) * 0x94D0'49BB'1331'11EBULL;
    return mixed ^ mixed >> 31U;
}

class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed * 0x9E37'79B9'7F4A'7C15ULL + 1) {}

    int below(int limit) { return static_cast<int>(next() % static_cast<std::uint64_t>(limit)); }
    int between(int low, int high) { return low + below(high - low + 1); }
    bool one_in(int n) { return below(n) == 0; }

    template <class List>
    const auto& one_of(const List& list) {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }

private:
    std::uint64_t next() {
        const std::uint64_t thrown = scattered(state_);
        state_ += 0x9E37'79B9'7F4A'7C15ULL;
        return thrown;
    }
    std::uint64_t state_;
};

}  // namespace tabkeeper::testing
