#pragma once

// From a comparison that failed to a file of facts and the command that shows it.

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

#include "soak/comparison.hpp"

namespace tabkeeper::soak {

struct Failure {
    std::uint64_t seed = 0;
    std::string complaint;         ///< about the shrunk instance
    std::string command;           ///< repeats it, with the file
    std::filesystem::path file;    ///< holds the shrunk instance
    std::size_t locations = 0;     ///< of the shrunk instance
    std::size_t of_locations = 0;  ///< that it had
    bool repeats = false;          ///< as read from facts, in a process of its own
};

struct Effort {
    std::chrono::milliseconds a_trial{20'000};
    std::chrono::milliseconds in_all{60'000};
    std::function<bool()> stopping = [] { return false; };
};

/// Shrinks the instance, which comes from that seed, as long as the comparison fails, and saves
/// what is left. `first_complaint` is what the worker's end said.
Failure save_failure(std::uint64_t seed, const Instance& original, const Comparison& comparison,
                     const std::string& first_complaint, const std::filesystem::path& folder,
                     const Effort& effort);

}  // namespace tabkeeper::soak
