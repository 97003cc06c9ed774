// What a person reads. docs/output.md explains every line.

#include "report/text.hpp"

#include <iomanip>

#include "report/units.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::report {

namespace {

void write_plan(std::ostream& out, const Record& record, const Plan& plan) {
    const int width = static_cast<int>(std::to_string(plan.size()).size());
    for (std::size_t index = 0; index < plan.size(); ++index) {
        const Push& push = plan[index];
        out << std::setw(width) << index + 1 << ". push " << record.instance->names[push.from]
            << ' ' << to_string(push.direction) << " to " << record.instance->names[push.to]
            << '\n';
    }
}

std::string cost_text(const Record& record) {
    if (record.answer.upper_bound) return to_string(*record.answer.upper_bound, record.cost);
    if (record.answer.status == Status::Unsatisfiable) {
        return record.within
                   ? "no plan within " + to_string(*record.within, record.cost) + " exists"
                   : "no plan exists";
    }
    return "no plan found yet";
}

}  // namespace

std::string bound_text(const Record& record) {
    const Answer& answer = record.answer;
    if (answer.status == Status::Optimal || answer.status == Status::Satisfiable) {
        return to_string(answer.lower_bound, record.cost) + ", proven";
    }
    if (answer.lower_bound >= infinite_cost) return "none: proven unsolvable";
    return "at least " + to_string(answer.lower_bound, record.cost) + ", proven";
}

void write_text(std::ostream& out, const Record& record) {
    const Answer& answer = record.answer;
    const Statistics& statistics = answer.statistics;
    if (answer.plan) write_plan(out, record, *answer.plan);
    out << to_string(answer.status) << '\n';
    const auto line = [&](const char* key) -> std::ostream& {
        return out << std::left << std::setw(10) << key << std::right << ": ";
    };
    line("Instance") << printable(record.name) << '\n';
    line("Cost") << cost_text(record) << '\n';
    line("Bound") << bound_text(record) << '\n';
    if (answer.stop_reason != StopReason::None) {
        line("Stopped") << "by " << to_string(answer.stop_reason) << '\n';
    }
    if (record.metrics) {
        const Metrics& metrics = *record.metrics;
        line("Metrics") << text_of(metrics) << '\n';
    }
    line("Time") << text_of(statistics.time) << '\n';
    line("Threads") << statistics.threads << '\n';
    line("States") << grouped(statistics.expanded) << " expanded, " << grouped(statistics.generated)
                   << " generated\n";
    line("Table") << count_of(statistics.table.entries, "entry", "entries") << ", "
                  << text_of(statistics.table.bytes) << " of " << text_of(statistics.table.limit);
    if (statistics.table.forgotten > 0) {
        out << ", " << grouped(statistics.table.forgotten) << " forgotten";
    }
    out << '\n';
    if (statistics.frontier.states > 0) {
        line("Frontier") << count_of(statistics.frontier.states, "state", "states") << ", "
                         << text_of(statistics.frontier.bytes) << '\n';
    }
    line("Peak RSS") << text_of(record.peak_rss) << '\n';
}

}  // namespace tabkeeper::report
