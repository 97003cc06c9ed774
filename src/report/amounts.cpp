// A pair whose second part has no limit is named by its first alone.

#include "report/amounts.hpp"

namespace tabkeeper::report {

CostKind first_of(CostKind kind) {
    const std::string_view word = to_string(kind);
    return cost_kind_from(word.substr(0, word.find(','))).value_or(kind);
}

std::string text_of(Cost cost, std::optional<CostKind> kind) {
    return kind ? to_string(cost, *kind) : std::to_string(cost.first);
}

std::string limit_text(Cost limit, CostKind kind) {
    return to_string(limit, limit.second == any_amount ? first_of(kind) : kind);
}

}  // namespace tabkeeper::report
