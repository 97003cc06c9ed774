#pragma once

#include <string>
#include <vector>

namespace tabkeeper {

/// What there is to know about a pruning rule.
struct RuleDescription {
    std::string name;
    std::string help;
    std::string citation;
    bool in_default = false;
};

/// Every rule, in the order in which they are tried.
std::vector<RuleDescription> describe_rules();

/// Throws std::invalid_argument, with the known names, for a selection that Options cannot take.
void check_rules(const std::string& selection);

}  // namespace tabkeeper
