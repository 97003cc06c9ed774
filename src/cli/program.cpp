// The program: its subcommands, and what becomes of errors. `tabkeeper FILE...` is `tabkeeper solve
// FILE...`.

#include <malloc.h>
#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <exception>
#include <iostream>
#include <new>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include <oneapi/tbb/version.h>
#include <parallel_hashmap/phmap_config.h>

#include "cli/broken_pipe.hpp"
#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/typed.hpp"
#include "tabkeeper/formats.hpp"
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

struct Command {
    const char* name;
    void (*add)(CLI::App&, ExitCode&);
};

constexpr std::array commands{
    Command{"solve", add_solve_command},   Command{"decide", add_decide_command},
    Command{"check", add_check_command},   Command{"convert", add_convert_command},
    Command{"info", add_info_command},     Command{"rules", add_rules_command},
    Command{"bench", add_bench_command},   Command{"compare", add_compare_command},
    Command{"ablate", add_ablate_command}, Command{"generate", add_generate_command},
    Command{"view", add_view_command},
};

/// Every command, or only the one that was typed: describing all of them takes longer than solving
/// a small instance.
void add_commands(CLI::App& program, ExitCode& code, const Command* only) {
    program.name("tabkeeper");
    program.formatter(std::make_shared<Help>());
    program.set_help_all_flag("--help-all", "Help for every command");  // complaints name it
    if (may_be_typed({"--version"})) program.set_version_flag("--version", version_text);
    if (may_be_typed({"--config"})) {
        program.set_config("--config", "", "Read options from a file")->type_name("FILE");
    }
    program.allow_config_extras(CLI::config_extras_mode::error);
    program.fallthrough();
    program.require_subcommand(1);
    program.footer("tabkeeper FILE... is tabkeeper solve FILE...");
    for (const Command& command : commands) {
        if (only == nullptr || only == &command) command.add(program, code);
    }
    for (CLI::App* command : program.get_subcommands({})) command->footer("");
}

/// The words after the program's name, with the command's where it was left out.
struct Words {
    Words(int argc, char** argv) : all(argv + 1, argv + argc) {
        auto first = all.begin();
        while (first != all.end() && first->rfind("--config", 0) == 0) {
            first += *first == "--config" && first + 1 != all.end() ? 2 : 1;
        }
        if (first == all.end() || is_for_all(*first)) return;
        const Command* meant = command_named(*first);
        const bool has_config = first != all.begin();
        if (meant == nullptr) {
            meant = command_named("solve");
            all.insert(first, "solve");
        }
        if (!has_config && !mentions_config()) only = meant;
    }

    static bool is_for_all(const std::string& word) {
        return word == "-h" || word == "--help" || word == "--help-all" || word == "--version";
    }
    static const Command* command_named(const std::string& word) {
        for (const Command& command : commands) {
            if (word == command.name) return &command;
        }
        return nullptr;
    }
    bool mentions_config() const {
        for (const std::string& word : all) {
            if (word.rfind("--config", 0) == 0 || word == "--help-all") return true;
        }
        return false;
    }

    std::vector<std::string> all;
    const Command* only = nullptr;  // all that is needed to read them, if it is one command
};

/// What CLI11 says, which repeats the user's words, fit for a terminal.
void complain(const CLI::App& program, const CLI::ParseError& error) {
    std::ostringstream text;
    program.exit(error, text, text);
    std::istringstream lines(text.str());
    for (std::string line; std::getline(lines, line);) std::cerr << printable(line) << '\n';
}

}  // namespace

namespace {

/// Where the address space is limited, malloc must not spend it on an arena for each thread: each
/// takes 64 MiB of it, whatever is in it, and then there is none left for the threads' stacks.
void spare_address_space() {
#ifdef __GLIBC__
    constexpr rlim_t space_for_arena = 512U << 20U;
    rlimit limit{};
    if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return;
    const rlim_t arenas = limit.rlim_cur / space_for_arena;
    constexpr rlim_t most_arenas = 1'000;
    ::mallopt(M_ARENA_MAX, static_cast<int>(std::clamp<rlim_t>(arenas, 1, most_arenas)));
#endif
}

int run_or_throw(int argc, char** argv) {
    spare_address_space();
    // A limit on the size of files is a write that fails and is told, as a full disk is.
    std::signal(SIGXFSZ, SIG_IGN);
    // Never taken apart: the process ends.
    static CLI::App& program =
        *new CLI::App("Optimal Sokoban planning by tabling: finds a shortest plan and proves it");
    ExitCode code = ExitCode::Done;
    Words words(argc, argv);
    note_typed(words.all);
    add_commands(program, code, words.only);
    try {
        // CLI11 wants the last one first.
        program.parse(std::vector<std::string>(words.all.rbegin(), words.all.rend()));
    } catch (const CLI::Success& help) {
        program.exit(help);  // prints it
    } catch (const CLI::ParseError& error) {
        complain(program, error);
        return static_cast<int>(ExitCode::Usage);
    }
    std::cout.flush();
    if (!std::cout) {
        if (has_lost_reader()) end_by_pipe_signal();
        std::cerr << "tabkeeper: standard output cannot be written\n";
        return static_cast<int>(ExitCode::Internal);
    }
    return static_cast<int>(code);
}

}  // namespace

int run(int argc, char** argv) try {
    return run_or_throw(argc, argv);
} catch (const std::invalid_argument& error) {
    std::cerr << "tabkeeper: " << printable(error.what()) << '\n';
    return static_cast<int>(ExitCode::Usage);
} catch (const std::bad_alloc&) {
    std::cerr << "tabkeeper: out of memory\n";
    return static_cast<int>(ExitCode::Full);
} catch (const std::exception& error) {
    std::cerr << "tabkeeper: internal error: " << error.what() << '\n';
    return static_cast<int>(ExitCode::Internal);
}

}  // namespace tabkeeper::cli
