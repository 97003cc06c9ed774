// Proven bound, best plan, states, states a second, table used of limit, elapsed. No percentage: it
// is not known.

#include "report/progress_line.hpp"

#include <algorithm>
#include <string>

#include "report/units.hpp"

namespace tabkeeper::report {

namespace {
std::string line_of(const Progress& progress, CostKind cost) {
    const double seconds = std::max(progress.elapsed.count(), 0.001);
    const auto rate = static_cast<std::uint64_t>(static_cast<double>(progress.expanded) / seconds);
    return "bound " + to_string(progress.lower_bound, cost) + " | plan " +
           (progress.upper_bound ? to_string(*progress.upper_bound, cost) : "-") + " | " +
           grouped(progress.expanded) + " states | " + grouped(rate) + "/s | table " +
           text_of(progress.table.bytes) + " of " + text_of(progress.table.limit) +
           (progress.frontier.states > 0 ? " | frontier " + text_of(progress.frontier.bytes) : "") +
           " | " + text_of(progress.elapsed);
}
}  // namespace

void ProgressLine::on_progress(const Progress& progress) {
    const bool asked = wants_line_.exchange(false);
    if (mode_ == ProgressMode::Redrawn) {
        out_ << "\r\033[K" << line_of(progress, cost_) << (asked ? "\n" : "") << std::flush;
        drawn_ = !asked;
    } else if (mode_ == ProgressMode::Lines || asked) {
        out_ << line_of(progress, cost_) << std::endl;
    }
}

void ProgressLine::clear() {
    if (drawn_) out_ << "\r\033[K" << std::flush;
    drawn_ = false;
}

}  // namespace tabkeeper::report
