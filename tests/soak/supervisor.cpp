#include "soak/supervisor.hpp"

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <iostream>
#include <stdexcept>
#include <thread>

#include "soak/trial.hpp"

namespace tabkeeper::soak {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int exit_wrong = 3;
constexpr std::chrono::milliseconds tick{10};
constexpr std::chrono::minutes between_reports{1};
// In ticks and not by the clock, so that a machine that was asleep has no hanging workers.
constexpr std::uint64_t most_ticks_without_beat = 180'000 / tick.count();
constexpr std::uint64_t ticks_to_end = 5'000 / tick.count();

[[noreturn]] void work(const Plan& plan, Shared& shared, Lane& lane) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    std::signal(SIGINT, SIG_IGN);  // a terminal sends it to all; the supervisor decides
    while (!shared->stopping) {
        const std::uint64_t number = shared->taken.fetch_add(1);
        if (plan.instances && number >= *plan.instances) break;
        lane.seed = plan.first_seed + number;
        lane.comparison = 0;
        Case subject(instance_for(lane.seed, plan.tools));
        const auto comparisons = comparisons_for(lane.seed, plan.tools);
        for (std::size_t index = 0; index < comparisons.size(); ++index) {
            lane.comparison = index;
            const Finding finding = judge(*comparisons[index], subject);
            lane.beats.fetch_add(1);
            if (finding.result == Result::Wrong) {
                shared->instances.fetch_add(1);
                ::_exit(exit_wrong);
            }
            if (finding.result == Result::Unfit) continue;
            if (finding.result == Result::Open) {
                shared->open.fetch_add(1);
                continue;
            }
            shared->passed.fetch_add(1);
            for (const Label& label : comparisons[index]->labels()) shared.count(label);
            for (const Label& label : finding.labels) shared.count(label);
        }
        count_properties(shared, subject);
        shared->instances.fetch_add(1);
    }
    ::_exit(0);
}

class Supervisor {
public:
    Supervisor(const Plan& plan, Shared& shared, const std::atomic<bool>& is_interrupted)
        : plan_(plan), shared_(shared), interrupted_(is_interrupted), workers_(plan.workers) {}

    Outcome run() {
        for (std::size_t lane = 0; lane < workers_.size(); ++lane) start(lane);
        Clock::time_point next_report = start_ + between_reports;
        while (is_any_running()) {
            std::this_thread::sleep_for(tick);
            for (std::size_t lane = 0; lane < workers_.size(); ++lane) look_after(lane);
            if (Clock::now() >= next_report) {
                report();
                next_report += between_reports;
            }
            if (!shared_->stopping && is_over()) shared_->stopping = true;
        }
        outcome_.time = Clock::now() - start_;
        outcome_.interrupted = interrupted_;
        return std::move(outcome_);
    }

private:
    struct Worker {
        pid_t process = 0;  // 0: none
        std::uint64_t beats = 0;
        std::uint64_t ticks_without_beat = 0;
        bool was_killed = false;
    };

    void start(std::size_t lane) {
        std::cout.flush();
        const pid_t process = ::fork();
        if (process < 0) throw std::runtime_error("no process");
        if (process == 0) work(plan_, shared_, shared_->lanes[lane]);
        workers_[lane] = {process};
    }

    bool is_any_running() const {
        for (const Worker& worker : workers_) {
            if (worker.process != 0) return true;
        }
        return false;
    }

    bool is_over() const {
        return interrupted_ || outcome_.failures.size() >= plan_.most_failures ||
               (plan_.time && Clock::now() - start_ >= *plan_.time);
    }

    void look_after(std::size_t lane) {
        Worker& worker = workers_[lane];
        if (worker.process == 0) return;
        int status = 0;
        if (::waitpid(worker.process, &status, WNOHANG) == worker.process) {
            const bool was_killed = worker.was_killed;
            worker.process = 0;
            const bool is_well = WIFEXITED(status) && WEXITSTATUS(status) == 0;
            if (is_well || (shared_->stopping && was_killed)) return;
            take_in(lane, ending_of(status, was_killed));
            if (!shared_->stopping && !is_over()) start(lane);
            return;
        }
        const std::uint64_t beats = shared_->lanes[lane].beats;
        worker.ticks_without_beat = beats == worker.beats ? worker.ticks_without_beat + 1 : 0;
        worker.beats = beats;
        const std::uint64_t most = shared_->stopping ? ticks_to_end : most_ticks_without_beat;
        if (worker.ticks_without_beat <= most) return;
        worker.was_killed = true;
        ::kill(worker.process, SIGKILL);
    }

    static std::string ending_of(int status, bool was_killed) {
        if (was_killed) return "no end in sight";
        if (WIFSIGNALED(status)) return "ended by signal " + std::to_string(WTERMSIG(status));
        if (WEXITSTATUS(status) == exit_wrong) return "wrong";
        return "ended with exit code " + std::to_string(WEXITSTATUS(status));
    }

    /// A lane has stopped at something that is wrong.
    void take_in(std::size_t lane, const std::string& ending) {
        const std::uint64_t seed = shared_->lanes[lane].seed;
        const auto comparisons = comparisons_for(seed, plan_.tools);
        Effort effort;
        effort.in_all = plan_.shrinking;
        effort.stopping = [this] { return interrupted_.load(); };
        const Failure failure = save_failure(seed, instance_for(seed, plan_.tools),
                                             *comparisons.at(shared_->lanes[lane].comparison),
                                             ending, plan_.folder, effort);
        std::cout << "FAILED  seed " << seed << ": " << failure.complaint << "\n        "
                  << failure.locations << " of " << failure.of_locations << " locations left"
                  << (failure.repeats ? "" : "; by itself, and read from the file, it is right")
                  << "\n        " << failure.command << std::endl;
        outcome_.failures.push_back(failure);
    }

    void report() const {
        const auto minutes =
            std::chrono::duration_cast<std::chrono::minutes>(Clock::now() - start_).count();
        std::cout << "soak: " << minutes << " min, " << shared_->instances << " instances, "
                  << shared_->passed << " comparisons passed, " << outcome_.failures.size()
                  << " failed" << std::endl;
    }

    const Plan& plan_;
    Shared& shared_;
    const std::atomic<bool>& interrupted_;
    std::vector<Worker> workers_;
    const Clock::time_point start_ = Clock::now();
    Outcome outcome_;
};

}  // namespace

Outcome supervise(const Plan& plan, Shared& shared, const std::atomic<bool>& interrupted) {
    return Supervisor(plan, shared, interrupted).run();
}

}  // namespace tabkeeper::soak
