// Ranks where they fit, lists of places where they do not.

#include "board/packing.hpp"

#include <algorithm>
#include <bit>

namespace tabkeeper::board {

Packing::Packing(std::size_t locations, std::vector<Location> places, std::size_t boxes)
    : locations_(locations),
      places_(std::move(places)),
      index_of_place_(locations, no_location),
      boxes_(boxes) {
    for (std::size_t index = 0; index < places_.size(); ++index) {
        index_of_place_[places_[index]] = static_cast<Location>(index);
    }
    ranked_ = choose_ranks();
    if (!ranked_) {
        subsets_.clear();
        subsets_.shrink_to_fit();
        place_bits_ = static_cast<unsigned>(std::bit_width(places_.size()));
        anchor_bits_ = static_cast<unsigned>(std::bit_width(locations_));
        bits_ = anchor_bits_ + place_bits_ * boxes_;
    }
    words_ = (bits_ + 31) / 32;
}

/// Fills the binomial coefficients; false as soon as a key would need more than 128 bits.
bool Packing::choose_ranks() {
    constexpr Wide most = ~Wide{0};
    const std::size_t columns = places_.size() + 1;
    constexpr std::size_t largest_triangle = std::size_t{1} << 18U;  // 4 MiB; beyond, lists will do
    if (boxes_ * columns > largest_triangle) return false;
    subsets_.assign(std::max<std::size_t>(boxes_, 1) * columns, 0);
    for (std::size_t box = 0; box < boxes_; ++box) {
        for (std::size_t place = 1; place < columns; ++place) {
            const Wide without = subsets_[box * columns + place - 1];
            const Wide with = box == 0 ? 1 : subsets_[(box - 1) * columns + place - 1];
            if (with > most - without) return false;
            subsets_[box * columns + place] = without + with;
        }
    }
    const Wide sets = boxes_ == 0 ? Wide{1} : subsets_[boxes_ * columns - 1];
    if (sets > most / locations_) return false;
    const Wide keys = sets * locations_;
    const auto low = static_cast<std::uint64_t>(keys);
    const auto high = static_cast<std::uint64_t>(keys >> 64U);
    bits_ = static_cast<std::size_t>(high != 0 ? 64 + std::bit_width(high) : std::bit_width(low));
    if (high == 0) key_count_ = low;
    last_rank_ = keys - 1;
    return true;
}

void Packing::pack(std::span<const Location> boxes, Location anchor, Word* key) const {
    if (!ranked_) return pack_list(boxes, anchor, key);
    Wide rank = 0;
    for (std::size_t box = 0; box < boxes_; ++box) {
        rank += subsets(box, index_of_place_[boxes[box]]);
    }
    rank = rank * locations_ + anchor;
    for (std::size_t word = 0; word < words_; ++word) {
        key[word] = static_cast<Word>(rank);
        rank >>= 32U;
    }
}

Location Packing::unpack(const Word* key, std::span<Location> boxes) const {
    if (!ranked_) return unpack_list(key, boxes);
    Wide rank = 0;
    for (std::size_t word = words_; word-- > 0;) rank = rank << 32U | key[word];
    const auto anchor = static_cast<Location>(rank % locations_);
    rank /= locations_;
    for (std::size_t box = boxes_; box-- > 0;) {
        const auto row = subsets_.begin() + static_cast<std::ptrdiff_t>(box * (places_.size() + 1));
        const auto above =
            std::upper_bound(row, row + static_cast<std::ptrdiff_t>(places_.size()), rank);
        const auto place = static_cast<std::size_t>(above - row) - 1;
        boxes[box] = places_[place];
        rank -= subsets(box, place);
    }
    return anchor;
}

std::optional<Location> Packing::unpack_any(const Word* words, std::span<Location> boxes) const {
    if (ranked_) {
        Wide rank = 0;
        for (std::size_t word = words_; word-- > 0;) rank = rank << 32U | words[word];
        if (rank > last_rank_) return std::nullopt;
    } else if (!is_list(words)) {
        return std::nullopt;
    }
    const Location anchor = unpack(words, boxes);
    if (std::find(boxes.begin(), boxes.end(), anchor) != boxes.end()) return std::nullopt;
    return anchor;
}

/// Whether there is a location, then ascending places, then nothing.
bool Packing::is_list(const Word* words) const {
    std::size_t bit = 0;
    const auto take = [&](std::size_t bits) {
        std::uint64_t value = 0;
        for (std::size_t taken = 0; taken < bits; ++taken, ++bit) {
            value |= std::uint64_t{words[bit / 32] >> bit % 32 & 1U} << taken;
        }
        return value;
    };
    if (take(anchor_bits_) >= locations_) return false;
    std::uint64_t least = 0;
    for (std::size_t box = 0; box < boxes_; ++box) {
        const std::uint64_t place = take(place_bits_);
        if (place < least || place >= places_.size()) return false;
        least = place + 1;
    }
    return take(words_ * 32 - bit) == 0;
}

void Packing::pack_list(std::span<const Location> boxes, Location anchor, Word* key) const {
    std::fill(key, key + words_, 0U);
    std::size_t bit = 0;
    const auto append = [&](std::uint64_t value, unsigned bits) {
        value <<= bit % 32;
        key[bit / 32] |= static_cast<Word>(value);
        if (value >> 32U != 0) key[bit / 32 + 1] |= static_cast<Word>(value >> 32U);
        bit += bits;
    };
    append(anchor, anchor_bits_);
    for (const Location box : boxes) append(index_of_place_[box], place_bits_);
}

Location Packing::unpack_list(const Word* key, std::span<Location> boxes) const {
    std::size_t bit = 0;
    const auto take = [&](unsigned bits) {
        std::uint64_t value = key[bit / 32];
        if (bit / 32 + 1 < words_) value |= std::uint64_t{key[bit / 32 + 1]} << 32U;
        value = value >> bit % 32 & ((std::uint64_t{1} << bits) - 1);
        bit += bits;
        return value;
    };
    const auto anchor = static_cast<Location>(take(anchor_bits_));
    for (Location& box : boxes) box = places_[take(place_bits_)];
    return anchor;
}

}  // namespace tabkeeper::board
