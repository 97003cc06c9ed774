// A round is open while its number is odd. A helper first counts itself in and then looks whether
// its round is still open; the first worker first closes the round and then waits until nobody is
// inside. So whoever is inside an open round may read the job, and it stays as it is until then.

#include "search/crew.hpp"

#include <algorithm>
#include <chrono>
#include <optional>
#include <thread>
#include <vector>

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/task_arena.h>
#include <oneapi/tbb/task_group.h>

#include "search/scheduler.hpp"

namespace tabkeeper::search {

namespace {

// Turns that a worker takes at the least: the last ones are short, so that all end together.
constexpr std::size_t turns = 4;

// Between two spreads the first worker is alone for 10 to 100 microseconds.
constexpr std::chrono::microseconds patience{300};
constexpr unsigned looks_before_yielding = 1'000;

void relax() {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#endif
}

/// Looks until `is_so` says so or the patience is at an end.
template <class Condition>
bool wait_for(const Condition& is_so) {
    for (unsigned look = 0; look < looks_before_yielding; ++look) {
        if (is_so()) return true;
        relax();
    }
    const auto end = std::chrono::steady_clock::now() + patience;
    while (std::chrono::steady_clock::now() < end) {
        if (is_so()) return true;
        std::this_thread::yield();
    }
    return is_so();
}

}  // namespace

struct Crew::Helpers {
    explicit Helpers(std::size_t workers)
        // More threads than processors, if that is asked for.
        : parallelism(tbb::global_control::max_allowed_parallelism, workers),
          arena(static_cast<int>(workers)),
          is_here(workers) {}

    Scheduler scheduler;
    tbb::global_control parallelism;
    tbb::task_arena arena;
    tbb::task_group tasks;
    std::vector<std::atomic<bool>> is_here;  // by worker: called, and has not left
    std::atomic<bool> is_over{false};
};

Crew::Crew(std::size_t workers) : workers_(workers) {}

Crew::~Crew() {
    if (helpers_ == nullptr) return;
    helpers_->is_over = true;
    helpers_->arena.execute([this] { helpers_->tasks.wait(); });
}

void Crew::share_out(const Job& job) noexcept {
    if (helpers_ == nullptr) helpers_ = std::make_unique<Helpers>(workers_);
    job_ = job;
    next_.store(job.begin, std::memory_order_relaxed);
    ++round_;
    call_helpers();
    take_turns(0);
    ++round_;
    while (!wait_for([this] { return inside_ == 0; })) {
    }
}

void Crew::call_helpers() {
    const std::size_t items = job_.end - job_.begin;
    for (std::size_t worker = 1; worker < std::min(workers_, items); ++worker) {
        if (helpers_->is_here[worker].exchange(true)) continue;
        helpers_->arena.execute([&] { helpers_->tasks.run([this, worker] { help(worker); }); });
    }
}

void Crew::help(std::size_t worker) {
    std::uint64_t round = 0;
    const auto is_wanted = [&] {
        const std::uint64_t now = round_;
        return helpers_->is_over || (now % 2 == 1 && now != round);
    };
    while (wait_for(is_wanted) && !helpers_->is_over) {
        round = round_;
        ++inside_;
        if (round % 2 == 1 && round == round_) take_turns(worker);
        --inside_;
    }
    helpers_->is_here[worker] = false;
}

void Crew::take_turns(std::size_t worker) {
    while (true) {
        const std::size_t seen = next_.load(std::memory_order_relaxed);
        if (seen >= job_.end) return;
        const std::size_t share =
            std::clamp<std::size_t>((job_.end - seen) / (turns * workers_), 1, job_.grain);
        const std::size_t first = next_.fetch_add(share, std::memory_order_relaxed);
        if (first >= job_.end) return;
        try {
            job_.call(job_.work, first, std::min(first + share, job_.end), worker);
        } catch (const std::bad_alloc&) {
            out_of_memory_ = true;
        }
    }
}

}  // namespace tabkeeper::search
