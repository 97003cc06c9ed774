// Loads the library of the jumps. A scheduler that is asked for and not there is no limit of the
// run but a broken installation: the process says so and ends. One that there is no memory for is a
// limit like any other, and as nobody expects an exception here the program's last words tell of
// it.

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

void load() {
    void* const library = ::dlopen(on_demand_library, RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) give_up();
    // It brings a C++ library of its own. What ends the program there ends it as here.
    using SetTerminate = std::terminate_handler (*)(std::terminate_handler);
    if (void* const set = ::dlsym(library, "_ZSt13set_terminatePFvvE")) {
        reinterpret_cast<SetTerminate>(set)(std::get_terminate());
    }
    for (unsigned index = 0; index < on_demand_count; ++index) {
        void* const address = ::dlsym(library, on_demand_names[index]);
        if (address == nullptr) give_up();
        __atomic_store_n(&on_demand_slots[index], address, __ATOMIC_RELEASE);
    }
}

}  // namespace

void on_demand_load() noexcept {
    static std::once_flag loaded;
    std::call_once(loaded, load);
}
