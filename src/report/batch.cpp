// Columns are as wide as what is usual; what is wider moves the rest of its line. The name comes
// last because it may have any length.

#include "report/batch.hpp"

#include <iomanip>
#include <numeric>

#include "report/amounts.hpp"
#include "report/text.hpp"
#include "report/units.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::report {

namespace {

struct Row {
    std::string status;
    std::string cost;
    std::string moves;
    std::string pushes;
    std::string lines;
    std::string time;
    std::string states;
    std::string name;
};

void write(std::ostream& out, const Row& row) {
    out << std::left << std::setw(13) << row.status << "  " << std::setw(22) << row.cost
        << std::right << std::setw(7) << row.moves << std::setw(7) << row.pushes << std::setw(7)
        << row.lines << std::setw(11) << row.time << std::setw(13) << row.states << "  " << row.name
        << '\n';
}

std::string short_cost(const Record& record) {
    const Answer& answer = record.answer;
    if (answer.upper_bound) return text_of(*answer.upper_bound, record.cost);
    if (answer.status == Status::Unsatisfiable) {
        return record.within ? "none within " + limit_text(*record.within, *record.cost) : "none";
    }
    return "at least " + text_of(answer.lower_bound, record.cost);
}

std::string short_status(const Record& record) {
    const Answer& answer = record.answer;
    if (answer.status != Status::Unknown) return std::string(to_string(answer.status));
    return "UNKNOWN " + std::string(to_string(answer.stop_reason));
}

}  // namespace

void write_row_header(std::ostream& out) {
    write(out, {"Status", "Cost", "Moves", "Pushes", "Lines", "Time", "States", "Instance"});
}

void write_row(std::ostream& out, const Record& record) {
    const auto metric = [&](std::uint64_t Metrics::*which) {
        return record.metrics ? std::to_string((*record.metrics).*which) : "-";
    };
    std::string name = printable(record.name);
    if (record.instance != nullptr && !record.instance->title.empty()) {
        name += "  " + printable(record.instance->title);
    }
    const Statistics& statistics = record.answer.statistics;
    write(out, {short_status(record), short_cost(record), metric(&Metrics::moves),
                metric(&Metrics::pushes), metric(&Metrics::lines), text_of(statistics.time),
                grouped(statistics.expanded), name});
}

void write_bad_row(std::ostream& out, const std::string& name) {
    write(out, {"ERROR", "-", "-", "-", "-", "-", "-", printable(name)});
}

void Tally::add(const Record& record) {
    ++counts_[static_cast<std::size_t>(record.answer.status)];
    ++stopped_[static_cast<std::size_t>(record.answer.stop_reason)];
    expanded_ += record.answer.statistics.expanded;
    time_ += record.answer.statistics.time;
}

std::uint64_t Tally::ended() const { return std::accumulate(counts_.begin(), counts_.end(), bad_); }

void Tally::write(std::ostream& out, std::chrono::duration<double> elapsed, Bytes peak_rss) const {
    write_key(out, "Instances") << grouped(ended()) << '\n';
    constexpr std::array ends{
        std::pair(Status::Optimal, "Optimum"), std::pair(Status::Satisfiable, "Yes"),
        std::pair(Status::Unsatisfiable, "No plan"), std::pair(Status::Unknown, "Unknown")};
    for (const auto& [status, word] : ends) {
        if (count(status) == 0) continue;
        write_key(out, word) << grouped(count(status));
        const char* separator = ": ";
        for (const StopReason reason :
             {StopReason::Time, StopReason::Table, StopReason::Memory, StopReason::Signal}) {
            const std::uint64_t stopped = stopped_[static_cast<std::size_t>(reason)];
            if (status != Status::Unknown || stopped == 0) continue;
            out << separator << grouped(stopped) << " by " << to_string(reason);
            separator = ", ";
        }
        out << '\n';
    }
    if (bad_ > 0) write_key(out, "Bad") << grouped(bad_) << '\n';
    write_key(out, "Time") << text_of(elapsed) << " in all, " << text_of(time_) << " of search\n";
    write_key(out, "States") << grouped(expanded_) << " expanded\n";
    write_key(out, "Peak RSS") << text_of(peak_rss) << '\n';
}

}  // namespace tabkeeper::report
