#pragma once

// Numbers for people: sizes, times, counts with their unit.

#include <chrono>
#include <cstdint>
#include <string>

#include "tabkeeper/options.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::report {

std::string text_of(Bytes bytes);                         ///< "12.3 MiB"
std::string text_of(std::chrono::duration<double> time);  ///< "0.042 s"
std::string count_of(std::uint64_t count, const char* singular, const char* plural);
std::string grouped(std::uint64_t number);    ///< "1,234,567"
std::string text_of(const Metrics& metrics);  ///< "12 moves, 6 pushes, ...", in JSoko's order

/// The most memory the process has held so far.
Bytes peak_rss();

}  // namespace tabkeeper::report
