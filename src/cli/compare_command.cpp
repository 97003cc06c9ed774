// `compare`: tabkeeper, SWI-Prolog and clingo on the same instances, one after another. A peer that
// fails is a result. Two systems that prove different optima are a scandal, and are told at once.

#include <algorithm>
#include <array>
#include <filesystem>
#include <iostream>
#include <memory>
#include <sstream>
#include <stdexcept>

#include "cli/checked_by.hpp"
#include "cli/commands.hpp"
#include "cli/export_arguments.hpp"
#include "cli/places.hpp"
#include "cli/quantities.hpp"
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

constexpr std::array peer_names{"swipl", "clingo"};

/// As typed.
struct CompareArguments {
    InputArguments inputs;
    std::string with;
    std::string threads = "1";
    std::string rules = "default";
    std::string time_limit = "60s";
    std::string memory_limit = "2G";
    std::string runs = "1";
    std::string swipl = "swipl";
    std::string clingo = "clingo";
    std::string progress = "auto";
    ExportArguments exports;
};

std::vector<std::string> words_in(const std::string& list) {
    std::vector<std::string> words;
    std::istringstream stream(list);
    for (std::string word; std::getline(stream, word, ',');) words.push_back(word);
    return words;
}

bool is_peer(const std::string& word) {
    return std::find(peer_names.begin(), peer_names.end(), word) != peer_names.end();
}

std::vector<std::string> parse_peers(const std::string& text) {
    std::vector<std::string> peers;
    for (const std::string& word : words_in(text)) {
        if (word == "none" && words_in(text).size() == 1) return {};
        if (!is_peer(word)) {
            throw std::invalid_argument("'" + printable(word) +
                                        "' is no peer; type swipl, clingo, both with a comma, or "
                                        "none");
        }
        if (std::find(peers.begin(), peers.end(), word) == peers.end()) peers.push_back(word);
    }
    return peers;
}

unsigned parse_count(const std::string& text, const std::string& what, unsigned most) {
    if (!text.empty() && text.size() <= 4 &&
        text.find_first_not_of("0123456789") == std::string::npos) {
        const auto count = static_cast<unsigned>(std::stoul(text));
        if (count >= 1 && count <= most) return count;
    }
    throw std::invalid_argument("'" + printable(text) + "' is no number of " + what +
                                "; type 1 to " + std::to_string(most));
}

std::vector<unsigned> parse_threads(const std::string& text) {
    std::vector<unsigned> counts;
    for (const std::string& word : words_in(text)) {
        counts.push_back(parse_count(word, "threads", 1024));
    }
    if (counts.empty()) throw std::invalid_argument("no number of threads; type 1 or 1,2");
    return counts;
}

unsigned parse_runs(const std::string& text) { return parse_count(text, "runs", 100); }

Bytes parse_memory(const std::string& text) {
    constexpr Bytes least{64ULL << 20U};
    const auto bytes = parse_size(text);
    if (!bytes || *bytes < least) {
        throw std::invalid_argument("'" + printable(text) +
                                    "' is no memory for a program; type 64M or more");
    }
    return *bytes;
}

class CompareRun {
public:
    explicit CompareRun(const CompareArguments& arguments)
        : arguments_(arguments),
          progress_(std::cerr, progress_mode_from(arguments.progress), signals_.wants_progress()),
          limits_{parse_duration(arguments.time_limit), parse_memory(arguments.memory_limit)},
          contest_(systems(), settings(), folder_) {}

    ExitCode run() {
        comparison_.facts = compare::machine_facts();
        comparison_.facts.emplace_back(
            "Limits for each run",
            arguments_.time_limit + " of wall clock, " + report::text_of(limits_.memory));
        comparison_.facts.emplace_back("Runs of less than a second", arguments_.runs);
        comparison_.systems = contest_.introduce();
        InputArguments inputs = arguments_.inputs;
        inputs.files = files_in(inputs.files);
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
        const auto counts = parse_threads(arguments_.threads);
        for (const unsigned threads : counts) {
            compare::OurSettings ours{threads, arguments_.rules, "tabkeeper"};
            if (counts.size() > 1) ours.name += "-" + std::to_string(threads);
            systems.push_back(compare::make_tabkeeper(std::move(ours)));
        }
        const bool all = arguments_.with.empty();
        for (const std::string& name :
             all ? std::vector<std::string>(peer_names.begin(), peer_names.end())
                 : parse_peers(arguments_.with)) {
            auto peer = name == "swipl" ? compare::make_swipl(arguments_.swipl, folder_.path())
                                        : compare::make_clingo(arguments_.clingo, folder_.path());
            const bool named =
                name == "swipl" ? arguments_.swipl != name : arguments_.clingo != name;
            if (!all || named || peer->program()) systems.push_back(std::move(peer));
        }
        if (all && systems.size() == counts.size()) {
            std::cerr << "tabkeeper: no peer is installed; expected SWI-Prolog (swipl) or clingo\n";
        }
        return systems;
    }

    compare::ContestSettings settings() {
        compare::ContestSettings settings;
        settings.limits = limits_;
        settings.runs = parse_runs(arguments_.runs);
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

void add_options(CLI::App& command, CompareArguments& arguments) {
    add_places_option(command, arguments.inputs.files);
    const auto option = [&](const char* name, std::string& text, const char* type,
                            const char* help) {
        return command.add_option(name, text, help)->type_name(type)->capture_default_str();
    };
    option("--with", arguments.with, "LIST", "Peers: swipl,clingo; none; default: those installed")
        ->check(checked_by(parse_peers));
    option("-t,--time-limit", arguments.time_limit, "TIME", "Wall clock for each run")
        ->check(checked_by(parse_duration));
    option("--memory-limit", arguments.memory_limit, "SIZE", "Address space for each run")
        ->check(checked_by(parse_memory));
    option("-j,--threads", arguments.threads, "LIST", "Ours; 1,2: with one, and again with two")
        ->check(checked_by(parse_threads));
    option("-r,--rules", arguments.rules, "LIST", "Ours; corner,stuck: those of the Prolog program")
        ->check(rules_complaint);
    option("--runs", arguments.runs, "N",
           "Of each that takes less than a second; the shortest counts")
        ->check(checked_by(parse_runs));
    option("--swipl", arguments.swipl, "PROGRAM", "SWI-Prolog, where it is not in PATH");
    option("--clingo", arguments.clingo, "PROGRAM", "clingo, where it is not in PATH");
    arguments.inputs.add_options_to(command);
    arguments.exports.add_to(command);
    add_progress_option(command, arguments.progress);
}

}  // namespace

void add_compare_command(CLI::App& program, ExitCode& code) {
    CLI::App* command = program.add_subcommand(
        "compare", "Run SWI-Prolog's tabling and clingo beside tabkeeper, in lines");
    const auto arguments = std::make_shared<CompareArguments>();
    add_options(*command, *arguments);
    command->callback([arguments, &code] { code = compare_systems(*arguments); });
}

}  // namespace tabkeeper::cli
