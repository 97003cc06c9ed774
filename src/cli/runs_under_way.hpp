#pragma once

// The runs of a session that are under way and what each has told so far, for whoever must speak in
// their place.

#include <list>
#include <mutex>
#include <optional>

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

/// Any thread may add, ask and take away; one mutex.
class RunsUnderWay {
    struct Run {
        const Task& task;
        const Tellings& tellings;
    };

public:
    /// A run, as long as it lives.
    class Entry {
    public:
        Entry(RunsUnderWay& all, const Task& task, const Tellings& tellings) : all_(all) {
            const std::lock_guard lock(all_.mutex_);
            mine_ = all_.runs_.insert(all_.runs_.end(), Run{task, tellings});
        }
        ~Entry() {
            const std::lock_guard lock(all_.mutex_);
            all_.runs_.erase(mine_);
        }
        Entry(const Entry&) = delete;
        Entry& operator=(const Entry&) = delete;

    private:
        RunsUnderWay& all_;
        std::list<Run>::iterator mine_;
    };

    template <class Visit>
    void for_each(Visit&& visit) const {
        const std::lock_guard lock(mutex_);
        for (const Run& run : runs_) visit(run.task, run.tellings);
    }

private:
    mutable std::mutex mutex_;
    std::list<Run> runs_;
};

}  // namespace tabkeeper::cli
