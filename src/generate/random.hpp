#pragma once

// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014), with
// Vigna's constants. Generators and distributions of the standard library are no choice: the
// distributions differ between libraries, and a seed has to mean the same everywhere.

#include <cstdint>
#include <utility>
#include <vector>

namespace tabkeeper::generator {

class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9E37'79B9'7F4A'7C15ULL;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ mixed >> 30U) * 0xBF58'476D'1CE4'E5B9ULL;
        mixed = (mixed ^ mixed >> 27U) * 0x94D0'49BB'1331'11EBULL;
        return mixed ^ mixed >> 31U;
    }

    /// From 0 to limit - 1, all equally likely: what would favour the small ones is drawn again.
    std::size_t below(std::size_t limit) {
        const std::uint64_t unfair = (0 - std::uint64_t{limit}) % limit;
        std::uint64_t drawn = next();
        while (drawn < unfair) drawn = next();
        return static_cast<std::size_t>(drawn % limit);
    }

    bool one_in(std::size_t n) { return below(n) == 0; }

    template <class T>
    const T& any_of(const std::vector<T>& list) {
        return list[below(list.size())];
    }

    /// Fisher and Yates, from the back.
    template <class T>
    void shuffle(std::vector<T>& list) {
        for (std::size_t left = list.size(); left > 1; --left) {
            std::swap(list[left - 1], list[below(left)]);
        }
    }

private:
    std::uint64_t state_;
};

}  // namespace tabkeeper::generator
