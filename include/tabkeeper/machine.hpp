#pragma once

// What a run takes of the machine where its options do not say.

#include "tabkeeper/options.hpp"

namespace tabkeeper {

/// All threads that affinity and cgroup allow.
unsigned default_threads();

/// A fixed share of the memory that the machine or its cgroup has.
Bytes default_table_space();

}  // namespace tabkeeper
