#pragma once

// The table on phmap::flat_hash_map: 64 submaps with a mutex each, touched only with it held, and
// never allowed to double on their own account.
//
// The submaps get unequal shares of the keys, the last one twice as many as the first, so that they
// double one after another. With equal shares (phmap::parallel_flat_hash_map) all of them double
// within one moment, and half of the table is empty after it: 8/7 to 16/7 of a slot for an entry,
// where this takes about 1.65 at any time. Which submap a key belongs to is told by the upper end
// of its hash, which the submaps do not look at.
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
#include <cstring>
#include <mutex>
#include <new>
#include <optional>
#include <stdexcept>
#include <type_traits>
#include <utility>

#include <parallel_hashmap/phmap.h>

#include "table/shares.hpp"
#include "table/short_cost.hpp"
#include "table/table.hpp"

namespace tabkeeper::table {

inline constexpr auto shares_of_parts = unequal_shares<Table::parts>();

/// Keys of so many halves of a word; `Held` is Entry or ShortCost.
template <std::size_t Halves, class Held>
class FlatTable final : public Table {
public:
    FlatTable(KeySize key, Space& space, WhenFull when_full)
        : key_words_(key.words),
          key_bytes_(key.halves * sizeof(Half)),
          space_(space),
          when_full_(when_full) {
        for (Part& part : parts_) part.submap.emplace(0, Hash{}, Equal{}, Allocator(space));
    }

    Entry find(const Word* words) const override {
        const Key key = key_at(words);
        const std::size_t hash = hash_of(key);
        const Part& part = parts_[part_of_hash(hash)];
        const std::scoped_lock lock(part.mutex);
        const auto slot = part.submap->find(key, hash);
        return slot == part.submap->end() ? Entry() : as_entry(slot->second);
    }

    void merge(const Word* key, const Entry& facts) override {
        update(key_at(key), [&](Held& entry) { entry.merge(facts); });
    }

