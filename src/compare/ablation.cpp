// The variants come from the list of rules, whatever is in it. Ratios are over the instances that
// every variant answered: otherwise a variant would look better for what it could not do.

#include "compare/ablation.hpp"

#include <algorithm>
#include <cmath>

namespace tabkeeper::compare {

namespace {

bool is_common(const AblationRow& row) {
    return std::all_of(row.trials.begin(), row.trials.end(),
                       [](const auto& trial) { return !trial || trial->answered(); });
}

std::string claim_of(const Trial& trial, CostKind kind) {
    return trial.cost ? to_string(*trial.cost, kind) : std::string("no plan");
}

double states_of(const Trial& trial) { return std::max(1.0, static_cast<double>(trial.expanded)); }

}  // namespace

std::vector<Variant> variants_of(const std::vector<RuleDescription>& rules) {
    std::vector<Variant> variants{{"none", "none", ""}};
    for (const RuleDescription& rule : rules) {
        variants.push_back({"only " + rule.name, rule.name, rule.name});
    }
    for (const RuleDescription& rule : rules) {
        variants.push_back({"all but " + rule.name, "all,-" + rule.name, rule.name});
    }
    variants.push_back({"default", "default", ""});
    variants.push_back({"all", "all", ""});
    return variants;
}

bool is_sound(const Variant& variant, CostKind cost, const std::vector<RuleDescription>& rules) {
    return std::all_of(rules.begin(), rules.end(), [&](const RuleDescription& rule) {
        return rule.name != variant.about ||
               std::find(rule.costs.begin(), rule.costs.end(), cost) != rule.costs.end();
    });
}

Trial trial_of(const Answer& answer) {
    Trial trial;
    trial.status = answer.status;
    trial.stop_reason = answer.stop_reason;
    if (answer.status == Status::Optimal) trial.cost = answer.upper_bound;
    trial.expanded = answer.statistics.expanded;
    trial.generated = answer.statistics.generated;
    trial.entries = answer.statistics.table.entries;
    trial.table = answer.statistics.table.bytes;
    trial.seconds = answer.statistics.time.count();
    return trial;
}

std::string contradiction_in(const AblationRow& row, const std::vector<Variant>& variants) {
    std::optional<std::size_t> first;
    for (std::size_t index = 0; index < row.trials.size(); ++index) {
        if (!row.trials[index] || !row.trials[index]->answered()) continue;
        if (!first) {
            first = index;
            continue;
        }
        const std::string one = claim_of(*row.trials[*first], row.cost);
        const std::string other = claim_of(*row.trials[index], row.cost);
        if (one == other) continue;
        return "rules '" + variants[*first].rules + "' prove " + one + ", rules '" +
               variants[index].rules + "' prove " + other;
    }
    return {};
}

std::vector<VariantSummary> summarise(const Ablation& ablation) {
    std::vector<VariantSummary> summaries(ablation.variants.size());
    for (std::size_t index = 0; index < summaries.size(); ++index) {
        VariantSummary& summary = summaries[index];
        double sum = 0;
        for (const AblationRow& row : ablation.rows) {
            const auto& trial = row.trials[index];
            if (!trial) continue;
            ++summary.instances;
            if (trial->answered()) ++summary.answered;
            if (!is_common(row)) continue;
            ++summary.common;
            summary.expanded += trial->expanded;
            summary.seconds += trial->seconds;
            summary.table = std::max(summary.table, trial->table);
            sum += std::log(states_of(*trial) / states_of(*row.trials.back()));
        }
        if (summary.common > 0) {
            summary.states_ratio = std::exp(sum / static_cast<double>(summary.common));
        }
    }
    return summaries;
}

}  // namespace tabkeeper::compare
