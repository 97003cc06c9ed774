#pragma once

// What is known about a few boxes alone: dead or not. A cache of fixed size.
//
// Read and written by all workers, each shard under its own lock. Keys are exact. A verdict is a
// fact, so it does not matter whose is kept: a newer one takes the older one's slot.

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "rules/few_boxes.hpp"

namespace tabkeeper::rules {

class Verdicts {
public:
    /// Slots of 26 bytes: 3.25 MiB.
    static constexpr std::size_t slots = 1U << 17U;

    Verdicts() : slots_(slots) {}

    std::optional<bool> find(const FewKey& key) {
        const std::uint64_t hash = key.hash();
        const std::lock_guard lock(locks_[hash % shards]);
        const Slot& slot = slots_[hash % slots];
        if (slot.verdict == empty || slot.key != key) return std::nullopt;
        return slot.verdict == dead;
    }

    void keep(const FewKey& key, bool is_dead) {
        const std::uint64_t hash = key.hash();
        const std::lock_guard lock(locks_[hash % shards]);
        slots_[hash % slots] = {key, is_dead ? dead : open};
    }

private:
    static constexpr std::size_t shards = 64;
    static_assert(slots % shards == 0, "a slot must belong to one shard");
    static constexpr std::uint16_t empty = 0;
    static constexpr std::uint16_t open = 1;
    static constexpr std::uint16_t dead = 2;

    struct Slot {
        FewKey key;
        std::uint16_t verdict = empty;
    };
    static_assert(sizeof(Slot) == 26);

    std::vector<Slot> slots_;
    std::array<std::mutex, shards> locks_;
};

}  // namespace tabkeeper::rules
