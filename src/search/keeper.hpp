#pragma once

// Writes the checkpoints of a run: when, and what if it does not work.
//
// Any thread may ask whether one is due. Writing is done by whichever worker comes to a rest, one
// at a time.

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <string>

#include "checkpoint/blocks.hpp"
#include "tabkeeper/options.hpp"

namespace tabkeeper::search {

class Keeper {
public:
    using Warn = std::function<void(const std::string&)>;
    using Fill = std::function<void(checkpoint::Writer&)>;

    Keeper(const CheckpointOptions& options, Warn warn);

    bool is_due() const;

    /// Writes the header, and what `fill` adds to it. Where that is impossible the old file stays
    /// and the run is warned.
    void keep(const checkpoint::Header& header, const Fill& fill);

private:
    using Clock = std::chrono::steady_clock;

    void complain(const std::string& message);
    void wait(Clock::duration at_least);

    const CheckpointOptions options_;
    const Warn warn_;
    std::atomic<Clock::rep> next_;
    std::mutex mutex_;
    std::string last_complaint_;
};

}  // namespace tabkeeper::search
