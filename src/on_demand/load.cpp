// Loads the library of the jumps. One that is asked for and not there is no limit of the run but a
// broken installation: the process says so and ends. One that there is no memory for is a limit
// like any other, and as nobody expects an exception here the program's last words tell of it.

#include <dlfcn.h>
#include <unistd.h>

#include <cstdio>
#include <cstring>
#include <exception>
#include <mutex>
#include <new>

#include "on_demand/jump.hpp"

namespace {

constexpr int internal_error = 70;

[[noreturn]] void give_up() {
    const char* const why = ::dlerror();
    if (why == nullptr || std::strstr(why, "No such file") == nullptr) throw std::bad_alloc();
    std::fprintf(stderr, "tabkeeper: %s\n", why);
    ::_exit(internal_error);
}

constinit std::mutex loading;

}  // namespace

void on_demand_load(const OnDemandLibrary* library) noexcept {
    const std::lock_guard lock(loading);
    void* const handle = ::dlopen(library->name, RTLD_NOW | RTLD_LOCAL);
    if (handle == nullptr) give_up();
    // It may bring a C++ library of its own. What ends the program there ends it as here.
    using SetTerminate = std::terminate_handler (*)(std::terminate_handler);
    if (void* const set = ::dlsym(handle, "_ZSt13set_terminatePFvvE")) {
        reinterpret_cast<SetTerminate>(set)(std::get_terminate());
    }
    for (unsigned index = 0; index < library->count; ++index) {
        void* const address = ::dlsym(handle, library->functions[index]);
        if (address == nullptr) give_up();
        __atomic_store_n(&library->slots[index], address, __ATOMIC_RELEASE);
    }
}
