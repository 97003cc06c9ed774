// Proven bound, best plan, states, states a second, table used of limit, elapsed. No percentage: it
// is not known.

#include "report/progress_line.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>

#include "report/units.hpp"

namespace tabkeeper::report {

std::string progress_text(const Progress& progress, CostKind cost) {
    const double seconds = std::max(progress.elapsed.count(), 0.001);
    const auto rate = static_cast<std::uint64_t>(static_cast<double>(progress.expanded) / seconds);
    return "bound " + to_string(progress.lower_bound, cost) + " | plan " +
           (progress.upper_bound ? to_string(*progress.upper_bound, cost) : "-") + " | " +
           grouped(progress.expanded) + " states | " + grouped(rate) + "/s | table " +
           text_of(progress.table.bytes) + " of " + text_of(progress.table.limit) +
           (progress.frontier.states > 0 ? " | frontier " + text_of(progress.frontier.bytes) : "") +
           " | " + text_of(progress.elapsed);
}

std::string cut_to_terminal(std::string text) {
    winsize size{};
    // A line that wraps could not be written over.
    if (::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1) {
        text.resize(std::min<std::size_t>(text.size(), size.ws_col - 1U));
    }
    return text;
}

void ProgressLine::on_progress(const Progress& progress) {
    const bool asked = wants_line_.exchange(false);
    if (mode_ == ProgressMode::Redrawn) {
        const std::string text = progress_text(progress, cost_);
        out_ << "\r\033[K" << (asked ? text + "\n" : cut_to_terminal(text)) << std::flush;
        drawn_ = !asked;
    } else if (mode_ == ProgressMode::Lines || asked) {
        out_ << progress_text(progress, cost_) << std::endl;
    }
}

void ProgressLine::on_warning(const std::string& message) {
    clear();
    out_ << "tabkeeper: warning: " + message + "\n" << std::flush;
}

void ProgressLine::clear() {
    if (drawn_) out_ << "\r\033[K" << std::flush;
    drawn_ = false;
}

}  // namespace tabkeeper::report
