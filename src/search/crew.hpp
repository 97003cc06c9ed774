#pragma once

// Spreads the items of a batch over the workers. With one worker nothing is started and the order
// is fixed; with more the first of them works alone until so much was spread that the others are
// worth starting.
//
// Work that runs out of memory is told of by std::bad_alloc once all is done. Where oneTBB itself
// runs out of it, what was begun can be ended by nobody, so the program is: with what is known.

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <memory>
#include <new>
#include <optional>

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

namespace tabkeeper::search {

class Crew {
public:
    explicit Crew(std::size_t workers) : workers_(workers) {}

    std::size_t size() const { return workers_; }

    /// Calls `work(begin, end, worker)` for ranges of [begin, end), about `grain` items each. No
    /// two calls with the same worker overlap.
    template <class Work>
    void spread(std::size_t begin, std::size_t end, std::size_t grain, const Work& work) {
        if (begin == end) return;
        spread_ += end - begin;
        if (workers_ == 1 || spread_ < worth_starting || end - begin <= grain) {
            return work(begin, end, std::size_t{0});
        }
        std::atomic<bool> out_of_memory{false};
        share_out(begin, end, grain, [&](std::size_t first, std::size_t last) {
            const auto worker =
                static_cast<std::size_t>(tbb::this_task_arena::current_thread_index());
            try {
                work(first, last, worker);
            } catch (const std::bad_alloc&) {
                out_of_memory = true;
            }
        });
        if (out_of_memory) throw std::bad_alloc();
    }

private:
    // To load and start the scheduler takes as long as about a thousand states. That many were
    // expanded when so many items were spread: a batch is spread three times, twice by the parts of
    // the table.
    static constexpr std::size_t worth_starting = 6'000;

    void start() {
        if (arena_ != nullptr) return;
        // More threads than processors, if that is asked for.
        parallelism_.emplace(tbb::global_control::max_allowed_parallelism, workers_);
        arena_ = std::make_unique<tbb::task_arena>(static_cast<int>(workers_));
    }

    template <class Work>
    void share_out(std::size_t begin, std::size_t end, std::size_t grain,
                   const Work& work) noexcept {
        start();
        arena_->execute([&] {
            tbb::parallel_for(tbb::blocked_range<std::size_t>(begin, end, grain),
                              [&](const auto& range) { work(range.begin(), range.end()); });
        });
    }

    const std::size_t workers_;
    std::size_t spread_ = 0;
    std::optional<tbb::global_control> parallelism_;
    std::unique_ptr<tbb::task_arena> arena_;
};

}  // namespace tabkeeper::search
