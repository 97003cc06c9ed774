#pragma once

// Sizes and times as users type them. Each throws std::invalid_argument with what to type instead.

#include <chrono>
#include <optional>
#include <string>

#include "tabkeeper/options.hpp"

namespace tabkeeper::cli {

/// The least that parse_size() takes.
inline constexpr Bytes smallest_table_space{64 * 1024};

/// "512M", "2G", "64K"; nothing for "auto". A unit is required: other tools read a bare number
/// differently.
std::optional<Bytes> parse_size(const std::string& text);

/// The most that a plan may cost: of the first thing counted and, where it is said, of the second.
struct CostLimit {
    std::uint32_t first = 0;
    std::optional<std::uint32_t> second;
};

/// "8" or "8,33".
CostLimit parse_cost_limit(const std::string& text);

/// "90s", "10m", "2h", "500ms".
std::chrono::milliseconds parse_duration(const std::string& text);

}  // namespace tabkeeper::cli
