#include "report/checkpoint.hpp"

#include <ctime>

#include "report/text.hpp"
#include "report/units.hpp"
#include "tabkeeper/formats.hpp"
#include "tabkeeper/version.hpp"

namespace tabkeeper::report {

namespace {

const char* word_for(GoalCondition condition) {
    return condition == GoalCondition::Cover ? "cover" : "store";
}

std::string time_text(std::chrono::system_clock::time_point time, const char* form) {
    const std::time_t seconds = std::chrono::system_clock::to_time_t(time);
    std::tm parts{};
    if (::gmtime_r(&seconds, &parts) == nullptr) return "unknown";
    char text[64];
    return std::string(text, std::strftime(text, sizeof text, form, &parts));
}

}  // namespace

void write_text(std::ostream& out, const std::string& file, const CheckpointInfo& info) {
    write_key(out, "Checkpoint") << printable(file) << '\n';
    write_key(out, "Written") << time_text(info.written, "%Y-%m-%d %H:%M:%S UTC")
                              << " by tabkeeper " << printable(info.program) << '\n';
    write_key(out, "File") << text_of(info.size) << ", format " << info.format << ", whole\n";
    write_key(out, "Instance") << to_string(info.instance) << '\n';
    write_key(out, "Locations") << info.locations << '\n';
    write_key(out, "Boxes") << info.boxes << '\n';
    write_key(out, "Goals") << word_for(info.condition) << '\n';
    write_key(out, "Cost") << to_string(info.cost) << '\n';
    write_key(out, "Rules") << printable(info.rules) << '\n';
    write_key(out, "Bound") << "at least " << to_string(info.lower_bound, info.cost)
                            << ", proven with " << to_string(info.bound) << '\n';
    write_key(out, "Plan") << (info.upper_bound ? to_string(*info.upper_bound, info.cost)
                                                : std::string("none found yet"))
                           << '\n';
    write_key(out, "Phase") << to_string(info.phase) << '\n';
    write_key(out, "States") << grouped(info.expanded) << " expanded, " << grouped(info.open)
                             << " open\n";
    write_key(out, "Table") << count_of(info.entries, "entry", "entries") << '\n';
}

Json to_json(const std::string& file, const CheckpointInfo& info) {
    Json json;
    json["checkpoint"] = file;
    json["written"] = time_text(info.written, "%Y-%m-%dT%H:%M:%SZ");
    json["written_by"] = info.program;
    json["bytes"] = info.size.count;
    json["format"] = info.format;
    json["fingerprint"] = to_string(info.instance);
    json["locations"] = info.locations;
    json["boxes"] = info.boxes;
    json["goal_condition"] = word_for(info.condition);
    json["cost_unit"] = to_string(info.cost);
    json["rules"] = info.rules;
    json["bound"] = to_string(info.bound);
    json["lower_bound"] = cost_to_json(info.lower_bound, info.cost);
    json["upper_bound"] =
        info.upper_bound ? cost_to_json(*info.upper_bound, info.cost) : Json(nullptr);
    json["phase"] = to_string(info.phase);
    json["states"] = {{"expanded", info.expanded}, {"open", info.open}};
    json["entries"] = info.entries;
    json["version"] = version;
    return json;
}

}  // namespace tabkeeper::report
