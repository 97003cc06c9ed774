#pragma once

// The table on phmap::parallel_flat_hash_map: submaps with a real mutex each, touched only inside
// its callbacks, and never allowed to double on their own account.
//
// A submap is full when it holds what its capacity takes before it would double; entries are never
// erased one by one, so there are no tombstones and that number is exact. Then, under the growth
// mutex, either the space has room for the doubled submap (beside the old one, which lives until
// the entries have moved, and with enough left for one later clean-up), or the cheaper half of the
// submap is forgotten: what survives moves into a fresh submap of the same capacity.
//
// Cheap means little work behind it. Survivors lose a little of their standing, so that old entries
// that nobody asks for any more go, too.

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <new>
#include <utility>

#include <parallel_hashmap/phmap.h>

#include "table/table.hpp"

namespace tabkeeper::table {

template <std::size_t Words>
class FlatTable final : public Table {
public:
    FlatTable(std::size_t key_words, Space& space, WhenFull when_full)
        : key_words_(key_words),
          space_(space),
          when_full_(when_full),
          map_(0, Hash{}, Equal{}, Allocator(space)) {}

    Entry find(const Word* key) const override {
        Entry found;
        map_.if_contains(key_at(key), [&](const auto& slot) { found = slot.second; });
        return found;
    }

    void merge(const Word* key, const Entry& facts) override {
        update(key_at(key), [&](Entry& entry) { entry.merge(facts); });
    }

    Admitted enter(const Word* key, Cost bound, Cost budget, Patience patience) override {
        Admitted result{Admission::Admitted, bound};
        update(key_at(key), [&](Entry& entry) {
            entry.raise_bound(bound);
            result.bound = entry.bound();
            if (result.bound > budget) {
                result.admission = Admission::Answered;
            } else if (entry.is_busy() && patience == Patience::Defer) {
                result.admission = Admission::Busy;
            } else {
                entry.set_busy(true);
            }
        });
        return result;
    }

    void leave(const Word* key, Cost bound, std::uint64_t work) override {
        update(key_at(key), [&](Entry& entry) {
            entry.raise_bound(bound);
            entry.note_work(work);
            entry.set_busy(false);
        });
    }

    bool lower_cost(const Word* key, Cost cost) override {
        bool lower = false;
        const bool stored = update(key_at(key), [&](Entry& entry) {
            lower = cost < entry.cost();
            entry.lower_cost(cost);
        });
        return lower && stored;
    }

    std::size_t part_of(const Word* key) const override {
        return Map::subidx(map_.hash(key_at(key)));
    }

    void lower_costs(std::size_t part, const Word* keys, const Cost* costs, std::size_t count,
                     std::uint8_t* lowered) override {
        const auto lower = [&](Submap& submap, const Key& key, std::size_t hash,
                               std::size_t index) {
            const bool stored = update_in(submap, key, hash, [&](Entry& entry) {
                lowered[index] = costs[index] < entry.cost() ? 1 : 0;
                entry.lower_cost(costs[index]);
            });
            if (!stored) lowered[index] = 0;
        };
        with_each_key(part, keys, count, lower);
    }

    void compare_costs(std::size_t part, const Word* keys, const Cost* costs, std::size_t count,
                       std::uint8_t* is_least) override {
        with_each_key(
            part, keys, count,
            [&](const Submap& submap, const Key& key, std::size_t hash, std::size_t index) {
                const auto slot = submap.find(key, hash);
                is_least[index] =
                    slot != submap.end() && slot->second.cost() == costs[index] ? 1 : 0;
            });
    }

    bool insert(const Word* key) override {
        bool is_new = false;
        update(
            key_at(key), [](Entry&) {}, [&] { is_new = true; });
        return is_new;
    }

    void for_each(const std::function<void(const Word*, const Entry&)>& visit) const override {
        map_.for_each([&](const auto& slot) { visit(slot.first.data(), slot.second); });
    }

    std::uint64_t entries() const override { return entries_.load(std::memory_order_relaxed); }
    std::uint64_t bytes() const override { return bytes_.load(std::memory_order_relaxed); }
    std::uint64_t forgotten() const override { return forgotten_.load(std::memory_order_relaxed); }
    bool has_refused() const override { return refused_.load(std::memory_order_relaxed); }

private:
    using Key = std::array<Word, Words>;
    static_assert(sizeof(std::pair<const Key, Entry>) == Words * sizeof(Word) + sizeof(Entry));

    struct Hash {
        std::size_t operator()(const Key& key) const {
            std::uint64_t hash = 0x9E37'79B9'7F4A'7C15ULL;
            for (const Word word : key) {
                hash = (hash ^ word) * 0xBF58'476D'1CE4'E5B9ULL;
                hash ^= hash >> 29U;
            }
            hash *= 0x94D0'49BB'1331'11EBULL;
            return hash ^ hash >> 31U;
        }
    };
    struct Equal {
        bool operator()(const Key& one, const Key& other) const {
            for (std::size_t word = 0; word < Words; ++word) {
                if (one[word] != other[word]) return false;
            }
            return true;
        }
    };
    using Allocator = SpaceAllocator<std::pair<const Key, Entry>>;
    static constexpr std::size_t submap_bits = 6;
    static_assert(std::size_t{1} << submap_bits == parts);
    using Map =
        phmap::parallel_flat_hash_map<Key, Entry, Hash, Equal, Allocator, submap_bits, std::mutex>;
    using Submap = typename Map::EmbeddedSet;

    Key key_at(const Word* words) const {
        Key key{};
        std::copy_n(words, Words <= 4 ? Words : key_words_, key.begin());
        return key;
    }

