// `rules`: the list that the search itself uses.

#include <iomanip>
#include <iostream>

#include "cli/commands.hpp"
#include "tabkeeper/rules.hpp"

namespace tabkeeper::cli {

void add_rules_command(CLI::App& program, ExitCode& code) {
    CLI::App* command = program.add_subcommand("rules", "List the pruning rules");
    command->callback([&code] {
        for (const RuleDescription& rule : describe_rules()) {
            std::cout << std::left << std::setw(8) << rule.name
                      << (rule.in_default ? " default  " : "          ") << rule.help << '\n'
                      << std::setw(19) << "" << rule.citation << '\n';
        }
        code = ExitCode::Done;
    });
}

}  // namespace tabkeeper::cli
