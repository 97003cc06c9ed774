#pragma once

// The open list: states by f (cost so far + bound) and then by rank. Small chunks that are counted
// in the space, so that it grows and shrinks without ever copying.
//
// Within a layer of equal f any order is right, and a good one finds the plan in the last layer
// sooner: many boxes at home first, where they must end and in the order in which they must get
// there, then the next one near its goal, then a large g (cost so far).

#include <algorithm>
#include <compare>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "board/packing.hpp"
#include "board/price.hpp"
#include "search/home.hpp"
#include "table/space.hpp"

namespace tabkeeper::search {

struct Rank {
    Home home = 0;
    board::Price g = 0;

    friend auto operator<=>(const Rank&, const Rank&) = default;
};

/// A stack of keys.
class Bucket {
public:
    Bucket(table::Space& space, std::size_t key_words) : space_(&space), key_words_(key_words) {}
    Bucket(Bucket&& other) noexcept = default;
    Bucket& operator=(Bucket&& other) noexcept = delete;
    ~Bucket() { space_->give_back(room_ * key_words_ * sizeof(board::Word)); }

    bool empty() const { return count_ == 0; }

    void push(const board::Word* key) {
        if (count_ == room_) {
            const std::size_t keys = keys_in_chunk(chunks_.size());
            chunks_.push_back(std::make_unique<board::Word[]>(keys * key_words_));
            room_ += keys;
            space_->take(keys * key_words_ * sizeof(board::Word));
        }
        std::copy_n(key, key_words_, at(count_++));
    }

    std::size_t size() const { return count_; }

    /// Brings any of them to the top.
    void raise(std::size_t index) {
        std::swap_ranges(at(index), at(index) + key_words_, at(count_ - 1));
    }

    const board::Word* top() { return at(count_ - 1); }

    /// From the bottom to the top.
    template <class Visit>
    void for_each(const Visit& visit) const {
        for (std::size_t index = 0; index < count_; ++index) visit(at(index));
    }

    void pop() {
        --count_;
        const std::size_t keys = keys_in_chunk(chunks_.size() - 1);
        if (count_ + keys > room_) return;
        chunks_.pop_back();
        room_ -= keys;
        space_->give_back(keys * key_words_ * sizeof(board::Word));
    }

private:
    // Where moves count there are thousands of buckets with a few keys each, so the first chunk is
    // small.
    std::size_t keys_in_chunk(std::size_t chunk) const {
        return chunk == 0 ? std::max<std::size_t>(2, 32 / key_words_)
                          : std::max<std::size_t>(8, 512 / key_words_);
    }
    board::Word* at(std::size_t index) const {
        const std::size_t first = keys_in_chunk(0);
        if (index < first) return &chunks_[0][index * key_words_];
        const std::size_t rest = index - first;
        const std::size_t keys = keys_in_chunk(1);
        return &chunks_[1 + rest / keys][rest % keys * key_words_];
    }

    table::Space* space_;
    std::size_t key_words_;
    std::vector<std::unique_ptr<board::Word[]>> chunks_;
    std::size_t room_ = 0;
    std::size_t count_ = 0;
};

class Buckets {
public:
    Buckets(table::Space& space, std::size_t key_words) : space_(space), key_words_(key_words) {}

    using Layer = std::map<Rank, Bucket>;

    void push(board::Price f, const Rank& rank, const board::Word* key) {
        layers_[f].try_emplace(rank, space_, key_words_).first->second.push(key);
    }

    /// The smallest f that has a state; infinite_price where nothing is left.
    board::Price least_f() {
        while (!layers_.empty() && layer(layers_.begin()->first) == nullptr) {
            layers_.erase(layers_.begin());
        }
        return layers_.empty() ? board::infinite_price : layers_.begin()->first;
    }

    /// The states of a layer; none of the buckets is empty. Null where there are none.
    Layer* layer(board::Price f) {
        const auto found = layers_.find(f);
        if (found == layers_.end()) return nullptr;
        std::erase_if(found->second, [](const auto& bucket) { return bucket.second.empty(); });
        return found->second.empty() ? nullptr : &found->second;
    }

    /// Calls `visit(f, rank, key)` for each state.
    template <class Visit>
    void for_each(const Visit& visit) const {
        for (const auto& [f, layer] : layers_) {
            for (const auto& [rank, bucket] : layer) {
                bucket.for_each(
                    [&, f = f, &rank = rank](const board::Word* key) { visit(f, rank, key); });
            }
        }
    }

private:
    table::Space& space_;
    std::size_t key_words_;
    std::map<board::Price, Layer> layers_;
};

}  // namespace tabkeeper::search
