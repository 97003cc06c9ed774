// The program's operator new: malloc, and where that fails and the thread has the reserve open, a
// block of static memory, which takes no room before it is touched.
//
// The reserve hands out one piece after another, and whenever nothing of it is in use it begins
// again: it is for one summary after another. One mutex, held for a few instructions.

#include "cli/reserve.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <mutex>
#include <new>

namespace tabkeeper::cli {

namespace {

// Enough for the JSON of a plan of thousands of pushes.
constexpr std::size_t reserve_bytes = 2U << 20U;
alignas(std::max_align_t) std::byte memory[reserve_bytes];

class Reserve {
public:
    void* take(std::size_t bytes) {
        constexpr std::size_t alignment = alignof(std::max_align_t);
        const std::lock_guard lock(mutex_);
        if (bytes > reserve_bytes - used_) return nullptr;
        void* block = memory + used_;
        // At least something, so that no two blocks are the same; the whole is a multiple of it.
        used_ += bytes / alignment * alignment;
        if (used_ < reserve_bytes) used_ += alignment;
        ++blocks_;
        return block;
    }

    static bool has(const void* block) {
        const auto address = reinterpret_cast<std::uintptr_t>(block);
        const auto begin = reinterpret_cast<std::uintptr_t>(memory);
        return address >= begin && address < begin + reserve_bytes;
    }

    void give_back() {
        const std::lock_guard lock(mutex_);
        if (--blocks_ == 0) used_ = 0;
    }

private:
    std::mutex mutex_;
    std::size_t used_ = 0;
    std::size_t blocks_ = 0;
};

constinit Reserve reserve;
constinit thread_local int open = 0;

}  // namespace

ReserveOpen::ReserveOpen() noexcept { ++open; }
ReserveOpen::~ReserveOpen() { --open; }

namespace {

void* allocate(std::size_t bytes) noexcept {
    void* block = std::malloc(bytes > 0 ? bytes : 1);
    if (block == nullptr && open > 0) block = reserve.take(bytes);
    return block;
}

void release(void* block) noexcept {
    if (Reserve::has(block)) return reserve.give_back();
    std::free(block);
}

}  // namespace
}  // namespace tabkeeper::cli

// The other forms of new and delete call these by default. The one that does not throw is here as
// well: AddressSanitizer has its own, whose blocks would be given back to the wrong delete.
void* operator new(std::size_t bytes) {
    void* block = tabkeeper::cli::allocate(bytes);
    if (block == nullptr) throw std::bad_alloc();
    return block;
}
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
    return tabkeeper::cli::allocate(bytes);
}
void operator delete(void* block) noexcept { tabkeeper::cli::release(block); }
void operator delete(void* block, std::size_t) noexcept { tabkeeper::cli::release(block); }
