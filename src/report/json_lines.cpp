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
    sink_(line_with("plan", [&](JsonText& json) {
        json.member("instance", name_);
        write_cost(json.name("cost"), cost, cost_);
        write_plan(json.name("plan"), instance_, plan);
    }));
}

void JsonLines::on_progress(const Progress& progress) {
    sink_(line_with("progress", [&](JsonText& json) {
        json.member("instance", name_);
        write_members(json, progress, cost_);
    }));
}

std::string JsonLines::status_of(const Record& record) {
    return line_with("status", [&](JsonText& json) { write_members(json, record); });
}

std::string JsonLines::line_with(const char* type, const Members& members) {
    JsonText json(JsonText::Layout::OneLine);
    json.object([&] {
        json.member("type", type);
        members(json);
    });
    return json.take() + "\n";
}

std::string JsonLines::line_of(const char* type, const Json& fields) {
    Json line{{"type", type}};
    line.update(fields);
    return dump(line, -1) + "\n";
}

}  // namespace tabkeeper::report
