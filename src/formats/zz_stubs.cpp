#include "formats/levels.hpp"
#include "formats/readers.hpp"
#include "formats/writers.hpp"
namespace tabkeeper::formats {
[[noreturn]] static void no() { throw std::runtime_error("stub"); }
Instance read_asp2013_facts(Source&) { no(); }
Instance read_thesis_facts(Source&) { no(); }
Instance read_b_facts(Source&) { no(); }
Instance read_pddl(Source&) { no(); }
Collection read_sokoban(Source&) { no(); }
InstanceFormat recognise_instance(Source&) { return InstanceFormat::Asp; }
WrittenPlan read_asp2013_plan(Source&, const Instance&) { no(); }
WrittenPlan read_thesis_plan(Source&, const Instance&) { no(); }
WrittenPlan read_ipc_plan(Source&, const Instance&) { no(); }
WrittenPlan read_lurd(Source&, const Instance&) { no(); }
void write_asp2013_facts(std::ostream&, const Instance&) { no(); }
void write_thesis_facts(std::ostream&, const Instance&) { no(); }
void write_b_facts(std::ostream&, const Instance&) { no(); }
void write_pddl(std::ostream&, const Instance&) { no(); }
void write_sokoban(std::ostream&, const Instance&) { no(); }
void write_asp2013_plan(std::ostream&, const Instance&, const Plan&) { no(); }
void write_thesis_plan(std::ostream&, const Instance&, const Plan&) { no(); }
void write_b_plan(std::ostream&, const Instance&, const Plan&) { no(); }
void write_ipc_plan(std::ostream&, const Instance&, const Plan&) { no(); }
void write_lurd(std::ostream&, const Instance&, const Plan&) { no(); }
void write_sok(std::ostream&, const Instance&, const Plan&, const Metrics&) { no(); }
void choose_levels(Collection&, const std::string&, const std::string&) { no(); }
}
namespace tabkeeper {
std::optional<std::string> board_of(const Instance&, const std::vector<bool>&, char) { return {}; }
}
