// `compare`: tabkeeper, SWI-Prolog and clingo on the same instances, one after another. A peer that
// fails is a result. Two systems that prove different optima are a scandal, and are told at once.

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>

#include "cli/commands.hpp"
#include "cli/compare_arguments.hpp"
#include "cli/places.hpp"
#include "cli/run_arguments.hpp"
#include "cli/signals.hpp"
#include "cli/tasks.hpp"
#include "compare/comparison_document.hpp"
#include "compare/contest.hpp"
#include "compare/machine_facts.hpp"
#include "compare/page.hpp"
#include "report/batch_progress.hpp"
#include "report/units.hpp"
#include "tabkeeper/rules.hpp"

namespace tabkeeper::cli {

namespace {

class CompareRun {
public:
    explicit CompareRun(const CompareArguments& arguments)
        : arguments_(arguments),
          progress_(std::cerr, progress_mode_from(arguments.progress), signals_.wants_progress()),
          limits_(arguments.limits()),
          contest_(systems(), settings(), folder_) {}

    ExitCode run() {
        InputArguments inputs = arguments_.inputs;
        inputs.files = files_in(inputs.files);
        comparison_.facts = compare::machine_facts();
        comparison_.facts.emplace_back(
            "Limits for each run",
            arguments_.time_limit + " of wall clock, " + report::text_of(limits_.memory));
        comparison_.facts.emplace_back("Runs of less than a second", arguments_.runs);
        comparison_.systems = contest_.introduce();
        ReadOptions reading = inputs.read_options();
        reading.stopping = [this] { return stopped(); };
        Tasks tasks(inputs, reading);
        std::cout << compare::text_header(comparison_.systems) << std::flush;
        while (!stopped()) {
            const auto task = tasks.next();
            if (!task) break;
            known_ = tasks.known_count();
            take(*task);
        }
        progress_.clear();
        std::cout << '\n' << compare::text_summary(comparison_);
        arguments_.exports.write(document_of(comparison_), figures_of(comparison_));
        return stopped() ? worse_of(worst_, ExitCode::Stopped) : worst_;
    }

private:
    bool stopped() const { return signals_.stop_token().stop_requested(); }

    std::vector<std::unique_ptr<compare::System>> systems() const {
        std::vector<std::unique_ptr<compare::System>> systems;
        const auto counts = arguments_.thread_counts();
        for (const unsigned threads : counts) {
            compare::OurSettings ours{threads, arguments_.rules, "tabkeeper"};
            if (counts.size() > 1) ours.name += "-" + std::to_string(threads);
            systems.push_back(compare::make_tabkeeper(std::move(ours)));
        }
        for (const std::string& name : arguments_.peers()) {
            const std::string& program = arguments_.program_of(name);
            auto peer = name == "swipl" ? compare::make_swipl(program, folder_.path())
                                        : compare::make_clingo(program, folder_.path());
            const bool wanted = !arguments_.means_installed() || arguments_.names_program_of(name);
            if (wanted || peer->program()) systems.push_back(std::move(peer));
        }
        if (arguments_.means_installed() && systems.size() == counts.size()) {
            std::cerr << "tabkeeper: no peer is installed; expected SWI-Prolog (swipl) or clingo\n";
        }
        return systems;
    }

    compare::ContestSettings settings() {
        compare::ContestSettings settings;
        settings.limits = limits_;
        settings.runs = arguments_.run_count();
        settings.stop = signals_.stop_token();
        settings.on_tick = [this](const std::string& system, compare::Seconds elapsed) {
            progress_.show_run(instance_, system + " " + report::text_of(elapsed));
        };
        return settings;
    }

    void take(const Task& task) {
        if (!task.instance) {
            if (!task.error.empty()) refuse(task.error);
            return;
        }
        instance_ = task.name;
        const compare::Row row = contest_.run(task.name, *task.instance);
        const auto is_stopped = [](const compare::Run& run) {
            return run.outcome == compare::Outcome::Stopped;
        };
        if (std::any_of(row.runs.begin(), row.runs.end(), is_stopped)) return;
        progress_.clear();
        std::cout << text_row(row, comparison_.systems) << std::flush;
        judge(row);
        comparison_.rows.push_back(row);
        progress_.show(tally_, known_);
    }

    void judge(const compare::Row& row) {
        for (const std::string& message : row.disagreements(comparison_.systems)) {
            std::cerr << "tabkeeper: DISAGREEMENT on " << printable(row.instance) << ": " << message
                      << '\n';
            worst_ = worse_of(worst_, ExitCode::Disagreement);
        }
        for (std::size_t index = 0; index < row.runs.size(); ++index) {
            const compare::Run& run = row.runs[index];
            if (!comparison_.systems[index].is_ours ||
                (run.outcome != compare::Outcome::Crash && run.outcome != compare::Outcome::Junk)) {
                continue;
            }
            std::cerr << "tabkeeper: internal error on " << printable(row.instance) << ": "
                      << comparison_.systems[index].name << ": " << run.remark << '\n';
            worst_ = worse_of(worst_, ExitCode::Internal);
        }
        report::Record record;
        record.answer.status =
            row.runs.front().outcome == compare::Outcome::Optimum  ? Status::Optimal
            : row.runs.front().outcome == compare::Outcome::NoPlan ? Status::Unsatisfiable
                                                                   : Status::Unknown;
        tally_.add(record);
    }

    void refuse(const std::string& message) {
        progress_.clear();
        std::cerr << message << '\n';
        tally_.add_bad();
        worst_ = worse_of(worst_, ExitCode::BadInput);
    }

    const CompareArguments& arguments_;
    Signals signals_;
    report::BatchProgress progress_;
    const compare::Limits limits_;
    compare::ScratchFolder folder_;
    compare::Contest contest_;
    compare::Comparison comparison_;
    report::Tally tally_;
    std::string instance_;
    std::size_t known_ = 0;
    ExitCode worst_ = ExitCode::Done;
};

ExitCode compare_systems(const CompareArguments& arguments) try {
    check_rules(arguments.rules, CostKind::Lines);
    arguments.exports.check();
    return CompareRun(arguments).run();
} catch (const NotWritten& error) {
    std::cerr << error.what() << '\n';
    return ExitCode::BadInput;
} catch (const std::filesystem::filesystem_error& error) {
    std::cerr << printable(error.what()) << '\n';
    return ExitCode::BadInput;
}

}  // namespace

void add_compare_command(CLI::App& program, ExitCode& code) {
    CLI::App* command = program.add_subcommand(
        "compare", "Run SWI-Prolog's tabling and clingo beside tabkeeper, in lines");
    const auto arguments = std::make_shared<CompareArguments>();
    arguments->add_to(*command);
    command->callback([arguments, &code] { code = compare_systems(*arguments); });
}

}  // namespace tabkeeper::cli
