// What a person reads. docs/output.md explains every line.

#include "report/text.hpp"

#include <iomanip>

#include "report/amounts.hpp"
#include "report/units.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::report {

namespace {

void write_pushes(std::ostream& out, const Record& record, const Plan& plan) {
    const int width = static_cast<int>(std::to_string(plan.size()).size());
    for (std::size_t index = 0; index < plan.size(); ++index) {
        const Push& push = plan[index];
        out << std::setw(width) << index + 1 << ". push " << record.instance->names[push.from]
            << ' ' << to_string(push.direction) << " to " << record.instance->names[push.to]
            << '\n';
    }
}

void write_what_it_is(std::ostream& out, const Record& record) {
    write_key(out, "Instance") << printable(record.name) << '\n';
    if (record.instance != nullptr && !record.instance->title.empty()) {
        write_key(out, "Title") << printable(record.instance->title) << '\n';
    }
}

void write_work(std::ostream& out, const Statistics& statistics) {
    write_key(out, "Time") << text_of(statistics.time) << '\n';
    write_key(out, "Threads") << statistics.threads << '\n';
    write_key(out, "States") << grouped(statistics.expanded) << " expanded, "
                             << grouped(statistics.generated) << " generated";
    if (statistics.expanded_before > 0) {
        out << "; " << grouped(statistics.expanded_before) << " expanded before the checkpoint";
    }
    out << '\n';
    write_key(out, "Table") << count_of(statistics.table.entries, "entry", "entries") << ", "
                            << text_of(statistics.table.bytes) << " of "
                            << text_of(statistics.table.limit);
    if (statistics.table.forgotten > 0) {
        out << ", " << grouped(statistics.table.forgotten) << " forgotten";
    }
    out << '\n';
    if (statistics.frontier.states > 0) {
        write_key(out, "Frontier") << count_of(statistics.frontier.states, "state", "states")
                                   << ", " << text_of(statistics.frontier.bytes) << '\n';
    }
}

}  // namespace

std::string cost_text(const Record& record) {
    if (record.answer.upper_bound) return text_of(*record.answer.upper_bound, record.cost);
    if (record.answer.status == Status::Unsatisfiable) {
        return record.within
                   ? "no plan within " + limit_text(*record.within, *record.cost) + " exists"
                   : "no plan exists";
    }
    return "no plan found yet";
}

std::string bound_text(const Record& record) {
    const Answer& answer = record.answer;
    if (answer.lower_bound >= infinite_cost) return "none: proven unsolvable";
    const bool met = answer.upper_bound == answer.lower_bound;
    return (met ? "" : "at least ") + text_of(answer.lower_bound, record.cost) + ", proven";
}

std::ostream& write_key(std::ostream& out, const char* key) {
    return out << std::left << std::setw(10) << key << std::right << ": ";
}

void write_text(std::ostream& out, const Record& record) {
    const Answer& answer = record.answer;
    if (answer.plan) write_pushes(out, record, *answer.plan);
    out << to_string(answer.status) << '\n';
    write_what_it_is(out, record);
    write_key(out, "Cost") << cost_text(record) << '\n';
    write_key(out, "Bound") << bound_text(record) << '\n';
    if (answer.stop_reason != StopReason::None) {
        write_key(out, "Stopped") << "by " << to_string(answer.stop_reason) << '\n';
    }
    if (record.metrics) write_key(out, "Metrics") << text_of(*record.metrics) << '\n';
    const auto way = answer.plan ? lurd_of(*record.instance, *answer.plan) : std::nullopt;
    if (way) write_key(out, "LURD") << *way << '\n';
    write_work(out, answer.statistics);
    write_key(out, "Peak RSS") << text_of(record.peak_rss) << '\n';
}

}  // namespace tabkeeper::report
