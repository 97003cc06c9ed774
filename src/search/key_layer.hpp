#pragma once

// A set of keys, sorted, with nothing but the keys: the leanest way to remember states.

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

#include "board/packing.hpp"

namespace tabkeeper::search {

class KeyLayer {
public:
    explicit KeyLayer(std::size_t key_words) : key_words_(key_words) {}

    std::size_t size() const { return words_.size() / key_words_; }
    std::uint64_t bytes() const { return words_.capacity() * sizeof(board::Word); }
    const board::Word* at(std::size_t index) const { return &words_[index * key_words_]; }

    /// The set is a set again only after compact().
    void append(const std::vector<board::Word>& keys) {
        words_.insert(words_.end(), keys.begin(), keys.end());
    }

    /// Sorts and drops what is there twice.
    void compact() {
        std::vector<std::uint32_t> order(size());
        std::iota(order.begin(), order.end(), 0U);
        std::sort(order.begin(), order.end(),
                  [&](std::uint32_t a, std::uint32_t b) { return less(at(a), at(b)); });
        std::vector<board::Word> sorted;
        sorted.reserve(words_.size());
        for (const std::uint32_t index : order) {
            if (!sorted.empty() && same(&*(sorted.end() - offset()), at(index))) continue;
            sorted.insert(sorted.end(), at(index), at(index) + key_words_);
        }
        sorted.shrink_to_fit();
        words_ = std::move(sorted);
    }

    /// Drops what is in the other set, too.
    void subtract(const KeyLayer& other) {
        std::size_t kept = 0;
        std::size_t theirs = 0;
        for (std::size_t index = 0; index < size(); ++index) {
            while (theirs < other.size() && less(other.at(theirs), at(index))) ++theirs;
            if (theirs < other.size() && same(other.at(theirs), at(index))) continue;
            std::copy_n(at(index), key_words_, &words_[kept++ * key_words_]);
        }
        words_.resize(kept * key_words_);
    }

    bool contains(const board::Word* key) const {
        std::size_t low = 0;
        std::size_t high = size();
        while (low < high) {
            const std::size_t middle = (low + high) / 2;
            if (less(at(middle), key)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < size() && same(at(low), key);
    }

private:
    std::ptrdiff_t offset() const { return static_cast<std::ptrdiff_t>(key_words_); }
    bool less(const board::Word* one, const board::Word* other) const {
        return std::lexicographical_compare(one, one + key_words_, other, other + key_words_);
    }
    bool same(const board::Word* one, const board::Word* other) const {
        return std::equal(one, one + key_words_, other);
    }

    std::size_t key_words_;
    std::vector<board::Word> words_;
};

}  // namespace tabkeeper::search
