#pragma once

// INT, TERM and HUP stop the run cleanly, a second INT leaves at once, USR1 asks for a progress
// line.
//
// A handler notes what came, and whoever is at work looks at it several times a second. It only
// writes to atomics: request_stop() is no more than that as long as nobody registers a
// stop_callback, and nobody may. (A thread that waits for signals would need no such care; but to
// start and end it took a tenth of the time of a small instance.)

#include <atomic>
#include <stop_token>

namespace tabkeeper::cli {

/// There is one at a time. What comes after it is passed over: the answer has still to be written.
class Signals {
public:
    Signals();
    ~Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    std::stop_token stop_token() const { return stop_.get_token(); }
    /// As a signal would.
    void request_stop() { stop_.request_stop(); }
    std::atomic<bool>& wants_progress() { return wants_progress_; }

private:
    static void handle(int signal);
    void note(int signal);

    std::stop_source stop_;
    std::atomic<bool> wants_progress_{false};
};

}  // namespace tabkeeper::cli
