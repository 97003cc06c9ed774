#pragma once

// Packs a state (anchor, sorted boxes) into the fewest 32-bit words that hold it exactly.
//
// Boxes stand on `places` only. Where the number of states fits 128 bits a key is
//     rank of the box set in the combinatorial number system * locations + anchor
// and otherwise the anchor and the sorted places one after another, as many bits each as they need.
// Both can be turned back, so two states never share a key.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "tabkeeper/instance.hpp"

namespace tabkeeper::board {

using Word = std::uint32_t;

class Packing {
public:
    /// `places` is sorted.
    Packing(std::size_t locations, std::vector<Location> places, std::size_t boxes);

    std::size_t bits() const { return bits_; }
    std::size_t words() const { return words_; }

    /// How many keys there are, all smaller than it, where that fits 64 bits.
    std::optional<std::uint64_t> key_count() const { return key_count_; }

    /// Whether all of these are places, so that pack() can take them.
    bool has_places_for(std::span<const Location> boxes) const {
        for (const Location box : boxes) {
            if (index_of_place_[box] == no_location) return false;
        }
        return true;
    }

    void pack(std::span<const Location> boxes, Location anchor, Word* key) const;

    /// Writes the boxes and returns the anchor.
    Location unpack(const Word* key, std::span<Location> boxes) const;

    /// The same for words that may be no key: nothing where no state has them. The player is not
    /// where a box is.
    std::optional<Location> unpack_any(const Word* words, std::span<Location> boxes) const;

    const std::vector<Location>& places() const { return places_; }

    /// The key as a number; only where key_count() says so.
    static std::uint64_t number_of(const Word* key, std::size_t words) {
        return words == 1 ? key[0] : key[0] | std::uint64_t{key[1]} << 32U;
    }
    void key_of(std::uint64_t number, Word* key) const {
        key[0] = static_cast<Word>(number);
        if (words_ > 1) key[1] = static_cast<Word>(number >> 32U);
    }

private:
    __extension__ using Wide = unsigned __int128;

    bool choose_ranks();
    bool is_list(const Word* words) const;
    void pack_list(std::span<const Location> boxes, Location anchor, Word* key) const;
    Location unpack_list(const Word* key, std::span<Location> boxes) const;
    Wide subsets(std::size_t box, std::size_t place) const {
        return subsets_[box * (places_.size() + 1) + place];
    }

    std::size_t locations_;
    std::vector<Location> places_;
    std::vector<Location> index_of_place_;
    std::size_t boxes_;
    std::vector<Wide> subsets_;  // [b][p]: how many sets of b+1 places are drawn from the first p
    std::size_t bits_ = 0;       // of a key
    std::size_t words_ = 0;
    unsigned place_bits_ = 0;
    unsigned anchor_bits_ = 0;
    bool ranked_ = false;
    Wide last_rank_ = 0;  // of all keys, where they are ranks
    std::optional<std::uint64_t> key_count_;
};

}  // namespace tabkeeper::board
