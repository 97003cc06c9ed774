// An ablation as tables: one line for each variant, and one for each variant on each instance.

#include "compare/ablation.hpp"

namespace tabkeeper::compare {

namespace {

std::string cost_text(const Trial& trial, CostKind kind) {
    if (trial.status == Status::Unsatisfiable) return "none";
    if (!trial.cost) return {};
    std::string text = std::to_string(trial.cost->first);
    if (is_lexicographic(kind)) text += "," + std::to_string(trial.cost->second);
    return text;
}

std::string outcome_text(const Trial& trial) {
    if (trial.status != Status::Unknown) return std::string(to_string(trial.status));
    return "UNKNOWN " + std::string(to_string(trial.stop_reason));
}

Sheet variants_sheet(const Ablation& ablation) {
    Sheet sheet;
    sheet.key = "summary";
    sheet.title = "Variants";
    sheet.columns = {{"variant", "Variant"},
                     {"rules", "Rules"},
                     {"answered", "Answered", Kind::Number},
                     {"instances", "of", Kind::Number},
                     {"common", "All variants answered", Kind::Number},
                     {"states", "States there", Kind::Number},
                     {"states_ratio", "Ratio to all", Kind::Number},
                     {"seconds", "Time there, s", Kind::Number},
                     {"table_bytes", "Largest table, bytes", Kind::Number}};
    const auto summaries = summarise(ablation);
    for (std::size_t index = 0; index < summaries.size(); ++index) {
        const VariantSummary& summary = summaries[index];
        const Variant& variant = ablation.variants[index];
        sheet.rows.push_back({variant.name, variant.rules, std::to_string(summary.answered),
                              std::to_string(summary.instances), std::to_string(summary.common),
                              std::to_string(summary.expanded), ratio_cell(summary.states_ratio),
                              seconds_cell(summary.seconds), std::to_string(summary.table.count)});
    }
    return sheet;
}

Sheet trials_sheet(const Ablation& ablation) {
    Sheet sheet;
    sheet.key = "rows";
    sheet.title = "Runs";
    sheet.columns = {{"instance", "Instance"},
                     {"variant", "Variant"},
                     {"rules", "Rules"},
                     {"cost_unit", "Unit"},
                     {"outcome", "Outcome"},
                     {"cost", "Cost"},
                     {"states", "States", Kind::Number},
                     {"generated", "Generated", Kind::Number},
                     {"seconds", "Time, s", Kind::Number},
                     {"table_entries", "Table entries", Kind::Number},
                     {"table_bytes", "Table, bytes", Kind::Number}};
    for (const AblationRow& row : ablation.rows) {
        for (std::size_t index = 0; index < row.trials.size(); ++index) {
            if (!row.trials[index]) continue;
            const Trial& trial = *row.trials[index];
            const Variant& variant = ablation.variants[index];
            sheet.rows.push_back(
                {row.instance, variant.name, variant.rules, std::string(to_string(row.cost)),
                 outcome_text(trial), cost_text(trial, row.cost), std::to_string(trial.expanded),
                 std::to_string(trial.generated), seconds_cell(trial.seconds),
                 std::to_string(trial.entries), std::to_string(trial.table.count)});
        }
    }
    return sheet;
}

}  // namespace

Document document_of(const Ablation& ablation) {
    return {"ablation", "tabkeeper with and without its rules", ablation.facts,
            variants_sheet(ablation), trials_sheet(ablation)};
}

}  // namespace tabkeeper::compare
