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

}  // namespace tabkeeper
