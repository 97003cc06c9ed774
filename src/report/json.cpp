// What a program reads.

#include "report/json.hpp"

#include <utility>

#include "report/amounts.hpp"
#include "tabkeeper/formats.hpp"
#include "tabkeeper/version.hpp"

namespace tabkeeper::report {

namespace {

constexpr std::size_t most_members = 32;

void add(Json::object_t&) {}

template <class... Rest>
void add(Json::object_t& members, const char* name, Json value, Rest&&... rest) {
    members.emplace_back(name, std::move(value));
    add(members, std::forward<Rest>(rest)...);
}

/// Of names, each followed by its value. A list in braces would make an array for each of them
/// first, and there are as many objects as pushes and rules.
template <class... NamesAndValues>
Json object_of(NamesAndValues&&... members) {
    Json::object_t object;
    object.reserve(sizeof...(members) / 2);
    add(object, std::forward<NamesAndValues>(members)...);
    return Json(std::move(object));
}

Json or_null(const std::optional<Cost>& cost, CostKind kind) {
    return cost ? cost_to_json(*cost, kind) : Json(nullptr);
}

template <class Value>
Json or_null(const std::optional<Value>& value) {
    return value ? Json(*value) : Json(nullptr);
}

Json limit_to_json(Cost limit, CostKind kind) {
    Json json = cost_to_json(limit, kind);
    if (limit.second == any_amount) json[1] = nullptr;
    return json;
}

Json table_to_json(const TableUse& table) {
    return object_of("entries", table.entries, "bytes", table.bytes.count, "limit_bytes",
                     table.limit.count, "hits", table.hits, "forgotten", table.forgotten);
}

Json rules_to_json(const std::vector<RuleCount>& rules) {
    Json list = Json::array();
    for (const RuleCount& rule : rules) {
        list.push_back(object_of("name", rule.name, "tried", rule.tried, "pruned", rule.pruned));
    }
    return list;
}

}  // namespace

Json to_json(const Record& record) {
    const Answer& answer = record.answer;
    const Statistics& statistics = answer.statistics;
    Json json = Json::object();
    json.get_ref<Json::object_t&>().reserve(most_members);  // to grow is to copy all that it holds
    const bool titled = record.instance != nullptr && !record.instance->title.empty();
    const CostKind kind = record.cost.value_or(CostKind::Lines);  // 0 of whatever it would be
    json["instance"] = record.name;
    json["level"] = or_null(record.level);
    json["title"] = titled ? Json(record.instance->title) : Json(nullptr);
    json["format"] =
        record.instance != nullptr ? Json(to_string(record.instance->format)) : Json(nullptr);
    json["status"] = to_string(answer.status);
    json["cost"] = or_null(answer.upper_bound, kind);
    json["cost_unit"] = record.cost ? Json(to_string(kind)) : Json(nullptr);
    json["within"] = record.within ? limit_to_json(*record.within, kind) : Json(nullptr);
    json["lower_bound"] =
        answer.lower_bound < infinite_cost ? cost_to_json(answer.lower_bound, kind) : Json(nullptr);
    json["upper_bound"] = json["cost"];
    json["plan"] = answer.plan ? plan_to_json(*record.instance, *answer.plan) : Json(nullptr);
    const auto lurd = answer.plan ? lurd_of(*record.instance, *answer.plan) : std::nullopt;
    json["lurd"] = lurd ? Json(*lurd) : Json(nullptr);
    json["metrics"] = record.metrics ? metrics_to_json(*record.metrics) : Json(nullptr);
    json["stop_reason"] = answer.stop_reason == StopReason::None
                              ? Json(nullptr)
                              : Json(to_string(answer.stop_reason));
    json["time_seconds"] = statistics.time.count();
    json["threads"] = statistics.threads;
    json["table"] = table_to_json(statistics.table);
    json["frontier"] =
        object_of("states", statistics.frontier.states, "bytes", statistics.frontier.bytes.count);
    json["states"] = object_of("expanded", statistics.expanded, "expanded_before",
                               statistics.expanded_before, "generated", statistics.generated);
    json["iterations"] = statistics.iterations;
    json["rules"] = rules_to_json(statistics.rules);
    json["peak_rss_bytes"] = record.peak_rss.count;
    json["version"] = version;
    return json;
}

Json error_to_json(const std::string& name, const std::optional<std::size_t>& level,
                   const std::string& message) {
    return {{"instance", name},
            {"level", or_null(level)},
            {"status", "ERROR"},
            {"error", message},
            {"version", version}};
}

Json cost_to_json(Cost cost, CostKind kind) {
    return is_lexicographic(kind) ? Json::array({cost.first, cost.second}) : Json(cost.first);
}

Json metrics_to_json(const Metrics& metrics) {
    return object_of("moves", metrics.moves, "pushes", metrics.pushes, "lines", metrics.lines,
                     "changes", metrics.changes, "sessions", metrics.sessions);
}

Json plan_to_json(const Instance& instance, const Plan& plan) {
    Json list = Json::array();
    for (const Push& push : plan) {
        list.push_back(object_of("from", instance.names[push.from], "direction",
                                 to_string(push.direction), "to", instance.names[push.to]));
    }
    return list;
}

Json progress_to_json(const Progress& progress, CostKind kind) {
    return {{"lower_bound", cost_to_json(progress.lower_bound, kind)},
            {"upper_bound", or_null(progress.upper_bound, kind)},
            {"states", progress.expanded},
            {"table", table_to_json(progress.table)},
            {"time_seconds", progress.elapsed.count()}};
}

std::string dump(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

}  // namespace tabkeeper::report
