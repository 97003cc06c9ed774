#pragma once

// One line on standard error for many runs: a bar over the instances, how they ended, and what the
// run that spoke last is at. Any thread may call; one mutex.

#include <atomic>
#include <chrono>
#include <mutex>
#include <ostream>
#include <string>

#include "report/batch.hpp"
#include "report/progress_line.hpp"
#include "tabkeeper/solve.hpp"

namespace tabkeeper::report {

class BatchProgress {
public:
    BatchProgress(std::ostream& out, ProgressMode mode, std::atomic<bool>& wants_line)
        : out_(out), mode_(mode), wants_line_(wants_line) {}
    ~BatchProgress() { clear(); }
    BatchProgress(const BatchProgress&) = delete;
    BatchProgress& operator=(const BatchProgress&) = delete;

    void show(const Tally& tally, std::size_t known);
    void show_run(const std::string& name, const std::string& text);

    /// Takes the line away, so that something else can be printed.
    void clear();

private:
    using Clock = std::chrono::steady_clock;

    std::string line() const;
    void draw();

    std::ostream& out_;
    const ProgressMode mode_;
    std::atomic<bool>& wants_line_;
    std::mutex mutex_;
    const Clock::time_point start_ = Clock::now();
    Clock::time_point last_{};
    Tally tally_;
    std::size_t known_ = 0;
    std::string run_;
    bool drawn_ = false;
};

/// What one of the runs says about itself.
class BatchRun final : public Listener {
public:
    BatchRun(BatchProgress& batch, std::string name, CostKind cost)
        : batch_(batch), name_(std::move(name)), cost_(cost) {}

    void on_progress(const Progress& progress) override {
        batch_.show_run(name_, progress_text(progress, cost_));
    }

private:
    BatchProgress& batch_;
    std::string name_;
    CostKind cost_;
};

}  // namespace tabkeeper::report
