#pragma once

// What is known about a few boxes alone: dead or not. A cache of fixed size.
//
// Read and written by all workers, each shard under its own lock. Keys are exact. A verdict is a
// fact, so it does not matter whose is kept: a newer one takes the older one's slot.

#include <array>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "rules/few_boxes.hpp"

namespace tabkeeper::rules {

class Verdicts {
public:
    /// Slots of 26 bytes: 3.25 MiB. Each shard takes its part when it is first written to, so that
    /// small instances do not pay for it.
    static constexpr std::size_t slots = 1U << 17U;

    std::optional<bool> find(const FewKey& key) {
        const std::uint64_t hash = key.hash();
        Shard& shard = shards_[hash % shards];
        const std::lock_guard lock(shard.mutex);
        if (shard.slots.empty()) return std::nullopt;
        const Slot& slot = shard.slots[hash / shards % slots_a_shard];
        if (slot.verdict == empty || slot.key != key) return std::nullopt;
        return slot.verdict == dead;
    }

    void keep(const FewKey& key, bool is_dead) {
        const std::uint64_t hash = key.hash();
        Shard& shard = shards_[hash % shards];
        const std::lock_guard lock(shard.mutex);
        if (shard.slots.empty()) shard.slots.resize(slots_a_shard);
        shard.slots[hash / shards % slots_a_shard] = {key, is_dead ? dead : open};
    }

private:
    static constexpr std::size_t shards = 64;
    static constexpr std::size_t slots_a_shard = slots / shards;
    static constexpr std::uint16_t empty = 0;
    static constexpr std::uint16_t open = 1;
    static constexpr std::uint16_t dead = 2;

    struct Slot {
        FewKey key;
        std::uint16_t verdict = empty;
    };
    static_assert(sizeof(Slot) == 26);

    struct Shard {
        std::mutex mutex;
        std::vector<Slot> slots;
    };

    std::array<Shard, shards> shards_;
};

}  // namespace tabkeeper::rules
