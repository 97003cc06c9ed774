#pragma once

// Spreads the items of a batch over the workers. With one worker, or few items, nothing is started
// and the order is fixed.

#include <algorithm>
#include <cstddef>
#include <memory>

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

namespace tabkeeper::search {

class Crew {
public:
    explicit Crew(std::size_t workers) : workers_(workers) {
        if (workers > 1) arena_ = std::make_unique<tbb::task_arena>(static_cast<int>(workers));
    }

    std::size_t size() const { return workers_; }

    /// Calls `work(begin, end, worker)` for ranges of [begin, end), about `grain` items each. No
    /// two calls with the same worker overlap.
    template <class Work>
    void spread(std::size_t begin, std::size_t end, std::size_t grain, const Work& work) const {
        if (begin == end) return;
        if (arena_ == nullptr || end - begin <= grain) return work(begin, end, std::size_t{0});
        arena_->execute([&] {
            tbb::parallel_for(
                tbb::blocked_range<std::size_t>(begin, end, grain), [&](const auto& range) {
                    work(range.begin(), range.end(),
                         static_cast<std::size_t>(tbb::this_task_arena::current_thread_index()));
                });
        });
    }

private:
    std::size_t workers_;
    std::unique_ptr<tbb::task_arena> arena_;
};

}  // namespace tabkeeper::search
