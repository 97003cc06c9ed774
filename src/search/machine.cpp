// Reads affinity and the limits of the process's own cgroup (version 1 or version 2), walking up
// to the root: the tightest one counts. Folders are plain strings: the paths of libstdc++ 12 are
// freed twice where memory runs out while they are put together. Files are read without a stream,
// and only those that can be there: it is done for every run.

#include "search/machine.hpp"

#include <fcntl.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

namespace tabkeeper::search {

namespace {

/// What a file of the kernel says; empty where it is not there.
std::string text_of(const std::string& name) {
    const int file = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return {};
    std::array<char, 4096> bytes;
    const ssize_t count = ::read(file, bytes.data(), bytes.size());
    ::close(file);
    return {bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(0, count))};
}

/// The number that a text begins with, if it does.
std::optional<double> number_in(const std::string& text) {
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    if (end == text.c_str()) return std::nullopt;
    return number;
}

enum class Version { One, Two };

/// Where a process is in the groups of a controller.
struct Membership {
    std::string root;   // folder of the groups
    std::string group;  // below it
    Version version;
};

/// Whether a list such as "cpu,cpuacct" has this controller.
bool has(std::string_view controllers, std::string_view controller) {
    while (!controllers.empty()) {
        const std::size_t end = std::min(controllers.find(','), controllers.size());
        if (controllers.substr(0, end) == controller) return true;
        controllers.remove_prefix(std::min(end + 1, controllers.size()));
    }
    return false;
}

/// A controller is in one hierarchy at a time, so that of version 2 is asked only where version 1
/// does not have it.
std::optional<Membership> membership_of(const CgroupFiles& files, std::string_view controller) {
    std::optional<Membership> found;
    const std::string groups = text_of(files.groups);
    for (std::string_view rest = groups; !rest.empty();) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        const std::size_t first = std::min(line.find(':'), line.size());
        const std::size_t second = line.find(':', first + 1);
        if (second == std::string_view::npos) continue;
        const std::string_view controllers = line.substr(first + 1, second - first - 1);
        const std::string group(line.substr(second + 1));
        if (has(controllers, controller)) {
            return Membership{files.root + "/" + std::string(controllers), group, Version::One};
        }
        if (controllers.empty()) found = Membership{files.root, group, Version::Two};
    }
    return found;
}

/// Calls `visit(folder, version)` for the process's cgroup of this controller and all above it.
template <class Visit>
void for_each_cgroup(const CgroupFiles& files, std::string_view controller, Visit&& visit) {
    std::optional<Membership> member = membership_of(files, controller);
    if (!member) return;
    std::string& group = member->group;
    if (group == "/") group.clear();
    while (true) {
        visit(member->root + group, member->version);
        const std::size_t last = group.rfind('/');
        if (last == std::string::npos) return;
        group.resize(last);
    }
}

double cpu_quota(const std::string& group, Version version) {
    constexpr double none = std::numeric_limits<double>::infinity();
    std::optional<double> quota;
    std::optional<double> period;
    if (version == Version::Two) {
        const std::string limit = text_of(group + "/cpu.max");  // "QUOTA PERIOD" or "max PERIOD"
        quota = number_in(limit);
        period = number_in(limit.substr(std::min(limit.find(' '), limit.size())));
    } else {
        quota = number_in(text_of(group + "/cpu.cfs_quota_us"));
        period = number_in(text_of(group + "/cpu.cfs_period_us"));
    }
    return quota && period && *quota > 0 && *period > 0 ? *quota / *period : none;
}

std::uint64_t memory_limit(const std::string& group, Version version) {
    const std::string text =
        text_of(group + (version == Version::Two ? "/memory.max" : "/memory.limit_in_bytes"));
    char* end = nullptr;
    const std::uint64_t limit = std::strtoull(text.c_str(), &end, 10);
    return end == text.c_str() ? std::numeric_limits<std::uint64_t>::max() : limit;
}

}  // namespace

unsigned usable_threads(const CgroupFiles& files) {
    double threads = std::max(1U, std::thread::hardware_concurrency());
    cpu_set_t affinity;
    CPU_ZERO(&affinity);
    if (::sched_getaffinity(0, sizeof affinity, &affinity) == 0) threads = CPU_COUNT(&affinity);
    for_each_cgroup(files, "cpu", [&](const auto& group, Version version) {
        threads = std::min(threads, cpu_quota(group, version));
    });
    return static_cast<unsigned>(std::max(1.0, threads));
}

Bytes usable_memory(const CgroupFiles& files) {
    std::uint64_t bytes = static_cast<std::uint64_t>(::sysconf(_SC_PHYS_PAGES)) *
                          static_cast<std::uint64_t>(::sysconf(_SC_PAGE_SIZE));
    for_each_cgroup(files, "memory", [&](const auto& group, Version version) {
        bytes = std::min(bytes, memory_limit(group, version));
    });
    return Bytes{bytes};
}

Bytes usual_table_space(Bytes memory) { return Bytes{memory.count / 2}; }

Bytes table_space_within_machine(const std::optional<Bytes>& wanted) {
    // What a run takes beyond its table space (docs/memory.md); of a small memory, half.
    constexpr std::uint64_t constant = 64ULL << 20U;
    const Bytes memory = usable_memory();  // once: it is files to be read
    const Bytes space = wanted ? *wanted : usual_table_space(memory);
    return Bytes{std::min(space.count, memory.count - std::min(memory.count / 2, constant))};
}

unsigned startable_threads(unsigned threads) {
    // oneTBB's workers have 4 MiB each; the rest is for what they and the table will ask for.
    constexpr std::size_t stack = 8U << 20U;
    rlimit limit{};
    if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return threads;
    for (; threads > 1; threads /= 2) {
        const std::size_t wanted = (threads + 1) * stack;
        void* room = ::mmap(nullptr, wanted, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (room == MAP_FAILED) continue;
        ::munmap(room, wanted);
        break;
    }
    return threads;
}

}  // namespace tabkeeper::search
