#pragma once

// Who may stop a run, and why it stopped. Any thread may stop it; the first reason stands.
//
// A run may also be asked to rest: the next engine that comes to a place where all it knows is in
// its table and its open list calls what is to be done there, and goes on. Of several workers that
// come to such a place at once one does it.

#include <atomic>
#include <cstdint>
#include <functional>
#include <utility>

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

    /// What is to be done at a rest; set before any engine runs.
    void set_rest(std::function<void()> at_rest) { at_rest_ = std::move(at_rest); }
    void ask_to_rest() const { rest_is_wanted_.store(true, std::memory_order_relaxed); }
    void rest() const {
        if (rest_is_wanted_.load(std::memory_order_relaxed) && rest_is_wanted_.exchange(false)) {
            at_rest_();
        }
    }

    /// For tests: does this when so many states have been expanded, or begun with. Set before any
    /// engine runs.
    void set_fuse(std::int64_t states, std::function<void()> at_the_end) {
        fuse_ = states;
        at_the_end_of_fuse_ = std::move(at_the_end);
    }
    void burn() const {
        if (at_the_end_of_fuse_ && fuse_.fetch_sub(1) == 0) at_the_end_of_fuse_();
    }

private:
    std::atomic<StopReason> reason_{StopReason::None};
    std::atomic<bool> stopping_{false};
    mutable std::atomic<bool> rest_is_wanted_{false};
    std::function<void()> at_rest_;
    mutable std::atomic<std::int64_t> fuse_{0};
    std::function<void()> at_the_end_of_fuse_;
};

}  // namespace tabkeeper::search
