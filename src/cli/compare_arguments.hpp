#pragma once

// The options of `compare`, and what they mean.

#include <array>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/export_arguments.hpp"
#include "cli/input_arguments.hpp"
#include "compare/process.hpp"

namespace tabkeeper::cli {

inline constexpr std::array peer_names{"swipl", "clingo"};

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

    void add_to(CLI::App& command);

    compare::Limits limits() const;
    std::vector<unsigned> thread_counts() const;
    unsigned run_count() const;
    /// Whether only peers that are installed are meant.
    bool means_installed() const { return with.empty(); }
    std::vector<std::string> peers() const;
    /// The program that stands for a peer, and whether it is another than usual.
    const std::string& program_of(const std::string& peer) const {
        return peer == "swipl" ? swipl : clingo;
    }
    bool names_program_of(const std::string& peer) const { return program_of(peer) != peer; }
};

}  // namespace tabkeeper::cli
