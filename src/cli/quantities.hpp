#pragma once

// Sizes and times as users type them. Each throws std::invalid_argument with what to type instead.

#include <chrono>
#include <optional>
#include <string>

#include "tabkeeper/options.hpp"

namespace tabkeeper::cli {

/// "512M", "2G", "64K"; nothing for "auto". A unit is required: other tools read a bare number
/// differently.
std::optional<Bytes> parse_size(const std::string& text);

/// "90s", "10m", "2h", "500ms".
std::chrono::milliseconds parse_duration(const std::string& text);

}  // namespace tabkeeper::cli
