// Two ways to remember: two bits a possible state where the instance is small (so that even a table
// space of 64K decides competition instances), keys where it is large and few states are reachable.

#include "search/reached_states.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <new>
#include <vector>

#include "table/table.hpp"

namespace tabkeeper::search {

namespace {

class ReachedBits final : public ReachedStates {
public:
    ReachedBits(const board::Packing& packing, std::uint64_t keys)
        : packing_(packing),
          words_((keys + 63) / 64),
          reached_(zeros(words_)),
          open_(zeros(words_)) {}

    bool add(const board::Word* key) override {
        const std::uint64_t number = board::Packing::number_of(key, packing_.words());
        const std::uint64_t bit = 1ULL << number % 64;
        if ((reached_[number / 64] & bit) != 0) return true;
        reached_[number / 64] |= bit;
        open_[number / 64] |= bit;
        ++open_count_;
        return true;
    }

    bool take(board::Word* key) override {
        if (open_count_ == 0) return false;
        while (open_[hand_] == 0) hand_ = (hand_ + 1) % words_;
        const auto bit = static_cast<std::uint64_t>(std::countr_zero(open_[hand_]));
        open_[hand_] &= open_[hand_] - 1;
        --open_count_;
        packing_.key_of(hand_ * 64 + bit, key);
        return true;
    }

private:
    // Untouched zeros cost no memory, and most of a large instance's keys are never reached.
    struct Free {
        void operator()(std::uint64_t* words) const { std::free(words); }
    };
    using Bits = std::unique_ptr<std::uint64_t[], Free>;
    static Bits zeros(std::size_t words) {
        Bits bits(static_cast<std::uint64_t*>(std::calloc(words, sizeof(std::uint64_t))));
        if (bits == nullptr) throw std::bad_alloc();
        return bits;
    }

    const board::Packing& packing_;
    std::size_t words_;
    Bits reached_;
    Bits open_;
    std::uint64_t open_count_ = 0;
    std::size_t hand_ = 0;
};

class ReachedKeys final : public ReachedStates {
public:
    ReachedKeys(const board::Packing& packing, std::uint64_t bytes)
        : words_(packing.words()),
          space_(bytes),
          table_(table::make_table(words_, space_, table::WhenFull::Refuse)),
          open_(table::SpaceAllocator<board::Word>(space_)) {}

    bool add(const board::Word* key) override {
        if (!table_->insert(key)) return !table_->has_refused();
        const std::size_t doubled = open_.capacity() * 2 * sizeof(board::Word);
        if (open_.size() + words_ > open_.capacity() && !space_.has_room_for(doubled)) return false;
        open_.insert(open_.end(), key, key + words_);
        return true;
    }

    bool take(board::Word* key) override {
        if (open_.empty()) return false;
        std::copy(open_.end() - static_cast<std::ptrdiff_t>(words_), open_.end(), key);
        open_.resize(open_.size() - words_);
        return true;
    }

private:
    std::size_t words_;
    table::Space space_;
    std::unique_ptr<table::Table> table_;
    std::vector<board::Word, table::SpaceAllocator<board::Word>> open_;
};

}  // namespace

std::unique_ptr<ReachedStates> make_reached_bits(const board::Packing& packing,
                                                 std::uint64_t bytes) {
    const auto keys = packing.key_count();
    if (!keys || *keys / 4 + 16 > bytes) return nullptr;
    return std::make_unique<ReachedBits>(packing, *keys);
}

std::unique_ptr<ReachedStates> make_reached_keys(const board::Packing& packing,
                                                 std::uint64_t bytes) {
    return std::make_unique<ReachedKeys>(packing, bytes);
}

}  // namespace tabkeeper::search
