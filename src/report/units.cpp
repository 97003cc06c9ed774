// Formatting without <format>, which GCC 12 does not have.

#include "report/units.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

namespace tabkeeper::report {

namespace {
std::string with_decimals(double value, int decimals, const char* unit) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f %s", decimals, value, unit);
    return text.data();
}
}  // namespace

std::string text_of(Bytes bytes) {
    constexpr std::array<const char*, 4> units{"KiB", "MiB", "GiB", "TiB"};
    if (bytes.count < 1024) return std::to_string(bytes.count) + " B";
    double value = static_cast<double>(bytes.count) / 1024;
    std::size_t unit = 0;
    while (value >= 1024 && unit + 1 < units.size()) {
        value /= 1024;
        ++unit;
    }
    return with_decimals(value, value < 10 ? 2 : 1, units[unit]);
}

std::string text_of(std::chrono::duration<double> time) {
    return with_decimals(time.count(), time.count() < 10 ? 3 : 1, "s");
}

std::string count_of(std::uint64_t count, const char* singular, const char* plural) {
    return grouped(count) + " " + (count == 1 ? singular : plural);
}

std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t end = digits.size(); end > 3;) {
        end -= 3;
        digits.insert(end, ",");
    }
    return digits;
}

std::string text_of(const Metrics& metrics) {
    return count_of(metrics.moves, "move", "moves") + ", " +
           count_of(metrics.pushes, "push", "pushes") + ", " +
           count_of(metrics.lines, "line", "lines") + ", " +
           count_of(metrics.changes, "change", "changes") + ", " +
           count_of(metrics.sessions, "session", "sessions");
}

Bytes peak_rss() {
    // getrusage alone would count what the parent held when it started this process.
    if (const int status = ::open("/proc/self/status", O_RDONLY | O_CLOEXEC); status >= 0) {
        std::array<char, 4096> bytes;
        const ssize_t count = ::read(status, bytes.data(), bytes.size() - 1);
        ::close(status);
        bytes[static_cast<std::size_t>(std::max<ssize_t>(0, count))] = '\0';
        constexpr std::string_view key = "\nVmHWM:";
        if (const char* found = std::strstr(bytes.data(), key.data())) {
            return Bytes{std::strtoull(found + key.size(), nullptr, 10) * 1024};
        }
    }
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return Bytes{static_cast<std::uint64_t>(usage.ru_maxrss) * 1024};
}

}  // namespace tabkeeper::report
