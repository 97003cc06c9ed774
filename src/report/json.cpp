// What a program reads.

#include "report/json.hpp"

#include "report/amounts.hpp"
#include "tabkeeper/formats.hpp"
#include "tabkeeper/version.hpp"

namespace tabkeeper::report {

namespace {

void write_table(JsonText& json, const TableUse& table) {
    json.object([&] {
        json.member("entries", table.entries);
        json.member("bytes", table.bytes.count);
        json.member("limit_bytes", table.limit.count);
        json.member("hits", table.hits);
        json.member("forgotten", table.forgotten);
    });
}

void write_rules(JsonText& json, const std::vector<RuleCount>& rules) {
    json.array([&] {
        for (const RuleCount& rule : rules) {
            json.element().object([&] {
                json.member("name", rule.name);
                json.member("tried", rule.tried);
                json.member("pruned", rule.pruned);
            });
        }
    });
}

/// What was found: the plan, and what it costs.
void write_solution(JsonText& json, const Record& record) {
    const Answer& answer = record.answer;
    if (!answer.plan) {
        for (const char* name : {"plan", "lurd"}) json.member(name, nullptr);
    } else {
        write_plan(json.name("plan"), *record.instance, *answer.plan);
        json.member("lurd", lurd_of(*record.instance, *answer.plan));
    }
    json.name("metrics");
    record.metrics ? write_metrics(json, *record.metrics) : json.value(nullptr);
}

/// What it took.
void write_statistics(JsonText& json, const Statistics& statistics) {
    json.member("time_seconds", statistics.time.count());
    json.member("threads", statistics.threads);
    write_table(json.name("table"), statistics.table);
    json.name("frontier").object([&] {
        json.member("states", statistics.frontier.states);
        json.member("bytes", statistics.frontier.bytes.count);
    });
    json.name("states").object([&] {
        json.member("expanded", statistics.expanded);
        json.member("expanded_before", statistics.expanded_before);
        json.member("generated", statistics.generated);
    });
    json.member("iterations", statistics.iterations);
    write_rules(json.name("rules"), statistics.rules);
}

}  // namespace

void write_members(JsonText& json, const Record& record) {
    using Word = std::optional<std::string_view>;
    const Answer& answer = record.answer;
    const Instance* instance = record.instance;
    const bool titled = instance != nullptr && !instance->title.empty();
    const bool bounded = answer.lower_bound < infinite_cost;
    const bool stopped = answer.stop_reason != StopReason::None;
    const CostKind kind = record.cost.value_or(CostKind::Lines);  // 0 of whatever it would be
    json.member("instance", record.name);
    json.member("level", record.level);
    json.member("title", titled ? Word(instance->title) : std::nullopt);
    json.member("format", instance != nullptr ? Word(to_string(instance->format)) : std::nullopt);
    json.member("status", to_string(answer.status));
    write_cost(json.name("cost"), answer.upper_bound, kind);
    json.member("cost_unit", record.cost ? Word(to_string(kind)) : std::nullopt);
    write_cost(json.name("within"), record.within, kind);
    write_cost(json.name("lower_bound"), bounded ? std::optional(answer.lower_bound) : std::nullopt,
               kind);
    write_cost(json.name("upper_bound"), answer.upper_bound, kind);
    write_solution(json, record);
    json.member("stop_reason", stopped ? Word(to_string(answer.stop_reason)) : std::nullopt);
    write_statistics(json, answer.statistics);
    json.member("peak_rss_bytes", record.peak_rss.count);
    json.member("version", version);
}

std::string to_json(const Record& record) {
    JsonText json(JsonText::Layout::Indented);
    json.object([&] { write_members(json, record); });
    return json.take();
}

Json error_to_json(const std::string& name, const std::optional<std::size_t>& level,
                   const std::string& message) {
    return {{"instance", name},
            {"level", level ? Json(*level) : Json(nullptr)},
            {"status", "ERROR"},
            {"error", message},
            {"version", version}};
}

Json cost_to_json(Cost cost, CostKind kind) {
    return is_lexicographic(kind) ? Json::array({cost.first, cost.second}) : Json(cost.first);
}

void write_cost(JsonText& json, const std::optional<Cost>& cost, CostKind kind) {
    if (!cost) return json.value(nullptr);
    if (!is_lexicographic(kind)) return json.value(cost->first);
    json.array([&] {
        json.element().value(cost->first);
        cost->second == any_amount ? json.element().value(nullptr)
                                   : json.element().value(cost->second);
    });
}

void write_metrics(JsonText& json, const Metrics& metrics) {
    json.object([&] {
        json.member("moves", metrics.moves);
        json.member("pushes", metrics.pushes);
        json.member("lines", metrics.lines);
        json.member("changes", metrics.changes);
        json.member("sessions", metrics.sessions);
    });
}

void write_plan(JsonText& json, const Instance& instance, const Plan& plan) {
    json.array([&] {
        for (const Push& push : plan) {
            json.element().object([&] {
                json.member("from", instance.names[push.from]);
                json.member("direction", to_string(push.direction));
                json.member("to", instance.names[push.to]);
            });
        }
    });
}

void write_members(JsonText& json, const Progress& progress, CostKind kind) {
    write_cost(json.name("lower_bound"), progress.lower_bound, kind);
    write_cost(json.name("upper_bound"), progress.upper_bound, kind);
    json.member("states", progress.expanded);
    write_table(json.name("table"), progress.table);
    json.member("time_seconds", progress.elapsed.count());
}

std::string dump(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

}  // namespace tabkeeper::report
