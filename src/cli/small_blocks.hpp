#pragma once

// Small blocks of memory for the time before there is a second thread: a piece of static memory,
// cut off one after another, and lists of what was given back by size. A run on a small instance
// asks for thousands of them, and malloc took a quarter of its instructions.
//
// Nothing here is locked. Once there is another thread no block is handed out and none is taken
// back: those that are given back then stay unused.

#if __has_include(<sys/single_threaded.h>) && !defined(TABKEEPER_SANITIZED)
#include <sys/single_threaded.h>
#define TABKEEPER_HAS_SMALL_BLOCKS 1
#else
#define TABKEEPER_HAS_SMALL_BLOCKS 0
#endif

#include <array>
#include <cstddef>
#include <cstdint>
#include <new>

namespace tabkeeper::cli {

class SmallBlocks {
public:
    /// No block where it is not small, where there are threads, or where there are no more.
    void* take(std::size_t bytes) {
        if (bytes > largest || !is_alone()) return nullptr;
        const std::size_t size_class = class_of(bytes);
        if (Block* const block = free_[size_class]) {
            free_[size_class] = block->next;
            return block;
        }
        const std::size_t size = (size_class + 1) * unit;
        if (size > memory_.size() - used_) return nullptr;
        void* const block = memory_.data() + used_;
        used_ += size;
        return block;
    }

    bool has(const void* block) const {
        return reinterpret_cast<std::uintptr_t>(block) -
                   reinterpret_cast<std::uintptr_t>(memory_.data()) <
               memory_.size();
    }

    /// One that it has.
    void give_back(void* block, std::size_t bytes) {
        if (!is_alone()) return;
        Block*& first = free_[class_of(bytes)];
        first = new (block) Block{first};
    }

private:
    struct Block {
        Block* next;
    };

    static bool is_alone() {
#if TABKEEPER_HAS_SMALL_BLOCKS
        return __libc_single_threaded != 0;
#else
        return false;
#endif
    }
    static std::size_t class_of(std::size_t bytes) { return bytes == 0 ? 0 : (bytes - 1) / unit; }

    static constexpr std::size_t unit = alignof(std::max_align_t);
    static constexpr std::size_t largest = 512;

    std::array<Block*, largest / unit> free_{};
    std::size_t used_ = 0;
    alignas(std::max_align_t) std::array<std::byte, std::size_t{1} << 19U> memory_{};
};

}  // namespace tabkeeper::cli
