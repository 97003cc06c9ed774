#pragma once

// Which instances a command is about: files, levels in them, and how to read them.

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "tabkeeper/formats.hpp"

namespace tabkeeper::cli {

struct InputArguments {
    std::vector<std::string> files;
    std::string level;
    std::string from;
    std::string domain;

    void add_files_to(CLI::App& command);
    void add_options_to(CLI::App& command);

    /// Warnings go to standard error.
    ReadOptions read_options() const;
};

/// "asp, asp2013, thesis, b, sok or pddl".
std::string instance_format_words();

/// What a format word must pass; empty where it does.
std::string instance_format_complaint(const std::string& word);

}  // namespace tabkeeper::cli
