#pragma once

// Space accounting: what is taken of the space that a run was given.
//
// Sharing: any thread may take and give back at any time (one relaxed atomic). Decisions to grow
// are made by whoever holds the table's growth mutex, so that two of them never spend the same
// bytes.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <new>

namespace tabkeeper::table {

class Space {
public:
    explicit Space(std::uint64_t limit_bytes) : limit_(limit_bytes) {}
    Space(const Space&) = delete;
    Space& operator=(const Space&) = delete;

    std::uint64_t limit() const { return limit_; }
    std::uint64_t used() const { return used_.load(std::memory_order_relaxed); }
    bool has_room_for(std::uint64_t bytes) const { return used() + bytes <= limit_; }

    void take(std::uint64_t bytes) { used_.fetch_add(bytes, std::memory_order_relaxed); }
    void give_back(std::uint64_t bytes) { used_.fetch_sub(bytes, std::memory_order_relaxed); }

private:
    const std::uint64_t limit_;
    std::atomic<std::uint64_t> used_{0};
};

/// Memory straight from the kernel where the block is large: freed blocks leave the process at
/// once, so that peak RSS follows the accounting. Throws std::bad_alloc.
void* allocate_block(std::size_t bytes);
void free_block(void* block, std::size_t bytes) noexcept;

/// Counts every block in a Space.
template <class T>
class SpaceAllocator {
public:
    using value_type = T;

    explicit SpaceAllocator(Space& space) : space_(&space) {}
    template <class U>
    SpaceAllocator(const SpaceAllocator<U>& other) : space_(&other.space()) {}

    T* allocate(std::size_t count) {
        T* block = static_cast<T*>(allocate_block(count * sizeof(T)));
        space_->take(count * sizeof(T));
        return block;
    }
    void deallocate(T* block, std::size_t count) noexcept {
        free_block(block, count * sizeof(T));
        space_->give_back(count * sizeof(T));
    }

    Space& space() const { return *space_; }
    template <class U>
    bool operator==(const SpaceAllocator<U>& other) const {
        return space_ == &other.space();
    }

private:
    Space* space_;
};

}  // namespace tabkeeper::table
