#pragma once

// What this process may use of the machine: affinity and cgroup limits included.

#include <string>

#include "tabkeeper/options.hpp"

namespace tabkeeper::search {

/// Where the system tells of cgroups.
struct CgroupFiles {
    std::string groups = "/proc/self/cgroup";  ///< those of this process
    std::string root = "/sys/fs/cgroup";
};

unsigned usable_threads(const CgroupFiles& files = {});
Bytes usable_memory(const CgroupFiles& files = {});

/// At most so much that a run with its constant part still fits the memory of the machine and of
/// the process's cgroup: beyond that the kernel would end it without a word.
Bytes within_machine(Bytes space);

/// As many of these threads as the address space that is left to the process has stacks for.
unsigned startable_threads(unsigned threads);

}  // namespace tabkeeper::search
