#pragma once

#include <string>
#include <vector>

#include "tabkeeper/instance.hpp"

namespace tabkeeper {

/// What there is to know about a pruning rule.
struct RuleDescription {
    std::string name;
    std::string help;
    std::string citation;
    bool in_default = false;
    std::vector<CostKind> costs;  ///< those for which it keeps the optimum
};

/// Every rule, in the order in which they are tried.
std::vector<RuleDescription> describe_rules();

/// Throws std::invalid_argument, with what could be meant, for a selection that Options cannot
/// take, among them a rule asked for by name that is not sound for the cost.
void check_rules(const std::string& selection, CostKind cost);

}  // namespace tabkeeper
