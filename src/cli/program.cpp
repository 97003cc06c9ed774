// The program: its subcommands, and what becomes of errors. `tabkeeper FILE...` is `tabkeeper solve
// FILE...`.

#include <exception>
#include <iostream>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

#include <oneapi/tbb/version.h>
#include <parallel_hashmap/phmap_config.h>

#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "tabkeeper/version.hpp"

namespace tabkeeper::cli {

namespace {

std::string version_text() {
    return std::string("tabkeeper        ") + version + "\ncompiler         " +
#if defined(__clang__)
           "clang " + __clang_version__ +
#else
           "g++ " + __VERSION__ +
#endif
           "\noneTBB           " + TBB_runtime_version() + "\nparallel-hashmap " +
           std::to_string(PHMAP_VERSION_MAJOR) + "." + std::to_string(PHMAP_VERSION_MINOR) + "." +
           std::to_string(PHMAP_VERSION_PATCH);
}

void add_all(CLI::App& program, ExitCode& code) {
    program.name("tabkeeper");
    program.formatter(std::make_shared<Help>());
    program.set_help_all_flag("--help-all", "Help for every command");
    program.set_version_flag("--version", version_text);
    program.set_config("--config", "", "Read options from a file")->type_name("FILE");
    program.allow_config_extras(CLI::config_extras_mode::error);
    program.fallthrough();
    program.require_subcommand(1);
    program.footer("tabkeeper FILE... is tabkeeper solve FILE...");
    add_solve_command(program, code);
    add_decide_command(program, code);
    add_check_command(program, code);
    add_convert_command(program, code);
    add_info_command(program, code);
    add_rules_command(program, code);
    add_bench_command(program, code);
    add_compare_command(program, code);
    add_ablate_command(program, code);
    add_generate_command(program, code);
    add_view_command(program, code);
    for (CLI::App* command : program.get_subcommands({})) command->footer("");
}

/// The words after the program's name, last one first, as CLI11 wants them.
std::vector<std::string> words(int argc, char** argv, const CLI::App& program) {
    std::vector<std::string> words(argv + 1, argv + argc);
    const auto is_own = [&](const std::string& word) {
        for (const CLI::App* command : program.get_subcommands({})) {
            if (command->get_name() == word) return true;
        }
        return word == "-h" || word == "--help" || word == "--help-all" || word == "--version";
    };
    auto first = words.begin();
    while (first != words.end() && first->rfind("--config", 0) == 0) {
        first += *first == "--config" && first + 1 != words.end() ? 2 : 1;
    }
    if (first != words.end() && !is_own(*first)) words.insert(first, "solve");
    return {words.rbegin(), words.rend()};
}

}  // namespace

int run(int argc, char** argv) {
    CLI::App program("Optimal Sokoban planning by tabling: finds a shortest plan and proves it");
    ExitCode code = ExitCode::Done;
    add_all(program, code);
    try {
        program.parse(words(argc, argv, program));
    } catch (const CLI::Success& help) {
        return program.exit(help);
    } catch (const CLI::ParseError& error) {
        program.exit(error);
        return static_cast<int>(ExitCode::Usage);
    } catch (const std::invalid_argument& error) {
        std::cerr << "tabkeeper: " << error.what() << '\n';
        return static_cast<int>(ExitCode::Usage);
    } catch (const std::bad_alloc&) {
        std::cerr << "tabkeeper: out of memory\n";
        return static_cast<int>(ExitCode::Full);
    } catch (const std::exception& error) {
        std::cerr << "tabkeeper: internal error: " << error.what() << '\n';
        return static_cast<int>(ExitCode::Internal);
    }
    std::cout.flush();
    if (!std::cout) {
        std::cerr << "tabkeeper: standard output cannot be written\n";
        return static_cast<int>(ExitCode::Internal);
    }
    return static_cast<int>(code);
}

}  // namespace tabkeeper::cli
