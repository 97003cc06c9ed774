// One thread that sleeps until something is due. To start and end it takes 0.1 ms.

#include "search/monitor.hpp"

#include <algorithm>
#include <chrono>
#include <exception>
#include <new>

namespace tabkeeper::search {

namespace {
constexpr auto beginning = std::chrono::milliseconds(10);
constexpr auto stop_check_every = std::chrono::milliseconds(20);
constexpr auto progress_every = std::chrono::milliseconds(250);
}  // namespace

Monitor::Monitor(const Options& options, Control& control, std::function<void()> report_progress,
                 std::function<void()> look_round)
    : options_(options),
      control_(control),
      report_progress_(std::move(report_progress)),
      look_round_(std::move(look_round)),
      thread_is_due_(Clock::now() + beginning) {
    control_.set_look([this] { look(); });
}

Monitor::~Monitor() {
    control_.end_looking();
    {
        const std::scoped_lock lock(mutex_);
        ended_ = true;
    }
    wake_.notify_all();
    if (thread_.joinable()) thread_.join();
}

/// By the workers, in the beginning.
void Monitor::look() noexcept {
    const auto now = Clock::now();
    heed(now);
    if (now < thread_is_due_) return;
    const std::scoped_lock lock(mutex_);
    if (thread_.joinable()) return;
    try {
        thread_ = std::thread([this] { watch(); });
    } catch (const std::exception&) {  // no thread or no memory for it
        control_.stop(StopReason::Memory);
    }
    control_.end_looking();
}

void Monitor::heed(Clock::time_point now) {
    if (options_.stop.stop_requested()) control_.stop(StopReason::Signal);
    if (options_.deadline && now >= *options_.deadline) control_.stop(StopReason::Time);
}

void Monitor::watch() {
    auto next_progress = Clock::now() + progress_every;
    std::unique_lock lock(mutex_);
    while (!ended_) {
        const auto now = Clock::now();
        heed(now);
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
