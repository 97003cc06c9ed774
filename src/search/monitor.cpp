// One thread that sleeps until something is due.

#include "search/monitor.hpp"

#include <algorithm>
#include <chrono>
#include <new>

namespace tabkeeper::search {

namespace {
constexpr auto stop_check_every = std::chrono::milliseconds(20);
constexpr auto progress_every = std::chrono::milliseconds(250);
}  // namespace

Monitor::Monitor(const Options& options, Control& control, std::function<void()> report_progress,
                 std::function<void()> look_round)
    : options_(options),
      control_(control),
      report_progress_(std::move(report_progress)),
      look_round_(std::move(look_round)),
      thread_([this] { watch(); }) {}

Monitor::~Monitor() {
    {
        const std::scoped_lock lock(mutex_);
        ended_ = true;
    }
    wake_.notify_all();
    thread_.join();
}

void Monitor::watch() {
    using Clock = std::chrono::steady_clock;
    auto next_progress = Clock::now() + progress_every;
    std::unique_lock lock(mutex_);
    while (!ended_) {
        const auto now = Clock::now();
        if (options_.stop.stop_requested()) control_.stop(StopReason::Signal);
        if (options_.deadline && now >= *options_.deadline) control_.stop(StopReason::Time);
        look_round_();
        if (now >= next_progress) {
            next_progress = now + progress_every;
            lock.unlock();
            try {
                report_progress_();
            } catch (const std::bad_alloc&) {  // without memory there is no progress to tell of
            }
            lock.lock();
            continue;
        }
        auto wake_at = std::min(next_progress, now + stop_check_every);
        if (options_.deadline && *options_.deadline > now) {
            wake_at = std::min(wake_at, *options_.deadline);
        }
        wake_.wait_until(lock, wake_at, [this] { return ended_; });
    }
}

}  // namespace tabkeeper::search
