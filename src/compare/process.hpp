#pragma once

// One program run to its end, within limits, and what that took.
//
// The process gets a group of its own, which is killed as a whole when the time is over, when the
// stop token says so, and when the process itself has ended and left others behind. It inherits no
// signal mask and no open file, its standard input is empty, and it dies with us.

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "tabkeeper/options.hpp"

namespace tabkeeper::compare {

using Seconds = std::chrono::duration<double>;

struct Limits {
    std::chrono::milliseconds time{60'000};  ///< wall clock
    Bytes memory{2ULL << 30U};               ///< of address space
};

enum class Ending : std::uint8_t {
    Exited,      ///< with `code`
    Killed,      ///< by `signal`, which was not ours
    TimedOut,    ///< killed by us
    Stopped,     ///< killed by us because the stop token said so
    Flooded,     ///< killed by us: it printed more than anyone can want
    NotStarted,  ///< there is no such program, or it cannot be run; `errors` says why
};

struct ProcessResult {
    Ending ending = Ending::NotStarted;
    int code = 0;
    int signal = 0;
    std::string output;
    std::string errors;
    Seconds wall{};
    Seconds cpu{};   ///< user and system
    Bytes peak_rss;  ///< as wait4 tells it
};

struct Watch {
    std::stop_token stop;
    std::function<void(Seconds)> tick = [](Seconds) {};  ///< a few times a second, with the time
};

/// The file that a program's name stands for, by PATH where it has no slash; nothing where there is
/// none that can be run.
std::optional<std::string> find_program(const std::string& name);

/// Runs `command`, whose first word is a file as find_program() gives it.
ProcessResult run_process(const std::vector<std::string>& command, const Limits& limits,
                          const Watch& watch);

}  // namespace tabkeeper::compare
