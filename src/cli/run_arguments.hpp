#pragma once

// The options that every command which searches has, and the Options they become.

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/checked_by.hpp"
#include "cli/checkpoint_arguments.hpp"
#include "cli/input_arguments.hpp"
#include "report/progress_line.hpp"
#include "tabkeeper/formats.hpp"
#include "tabkeeper/options.hpp"

namespace tabkeeper::cli {

/// The option --progress, and what its word means for this standard error.
void add_progress_option(CLI::App& command, std::string& word);
report::ProgressMode progress_mode_from(const std::string& word);

enum class OutputFormat { Text, Plan, Json, JsonLines, None };

struct RunArguments {
    InputArguments inputs;
    CheckpointArguments checkpoint;
    std::string cost;
    std::string format = "text";
    std::string table_space = "auto";
    std::string on_table_full = "replace";
    std::string time_limit;
    std::string engine = "auto";
    std::string rules = "default";
    std::string bound = "auto";
    std::string progress = "auto";
    int threads = 0;
    int jobs = 1;
    bool verbose = false;

    void add_to(CLI::App& command);
    /// Those of add_to() that say what is least, and those about the search itself; of these only
    /// limits, engine and bound.
    void add_cost_to(CLI::App& command);
    void add_search_to(CLI::App& command);
    void add_limits_to(CLI::App& command);

    /// Throws std::invalid_argument for what only all options together show to be wrong, and for an
    /// environment variable that its option would refuse. CLI11 says so itself in old versions and
    /// looks the other way in new ones.
    void check() const;

    /// For one of so many runs at a time; without the cost and the deadline.
    Options options(int at_a_time) const;
    /// Cost, rules and bound of the checkpoint that the run goes on from, where nobody asked for
    /// others. Throws CheckpointError.
    void take_from_checkpoint(Options& options) const;
    std::optional<CostKind> cost_kind() const;
    std::optional<std::chrono::milliseconds> limit() const;
    OutputFormat output_format() const;
    /// For OutputFormat::Plan; nothing for each instance's own.
    std::optional<PlanFormat> plan_format() const { return plan_format_from(format); }
    report::ProgressMode progress_mode() const { return progress_mode_from(progress); }

private:
    void add_output_to(CLI::App& command);
    void add_jobs_to(CLI::App& command);
    void add_on_table_full_to(CLI::App& command);
    void add_time_limit_to(CLI::App& command);
    void add_engine_to(CLI::App& command);
    void add_bound_to(CLI::App& command);
    void add_rules_to(CLI::App& command);

    struct FromEnvironment {
        const CLI::Option* option;
        std::string variable;
        Complaint complaint;
    };
    std::vector<FromEnvironment> from_environment_;
    const CLI::Option* rules_option_ = nullptr;
    const CLI::Option* bound_option_ = nullptr;
};

/// For an option --rules; empty where the selection is good for some cost at least.
std::string rules_complaint(const std::string& text);

/// For an option --cost; empty where the word is a kind of cost.
std::string cost_complaint(const std::string& word);

}  // namespace tabkeeper::cli
