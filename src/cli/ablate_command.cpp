// `ablate`: every instance with no rule, each rule alone, all but each, and all. The answer must
// not depend on the rules; where it does, one of them is wrong and no figure is worth anything.

#include <filesystem>
#include <iomanip>
#include <iostream>
#include <memory>

#include "cli/checked_by.hpp"
#include "cli/commands.hpp"
#include "cli/export_arguments.hpp"
#include "cli/places.hpp"
#include "cli/quantities.hpp"
#include "cli/run_arguments.hpp"
#include "cli/signals.hpp"
#include "cli/tasks.hpp"
#include "compare/ablation.hpp"
#include "compare/machine_facts.hpp"
#include "report/batch_progress.hpp"
#include "report/units.hpp"
#include "tabkeeper/check.hpp"
#include "tabkeeper/solve.hpp"

namespace tabkeeper::cli {

namespace {

/// As typed. One thread, so that the number of states is the same every time.
struct AblateArguments {
    RunArguments run;
    ExportArguments exports;
    AblateArguments() {
        run.threads = 1;
        run.time_limit = "60s";
    }
};

class AblateRun {
public:
    explicit AblateRun(const AblateArguments& arguments)
        : arguments_(arguments),
          progress_(std::cerr, arguments.run.progress_mode(), signals_.wants_progress()) {}

    ExitCode run() {
        ablation_.variants = compare::variants_of(rules_);
        ablation_.facts = compare::machine_facts();
        ablation_.facts.emplace_back("Limit for each run", arguments_.run.time_limit);
        ablation_.facts.emplace_back("Threads", std::to_string(arguments_.run.threads));
        ablation_.facts.emplace_back("Engine and bound",
                                     arguments_.run.engine + ", " + arguments_.run.bound);
        InputArguments inputs = arguments_.run.inputs;
        inputs.files = files_in(inputs.files);
        ReadOptions reading = inputs.read_options();
        reading.stopping = [this] { return stopped(); };
        Tasks tasks(inputs, reading);
        while (!stopped()) {
            const auto task = tasks.next();
            if (!task) break;
            take(*task);
            progress_.show(tally_, tasks.known_count());
        }
        progress_.clear();
        write_table();
        arguments_.exports.write(document_of(ablation_), "");
        return stopped() ? worse_of(worst_, ExitCode::Stopped) : worst_;
    }

private:
    bool stopped() const { return signals_.stop_token().stop_requested(); }

    void take(const Task& task) {
        if (!task.instance) {
            if (task.error.empty()) return;  // reading was stopped
            fail(task.error, ExitCode::BadInput);
            tally_.add_bad();
            return;
        }
        compare::AblationRow row;
        row.instance = task.name;
        row.cost = arguments_.run.cost_kind().value_or(natural_cost(task.instance->format));
        Answer last;
        for (const compare::Variant& variant : ablation_.variants) {
            row.trials.emplace_back();
            if (!is_sound(variant, row.cost, rules_)) continue;
            last = search(*task.instance, task.name, row.cost, variant);
            if (last.stop_reason == StopReason::Signal) return;  // half a row says nothing
            row.trials.back() = compare::trial_of(last);
        }
        if (const std::string words = contradiction_in(row, ablation_.variants); !words.empty()) {
            fail("tabkeeper: DISAGREEMENT on " + printable(row.instance) + ": " + words,
                 ExitCode::Disagreement);
        }
        report::Record record;
        record.answer = last;
        tally_.add(record);
        ablation_.rows.push_back(std::move(row));
    }

    Answer search(const Instance& instance, const std::string& name, CostKind cost,
                  const compare::Variant& variant) {
        Options options = arguments_.run.options(1);
        options.cost = cost;
        options.rules = variant.rules;
        options.stop = signals_.stop_token();
        if (const auto limit = arguments_.run.limit()) {
            options.deadline = std::chrono::steady_clock::now() + *limit;
        }
        report::BatchRun listener(progress_, name + ", " + variant.name, cost);
        Answer answer = solve(instance, options, listener);
        if (answer.plan && !check(instance, *answer.plan).correct) {
            fail("tabkeeper: internal error: rules '" + variant.rules + "': the plan found for " +
                     printable(name) + " is wrong",
                 ExitCode::Internal);
        }
        return answer;
    }

    void fail(const std::string& message, ExitCode code) {
        progress_.clear();
        std::cerr << message << '\n';
        worst_ = worse_of(worst_, code);
    }

    void write_table() const {
        const auto summaries = summarise(ablation_);
        std::cout << std::left << std::setw(18) << "Variant" << std::right << std::setw(12)
                  << "Answered" << std::setw(14) << "States" << std::setw(10) << "Ratio"
                  << std::setw(11) << "Time" << std::setw(13) << "Table" << '\n';
        for (std::size_t index = 0; index < summaries.size(); ++index) {
            const compare::VariantSummary& summary = summaries[index];
            std::cout << std::left << std::setw(18) << ablation_.variants[index].name << std::right
                      << std::setw(12)
                      << std::to_string(summary.answered) + " of " +
                             std::to_string(summary.instances)
                      << std::setw(14) << report::grouped(summary.expanded) << std::setw(10)
                      << compare::ratio_cell(summary.states_ratio) << std::setw(11)
                      << report::text_of(std::chrono::duration<double>(summary.seconds))
                      << std::setw(13) << report::text_of(summary.table) << '\n';
        }
        const std::size_t common = summaries.empty() ? 0 : summaries.back().common;
        std::cout << "\nStates, time and the largest table are of the "
                  << report::count_of(common, "instance", "instances")
                  << " that every variant answered; the ratio is the geometric\n"
                     "mean of states for one with all rules.\n";
    }

    const AblateArguments& arguments_;
    Signals signals_;
    report::BatchProgress progress_;
    const std::vector<RuleDescription> rules_ = describe_rules();
    compare::Ablation ablation_;
    report::Tally tally_;
    ExitCode worst_ = ExitCode::Done;
};

ExitCode ablate(const AblateArguments& arguments) try {
    arguments.run.check();
    arguments.exports.check();
    return AblateRun(arguments).run();
} catch (const NotWritten& error) {
    std::cerr << error.what() << '\n';
    return ExitCode::BadInput;
} catch (const std::filesystem::filesystem_error& error) {
    std::cerr << printable(error.what()) << '\n';
    return ExitCode::BadInput;
}

}  // namespace

void add_ablate_command(CLI::App& program, ExitCode& code) {
    CLI::App* command = program.add_subcommand(
        "ablate", "Solve with no rule, each alone, all but each, and all: what each is worth");
    const auto arguments = std::make_shared<AblateArguments>();
    add_places_option(*command, arguments->run.inputs.files);
    arguments->run.add_cost_to(*command);
    arguments->run.inputs.add_options_to(*command);
    arguments->run.add_limits_to(*command);
    arguments->exports.add_to(*command);
    add_progress_option(*command, arguments->run.progress);
    command->callback([arguments, &code] { code = ablate(*arguments); });
}

}  // namespace tabkeeper::cli
