#pragma once

#include <compare>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tabkeeper/instance.hpp"

namespace tabkeeper {

/// An amount of what is minimised. Where two things are counted the second breaks ties of the
/// first.
struct Cost {
    std::uint32_t first = 0;
    std::uint32_t second = 0;

    constexpr Cost() = default;
    constexpr Cost(std::uint32_t amount) : first(amount) {}  // NOLINT: a number is a cost
    constexpr Cost(std::uint32_t one, std::uint32_t other) : first(one), second(other) {}

    friend constexpr auto operator<=>(const Cost&, const Cost&) = default;
};

/// More than any plan can cost: "no plan".
inline constexpr Cost infinite_cost = std::numeric_limits<std::uint32_t>::max() / 4;

/// One action: the box at `from` slid in a straight line to `to`.
struct Push {
    Location from = no_location;
    Direction direction = Direction::Up;
    Location to = no_location;

    friend bool operator==(const Push&, const Push&) = default;
};

using Plan = std::vector<Push>;

/// The measures Sokoban players use, in JSoko's order.
struct Metrics {
    std::uint64_t moves = 0;     ///< player steps, pushes included, walking shortest ways
    std::uint64_t pushes = 0;    ///< locations that boxes travel
    std::uint64_t lines = 0;     ///< straight pushes of one box
    std::uint64_t changes = 0;   ///< how often a box other than the one before is pushed
    std::uint64_t sessions = 0;  ///< runs of pushes with no other step between them

    friend bool operator==(const Metrics&, const Metrics&) = default;
};

/// "pushes,moves" and so on, and back.
std::string_view to_string(CostKind kind);
std::optional<CostKind> cost_kind_from(std::string_view word);

/// Whether the kind counts two things, one after the other.
bool is_lexicographic(CostKind kind);

/// "12 lines", "1 push", "8 pushes, 33 moves".
std::string to_string(Cost cost, CostKind kind);

/// What a plan with these metrics costs.
Cost cost_of(const Metrics& metrics, CostKind kind);

}  // namespace tabkeeper
