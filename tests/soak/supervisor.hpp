#pragma once

// Keeps the workers going, one process a lane, and takes care of what they leave behind.
//
// A worker that finds something wrong ends, as one that crashes does and one that hangs is made to;
// its lane says at which comparison of which seed. So there is one way to handle all of them, and
// the next worker goes on with the next instance.

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>

#include "soak/failure.hpp"
#include "soak/shared.hpp"

namespace tabkeeper::soak {

struct Plan {
    std::uint64_t first_seed = 1;
    std::optional<std::uint64_t> instances;    ///< none: until the time is over
    std::optional<std::chrono::seconds> time;  ///< none: until all instances are done
    std::size_t workers = 2;
    std::uint64_t most_failures = 20;    ///< then it ends: there is enough to look at
    std::chrono::seconds shrinking{60};  ///< for each of them
    Tools tools;
    std::filesystem::path folder;  ///< for failures
};

struct Outcome {
    std::vector<Failure> failures;
    std::chrono::duration<double> time{};
    bool interrupted = false;
};

/// `interrupted` is set by a signal handler.
Outcome supervise(const Plan& plan, Shared& shared, const std::atomic<bool>& interrupted);

}  // namespace tabkeeper::soak
