#pragma once

// What this process may use of the machine: affinity and cgroup limits included.

#include "tabkeeper/options.hpp"

namespace tabkeeper::search {

unsigned usable_threads();
Bytes usable_memory();

}  // namespace tabkeeper::search
