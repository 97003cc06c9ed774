// Reads affinity and the limits of the process's own cgroup (version 2, then version 1), walking up
// to the root: the tightest one counts.

#include "search/machine.hpp"

#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <limits>
#include <string>
#include <thread>

namespace tabkeeper::search {

namespace {

/// Calls `visit(folder)` for the process's cgroup of this controller and all above it.
template <class Visit>
void for_each_cgroup(const std::string& controller, Visit&& visit) {
    std::ifstream groups("/proc/self/cgroup");
    for (std::string line; std::getline(groups, line);) {
        const std::size_t first = line.find(':');
        const std::size_t second = line.find(':', first + 1);
        if (second == std::string::npos) continue;
        const std::string controllers = line.substr(first + 1, second - first - 1);
        const bool unified = controllers.empty();
        if (!unified && controllers.find(controller) == std::string::npos) continue;
        const std::filesystem::path root =
            unified ? "/sys/fs/cgroup" : "/sys/fs/cgroup/" + controllers;
        std::filesystem::path group = line.substr(second + 1);
        while (true) {
            visit(root / group.relative_path());
            if (!group.has_relative_path()) break;
            group = group.parent_path();
        }
    }
}

double cpu_quota(const std::filesystem::path& group) {
    double quota = 0;
    double period = 0;
    if (std::ifstream limit(group / "cpu.max"); limit >> quota >> period && period > 0) {
        return quota / period;
    }
    if (std::ifstream(group / "cpu.cfs_quota_us") >> quota &&
        std::ifstream(group / "cpu.cfs_period_us") >> period && quota > 0 && period > 0) {
        return quota / period;
    }
    return std::numeric_limits<double>::infinity();
}

std::uint64_t memory_limit(const std::filesystem::path& group) {
    std::uint64_t limit = 0;
    for (const char* name : {"memory.max", "memory.limit_in_bytes"}) {
        if (std::ifstream file(group / name); file >> limit) return limit;
    }
    return std::numeric_limits<std::uint64_t>::max();
}

}  // namespace

unsigned usable_threads() {
    double threads = std::max(1U, std::thread::hardware_concurrency());
    cpu_set_t affinity;
    CPU_ZERO(&affinity);
    if (::sched_getaffinity(0, sizeof affinity, &affinity) == 0) threads = CPU_COUNT(&affinity);
    for_each_cgroup("cpu",
                    [&](const auto& group) { threads = std::min(threads, cpu_quota(group)); });
    return static_cast<unsigned>(std::max(1.0, threads));
}

Bytes usable_memory() {
    std::uint64_t bytes = static_cast<std::uint64_t>(::sysconf(_SC_PHYS_PAGES)) *
                          static_cast<std::uint64_t>(::sysconf(_SC_PAGE_SIZE));
    for_each_cgroup("memory",
                    [&](const auto& group) { bytes = std::min(bytes, memory_limit(group)); });
    return Bytes{bytes};
}

}  // namespace tabkeeper::search
