#pragma once

// INT, TERM and HUP stop the run cleanly, a second INT leaves at once, USR1 asks for a progress
// line.
//
// The signals are blocked in every thread and taken one by one by a thread of their own, so nothing
// of this runs in a signal handler.

#include <atomic>
#include <stop_token>
#include <thread>

namespace tabkeeper::cli {

class Signals {
public:
    /// To be made before any other thread is.
    Signals();
    ~Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    std::stop_token stop_token() const { return stop_.get_token(); }
    /// As a signal would.
    void request_stop() { stop_.request_stop(); }
    std::atomic<bool>& wants_progress() { return wants_progress_; }

private:
    void watch();

    std::stop_source stop_;
    std::atomic<bool> wants_progress_{false};
    std::atomic<bool> ended_{false};
    std::thread thread_;
};

}  // namespace tabkeeper::cli
