// Large blocks are mapped and unmapped one by one. The heap would keep freed submaps for later and
// the promise about peak RSS would rest on its mood. Those of a search of half a million states are
// 100 KiB each; below 16 KiB all of them together are less than the program.

#include "table/space.hpp"

#include <sys/mman.h>

namespace tabkeeper::table {

namespace {
constexpr std::size_t mapped_from = 16 * 1024;
}

void* allocate_block(std::size_t bytes) {
    if (bytes < mapped_from) return ::operator new(bytes);
    void* block =
        ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (block == MAP_FAILED) throw std::bad_alloc();
    return block;
}

void free_block(void* block, std::size_t bytes) noexcept {
    if (bytes < mapped_from) {
        ::operator delete(block);
    } else {
        ::munmap(block, bytes);
    }
}

}  // namespace tabkeeper::table
