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

    const board::Word* top() { return at(count_ - 1); }

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
    board::Word* at(std::size_t index) {
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
