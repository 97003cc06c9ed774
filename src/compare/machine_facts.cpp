#include "compare/machine_facts.hpp"

#include <sys/utsname.h>

#include <array>
#include <ctime>
#include <fstream>
#include <sstream>

#include "report/units.hpp"
#include "tabkeeper/machine.hpp"
#include "tabkeeper/version.hpp"

namespace tabkeeper::compare {

namespace {

/// What stands behind `key` and a colon in a file of /proc.
std::string value_in(const char* file, const std::string& key) {
    std::ifstream stream(file);
    for (std::string line; std::getline(stream, line);) {
        const std::size_t colon = line.find(':');
        if (line.rfind(key, 0) != 0 || colon == std::string::npos) continue;
        const std::size_t begin = line.find_first_not_of(" \t", colon + 1);
        return begin == std::string::npos ? "" : line.substr(begin);
    }
    return {};
}

std::string memory() {
    std::istringstream kibibytes(value_in("/proc/meminfo", "MemTotal"));
    std::uint64_t count = 0;
    kibibytes >> count;
    return report::text_of(Bytes{count * 1024});
}

std::string date() {
    const std::time_t now = std::time(nullptr);
    std::array<char, 32> text{};
    std::tm parts{};
    ::gmtime_r(&now, &parts);
    std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M UTC", &parts);
    return text.data();
}

std::string load() {
    std::ifstream stream("/proc/loadavg");
    std::string one;
    stream >> one;
    return one.empty() ? "unknown" : one;
}

}  // namespace

std::vector<std::pair<std::string, std::string>> machine_facts() {
    utsname system{};
    ::uname(&system);
    std::string processor = value_in("/proc/cpuinfo", "model name");
    if (processor.empty()) processor = system.machine;
    return {{"Date", date()},
            {"Processor", processor + ", " + std::to_string(default_threads()) + " threads"},
            {"Memory", memory()},
            {"System", std::string(system.sysname) + " " + system.release},
            {"Load at the start", load()},
            {"tabkeeper", version}};
}

}  // namespace tabkeeper::compare
