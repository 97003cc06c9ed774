// Loads the library of the jumps. A scheduler that is asked for and not there is no limit of the
// run but a broken installation: the process says so and ends.

#include <dlfcn.h>
#include <unistd.h>

#include <cstdio>
#include <mutex>

#include "on_demand/jump.hpp"

namespace {

constexpr int internal_error = 70;

[[noreturn]] void give_up() {
    std::fprintf(stderr, "tabkeeper: %s\n", ::dlerror());
    ::_exit(internal_error);
}

void load() {
    void* const library = ::dlopen(on_demand_library, RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) give_up();
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
