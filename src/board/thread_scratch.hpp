#pragma once

// Scratch memory that each thread has for itself, made when the thread first asks for it and freed
// when it ends.
//
// What `thread_local` alone would do, but for one thing: an object with a destructor is put on a
// list that needs memory, and where there is none the C library ends the program. Here the same is
// a std::bad_alloc.

#include <pthread.h>

#include <memory>
#include <new>

namespace tabkeeper::board {

/// The T of this thread. One type, one T: give each use a type of its own.
template <class T>
T& thread_scratch() {
    static thread_local T* mine = nullptr;
    if (mine != nullptr) return *mine;
    static const pthread_key_t key = [] {
        pthread_key_t made{};
        const auto free = [](void* scratch) { delete static_cast<T*>(scratch); };
        if (::pthread_key_create(&made, free) != 0) throw std::bad_alloc();
        return made;
    }();
    auto made = std::make_unique<T>();
    if (::pthread_setspecific(key, made.get()) != 0) throw std::bad_alloc();
    mine = made.release();
    return *mine;
}

}  // namespace tabkeeper::board
