// Each line has a type: start, bound, plan, progress or status.

#include "report/json_lines.hpp"

#include <utility>

#include "tabkeeper/check.hpp"
#include "tabkeeper/version.hpp"

namespace tabkeeper::report {

JsonLines::JsonLines(std::ostream& out, const Instance& instance, std::string name, CostKind cost)
    : out_(out), instance_(instance), name_(std::move(name)), cost_(cost) {}

void JsonLines::start() {
    write_line(out_, "start",
               {{"instance", name_},
                {"locations", instance_.size()},
                {"boxes", instance_.boxes.size()},
                {"goals", instance_.goals.size()},
                {"cost_unit", to_string(cost_)},
                {"version", version}});
}

void JsonLines::on_bound(Cost lower_bound) {
    write_line(out_, "bound",
               {{"instance", name_}, {"lower_bound", cost_to_json(lower_bound, cost_)}});
}

void JsonLines::on_plan(const Plan& plan, Cost cost) {
    if (!check(instance_, plan).correct) return;  // the session says what is wrong with it
    write_line(out_, "plan",
               {{"instance", name_},
                {"cost", cost_to_json(cost, cost_)},
                {"plan", plan_to_json(instance_, plan)}});
}

void JsonLines::on_progress(const Progress& progress) {
    Json fields{{"instance", name_}};
    fields.update(progress_to_json(progress, cost_));
    write_line(out_, "progress", fields);
}

void JsonLines::finish(const Record& record) { write_line(out_, "status", to_json(record)); }

void JsonLines::write_line(std::ostream& out, const char* type, const Json& fields) {
    Json line{{"type", type}};
    line.update(fields);
    out << dump(line, -1) << std::endl;
}

}  // namespace tabkeeper::report
