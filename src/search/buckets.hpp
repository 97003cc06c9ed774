#pragma once

// The open list: states by f (cost so far + bound) and then g (cost so far). Small chunks that are
// counted in the space, so that it grows and shrinks without ever copying.

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "board/packing.hpp"
#include "board/price.hpp"
#include "table/space.hpp"

namespace tabkeeper::search {

/// A stack of keys.
class Bucket {
public:
    Bucket(table::Space& space, std::size_t key_words) : space_(&space), key_words_(key_words) {}
    Bucket(Bucket&& other) noexcept = default;
    Bucket& operator=(Bucket&& other) noexcept = delete;
    ~Bucket() { space_->give_back(chunks_.size() * chunk_bytes()); }

    bool empty() const { return count_ == 0; }

    void push(const board::Word* key) {
        if (count_ == chunks_.size() * keys_in_chunk) {
            chunks_.push_back(std::make_unique<board::Word[]>(keys_in_chunk * key_words_));
            space_->take(chunk_bytes());
        }
        std::copy_n(key, key_words_, at(count_++));
    }

    const board::Word* top() { return at(count_ - 1); }

    void pop() {
        if (--count_ % keys_in_chunk != 0) return;
        chunks_.pop_back();
        space_->give_back(chunk_bytes());
    }

private:
    static constexpr std::size_t keys_in_chunk = 512;

    std::size_t chunk_bytes() const { return keys_in_chunk * key_words_ * sizeof(board::Word); }
    board::Word* at(std::size_t index) {
        return &chunks_[index / keys_in_chunk][index % keys_in_chunk * key_words_];
    }

    table::Space* space_;
    std::size_t key_words_;
    std::vector<std::unique_ptr<board::Word[]>> chunks_;
    std::size_t count_ = 0;
};

class Buckets {
public:
    Buckets(table::Space& space, std::size_t key_words) : space_(space), key_words_(key_words) {}

    void push(board::Price f, board::Price g, const board::Word* key) {
        layers_[f].try_emplace(g, space_, key_words_).first->second.push(key);
    }

    /// The smallest f that has a state; infinite_price where nothing is left.
    board::Price least_f() {
        while (!layers_.empty() && !deepest(layers_.begin()->first)) layers_.erase(layers_.begin());
        return layers_.empty() ? board::infinite_price : layers_.begin()->first;
    }

    /// The largest g in a layer: the states nearest to a goal.
    std::optional<board::Price> deepest(board::Price f) {
        const auto layer = layers_.find(f);
        if (layer == layers_.end()) return std::nullopt;
        Layer& by_g = layer->second;
        while (!by_g.empty() && by_g.rbegin()->second.empty()) by_g.erase(std::prev(by_g.end()));
        return by_g.empty() ? std::nullopt : std::optional(by_g.rbegin()->first);
    }

    Bucket& at(board::Price f, board::Price g) { return layers_.at(f).at(g); }

private:
    using Layer = std::map<board::Price, Bucket>;  // by g

    table::Space& space_;
    std::size_t key_words_;
    std::map<board::Price, Layer> layers_;
};

}  // namespace tabkeeper::search
