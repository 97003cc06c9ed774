// A rule is added here and nowhere else: command-line help, `tabkeeper rules` and the tests read
// this list.

#include "rules/rule_set.hpp"

#include <algorithm>
#include <array>

#include "rules/corner.hpp"
#include "rules/dead.hpp"
#include "rules/freeze.hpp"
#include "rules/stuck.hpp"
#include "tabkeeper/rules.hpp"

namespace tabkeeper::rules {

namespace {

// `dead` covers every corner and `freeze` every stuck pair, so the two of the Prolog program are
// there to be compared with.
const std::array list{
    KnownRule{corner_info, false, make_corner},
    KnownRule{dead_info, true, make_dead},
    KnownRule{stuck_info, false, make_stuck},
    KnownRule{freeze_info, true, make_freeze},
};

std::size_t index_of_rule(std::string_view name) {
    for (std::size_t rule = 0; rule < list.size(); ++rule) {
        if (list[rule].info.name == name) return rule;
    }
    std::string message = "unknown rule '" + std::string(name) + "'; known: none, default, all";
    for (const KnownRule& rule : list) message += ", " + std::string(rule.info.name);
    throw std::invalid_argument(message);
}

}  // namespace

std::span<const KnownRule> known_rules() { return list; }

std::vector<std::size_t> select_rules(std::string_view selection) {
    std::array<bool, list.size()> chosen{};
    const std::string from_default = "default," + std::string(selection);
    if (selection.starts_with('-')) selection = from_default;
    while (true) {
        const std::size_t comma = selection.find(',');
        const std::string_view word = selection.substr(0, comma);
        if (word == "none") {
            chosen.fill(false);
        } else if (word == "all") {
            chosen.fill(true);
        } else if (word == "default") {
            for (std::size_t rule = 0; rule < list.size(); ++rule) {
                chosen[rule] = chosen[rule] || list[rule].in_default;
            }
        } else if (word.starts_with('-')) {
            chosen[index_of_rule(word.substr(1))] = false;
        } else {
            chosen[index_of_rule(word)] = true;
        }
        if (comma == std::string_view::npos) break;
        selection.remove_prefix(comma + 1);
    }
    std::vector<std::size_t> rules;
    for (std::size_t rule = 0; rule < list.size(); ++rule) {
        if (chosen[rule]) rules.push_back(rule);
    }
    return rules;
}

RuleSet::RuleSet(const board::Board& board, const std::vector<std::size_t>& selection)
    : selection_(selection) {
    for (const std::size_t rule : selection_) rules_.push_back(list[rule].make(board));
}

std::string_view RuleSet::name(std::size_t rule) const { return list[selection_[rule]].info.name; }

bool RuleSet::has(std::string_view name) const {
    return std::any_of(selection_.begin(), selection_.end(),
                       [&](std::size_t rule) { return list[rule].info.name == name; });
}

}  // namespace tabkeeper::rules

namespace tabkeeper {

std::vector<RuleDescription> describe_rules() {
    std::vector<RuleDescription> descriptions;
    for (const rules::KnownRule& rule : rules::known_rules()) {
        descriptions.push_back({std::string(rule.info.name), std::string(rule.info.help),
                                std::string(rule.info.citation), rule.in_default});
    }
    return descriptions;
}

void check_rules(const std::string& selection) { rules::select_rules(selection); }

}  // namespace tabkeeper
