#pragma once

// A real cgroup, of version 1 or 2, that is gone when the test ends. Only root can make one, and
// only where the hierarchy is mounted for writing and has the controller: nothing else is changed.

#include <sys/stat.h>
#include <unistd.h>

#include <cstdint>
#include <fstream>
#include <initializer_list>
#include <string>

namespace tabkeeper::testing {

class Cgroup {
public:
    /// For one controller: "memory", "cpu" or "cpuset".
    explicit Cgroup(const std::string& controller) {
        const std::string all = "/sys/fs/cgroup/";
        for (const std::string& parent : {all + controller, all + "cpu,cpuacct", all}) {
            if (parent == all + "cpu,cpuacct" && controller != "cpu") continue;
            if (parent == all && !is_given_on(controller)) continue;
            const std::string folder = parent + "/tabkeeper-test-" + std::to_string(::getpid());
            if (::mkdir(folder.c_str(), 0755) != 0) continue;
            folder_ = folder;
            return;
        }
    }
    ~Cgroup() {
        if (is_there()) ::rmdir(folder_.c_str());
    }
    Cgroup(const Cgroup&) = delete;
    Cgroup& operator=(const Cgroup&) = delete;

    bool is_there() const { return !folder_.empty(); }

    /// Writes into the first of these files that there is; false where none takes it.
    bool set(std::initializer_list<const char*> names, const std::string& value) const {
        for (const char* name : names) {
            const std::string file = folder_ + "/" + name;
            if (!is_there() || ::access(file.c_str(), W_OK) != 0) continue;
            std::ofstream out(file);
            out << value << std::flush;
            return out.good();
        }
        return false;
    }

    bool limit_memory(std::uint64_t bytes) const {
        return set({"memory.max", "memory.limit_in_bytes"}, std::to_string(bytes));
    }

    /// So much time of processors in the time of one.
    bool limit_processors(double processors) const {
        constexpr int period = 100'000;
        const std::string quota = std::to_string(static_cast<int>(processors * period));
        return set({"cpu.max"}, quota + " " + std::to_string(period)) ||
               (set({"cpu.cfs_period_us"}, std::to_string(period)) &&
                set({"cpu.cfs_quota_us"}, quota));
    }

    bool allow_only_processor(int number) const {
        // Version 1 wants to know the memory as well.
        return set({"cpuset.cpus"}, std::to_string(number)) &&
               (::access((folder_ + "/cpuset.effective_mems").c_str(), F_OK) != 0 ||
                set({"cpuset.mems"}, "0"));
    }

    /// A process that writes 0 into it is in the group.
    std::string members_file() const { return folder_ + "/cgroup.procs"; }

private:
    /// Version 2: whether groups below the root have the controller.
    static bool is_given_on(const std::string& controller) {
        std::ifstream given("/sys/fs/cgroup/cgroup.subtree_control");
        for (std::string word; given >> word;) {
            if (word == controller) return true;
        }
        return false;
    }

    std::string folder_;
};

}  // namespace tabkeeper::testing
