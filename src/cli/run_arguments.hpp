#pragma once

// The options that every command which searches has, and the Options they become.

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "report/progress_line.hpp"
#include "tabkeeper/options.hpp"

namespace tabkeeper::cli {

enum class OutputFormat { Text, Asp, Json, JsonLines, None };

struct RunArguments {
    std::vector<std::string> files;
    std::string format = "text";
    std::string table_space = "auto";
    std::string on_table_full = "replace";
    std::string time_limit;
    std::string engine = "auto";
    std::string rules = "default";
    std::string bound = "matching";
    std::string progress = "auto";
    int threads = 0;

    void add_to(CLI::App& command);

    /// Throws std::invalid_argument for an environment variable that its option would refuse. CLI11
    /// says so itself in old versions and looks the other way in new ones.
    void check_environment() const;

    Options options() const;
    OutputFormat output_format() const;
    report::ProgressMode progress_mode() const;

private:
    using Complaint = std::function<std::string(const std::string&)>;
    struct FromEnvironment {
        const CLI::Option* option;
        std::string variable;
        Complaint complaint;
    };
    std::vector<FromEnvironment> from_environment_;
};

}  // namespace tabkeeper::cli
