#pragma once

// --checkpoint, --checkpoint-every, --resume and --force of the commands that search for one
// answer.

#include <string>

#include <CLI/CLI.hpp>

#include "cli/tasks.hpp"
#include "tabkeeper/options.hpp"

namespace tabkeeper::cli {

struct CheckpointArguments {
    std::string file;
    std::string every = "60s";
    std::string resume;
    bool force = false;

    void add_to(CLI::App& command);

    bool are_given() const { return !file.empty() || !resume.empty(); }

    /// Throws std::invalid_argument for a task that is one of many, and for a file that is none.
    void check(const Task& task) const;

    /// Says where checkpoints go. Throws CheckpointError where the file would take the place of
    /// something else than a checkpoint of this instance and cost.
    void fill(Options& options, const Instance& instance) const;

private:
    void check_place(const Instance& instance, CostKind cost) const;
};

}  // namespace tabkeeper::cli
