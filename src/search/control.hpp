#pragma once

// Who may stop a run, and why it stopped. Any thread may stop it; the first reason stands.

#include <atomic>

#include "tabkeeper/answer.hpp"

namespace tabkeeper::search {

class Control {
public:
    void stop(StopReason reason) {
        StopReason none = StopReason::None;
        reason_.compare_exchange_strong(none, reason);
        finish();
    }

    /// Ends the work without a reason to report: the answer is there.
    void finish() { stopping_.store(true); }

    /// Undoes finish(): an answer is there and a better one is looked for.
    void go_on() {
        stopping_.store(false);
        if (reason_.load() != StopReason::None) finish();
    }

    bool stopping() const { return stopping_.load(std::memory_order_relaxed); }
    StopReason reason() const { return reason_.load(); }

private:
    std::atomic<StopReason> reason_{StopReason::None};
    std::atomic<bool> stopping_{false};
};

}  // namespace tabkeeper::search