    Admitted enter(const Word* key, Cost bound, Cost budget, Patience patience) override {
        Admitted result{Admission::Admitted, bound};
        update_call(key, [&](Entry& entry) {
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
        update_call(key, [&](Entry& entry) {
            entry.raise_bound(bound);
            entry.note_work(work);
            entry.set_busy(false);
        });
    }

    bool lower_cost(const Word* key, Cost cost) override {
        bool lower = false;
        const bool stored = update(key_at(key), [&](Held& entry) {
            lower = cost < entry.cost();
            entry.lower_cost(cost);
        });
        return lower && stored;
    }

    std::size_t part_of(const Word* key) const override {
        return part_of_hash(hash_of(key_at(key)));
    }

    void lower_costs(std::size_t part, const Word* keys, const Cost* costs, std::size_t count,
                     std::uint8_t* lowered) override {
        const auto lower = [&](Part& in, const Key& key, std::size_t hash, std::size_t index) {
            const bool stored = update_in(in, key, hash, [&](Held& entry) {
                lowered[index] = costs[index] < entry.cost() ? 1 : 0;
                entry.lower_cost(costs[index]);
            });
            if (!stored) lowered[index] = 0;
        };
        with_each_key(part, keys, count, lower);
    }

    Name name_of(const Word* words) const override {
        const Key key = key_at(words);
        if constexpr (is_own_name) {
            Name name = 0;
            std::memcpy(&name, key.data(), sizeof(Key));
            return name;
        } else {
            const std::size_t hash = hash_of(key);
            return (Name{part_of_hash(hash)} << bits_of_named_hash) | (hash & named_hash);
        }
    }

    std::size_t part_of_name(Name name) const override {
        if constexpr (is_own_name) {
            return part_of_hash(hash_named(name));
        } else {
            return name >> bits_of_named_hash;
        }
    }

    std::size_t halves_of_name() const override { return std::min(Halves, most_halves_of_name); }

    void find_named(std::size_t part, const Name* names, std::size_t count,
                    const VisitNamed& visit) const override {
        if (count == 0) return;
        const Part& in = parts_[part];
        const std::scoped_lock lock(in.mutex);
        if (in.submap->capacity() == 0) return;
        std::array<Word, (Halves + 1) / 2> words{};
        for (std::size_t index = 0; index < std::min(ahead, count); ++index) {
            in.submap->prefetch_hash(hash_named(names[index]));
        }
        for (std::size_t index = 0; index < count; ++index) {
            if (index + ahead < count) in.submap->prefetch_hash(hash_named(names[index + ahead]));
            for_each_named(*in.submap, names[index], [&](const Key& key, const Held& held) {
                std::memcpy(words.data(), key.data(), sizeof(Key));
                visit(index, words.data(), held.cost());
            });
        }
    }

    bool insert(const Word* key) override {
        bool is_new = false;
        update(
            key_at(key), [](Held&) {}, [&] { is_new = true; });
        return is_new;
    }

    void for_each(const std::function<void(const Word*, const Entry&)>& visit) const override {
        std::array<Word, (Halves + 1) / 2> words{};
        for (const Part& part : parts_) {
            const std::scoped_lock lock(part.mutex);
            for (const auto& slot : *part.submap) {
                std::memcpy(words.data(), slot.first.data(), sizeof(Key));
                visit(words.data(), as_entry(slot.second));
            }
        }
    }

    std::uint64_t entries() const override {
        std::uint64_t all = 0;
        for (const Part& part : parts_) all += part.entries.load(std::memory_order_relaxed);
        return all;
    }
    std::uint64_t bytes() const override { return bytes_.load(std::memory_order_relaxed); }
    Cost highest_cost() const override { return Held::highest_cost; }
    std::uint64_t forgotten() const override { return forgotten_.load(std::memory_order_relaxed); }
    bool has_refused() const override { return refused_.load(std::memory_order_relaxed); }

private:
    using Half = std::uint16_t;
    using Key = std::array<Half, Halves>;
    static_assert(sizeof(std::pair<const Key, Held>) == sizeof(Key) + sizeof(Held));

    struct Hash {
        using is_transparent = void;
        std::size_t operator()(const Key& key) const {
            std::uint64_t hash = 0x9E37'79B9'7F4A'7C15ULL;
            for (std::size_t half = 0; half < Halves; half += 4) {
                std::uint64_t word = 0;
                std::memcpy(&word, &key[half],
                            std::min<std::size_t>(4, Halves - half) * sizeof(Half));
                hash = (hash ^ word) * 0xBF58'476D'1CE4'E5B9ULL;
                hash ^= hash >> 29U;
            }
            hash *= 0x94D0'49BB'1331'11EBULL;
            return hash ^ hash >> 31U;
        }
    };
    /// Equal to no key, but told of each that it is compared with.
    template <class Visit>
    struct Probe {
        const Visit& visit;
    };
    struct Equal {
        using is_transparent = void;
        bool operator()(const Key& one, const Key& other) const {
            return std::memcmp(one.data(), other.data(), sizeof(Key)) == 0;
        }
        template <class Visit>
        bool operator()(const Key& key, const Probe<Visit>& probe) const {
            probe.visit(key);
            return false;
        }
    };
    using Allocator = SpaceAllocator<std::pair<const Key, Held>>;
    using Submap = phmap::flat_hash_map<Key, Held, Hash, Equal, Allocator>;

    struct alignas(64) Part {
        mutable std::mutex mutex;
        std::optional<Submap> submap;
        std::atomic<std::uint64_t> entries{0};  // written with the mutex held, read without
    };

    // A name of a hash has the part above the lower end of the hash, which is all that the submaps
    // look at: 7 bits for the control byte, the rest for the place.
    static constexpr std::size_t most_halves_of_name = 3;
    static constexpr bool is_own_name = Halves <= most_halves_of_name;
    static constexpr unsigned bits_of_named_hash = 42;
    static constexpr Name named_hash = (Name{1} << bits_of_named_hash) - 1;
    static constexpr std::size_t most_slots = std::size_t{1} << (bits_of_named_hash - 7);
    static_assert(parts <= std::size_t{1} << (16 * most_halves_of_name - bits_of_named_hash));

    // Keys whose memory is asked for: enough to hide a cache miss behind, few enough to stay.
    static constexpr std::size_t ahead = 8;

    static Entry as_entry(const Entry& held) { return held; }
    static Entry as_entry(const ShortCost& held) {
        Entry entry;
        entry.lower_cost(held.cost());
        return entry;
    }

    Key key_at(const Word* words) const {
        Key key{};
        std::memcpy(key.data(), words, Halves <= 8 ? sizeof(Key) : key_bytes_);
        return key;
    }

    std::size_t hash_of(const Key& key) const { return parts_[0].submap->hash(key); }

    std::size_t hash_named(Name name) const {
        if constexpr (is_own_name) {
            return hash_of(key_named(name));
        } else {
            return name & named_hash;
        }
    }

    static Key key_named(Name name) {
        Key key{};
        std::memcpy(key.data(), &name, std::min(sizeof(Key), sizeof(Name)));
        return key;
    }

    /// Calls `visit(key, held)`. Called with the part locked.
    template <class Visit>
    void for_each_named(const Submap& submap, Name name, const Visit& visit) const {
        const std::size_t hash = hash_named(name);
        if constexpr (is_own_name) {
            const auto slot = submap.find(key_named(name), hash);
            if (slot != submap.end()) visit(slot->first, slot->second);
        } else {
            const auto compare = [&](const Key& key) {
                if ((hash_of(key) & named_hash) != hash) return;
                visit(key, submap.find(key, hash)->second);
            };
            if (submap.capacity() + 1 < phmap::priv::Group::kWidth) {
                // Slots of less than a group are there twice for a probe.
                for (const auto& slot : submap) compare(slot.first);
            } else {
                submap.find(Probe<decltype(compare)>{compare}, hash);
            }
        }
    }

    static std::size_t part_of_hash(std::size_t hash) {
        return shares_of_parts[hash >> (64U - share_bits)];
    }

    template <class Change>
    void update_call(const Word* words, Change&& change) {
        if constexpr (std::is_same_v<Held, Entry>) {
            update(key_at(words), change);
        } else {
            throw std::logic_error("a table of short costs has no calls");
        }
    }

    template <class Change, class Added = void (*)()>
    bool update(
        const Key& key, Change&& change, Added&& added = [] {}) {
        const std::size_t hash = hash_of(key);
        Part& part = parts_[part_of_hash(hash)];
        const std::scoped_lock lock(part.mutex);
        return update_in(part, key, hash, change, added);
    }

    /// Called with the part locked. False where the key was refused.
    template <class Change, class Added = void (*)()>
    bool update_in(
        Part& part, const Key& key, std::size_t hash, Change&& change, Added&& added = [] {}) {
        Submap& submap = *part.submap;
        if (const auto slot = submap.find(key, hash); slot != submap.end()) {
            change(slot->second);
            return true;
        }
        Held entry;
        change(entry);
        if (is_full(submap) && !make_room(part)) {
            refused_.store(true, std::memory_order_relaxed);
            return false;
        }
        submap.lazy_emplace_with_hash(key, hash, [&](const auto& make) { make(key, entry); });
        part.entries.store(submap.size(), std::memory_order_relaxed);
        added();
        return true;
    }

    /// Calls `visit(part, key, hash, index)` for each key, with the part locked, having asked
    /// for the memory of the keys to come.
    template <class Visit>
    void with_each_key(std::size_t part, const Word* keys, std::size_t count, Visit&& visit) {
        if (count == 0) return;
        Part& in = parts_[part];
        const std::scoped_lock lock(in.mutex);
        std::array<Key, ahead> coming;
        std::array<std::size_t, ahead> hashes;
        const auto ask = [&](std::size_t index) {
            coming[index % ahead] = key_at(keys + index * key_words_);
            hashes[index % ahead] = hash_of(coming[index % ahead]);
            if (in.submap->capacity() > 0) in.submap->prefetch_hash(hashes[index % ahead]);
        };
        for (std::size_t index = 0; index < std::min(ahead, count); ++index) ask(index);
        for (std::size_t index = 0; index < count; ++index) {
            visit(in, coming[index % ahead], hashes[index % ahead], index);
            if (index + ahead < count) ask(index + ahead);
        }
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
        using Slot = std::pair<const Key, Held>;
        constexpr std::size_t aligned = alignof(Slot);
        const std::size_t control = capacity + 1 + phmap::priv::Group::kWidth;
        return capacity == 0
                   ? 0
                   : (control + aligned - 1) / aligned * aligned + capacity * sizeof(Slot);
    }

    /// Called with the part locked. The growth mutex is always taken last and nothing is locked
    /// under it.
    bool make_room(Part& part) {
        const std::scoped_lock lock(growth_mutex_);
        if (grow(*part.submap)) return true;
        if constexpr (std::is_same_v<Held, Entry>) {
            return when_full_ == WhenFull::Forget && forget_half(part);
        } else {
            return false;
        }
    }

    bool grow(Submap& submap) {
        const std::size_t doubled = submap.capacity() * 2 + 1;
        const std::uint64_t needed = bytes_of(doubled);
        if (doubled > most_slots || !space_.has_room_for(needed + needed / 2)) return false;
        try {
            const std::uint64_t before = bytes_of(submap.capacity());
            submap.reserve(fill_of(doubled));
            bytes_.fetch_add(bytes_of(submap.capacity()) - before, std::memory_order_relaxed);
        } catch (const std::bad_alloc&) {
            return false;  // less memory than promised: live with what there is
        }
        return true;
    }

    bool forget_half(Part& part) try {
        Submap& submap = *part.submap;
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
        part.entries.store(submap.size(), std::memory_order_relaxed);
        forgotten_.fetch_add(lost, std::memory_order_relaxed);
        return true;
    } catch (const std::bad_alloc&) {
        return false;
    }

    const std::size_t key_words_;  // the rest of a wide key is zero
    const std::size_t key_bytes_;
    Space& space_;
    const WhenFull when_full_;
    std::array<Part, parts> parts_;
    std::mutex growth_mutex_;
    std::atomic<std::uint64_t> bytes_{0};
    std::atomic<std::uint64_t> forgotten_{0};
    std::atomic<bool> refused_{false};
};

}  // namespace tabkeeper::table
