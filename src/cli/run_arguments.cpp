// One struct, one mapping. What CLI11 cannot check by itself is checked by the parsers' own words.

#include "cli/run_arguments.hpp"

#include <unistd.h>

#include <cstdlib>
#include <functional>
#include <stdexcept>

#include "cli/quantities.hpp"
#include "tabkeeper/rules.hpp"

namespace tabkeeper::cli {

namespace {

/// Turns a parser's complaint into CLI11's.
template <class Parse>
std::function<std::string(const std::string&)> checked_by(Parse parse) {
    return [parse](const std::string& text) {
        try {
            parse(text);
            return std::string();
        } catch (const std::invalid_argument& complaint) {
            return std::string(complaint.what());
        }
    };
}

std::string rules_help() {
    std::string help = "Pruning rules: none, default, all, names, -name to leave one out. Known:";
    for (const RuleDescription& rule : describe_rules()) help += " " + rule.name;
    return help;
}

std::string threads_complaint(const std::string& text) {
    if (!text.empty() && text.size() <= 4 &&
        text.find_first_not_of("0123456789") == std::string::npos && std::stoi(text) <= 1024) {
        return {};
    }
    return "'" + text + "' is no number of threads; type 0 (all there are) to 1024";
}

}  // namespace

void RunArguments::add_to(CLI::App& command) {
    command.add_option("files", files, "Instances; - is standard input")
        ->required()
        ->type_name("FILE");
    command.add_option("-f,--format", format, "text, asp, json, jsonl or none")
        ->check(CLI::IsMember({"text", "asp", "json", "jsonl", "none"}))
        ->type_name("NAME")
        ->capture_default_str();
    const auto from_environment = [&](CLI::Option* option, const std::string& variable,
                                      const Complaint& complaint) {
        option->check(complaint)->envname(variable)->capture_default_str();
        from_environment_.push_back({option, variable, complaint});
    };
    from_environment(
        command.add_option("-j,--threads", threads, "0: all that affinity and cgroup allow")
            ->type_name("N"),
        "TABKEEPER_THREADS", threads_complaint);
    from_environment(
        command
            .add_option("-s,--table-space", table_space, "What the table may take: 512M, 2G, auto")
            ->type_name("SIZE"),
        "TABKEEPER_TABLE_SPACE", checked_by(parse_size));
    command
        .add_option("--on-table-full", on_table_full,
                    "replace: forget and go on, still exact; stop: end with bounds")
        ->check(CLI::IsMember({"replace", "stop"}))
        ->type_name("WHAT")
        ->capture_default_str();
    command.add_option("-t,--time-limit", time_limit, "Wall clock: 90s, 10m, 2h")
        ->check(checked_by(parse_duration))
        ->type_name("TIME");
    command.add_option("-e,--engine", engine, "auto, layered, frontier or recursive")
        ->check(CLI::IsMember({"auto", "layered", "frontier", "recursive"}))
        ->type_name("NAME")
        ->capture_default_str();
    command.add_option("-r,--rules", rules, rules_help())
        ->check(checked_by([](const std::string& text) { check_rules(text, CostKind::Lines); }))
        ->type_name("LIST")
        ->capture_default_str();
    command.add_option("--bound", bound, "Lower bound: matching or uncovered")
        ->check(CLI::IsMember({"matching", "uncovered"}))
        ->type_name("NAME")
        ->capture_default_str();
    command.add_option("--progress", progress, "auto (on a terminal), always or never")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->type_name("WHEN")
        ->capture_default_str();
}

void RunArguments::check_environment() const {
    for (const auto& [option, variable, complaint] : from_environment_) {
        const char* text = std::getenv(variable.c_str());
        if (text == nullptr || *text == '\0' || option->count() > 0) continue;
        if (const std::string words = complaint(text); !words.empty()) {
            throw std::invalid_argument(variable + ": " + words);
        }
    }
}

Options RunArguments::options() const {
    Options options;
    options.threads = static_cast<unsigned>(threads);
    options.table_space = parse_size(table_space);
    options.on_table_full = on_table_full == "stop" ? OnTableFull::Stop : OnTableFull::Replace;
    if (engine == "recursive") options.engine = Engine::Recursive;
    if (engine == "layered") options.engine = Engine::Layered;
    if (engine == "frontier") options.engine = Engine::Frontier;
    options.rules = rules;
    options.bound = bound == "matching" ? BoundKind::Matching : BoundKind::Uncovered;
    if (!time_limit.empty()) {
        options.deadline = std::chrono::steady_clock::now() + parse_duration(time_limit);
    }
    return options;
}

OutputFormat RunArguments::output_format() const {
    if (format == "asp") return OutputFormat::Asp;
    if (format == "json") return OutputFormat::Json;
    if (format == "jsonl") return OutputFormat::JsonLines;
    if (format == "none") return OutputFormat::None;
    return OutputFormat::Text;
}

report::ProgressMode RunArguments::progress_mode() const {
    const bool on_terminal = ::isatty(STDERR_FILENO) == 1;
    if (progress == "never" || (progress == "auto" && !on_terminal)) {
        return report::ProgressMode::Silent;
    }
    return on_terminal ? report::ProgressMode::Redrawn : report::ProgressMode::Lines;
}

}  // namespace tabkeeper::cli
