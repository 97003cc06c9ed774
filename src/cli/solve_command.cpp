// `solve` and `decide`: the same search, asked without and with a limit on the cost.

#include <memory>

#include "cli/commands.hpp"
#include "cli/session.hpp"

namespace tabkeeper::cli {

void add_solve_command(CLI::App& program, ExitCode& code) {
    CLI::App* command = program.add_subcommand(
        "solve", "Find a plan of fewest lines and prove that none is shorter");
    const auto arguments = std::make_shared<RunArguments>();
    arguments->add_to(*command);
    command->callback(
        [arguments, &code] { code = Session(*arguments, Question::Solve, std::nullopt).run(); });
}

void add_decide_command(CLI::App& program, ExitCode& code) {
    CLI::App* command = program.add_subcommand(
        "decide", "Is there a plan within the instance's steps, or within K lines?");
    const auto arguments = std::make_shared<RunArguments>();
    arguments->add_to(*command);
    const auto within = std::make_shared<std::optional<Cost>>();
    command
        ->add_option_function<std::uint32_t>(
            "-k,--within", [within](std::uint32_t lines) { *within = lines; },
            "Most lines a plan may have; default: the number of step/1 facts less 1")
        ->check(CLI::Range(0, 1'000'000'000))
        ->type_name("K");
    command->callback([arguments, within, &code] {
        code = Session(*arguments, Question::Decide, *within).run();
    });
}

}  // namespace tabkeeper::cli
