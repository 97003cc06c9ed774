#pragma once

// The same instances with and without each pruning rule. Sound rules change how much is searched
// and never what is found, so all variants must give the same optimum.

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "compare/sheet.hpp"
#include "tabkeeper/answer.hpp"
#include "tabkeeper/instance.hpp"
#include "tabkeeper/rules.hpp"

namespace tabkeeper::compare {

/// A selection of rules to be tried.
struct Variant {
    std::string name;   ///< "only freeze"
    std::string rules;  ///< "freeze"
    std::string about;  ///< the rule that it is about; empty where it is about all
};

/// None, each alone, all but each, those of the default, all.
std::vector<Variant> variants_of(const std::vector<RuleDescription>& rules);

/// Whether the rule that the variant is about keeps the optimum of this cost.
bool is_sound(const Variant& variant, CostKind cost, const std::vector<RuleDescription>& rules);

struct Trial {
    Status status = Status::Unknown;
    StopReason stop_reason = StopReason::None;
    std::optional<Cost> cost;
    std::uint64_t expanded = 0;
    std::uint64_t generated = 0;
    std::uint64_t entries = 0;
    Bytes table;
    double seconds = 0;

    bool answered() const { return status == Status::Optimal || status == Status::Unsatisfiable; }
};

Trial trial_of(const Answer& answer);

struct AblationRow {
    std::string instance;
    CostKind cost = CostKind::Lines;
    std::vector<std::optional<Trial>> trials;  ///< by variant; nothing where it is not sound
};

struct Ablation {
    std::vector<Variant> variants;
    std::vector<AblationRow> rows;
    std::vector<std::pair<std::string, std::string>> facts;
};

/// What two variants contradict each other about; empty where all that answered agree.
std::string contradiction_in(const AblationRow& row, const std::vector<Variant>& variants);

/// What all instances together come to, for each variant.
struct VariantSummary {
    std::size_t instances = 0;  ///< that it was tried on
    std::size_t answered = 0;
    /// Over the instances that every variant answered.
    std::size_t common = 0;
    std::uint64_t expanded = 0;
    double seconds = 0;
    Bytes table;                         ///< the largest
    std::optional<double> states_ratio;  ///< geometric mean, for one state with all rules
};

std::vector<VariantSummary> summarise(const Ablation& ablation);

Document document_of(const Ablation& ablation);

}  // namespace tabkeeper::compare
