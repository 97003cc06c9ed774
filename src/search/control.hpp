#pragma once

// Who may stop a run, and why it stopped. Any thread may stop it; the first reason stands.
//
// A run begins without anybody beside it who watches the clock: until that has begun, whoever asks
// whether to stop is made to look at it (monitor.hpp).
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
    void finish() { state_.fetch_or(stopping_bit); }

    /// Undoes finish(): an answer is there and a better one is looked for.
    void go_on() {
        state_.fetch_and(static_cast<std::uint8_t>(~stopping_bit));
        if (reason_.load() != StopReason::None) finish();
    }

    bool stopping() const {
        const std::uint8_t state = state_.load(std::memory_order_relaxed);
        return state != 0 && ((state & stopping_bit) != 0 || look_and_see());
    }
    StopReason reason() const { return reason_.load(); }

    /// `look` is called by every stopping() from now until nobody has to look any more; by several
    /// threads at a time, if there are several. Set before any engine runs.
    void set_look(std::function<void()> look) {
        look_ = std::move(look);
        state_.fetch_or(looking_bit);
    }
    void end_looking() { state_.fetch_and(static_cast<std::uint8_t>(~looking_bit)); }

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
    static constexpr std::uint8_t stopping_bit = 1;
    static constexpr std::uint8_t looking_bit = 2;

    bool look_and_see() const {
        look_();
        return (state_.load() & stopping_bit) != 0;
    }

    std::atomic<StopReason> reason_{StopReason::None};
    std::atomic<std::uint8_t> state_{0};
    std::function<void()> look_;
    mutable std::atomic<bool> rest_is_wanted_{false};
    std::function<void()> at_rest_;
    mutable std::atomic<std::int64_t> fuse_{0};
    std::function<void()> at_the_end_of_fuse_;
};

}  // namespace tabkeeper::search
