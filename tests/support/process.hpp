#pragma once

// Runs a program as a user does: own process, real pipes, real signals, no shell.

#include <sys/resource.h>
#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace tabkeeper::testing {

/// What becomes of the program's standard input once the text has been sent.
enum class InputEnd : std::uint8_t { Closed, KeptOpen };

enum class OutputKind : std::uint8_t {
    Read,     ///< as usual
    Blocked,  ///< a pipe that is full and never read: the first write waits for ever
    Full,     ///< /dev/full: every write fails
    Closed,   ///< a pipe whose reader has gone
};

enum class Processors : std::uint8_t { All, One };

struct Launch {
    std::vector<std::string> arguments;  ///< after the program's name
    std::string input;                   ///< standard input
    InputEnd input_end = InputEnd::Closed;
    OutputKind output = OutputKind::Read;
    /// Added to the caller's own, of which TABKEEPER_* is left out.
    std::vector<std::pair<std::string, std::string>> environment;
    std::vector<std::pair<int, rlim_t>> limits;  ///< as setrlimit takes them
    std::vector<int> ignored_signals;            ///< as nohup leaves HUP
    Processors processors = Processors::All;
    std::vector<std::string> cgroups;  ///< which it joins: their files of members
    std::string folder = ".";          ///< where it runs
    std::string program = TABKEEPER_PROGRAM;
    std::chrono::seconds patience{120};  ///< a safety net only: killed after that
};

struct Outcome {
    int code = -1;   ///< the exit code; -1 where a signal ended the program
    int signal = 0;  ///< the signal that did
    bool timed_out = false;
    std::string out;
    std::string err;
    /// Never below the caller's own size, from which the process was forked.
    std::uint64_t peak_rss_bytes = 0;
};

class Process {
    using Clock = std::chrono::steady_clock;

public:
    explicit Process(const Launch& launch);
    ~Process();  ///< kills what still runs
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    void send(int signal) const;

    /// Standard output has no reader from now on.
    void stop_reading();

    /// Waits until standard output or standard error holds the text; false if the program ended
    /// without it.
    bool wait_for_output(const std::string& text);
    bool wait_for_errors(const std::string& text);

    /// Whether the program ends within that time.
    bool ends_within(std::chrono::milliseconds time);

    /// Whether the launch's patience is at its end.
    bool is_late() const { return Clock::now() >= deadline_; }

    /// Waits for the end.
    Outcome wait();

private:
    void start(const Launch& launch);
    bool pump_until(const std::function<bool()>& is_enough, Clock::time_point deadline);
    void feed();

    pid_t pid_ = -1;
    int input_ = -1;
    int output_ = -1;
    int errors_ = -1;
    int unread_output_ = -1;  // the other end of a blocked pipe
    std::string unsent_;
    InputEnd input_end_;
    Clock::time_point deadline_;
    bool reaped_ = false;
    Outcome outcome_;
};

Outcome run(const Launch& launch);
Outcome run(const std::vector<std::string>& arguments, const std::string& input = {});

}  // namespace tabkeeper::testing
