#pragma once

// The subcommands. Each adds itself to the program and, when chosen, leaves its exit code.

#include <CLI/CLI.hpp>

#include "cli/exit_code.hpp"

namespace tabkeeper::cli {

void add_solve_command(CLI::App& program, ExitCode& code);
void add_decide_command(CLI::App& program, ExitCode& code);
void add_check_command(CLI::App& program, ExitCode& code);
void add_convert_command(CLI::App& program, ExitCode& code);
void add_info_command(CLI::App& program, ExitCode& code);
void add_rules_command(CLI::App& program, ExitCode& code);
void add_bench_command(CLI::App& program, ExitCode& code);
void add_compare_command(CLI::App& program, ExitCode& code);
void add_ablate_command(CLI::App& program, ExitCode& code);
void add_generate_command(CLI::App& program, ExitCode& code);
void add_view_command(CLI::App& program, ExitCode& code);

/// The whole program.
int run(int argc, char** argv);

}  // namespace tabkeeper::cli
