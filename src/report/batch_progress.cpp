// Drawn at most a few times a second, however many instances end in between.

#include "report/batch_progress.hpp"

#include <algorithm>

#include "report/units.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::report {

namespace {
constexpr std::size_t bar_width = 20;
constexpr std::chrono::milliseconds least_pause{200};
}  // namespace

void BatchProgress::show(const Tally& tally, std::size_t known) {
    const std::lock_guard lock(mutex_);
    tally_ = tally;
    known_ = known;
    draw();
}

void BatchProgress::show_run(const std::string& name, const std::string& text) {
    const std::lock_guard lock(mutex_);
    run_ = printable(name) + ": " + text;
    draw();
}

std::string BatchProgress::line() const {
    const std::uint64_t ended = tally_.ended();
    const std::size_t full =
        known_ == 0 ? 0 : std::min(bar_width, static_cast<std::size_t>(ended) * bar_width / known_);
    std::string text = "[" + std::string(full, '#') + std::string(bar_width - full, '.') + "] " +
                       grouped(ended) + " of " + grouped(known_);
    const auto part = [&](std::uint64_t count, const char* word) {
        if (count > 0) text += " | " + grouped(count) + " " + word;
    };
    part(tally_.count(Status::Optimal), "optimum");
    part(tally_.count(Status::Satisfiable), "yes");
    part(tally_.count(Status::Unsatisfiable), "no plan");
    part(tally_.count(Status::Unknown), "unknown");
    part(tally_.bad(), "bad");
    text += " | " + text_of(Clock::now() - start_);
    return run_.empty() ? text : text + " | " + run_;
}

void BatchProgress::draw() {
    const Clock::time_point now = Clock::now();
    const bool asked = wants_line_.exchange(false);
    const bool due = mode_ != ProgressMode::Silent && now - last_ >= least_pause;
    if (!asked && !due) return;
    last_ = now;
    if (mode_ == ProgressMode::Redrawn) {
        out_ << "\r\033[K" << (asked ? line() + "\n" : cut_to_terminal(line())) << std::flush;
        drawn_ = !asked;
    } else {
        out_ << line() << std::endl;
    }
}

void BatchProgress::clear() {
    const std::lock_guard lock(mutex_);
    if (drawn_) out_ << "\r\033[K" << std::flush;
    drawn_ = false;
}

}  // namespace tabkeeper::report
