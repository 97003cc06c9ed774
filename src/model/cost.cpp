// The words for costs, and what a plan costs.

#include <algorithm>
#include <array>

#include "tabkeeper/plan.hpp"

namespace tabkeeper {

namespace {

enum class Unit : std::uint8_t { Lines, Pushes, Moves, None };

struct Kind {
    std::string_view word;
    Unit first;
    Unit second;
};

constexpr std::array<Kind, 6> kinds{{
    {"lines", Unit::Lines, Unit::None},
    {"pushes", Unit::Pushes, Unit::None},
    {"moves", Unit::Moves, Unit::None},
    {"pushes,moves", Unit::Pushes, Unit::Moves},
    {"moves,pushes", Unit::Moves, Unit::Pushes},
    {"lines,moves", Unit::Lines, Unit::Moves},
}};

const Kind& about(CostKind kind) { return kinds[static_cast<std::size_t>(kind)]; }

std::string counted(std::uint32_t amount, Unit unit) {
    const char* one = unit == Unit::Lines ? " line" : unit == Unit::Pushes ? " push" : " move";
    const char* plural = unit == Unit::Pushes ? "es" : "s";
    return std::to_string(amount) + one + (amount == 1 ? "" : plural);
}

std::uint32_t amount_of(const Metrics& metrics, Unit unit) {
    constexpr std::uint64_t most = infinite_cost.first - 1;
    switch (unit) {
        case Unit::Lines: return static_cast<std::uint32_t>(std::min(metrics.lines, most));
        case Unit::Pushes: return static_cast<std::uint32_t>(std::min(metrics.pushes, most));
        case Unit::Moves: return static_cast<std::uint32_t>(std::min(metrics.moves, most));
        case Unit::None: break;
    }
    return 0;
}

}  // namespace

std::string_view to_string(CostKind kind) { return about(kind).word; }

std::optional<CostKind> cost_kind_from(std::string_view word) {
    for (const CostKind kind : all_cost_kinds) {
        if (to_string(kind) == word) return kind;
    }
    return std::nullopt;
}

bool is_lexicographic(CostKind kind) { return about(kind).second != Unit::None; }

std::string to_string(Cost cost, CostKind kind) {
    const std::string first = counted(cost.first, about(kind).first);
    return is_lexicographic(kind) ? first + ", " + counted(cost.second, about(kind).second) : first;
}

Cost cost_of(const Metrics& metrics, CostKind kind) {
    return {amount_of(metrics, about(kind).first), amount_of(metrics, about(kind).second)};
}

}  // namespace tabkeeper
