#pragma once

// The runs of a session that are under way, what each has told so far, and who answers for it.
//
// A run is answered for once: by the thread that works on it, or, where the process must end on the
// spot, by the thread that has the last word. Whoever claims it first does. A thread that comes too
// late waits for the end of the process, so that no answer is written twice, and no exit code goes
// with the text of another.

#include <unistd.h>

#include <mutex>
#include <optional>
#include <thread>

#include "cli/tasks.hpp"
#include "tabkeeper/solve.hpp"

namespace tabkeeper::cli {

struct Known {
    Cost lower_bound = 0;
    std::optional<Cost> upper_bound;
    std::optional<Plan> plan;
};

/// Any thread may ask while the run goes on; one mutex.
class Tellings final : public Listener {
public:
    void on_bound(Cost bound) override {
        const std::lock_guard lock(mutex_);
        known_.lower_bound = bound;
    }
    void on_plan(const Plan& plan, Cost cost) override {
        std::optional<Plan> copy = plan;
        const std::lock_guard lock(mutex_);
        known_.plan.swap(copy);
        known_.upper_bound = cost;
    }
    Known known() const {
        const std::lock_guard lock(mutex_);
        return known_;
    }

private:
    mutable std::mutex mutex_;
    Known known_;
};

/// Any thread may call; one mutex. The runs themselves are the list, which needs no memory.
class RunsUnderWay {
public:
    /// A run, as long as it lives.
    class Entry {
    public:
        Entry(RunsUnderWay& all, const Task& task, const Tellings& tellings)
            : all_(all), task_(task), tellings_(tellings) {
            std::unique_lock lock(all_.mutex_);
            all_.wait_if_too_late(lock);
            next_ = all_.first_;
            all_.first_ = this;
        }
        ~Entry() {
            std::unique_lock lock(all_.mutex_);
            if (speaker_ != std::this_thread::get_id()) all_.wait_if_too_late(lock);
            Entry** link = &all_.first_;
            while (*link != this) link = &(*link)->next_;
            *link = next_;
        }
        Entry(const Entry&) = delete;
        Entry& operator=(const Entry&) = delete;

    private:
        friend RunsUnderWay;

        RunsUnderWay& all_;
        const Task& task_;
        const Tellings& tellings_;
        std::thread::id speaker_;  // nobody yet
        Entry* next_ = nullptr;
        Entry* next_taken_ = nullptr;
    };

    /// Before the answer to a task is written: from now on it is this thread's.
    void claim(const Task& task) {
        std::unique_lock lock(mutex_);
        for (Entry* run = first_; run != nullptr; run = run->next_) {
            if (&run->task_ != &task) continue;
            if (run->speaker_ == std::this_thread::get_id()) return;
            wait_if_too_late(lock);
            run->speaker_ = std::this_thread::get_id();
        }
    }

    /// Before what comes after all answers is written.
    void claim_the_end() {
        std::unique_lock lock(mutex_);
        wait_if_too_late(lock);
    }

    /// The last word is this thread's, and with it all runs that nobody has claimed: they stay as
    /// they are. Fails where there is none, unless `even_if_none`: then the session comes to its
    /// end by itself.
    bool take_over(bool even_if_none) {
        const std::lock_guard lock(mutex_);
        for (Entry* run = first_; run != nullptr; run = run->next_) {
            if (run->speaker_ != std::thread::id()) continue;
            run->speaker_ = std::this_thread::get_id();
            run->next_taken_ = taken_;
            taken_ = run;
            even_if_none = true;
        }
        if (even_if_none) last_speaker_ = std::this_thread::get_id();
        return even_if_none;
    }

    /// Whether other threads still write answers that they had claimed before.
    bool are_others_writing() const {
        const std::lock_guard lock(mutex_);
        for (const Entry* run = first_; run != nullptr; run = run->next_) {
            if (run->speaker_ != std::this_thread::get_id()) return true;
        }
        return false;
    }

    /// The runs that were taken over, for the thread that did.
    template <class Visit>
    void for_each_taken(Visit&& visit) const {
        for (const Entry* run = taken_; run != nullptr; run = run->next_taken_) {
            visit(run->task_, run->tellings_);
        }
    }

private:
    /// Another thread has the last word and ends the process.
    void wait_if_too_late(std::unique_lock<std::mutex>& lock) const {
        if (last_speaker_ == std::thread::id() || last_speaker_ == std::this_thread::get_id()) {
            return;
        }
        lock.unlock();
        while (true) ::pause();
    }

    mutable std::mutex mutex_;
    Entry* first_ = nullptr;
    Entry* taken_ = nullptr;
    std::thread::id last_speaker_;
};

}  // namespace tabkeeper::cli
