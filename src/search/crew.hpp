#pragma once

// Spreads the items of a batch over the workers. With one worker nothing is started and the order
// is fixed; with more the first of them works alone until so much was spread that the others are
// worth starting.
//
// The first worker is the thread that calls spread(); the others are tasks of oneTBB. A batch takes
// a fraction of a millisecond and goes through several spreads, and to wake a sleeping thread for
// each takes as long as the work. So a helper stays a moment after its last item, and leaves when
// nothing comes. Nobody waits for a helper that has not come: the first worker does what is left.
//
// Who touches what: the first worker writes `job_` between rounds, when nobody is inside; helpers
// read it inside. Items are handed out by one atomic number.
//
// Work that runs out of memory is told of by std::bad_alloc once all is done. Where oneTBB itself
// runs out of it, what was begun can be ended by nobody, so the program is: with what is known.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>

namespace tabkeeper::search {

class Crew {
public:
    explicit Crew(std::size_t workers);
    ~Crew();

    std::size_t size() const { return workers_; }

    /// Calls `work(begin, end, worker)` for ranges of [begin, end), at most `grain` items each. No
    /// two calls with the same worker overlap.
    template <class Work>
    void spread(std::size_t begin, std::size_t end, std::size_t grain, const Work& work) {
        if (begin == end) return;
        spread_ += end - begin;
        if (workers_ == 1 || spread_ < worth_starting || end - begin == 1) {
            return work(begin, end, std::size_t{0});
        }
        share_out({begin, end, grain, &work,
                   [](const void* what, std::size_t first, std::size_t last, std::size_t worker) {
                       (*static_cast<const Work*>(what))(first, last, worker);
                   }});
        if (out_of_memory_.exchange(false)) throw std::bad_alloc();
    }

private:
    // To set up and start the scheduler takes as long as about a thousand states. That many were
    // expanded when so many items were spread: a batch is spread twice by its parts of the table
    // besides.
    static constexpr std::size_t worth_starting = 4'000;

    struct Job {
        std::size_t begin = 0;
        std::size_t end = 0;
        std::size_t grain = 1;
        const void* work = nullptr;
        void (*call)(const void*, std::size_t, std::size_t, std::size_t) = nullptr;
    };
    struct Helpers;

    void share_out(const Job& job) noexcept;
    void call_helpers();
    void help(std::size_t worker);
    void take_turns(std::size_t worker);

    const std::size_t workers_;
    std::size_t spread_ = 0;
    std::unique_ptr<Helpers> helpers_;
    Job job_;
    std::atomic<bool> out_of_memory_{false};
    alignas(128) std::atomic<std::size_t> next_{0};  // the first item that nobody has
    alignas(128) std::atomic<std::uint64_t> round_{0};
    alignas(128) std::atomic<std::size_t> inside_{0};  // helpers at work
};

}  // namespace tabkeeper::search
