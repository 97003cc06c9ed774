#pragma once

// Memory that shares no line of the cache with anything else. For small arrays that one worker
// writes to all the time: where the heap puts them beside those of another worker, both wait for
// each other at every push, and two workers took up to half as long again for the same work.

#include <cstddef>
#include <new>
#include <vector>

namespace tabkeeper::board {

template <class T>
struct OwnLines {
    using value_type = T;

    OwnLines() = default;
    template <class Other>
    OwnLines(const OwnLines<Other>& /*other*/) {}  // NOLINT(google-explicit-constructor)

    T* allocate(std::size_t count) {
        const std::size_t bytes = (count * sizeof(T) + line - 1) / line * line;
        return static_cast<T*>(::operator new (bytes, std::align_val_t{line}));
    }
    void deallocate(T* memory, std::size_t /*count*/) noexcept {
        ::operator delete (memory, std::align_val_t{line});
    }

    friend bool operator==(const OwnLines& /*one*/, const OwnLines& /*other*/) { return true; }

private:
    static constexpr std::size_t line = 128;  // processors fetch them in pairs
};

template <class T>
using OwnVector = std::vector<T, OwnLines<T>>;

}  // namespace tabkeeper::board
