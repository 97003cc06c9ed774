// `check`: the independent checker on a plan from anywhere.

#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>

#include "cli/commands.hpp"
#include "report/json.hpp"
#include "report/units.hpp"
#include "tabkeeper/check.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::cli {

namespace {

struct CheckArguments {
    std::string instance;
    std::string plan;
    std::string format = "text";
};

void write_json(const Verdict& verdict, const Plan& plan) {
    report::Json json;
    json["correct"] = verdict.correct;
    json["length"] = plan.size();
    json["push"] = verdict.correct ? report::Json(nullptr) : report::Json(verdict.push);
    json["reason"] = verdict.correct ? report::Json(nullptr) : report::Json(verdict.reason);
    json["metrics"] = {{"moves", verdict.metrics.moves},
                       {"pushes", verdict.metrics.pushes},
                       {"lines", verdict.metrics.lines},
                       {"changes", verdict.metrics.changes},
                       {"sessions", verdict.metrics.sessions}};
    std::cout << report::dump(json, 2) << '\n';
}

void write_text(const Verdict& verdict, const Plan& plan, const Instance& instance) {
    if (verdict.correct) {
        std::cout << "CORRECT: " << report::text_of(verdict.metrics) << '\n';
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
    ReadOptions reading;
    reading.warn = [](const Place& place, const std::string& message) {
        std::cerr << to_string(place) << ": warning: " << message << '\n';
    };
    const Instance instance = read_instance(arguments.instance, reading);
    const Plan plan = read_plan(arguments.plan, instance).plan;
    const Verdict verdict = check(instance, plan);
    if (arguments.format == "json") {
        write_json(verdict, plan);
    } else {
        write_text(verdict, plan, instance);
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
    command->add_option("plan", arguments->plan, "push/4 atoms or JSON; - is standard input")
        ->required()
        ->type_name("PLAN");
    command->add_option("-f,--format", arguments->format, "text or json")
        ->check(CLI::IsMember({"text", "json"}))
        ->type_name("NAME")
        ->capture_default_str();
    command->callback([arguments, &code] { code = check_plan(*arguments); });
}

}  // namespace tabkeeper::cli
