// Own parsers, because CLI11's size parser turns -1 into 2^64-1 and takes a bare number for bytes.

#include "cli/quantities.hpp"

#include <charconv>
#include <stdexcept>
#include <string_view>

namespace tabkeeper::cli {

namespace {

struct Quantity {
    std::uint64_t count = 0;
    std::string_view unit;
};

std::optional<Quantity> split(std::string_view text) {
    Quantity quantity;
    const char* last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, quantity.count);
    if (error != std::errc() || end == text.data()) return std::nullopt;
    quantity.unit = std::string_view(end, static_cast<std::size_t>(last - end));
    return quantity;
}

}  // namespace

std::optional<Bytes> parse_size(const std::string& text) {
    if (text == "auto") return std::nullopt;
    const auto refuse = [&](const std::string& why) {
        return std::invalid_argument("'" + text + "' " + why +
                                     "; type for example 512M, 2G or auto (units: K, M, G, T)");
    };
    const auto quantity = split(text);
    if (!quantity) throw refuse("is not a size");
    if (quantity->unit.empty()) throw refuse("has no unit");
    constexpr std::string_view units = "KMGT";
    std::string_view unit = quantity->unit;
    if (unit.size() == 3 && unit.substr(1) == "iB") unit = unit.substr(0, 1);
    if (unit.size() == 2 && unit[1] == 'B') unit = unit.substr(0, 1);
    const std::size_t index = unit.size() == 1 ? units.find(unit[0]) : std::string_view::npos;
    if (index == std::string_view::npos) throw refuse("has an unknown unit");
    const auto shift = static_cast<unsigned>(10 * (index + 1));
    if (quantity->count > (~std::uint64_t{0} >> 1U) >> shift) throw refuse("is too large");
    const std::uint64_t bytes = quantity->count << shift;
    if (bytes < smallest_table_space.count) throw refuse("is too small: 64K is the least");
    return Bytes{bytes};
}

CostLimit parse_cost_limit(const std::string& text) {
    constexpr std::uint64_t most = 1'000'000'000;
    const auto amount = [&](std::string_view digits) {
        const auto quantity = split(digits);
        if (!quantity || !quantity->unit.empty() || quantity->count > most) {
            throw std::invalid_argument(
                "'" + text + "' is no limit; type for example 8 or, for two costs, 8,33 (0 to " +
                std::to_string(most) + ")");
        }
        return static_cast<std::uint32_t>(quantity->count);
    };
    const std::string_view whole = text;
    const std::size_t comma = whole.find(',');
    CostLimit limit;
    limit.first = amount(whole.substr(0, comma));
    if (comma != std::string_view::npos) limit.second = amount(whole.substr(comma + 1));
    return limit;
}

std::chrono::milliseconds parse_duration(const std::string& text) {
    const auto refuse = [&](const std::string& why) {
        return std::invalid_argument("'" + text + "' " + why +
                                     "; type for example 90s, 10m or 2h (units: ms, s, m, h)");
    };
    const auto quantity = split(text);
    if (!quantity) throw refuse("is not a time");
    if (quantity->unit.empty()) throw refuse("has no unit");
    std::uint64_t scale = 0;
    if (quantity->unit == "ms") scale = 1;
    if (quantity->unit == "s") scale = 1000;
    if (quantity->unit == "m") scale = 60'000;
    if (quantity->unit == "h") scale = 3'600'000;
    if (scale == 0) throw refuse("has an unknown unit");
    if (quantity->count == 0) throw refuse("is no time at all");
    constexpr std::uint64_t longest = 1'000'000ULL * 3'600'000;
    if (quantity->count > longest / scale) throw refuse("is too long");
    return std::chrono::milliseconds(quantity->count * scale);
}

}  // namespace tabkeeper::cli
