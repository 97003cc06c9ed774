// Which writer belongs to which format.

#include <array>

#include "formats/writers.hpp"

namespace tabkeeper {

namespace {
constexpr std::array<std::string_view, 7> plan_words{"asp",  "asp2013", "thesis", "b",
                                                     "lurd", "sok",     "ipc"};
}  // namespace

std::string_view to_string(PlanFormat format) {
    return plan_words[static_cast<std::size_t>(format)];
}

std::optional<PlanFormat> plan_format_from(std::string_view word) {
    for (std::size_t format = 0; format < plan_words.size(); ++format) {
        if (plan_words[format] == word) return static_cast<PlanFormat>(format);
    }
    return std::nullopt;
}

PlanFormat plan_format_of(InstanceFormat format) {
    switch (format) {
        case InstanceFormat::Asp: return PlanFormat::Asp;
        case InstanceFormat::Asp2013: return PlanFormat::Asp2013;
        case InstanceFormat::Thesis: return PlanFormat::Thesis;
        case InstanceFormat::B: return PlanFormat::B;
        case InstanceFormat::Sokoban: return PlanFormat::Lurd;
        case InstanceFormat::Pddl: break;
    }
    return PlanFormat::Ipc;
}

void write_instance(std::ostream& out, const Instance& instance, InstanceFormat format) {
    switch (format) {
        case InstanceFormat::Asp: return formats::write_asp_facts(out, instance);
        case InstanceFormat::Asp2013: return formats::write_asp2013_facts(out, instance);
        case InstanceFormat::Thesis: return formats::write_thesis_facts(out, instance);
        case InstanceFormat::B: return formats::write_b_facts(out, instance);
        case InstanceFormat::Sokoban: return formats::write_sokoban(out, instance);
        case InstanceFormat::Pddl: return formats::write_pddl(out, instance);
    }
}

void write_plan(std::ostream& out, const Instance& instance, const Plan& plan,
                const Metrics& metrics, PlanFormat format) {
    switch (format) {
        case PlanFormat::Asp: return formats::write_asp_plan(out, instance, plan);
        case PlanFormat::Asp2013: return formats::write_asp2013_plan(out, instance, plan);
        case PlanFormat::Thesis: return formats::write_thesis_plan(out, instance, plan);
        case PlanFormat::B: return formats::write_b_plan(out, instance, plan);
        case PlanFormat::Lurd: return formats::write_lurd(out, instance, plan);
        case PlanFormat::Sok: return formats::write_sok(out, instance, plan, metrics);
        case PlanFormat::Ipc: return formats::write_ipc_plan(out, instance, plan);
    }
}

}  // namespace tabkeeper
