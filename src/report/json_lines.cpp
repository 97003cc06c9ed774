// Each line has a type: start, bound, plan, progress or status.

#include "report/json_lines.hpp"

#include <utility>

#include "tabkeeper/check.hpp"
#include "tabkeeper/version.hpp"

namespace tabkeeper::report {

JsonLines::JsonLines(Sink sink, const Instance& instance, std::string name,
                     std::optional<std::size_t> level, CostKind cost)
    : sink_(std::move(sink)),
      instance_(instance),
      name_(std::move(name)),
      level_(level),
      cost_(cost) {}

void JsonLines::start() {
    sink_(line_of("start",
                  {{"instance", name_},
                   {"level", level_ ? Json(*level_) : Json(nullptr)},
                   {"title", instance_.title.empty() ? Json(nullptr) : Json(instance_.title)},
                   {"format", to_string(instance_.format)},
                   {"locations", instance_.size()},
                   {"boxes", instance_.boxes.size()},
                   {"goals", instance_.goals.size()},
                   {"cost_unit", to_string(cost_)},
                   {"version", version}}));
}

void JsonLines::on_bound(Cost lower_bound) {
    sink_(
        line_of("bound", {{"instance", name_}, {"lower_bound", cost_to_json(lower_bound, cost_)}}));
}

void JsonLines::on_plan(const Plan& plan, Cost cost) {
    if (!check(instance_, plan).correct) return;  // the session says what is wrong with it
    sink_(line_of("plan", {{"instance", name_},
                           {"cost", cost_to_json(cost, cost_)},
                           {"plan", plan_to_json(instance_, plan)}}));
}

void JsonLines::on_progress(const Progress& progress) {
    Json fields{{"instance", name_}};
    fields.update(progress_to_json(progress, cost_));
    sink_(line_of("progress", fields));
}

void JsonLines::finish(const Record& record) { sink_(line_of("status", to_json(record))); }

std::string JsonLines::line_of(const char* type, const Json& fields) {
    Json line{{"type", type}};
    line.update(fields);
    return dump(line, -1) + "\n";
}

}  // namespace tabkeeper::report
