#pragma once

// The options that every command which searches has, and the Options they become.

#include <chrono>
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

    Options options() const;
    OutputFormat output_format() const;
    report::ProgressMode progress_mode() const;
};

}  // namespace tabkeeper::cli
