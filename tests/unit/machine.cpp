// What the machine gives: cgroups as the system writes them down, of both versions. Real ones are
// in tests/cli/cgroups.cpp.

#include "search/machine.hpp"

#include <filesystem>
#include <fstream>

#include "support/catch.hpp"
#include "support/temp_folder.hpp"

namespace machine_tests {

using namespace tabkeeper;
using namespace tabkeeper::search;
using tabkeeper::testing::TempFolder;

namespace {

constexpr std::uint64_t mebibyte = 1ULL << 20U;

/// A system with these groups for the process and these files below the root.
struct System {
    explicit System(const std::string& groups,
                    const std::vector<std::pair<std::string, std::string>>& files) {
        place.groups = folder.write("groups", groups);
        place.root = (folder.path() / "root").string();
        for (const auto& [name, text] : files) {
            const std::filesystem::path file = std::filesystem::path(place.root) / name;
            std::filesystem::create_directories(file.parent_path());
            std::ofstream(file) << text;
        }
    }

    unsigned threads() const { return usable_threads(place); }
    std::uint64_t memory() const { return usable_memory(place).count; }

    TempFolder folder;
    CgroupFiles place;
};

}  // namespace

TEST_CASE("machine: without cgroups it is the machine itself that counts") {
    const System none("", {});
    CHECK(none.memory() > mebibyte);
    CHECK(none.threads() >= 1);
    CgroupFiles missing;
    missing.groups = "/nowhere";
    CHECK(usable_memory(missing).count == none.memory());
    CHECK(usable_threads(missing) == none.threads());
}

TEST_CASE("machine: the tightest group on the way to the root counts, in version 2") {
    const System system("0::/a/b/c\n", {{"a/memory.max", "67108864\n"},
                                        {"a/b/memory.max", "max\n"},
                                        {"a/b/c/memory.max", "134217728\n"},
                                        {"a/cpu.max", "max 100000\n"},
                                        {"a/b/cpu.max", "150000 100000\n"}});
    CHECK(system.memory() == 64 * mebibyte);
    CHECK(system.threads() == 1);
}

TEST_CASE("machine: the tightest group on the way to the root counts, in version 1") {
    const System system("3:cpu,cpuacct:/a\n2:cpuset:/\n1:memory:/a/b\n0::/\n",
                        {{"memory/a/memory.limit_in_bytes", "9223372036854771712\n"},
                         {"memory/a/b/memory.limit_in_bytes", "268435456\n"},
                         {"cpu,cpuacct/a/cpu.cfs_quota_us", "100000\n"},
                         {"cpu,cpuacct/a/cpu.cfs_period_us", "100000\n"}});
    CHECK(system.memory() == 256 * mebibyte);
    CHECK(system.threads() == 1);
}

TEST_CASE("machine: a controller that version 1 has is not asked for in version 2") {
    const System system("0::/a\n4:memory:/\n3:cpu:/\n",
                        {{"memory/memory.limit_in_bytes", "67108864\n"},
                         {"a/memory.max", "33554432\n"},
                         {"memory.max", "33554432\n"}});
    CHECK(system.memory() == 64 * mebibyte);
    const System other("1:cpuset,hugememory:/\n0::/a", {{"a/memory.max", "33554432\n"}});
    CHECK(other.memory() == 32 * mebibyte);
}

TEST_CASE("machine: in a container the limits lie at the root, whatever the group's path is") {
    const System system("4:memory:/pods/one\n3:cpu:/pods/one\n",
                        {{"memory/memory.limit_in_bytes", "33554432\n"},
                         {"cpu/cpu.cfs_quota_us", "50000\n"},
                         {"cpu/cpu.cfs_period_us", "100000\n"}});
    CHECK(system.memory() == 32 * mebibyte);
    CHECK(system.threads() == 1);  // half of one
}

TEST_CASE("machine: no limit, another controller's files and nonsense limit nothing") {
    const System none("", {});
    const System system("nonsense\n:\n5:cpuset,cpuacct:/\n4:memory:/\n3:cpu:/\n0::/\n",
                        {{"memory/memory.limit_in_bytes", "many\n"},
                         {"cpu/cpu.cfs_quota_us", "-1\n"},
                         {"cpu/cpu.cfs_period_us", "100000\n"},
                         {"cpuset,cpuacct/cpu.max", "1000 100000\n"},
                         {"memory.max", "max\n"},
                         {"cpu.max", "100000 0\n"}});
    CHECK(system.memory() == none.memory());
    CHECK(system.threads() == none.threads());
}

}  // namespace machine_tests
