#pragma once

// What this process may use of the machine: affinity and cgroup limits included.

#include <optional>
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

/// What a table may take where nobody says.
Bytes usual_table_space(Bytes memory);

/// What is asked for, or the usual, and at most so much that a run with its constant part still
/// fits the memory of the machine and of the process's cgroup: beyond that the kernel would end it
/// without a word.
Bytes table_space_within_machine(const std::optional<Bytes>& wanted);

/// As many of these threads as the address space that is left to the process has stacks for.
unsigned startable_threads(unsigned threads);

}  // namespace tabkeeper::search
