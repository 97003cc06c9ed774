// `rules`: the list that the search itself uses.

#include <iomanip>
#include <iostream>

#include "cli/commands.hpp"
#include "tabkeeper/plan.hpp"
#include "tabkeeper/rules.hpp"

namespace tabkeeper::cli {

namespace {

/// The costs for which a rule keeps the optimum, in one line.
std::string costs_of(const RuleDescription& rule) {
    if (rule.costs.size() == all_cost_kinds.size()) return "every cost";
    std::string words;
    for (const CostKind cost : rule.costs) {
        words += (words.empty() ? "" : "; ") + std::string(to_string(cost));
    }
    return words.empty() ? "no cost" : words;
}

}  // namespace

void add_rules_command(CLI::App& program, ExitCode& code) {
    CLI::App* command = program.add_subcommand("rules", "List the pruning rules");
    command->callback([&code] {
        for (const RuleDescription& rule : describe_rules()) {
            std::cout << std::left << std::setw(10) << rule.name
                      << (rule.in_default ? " default  " : "          ") << rule.help << '\n'
                      << std::setw(20) << ""
                      << "sound for " << costs_of(rule) << '\n'
                      << std::setw(20) << "" << rule.citation << '\n';
        }
        code = ExitCode::Done;
    });
}

}  // namespace tabkeeper::cli
