// A rule is added here and nowhere else: command-line help, `tabkeeper rules` and the tests read
// this list.

#include "rules/rule_set.hpp"

#include <algorithm>
#include <array>

#include "rules/bipartite.hpp"
#include "rules/clutter.hpp"
#include "rules/commit.hpp"
#include "rules/corner.hpp"
#include "rules/corral.hpp"
#include "rules/counts.hpp"
#include "rules/dead.hpp"
#include "rules/enclosed.hpp"
#include "rules/freeze.hpp"
#include "rules/gate.hpp"
#include "rules/pairs.hpp"
#include "rules/stuck.hpp"
#include "rules/symmetry.hpp"
#include "rules/triples.hpp"
#include "rules/tunnel.hpp"
#include "tabkeeper/rules.hpp"

namespace tabkeeper::rules {

namespace {

// `dead` covers every corner and `freeze` every stuck pair and every square, so the two of the
// Prolog program and `clutter` are there to be compared with. `bipartite` and `counts` say what the
// matching bound finds as well. Of the narrowing ones `tunnel` must be asked first.
const std::array list{
    KnownRule{corner_info, false, make_corner},    KnownRule{dead_info, true, make_dead},
    KnownRule{stuck_info, false, make_stuck},      KnownRule{clutter_info, false, make_clutter},
    KnownRule{counts_info, false, make_counts},    KnownRule{pairs_info, true, make_pairs},
    KnownRule{freeze_info, true, make_freeze},     KnownRule{bipartite_info, false, make_bipartite},
    KnownRule{triples_info, false, make_triples},  KnownRule{enclosed_info, false, make_enclosed},
    KnownRule{tunnel_info, false, make_tunnel},    KnownRule{gate_info, false, make_gate},
    KnownRule{corral_info, true, make_corral},     KnownRule{commit_info, true, make_commit},
    KnownRule{symmetry_info, true, make_symmetry},
};

std::size_t index_of_rule(std::string_view name, std::span<const KnownRule> rules) {
    for (std::size_t rule = 0; rule < rules.size(); ++rule) {
        if (rules[rule].info.name == name) return rule;
    }
    std::string message = "unknown rule '" + std::string(name) + "'; known: none, default, all";
    for (const KnownRule& rule : rules) message += ", " + std::string(rule.info.name);
    throw std::invalid_argument(message);
}

std::vector<CostKind> costs_of(const RuleInfo& info) {
    std::vector<CostKind> costs;
    for (const CostKind cost : all_cost_kinds) {
        if (info.sound_for.has(cost)) costs.push_back(cost);
    }
    return costs;
}

[[noreturn]] void refuse(const RuleInfo& info, CostKind cost) {
    std::string message = "rule '" + std::string(info.name) + "' does not keep the optimum of " +
                          std::string(to_string(cost)) + "; expected a cost of";
    for (const CostKind sound : costs_of(info)) message += " " + std::string(to_string(sound));
    throw std::invalid_argument(message);
}

}  // namespace

std::span<const KnownRule> known_rules() { return list; }

std::vector<std::size_t> select_rules(std::string_view selection, CostKind cost,
                                      std::span<const KnownRule> rules) {
    std::vector<bool> chosen(rules.size(), false);
    const std::string from_default = "default," + std::string(selection);
    if (selection.starts_with('-')) selection = from_default;
    while (true) {
        const std::size_t comma = selection.find(',');
        const std::string_view word = selection.substr(0, comma);
        if (word == "none") {
            chosen.assign(rules.size(), false);
        } else if (word == "all" || word == "default") {
            for (std::size_t rule = 0; rule < rules.size(); ++rule) {
                const bool meant = word == "all" || rules[rule].in_default;
                if (meant && rules[rule].info.sound_for.has(cost)) chosen[rule] = true;
            }
        } else if (word.starts_with('-')) {
            chosen[index_of_rule(word.substr(1), rules)] = false;
        } else {
            const std::size_t rule = index_of_rule(word, rules);
            if (!rules[rule].info.sound_for.has(cost)) refuse(rules[rule].info, cost);
            chosen[rule] = true;
        }
        if (comma == std::string_view::npos) break;
        selection.remove_prefix(comma + 1);
    }
    std::vector<std::size_t> selected;
    for (std::size_t rule = 0; rule < rules.size(); ++rule) {
        if (chosen[rule]) selected.push_back(rule);
    }
    return selected;
}

RuleSet::RuleSet(const board::Board& board, const std::vector<std::size_t>& selection)
    : selection_(selection) {
    for (const std::size_t rule : selection_) {
        rules_.push_back(list[rule].make(board));
        if (rules_.back()->narrows()) {
            narrowing_.push_back(rules_.size() - 1);
        } else if (rules_.back()->merges()) {
            merging_ = rules_.size() - 1;
        } else if (rules_.back()->commits()) {
            committing_ = rules_.size() - 1;
        } else {
            pruning_.push_back(rules_.size() - 1);
        }
    }
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
                                std::string(rule.info.citation), rule.in_default,
                                rules::costs_of(rule.info)});
    }
    return descriptions;
}

void check_rules(const std::string& selection, CostKind cost) {
    rules::select_rules(selection, cost);
}

}  // namespace tabkeeper
