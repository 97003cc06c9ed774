// `check`: the independent checker on a plan from anywhere.

#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include "cli/commands.hpp"
#include "cli/input_arguments.hpp"
#include "report/json.hpp"
#include "report/text.hpp"
#include "report/units.hpp"
#include "tabkeeper/check.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::cli {

namespace {

struct CheckArguments {
    InputArguments inputs;  // without its files
    std::string instance;
    std::string plan;
    std::string format = "text";
};

void write_json(const Verdict& verdict, const WrittenPlan& written) {
    report::JsonText json(report::JsonText::Layout::Indented);
    const bool is_wrong = !verdict.correct;
    json.object([&] {
        json.member("correct", verdict.correct);
        json.member("length", written.plan.size());
        json.member("push", is_wrong ? std::optional(verdict.push) : std::nullopt);
        json.member("reason", is_wrong ? std::optional(verdict.reason) : std::nullopt);
        report::write_metrics(json.name("metrics"), verdict.metrics);
        json.member("written_moves", written.moves);
    });
    std::cout << json.take() << '\n';
}

void write_text(const Verdict& verdict, const WrittenPlan& written, const Instance& instance) {
    const Plan& plan = written.plan;
    if (verdict.correct) {
        std::cout << "CORRECT: " << report::text_of(verdict.metrics) << '\n';
        if (written.moves.value_or(0) > verdict.metrics.moves) {
            report::write_key(std::cout, "Moves")
                << *written.moves << " as written, " << verdict.metrics.moves
                << " by shortest walks\n";
        }
    } else if (verdict.push > plan.size()) {
        std::cout << "WRONG after the last push: " << verdict.reason << '\n';
    } else {
        const Push& push = plan[verdict.push - 1];
        std::cout << "WRONG at push " << verdict.push << " (" << instance.names[push.from] << ' '
                  << to_string(push.direction) << " to " << instance.names[push.to]
                  << "): " << verdict.reason << '\n';
    }
}

ExitCode check_plan(const CheckArguments& arguments) try {
    if (arguments.instance == "-" && arguments.plan == "-") {
        throw std::invalid_argument(
            "expected the instance or the plan from standard input, not both");
    }
    const Instance instance = read_instance(arguments.instance, arguments.inputs.read_options());
    const WrittenPlan written = read_plan(arguments.plan, instance);
    const Verdict verdict = check(instance, written.plan);
    if (arguments.format == "json") {
        write_json(verdict, written);
    } else {
        write_text(verdict, written, instance);
    }
    return verdict.correct ? ExitCode::Done : ExitCode::BadInput;
} catch (const InputError& error) {
    std::cerr << error.what() << '\n';
    return ExitCode::BadInput;
}

}  // namespace

void add_check_command(CLI::App& program, ExitCode& code) {
    CLI::App* command =
        program.add_subcommand("check", "Replay a plan and say whether it is correct");
    const auto arguments = std::make_shared<CheckArguments>();
    command->add_option("instance", arguments->instance, "The instance; - is standard input")
        ->required()
        ->type_name("INSTANCE");
    command->add_option("plan", arguments->plan, "A plan in any notation; - is standard input")
        ->required()
        ->type_name("PLAN");
    arguments->inputs.add_options_to(*command);
    command->add_option("-f,--format", arguments->format, "text or json")
        ->check(CLI::IsMember({"text", "json"}))
        ->type_name("NAME")
        ->capture_default_str();
    command->callback([arguments, &code] { code = check_plan(*arguments); });
}

}  // namespace tabkeeper::cli