    template <class Change, class Added = void (*)()>
    bool update(
        const Key& key, Change&& change, Added&& added = [] {}) {
        const std::size_t hash = map_.hash(key);
        bool stored = false;
        map_.with_submap_m(Map::subidx(hash), [&](Submap& submap) {
            stored = update_in(submap, key, hash, change, added);
        });
        return stored;
    }

    /// Called with the submap locked. False where the key was refused.
    template <class Change, class Added = void (*)()>
    bool update_in(
        Submap& submap, const Key& key, std::size_t hash, Change&& change, Added&& added = [] {}) {
        if (const auto slot = submap.find(key, hash); slot != submap.end()) {
            change(slot->second);
            return true;
        }
        Entry entry;
        change(entry);
        if (is_full(submap) && !make_room(submap)) {
            refused_.store(true, std::memory_order_relaxed);
            return false;
        }
        submap.lazy_emplace_with_hash(key, hash, [&](const auto& make) { make(key, entry); });
        entries_.fetch_add(1, std::memory_order_relaxed);
        added();
        return true;
    }

    /// Calls `visit(submap, key, hash, index)` for each key, with the submap locked, having asked
    /// for the memory of the keys to come.
    template <class Visit>
    void with_each_key(std::size_t part, const Word* keys, std::size_t count, Visit&& visit) {
        constexpr std::size_t ahead = 8;  // enough to hide a cache miss behind, few enough to stay
        map_.with_submap_m(part, [&](Submap& submap) {
            std::array<Key, ahead> coming;
            std::array<std::size_t, ahead> hashes;
            const auto ask = [&](std::size_t index) {
                coming[index % ahead] = key_at(keys + index * key_words_);
                hashes[index % ahead] = map_.hash(coming[index % ahead]);
                if (submap.capacity() > 0) submap.prefetch_hash(hashes[index % ahead]);
            };
            for (std::size_t index = 0; index < std::min(ahead, count); ++index) ask(index);
            for (std::size_t index = 0; index < count; ++index) {
                visit(submap, coming[index % ahead], hashes[index % ahead], index);
                if (index + ahead < count) ask(index + ahead);
            }
        });
    }

    // What phmap fills of a capacity before it doubles (7/8, as its documentation says).
    static std::size_t fill_of(std::size_t capacity) {
        return capacity <= 7 ? capacity - (capacity == 7) : capacity - capacity / 8;
    }
    static bool is_full(const Submap& submap) {
        return submap.capacity() == 0 || submap.size() >= fill_of(submap.capacity());
    }
    // As phmap lays a submap out: a control byte for each slot, one at the end and a group of
    // copies, then the slots.
    static std::uint64_t bytes_of(std::size_t capacity) {
        constexpr std::size_t word = alignof(Word);
        const std::size_t control = capacity + 1 + phmap::priv::Group::kWidth;
        const std::size_t slots = capacity * sizeof(std::pair<const Key, Entry>);
        return capacity == 0 ? 0 : (control + word - 1) / word * word + slots;
    }

    /// Called with the submap locked. The growth mutex is always taken last and nothing is locked
    /// under it.
    bool make_room(Submap& submap) {
        const std::scoped_lock lock(growth_mutex_);
        return grow(submap) || (when_full_ == WhenFull::Forget && forget_half(submap));
    }

    bool grow(Submap& submap) {
        const std::size_t doubled = submap.capacity() * 2 + 1;
        const std::uint64_t needed = bytes_of(doubled);
        if (!space_.has_room_for(needed + needed / 2)) return false;
        try {
            const std::uint64_t before = bytes_of(submap.capacity());
            submap.reserve(fill_of(doubled));
            bytes_.fetch_add(bytes_of(submap.capacity()) - before, std::memory_order_relaxed);
        } catch (const std::bad_alloc&) {
            return false;  // less memory than promised: live with what there is
        }
        return true;
    }

    bool forget_half(Submap& submap) try {
        if (submap.size() < 2) return false;
        std::array<std::size_t, highest_effort + 1> count_at_effort{};
        for (const auto& slot : submap) ++count_at_effort[slot.second.effort()];
        const std::size_t keep = submap.size() / 2;
        unsigned threshold = highest_effort;
        std::size_t kept = 0;
        while (kept + count_at_effort[threshold] <= keep) kept += count_at_effort[threshold--];
        std::size_t kept_at_threshold = keep - kept;

        Submap fresh(0, Hash{}, Equal{}, Allocator(space_));
        fresh.reserve(fill_of(submap.capacity()));
        for (const auto& slot : submap) {
            const unsigned effort = slot.second.effort();
            if (effort < threshold || (effort == threshold && kept_at_threshold == 0)) continue;
            if (effort == threshold) --kept_at_threshold;
            auto survivor = slot;
            survivor.second.set_effort(effort > 0 ? effort - 1 : 0);
            fresh.insert(survivor);
        }
        const std::size_t lost = submap.size() - fresh.size();
        submap.swap(fresh);
        entries_.fetch_sub(lost, std::memory_order_relaxed);
        forgotten_.fetch_add(lost, std::memory_order_relaxed);
        return true;
    } catch (const std::bad_alloc&) {
        return false;
    }

    const std::size_t key_words_;  // the rest of a wide key is zero
    Space& space_;
    const WhenFull when_full_;
    Map map_;
    std::mutex growth_mutex_;
    std::atomic<std::uint64_t> entries_{0};
    std::atomic<std::uint64_t> bytes_{0};
    std::atomic<std::uint64_t> forgotten_{0};
    std::atomic<bool> refused_{false};
};

}  // namespace tabkeeper::table
