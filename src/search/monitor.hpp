#pragma once

// Watches the clock and the stop token beside the workers, and tells the listener how things go, so
// that the search itself does not look at a clock. Only at the very beginning it does: most small
// instances are solved before it is worth starting a thread for that.

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#include "search/control.hpp"
#include "tabkeeper/options.hpp"

namespace tabkeeper::search {

class Monitor {
public:
    /// `look_round` is called several times a second and does not take long.
    Monitor(const Options& options, Control& control, std::function<void()> report_progress,
            std::function<void()> look_round);
    ~Monitor();
    Monitor(const Monitor&) = delete;
    Monitor& operator=(const Monitor&) = delete;

private:
    using Clock = std::chrono::steady_clock;

    void look() noexcept;
    void heed(Clock::time_point now);
    void watch();

    const Options& options_;
    Control& control_;
    std::function<void()> report_progress_;
    std::function<void()> look_round_;
    const Clock::time_point thread_is_due_;
    std::mutex mutex_;
    std::condition_variable wake_;
    bool ended_ = false;
    std::thread thread_;
};

}  // namespace tabkeeper::search
