// One struct, one mapping. What CLI11 cannot check by itself is checked by the parsers' own words.

#include "cli/run_arguments.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <stdexcept>

#include "cli/quantities.hpp"
#include "cli/typed.hpp"
#include "tabkeeper/checkpoint.hpp"
#include "tabkeeper/machine.hpp"
#include "tabkeeper/rules.hpp"

namespace tabkeeper::cli {

namespace {

Complaint whole_number(const std::string& what, int least, const std::string& hint) {
    return [=](const std::string& text) {
        if (!text.empty() && text.size() <= 4 &&
            text.find_first_not_of("0123456789") == std::string::npos && std::stoi(text) >= least &&
            std::stoi(text) <= 1024) {
            return std::string();
        }
        return "'" + text + "' is no number of " + what + "; type " + hint + " to 1024";
    };
}

constexpr std::array format_words{"text", "asp", "asp2013", "thesis", "b",     "lurd",
                                  "sok",  "ipc", "native",  "json",   "jsonl", "none"};

}  // namespace

/// A rule may be sound for some costs only; which one it is may be known only once a file is read.
std::string rules_complaint(const std::string& text) {
    std::string complaint;
    for (const CostKind cost : all_cost_kinds) {
        try {
            check_rules(text, cost);
            return {};
        } catch (const std::invalid_argument& error) {
            if (complaint.empty()) complaint = error.what();
        }
    }
    return complaint;
}

std::string cost_complaint(const std::string& word) {
    if (cost_kind_from(word)) return {};
    std::string complaint = "'" + printable(word) + "' is no cost; type";
    for (const CostKind kind : all_cost_kinds) {
        complaint += (kind == all_cost_kinds.front()  ? " "
                      : kind == all_cost_kinds.back() ? " or "
                                                      : "; ") +
                     std::string(to_string(kind));
    }
    return complaint;
}

void add_progress_option(CLI::App& command, std::string& word) {
    command.add_option("--progress", word, "auto (on a terminal), always or never")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->type_name("WHEN")
        ->capture_default_str();
}

void RunArguments::add_to(CLI::App& command) {
    inputs.add_files_to(command);
    if (may_be_typed({"--cost"})) add_cost_to(command);
    if (may_be_typed({"--format", "--verbose"})) add_output_to(command);
    if (may_be_typed({"--level", "--from", "--domain"})) inputs.add_options_to(command);
    if (may_be_typed({"--jobs"})) add_jobs_to(command);
    add_search_to(command);
    if (may_be_typed({"--checkpoint", "--resume"})) checkpoint.add_to(command);
}

void RunArguments::add_cost_to(CLI::App& command) {
    command
        .add_option("-c,--cost", cost, "What is least: lines, pushes, moves; or two: pushes,moves")
        ->check(cost_complaint)
        ->type_name("KIND");
}

void RunArguments::add_output_to(CLI::App& command) {
    command
        .add_option("-f,--format", format,
                    "text json jsonl none; plans: native asp asp2013 thesis b lurd sok ipc")
        ->check(CLI::IsMember(std::vector<std::string>(format_words.begin(), format_words.end())))
        ->type_name("NAME")
        ->capture_default_str();
    if (!may_be_typed({"--verbose"})) return;
    command.add_flag("-v,--verbose", verbose, "With many instances: everything about each");
}

void RunArguments::add_jobs_to(CLI::App& command) {
    command.add_option("--jobs", jobs, "Instances at a time, sharing threads and table space")
        ->check(whole_number("instances at a time", 1, "1"))
        ->type_name("N")
        ->capture_default_str();
}

void RunArguments::add_search_to(CLI::App& command) {
    add_limits_to(command);
    if (may_be_typed({"--rules"})) add_rules_to(command);
    if (may_be_typed({"--progress"})) add_progress_option(command, progress);
}

void RunArguments::add_limits_to(CLI::App& command) {
    const auto from_environment = [&](CLI::Option* option, const std::string& variable,
                                      const Complaint& complaint) {
        option->check(complaint)->envname(variable);
        // For help, which begins so; CLI11 makes a stream for it.
        if (may_be_typed({"--help"})) option->capture_default_str();
        from_environment_.push_back({option, variable, complaint});
    };
    from_environment(
        command.add_option("-j,--threads", threads, "0: all there are")->type_name("N"),
        "TABKEEPER_THREADS", whole_number("threads", 0, "0 (all there are)"));
    from_environment(command.add_option("-s,--table-space", table_space, "Of the table: 512M, 2G")
                         ->type_name("SIZE"),
                     "TABKEEPER_TABLE_SPACE", checked_by(parse_size));
    if (may_be_typed({"--on-table-full"})) add_on_table_full_to(command);
    if (may_be_typed({"--time-limit"})) add_time_limit_to(command);
    if (may_be_typed({"--engine"})) add_engine_to(command);
    if (may_be_typed({"--bound"})) add_bound_to(command);
}

void RunArguments::add_time_limit_to(CLI::App& command) {
    command.add_option("-t,--time-limit", time_limit, "Wall clock for each instance: 90s, 10m, 2h")
        ->check(checked_by(parse_duration))
        ->type_name("TIME")
        ->capture_default_str();
}

void RunArguments::add_engine_to(CLI::App& command) {
    command.add_option("-e,--engine", engine, "auto, layered, backward, frontier, recursive")
        ->check(CLI::IsMember({"auto", "layered", "backward", "frontier", "recursive"}))
        ->type_name("NAME")
        ->capture_default_str();
}

void RunArguments::add_rules_to(CLI::App& command) {
    rules_option_ = command
                        .add_option("-r,--rules", rules,
                                    "Pruning rules: none, all, names, -name; see tabkeeper rules")
                        ->check(rules_complaint)
                        ->type_name("LIST")
                        ->capture_default_str();
}

void RunArguments::add_on_table_full_to(CLI::App& command) {
    command
        .add_option("--on-table-full", on_table_full,
                    "replace: forget, still exact; stop: end with bounds")
        ->check(CLI::IsMember({"replace", "stop"}))
        ->type_name("WHAT")
        ->capture_default_str();
}

void RunArguments::add_bound_to(CLI::App& command) {
    bound_option_ =
        command
            .add_option("--bound", bound, "Lower bound: auto, pairs, walls, matching, uncovered")
            ->check(CLI::IsMember({"auto", "pairs", "walls", "matching", "uncovered"}))
            ->type_name("NAME")
            ->capture_default_str();
}

void RunArguments::check() const {
    for (const auto& [option, variable, complaint] : from_environment_) {
        const char* text = std::getenv(variable.c_str());
        if (text == nullptr || *text == '\0' || option->count() > 0) continue;
        if (const std::string words = complaint(text); !words.empty()) {
            throw std::invalid_argument(variable + ": " + words);
        }
    }
    if (const auto kind = cost_kind()) check_rules(rules, *kind);
}

Options RunArguments::options(int at_a_time) const {
    Options options;
    options.threads = static_cast<unsigned>(threads);
    options.table_space = parse_size(table_space);
    if (at_a_time > 1) {
        const auto share = static_cast<unsigned>(at_a_time);
        const unsigned all = threads == 0 ? default_threads() : options.threads;
        options.threads = std::max(1U, all / share);
        options.table_space = Bytes{std::max<std::uint64_t>(
            options.table_space.value_or(default_table_space()).count / share,
            smallest_table_space.count)};
    }
    options.on_table_full = on_table_full == "stop" ? OnTableFull::Stop : OnTableFull::Replace;
    if (engine == "recursive") options.engine = Engine::Recursive;
    if (engine == "layered") options.engine = Engine::Layered;
    if (engine == "frontier") options.engine = Engine::Frontier;
    if (engine == "backward") options.engine = Engine::Backward;
    options.rules = rules;
    if (bound == "pairs") options.bound = BoundKind::Pairs;
    if (bound == "walls") options.bound = BoundKind::Walls;
    if (bound == "matching") options.bound = BoundKind::Matching;
    if (bound == "uncovered") options.bound = BoundKind::Uncovered;
    return options;
}

void RunArguments::take_from_checkpoint(Options& options) const {
    if (checkpoint.resume.empty()) return;
    const CheckpointInfo kept = read_checkpoint_info(checkpoint.resume);
    const auto was_typed = [](const CLI::Option* option) {
        return option != nullptr && option->count() > 0;
    };
    if (!cost_kind()) options.cost = kept.cost;
    if (!was_typed(bound_option_)) options.bound = kept.bound;
    if (was_typed(rules_option_)) return;
    options.rules = kept.rules;
    try {
        check_rules(options.rules, kept.cost);
    } catch (const std::invalid_argument& error) {
        throw CheckpointError(printable(checkpoint.resume) +
                              ": is of a run with rules that are not known here: " + error.what());
    }
}

std::optional<CostKind> RunArguments::cost_kind() const { return cost_kind_from(cost); }

std::optional<std::chrono::milliseconds> RunArguments::limit() const {
    if (time_limit.empty()) return std::nullopt;
    return parse_duration(time_limit);
}

OutputFormat RunArguments::output_format() const {
    if (format == "text") return OutputFormat::Text;
    if (format == "json") return OutputFormat::Json;
    if (format == "jsonl") return OutputFormat::JsonLines;
    return format == "none" ? OutputFormat::None : OutputFormat::Plan;
}

report::ProgressMode progress_mode_from(const std::string& word) {
    const bool on_terminal = ::isatty(STDERR_FILENO) == 1;
    if (word == "never" || (word == "auto" && !on_terminal)) return report::ProgressMode::Silent;
    return on_terminal ? report::ProgressMode::Redrawn : report::ProgressMode::Lines;
}

}  // namespace tabkeeper::cli
