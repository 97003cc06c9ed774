// `solve` and `decide`: the same search, asked without and with a limit on the cost.

#include <iostream>
#include <memory>
#include <stdexcept>

#include "cli/commands.hpp"
#include "cli/page_viewer.hpp"
#include "cli/quantities.hpp"
#include "cli/session.hpp"
#include "cli/typed.hpp"

namespace tabkeeper::cli {

namespace {

ExitCode solve_and_view(const RunArguments& arguments, const PageArguments& page) try {
    if (page.output == "-") {
        throw std::invalid_argument("--view: standard output has the answer; expected a file");
    }
    PageViewer viewer(page);
    const bool is_viewed = !page.output.empty();
    return Session(arguments, Question::Solve, std::nullopt, is_viewed ? &viewer : nullptr).run();
} catch (const NotWritten& why) {
    std::cerr << why.what() << '\n';
    return ExitCode::BadInput;
}

}  // namespace

void add_solve_command(CLI::App& program, ExitCode& code) {
    CLI::App* command =
        program.add_subcommand("solve", "Find a plan of least cost and prove that none is cheaper");
    const auto arguments = std::make_shared<RunArguments>();
    const auto page = std::make_shared<PageArguments>();
    arguments->add_to(*command);
    if (may_be_typed({"--view", "--force"})) {
        command->add_option("--view", page->output, "Write a replay of the plan, too")
            ->type_name("FILE");
        command->add_flag("--force", page->force,
                          "With --view, --checkpoint: replace a file that is there");
    }
    command->callback([arguments, page, &code] {
        if (page->force && page->output.empty() && arguments->checkpoint.file.empty()) {
            throw std::invalid_argument("--force requires --view or --checkpoint");
        }
        arguments->checkpoint.force = page->force;
        code = solve_and_view(*arguments, *page);
    });
}

void add_decide_command(CLI::App& program, ExitCode& code) {
    CLI::App* command = program.add_subcommand(
        "decide", "Is there a plan within the instance's own limit, or within K?");
    const auto arguments = std::make_shared<RunArguments>();
    const auto within = std::make_shared<std::string>();
    arguments->add_to(*command);
    command->add_option("-k,--within", *within, "Most that a plan may cost; K,L for a cost of two")
        ->check([](const std::string& text) {
            try {
                parse_cost_limit(text);
                return std::string();
            } catch (const std::invalid_argument& complaint) {
                return std::string(complaint.what());
            }
        })
        ->type_name("K");
    if (may_be_typed({"--force"})) {
        command->add_flag("--force", arguments->checkpoint.force,
                          "With --checkpoint: replace a file that is there");
    }
    command->callback([arguments, within, &code] {
        if (arguments->checkpoint.force && arguments->checkpoint.file.empty()) {
            throw std::invalid_argument("--force requires --checkpoint");
        }
        std::optional<CostLimit> limit;
        if (!within->empty()) limit = parse_cost_limit(*within);
        code = Session(*arguments, Question::Decide, limit).run();
    });
}

}  // namespace tabkeeper::cli
