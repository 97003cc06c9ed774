// The page gets the graph, the first state and the player's way as letters, one a move, and works
// out every state from them: a plan of thousands of moves takes thousands of bytes.

#include "view/scene.hpp"

#include <cstddef>
#include <filesystem>
#include <sstream>
#include <vector>

#include "formats/grid.hpp"
#include "formats/player_way.hpp"
#include "report/text.hpp"
#include "report/units.hpp"
#include "tabkeeper/analyse.hpp"
#include "tabkeeper/formats.hpp"
#include "tabkeeper/version.hpp"
#include "view/lattice.hpp"

namespace tabkeeper::view {

namespace {

using report::Json;

Json places_to_json(const std::vector<std::pair<int, int>>& places) {
    Json list = Json::array();
    for (const auto& [column, row] : places) {
        list.push_back(column);
        list.push_back(row);
    }
    return list;
}

Json steps_to_json(const Instance& instance) {
    Json list = Json::array();
    for (const auto& steps : instance.steps) {
        for (const Location next : steps) list.push_back(next == no_location ? -1 : int{next});
    }
    return list;
}

Json dead_to_json(const Instance& instance) {
    Json list = Json::array();
    const std::vector<bool> dead = dead_locations(instance);
    for (std::size_t location = 0; location < dead.size(); ++location) {
        if (dead[location]) list.push_back(location);
    }
    return list;
}

std::size_t length_of(const Push& push, const Instance& instance) {
    std::size_t length = 0;
    Location here = push.from;
    do {  // a push round a ring ends where it began
        here = instance.step(here, push.direction);
        ++length;
    } while (here != push.to && here != push.from);
    return length;
}

/// Small letters for steps, capitals for pushes.
std::string letters_of(const std::vector<formats::PlayerStep>& steps) {
    std::string letters;
    for (const formats::PlayerStep& step : steps) {
        const bool is_push = step.kind == formats::PlayerStep::Kind::Push;
        letters += (is_push ? "URDL" : "urdl")[index_of(step.direction)];
    }
    return letters;
}

/// [from, direction, to, moves made when it is over] of each.
Json pushes_to_json(const Instance& instance, const Plan& plan,
                    const std::vector<formats::PlayerStep>& steps) {
    Json list = Json::array();
    std::size_t moves = 0;
    for (const Push& push : plan) {
        for (std::size_t left = length_of(push, instance); left > 0; ++moves) {
            if (steps[moves].kind == formats::PlayerStep::Kind::Push) --left;
        }
        list.push_back({push.from, index_of(push.direction), push.to, moves});
    }
    return list;
}

void add_plan(Json& scene, const Instance& instance, const report::Record& record) {
    const Plan plan = record.answer.plan.value_or(Plan());
    const auto steps = formats::player_steps(instance, plan);
    scene["plan"] = record.answer.plan.has_value();
    scene["way"] = letters_of(steps);
    scene["pushes"] = pushes_to_json(instance, plan, steps);
    if (scene["grid"]) return;
    std::ostringstream facts;
    facts.exceptions(std::ios::badbit);  // no memory is no end of the text
    if (record.metrics) write_plan(facts, instance, plan, *record.metrics, PlanFormat::Asp);
    scene["facts"] = facts.str();
}

const char* tone_of(const report::Record& record) {
    if (record.answer.plan) return "good";
    return record.answer.status == Status::Unsatisfiable ? "bad" : "open";
}

/// What it costs and what is proven, in a few words.
std::string summary_of(const report::Record& record) {
    const std::string cost = report::cost_text(record);
    if (record.answer.upper_bound == record.answer.lower_bound) return cost + ", proven minimum";
    if (record.answer.lower_bound >= infinite_cost) return cost;
    return cost + "; " + report::bound_text(record);
}

Json proof_of(const report::Record& record) {
    const Answer& answer = record.answer;
    Json proof = Json::array();
    const auto add = [&](const char* key, const std::string& value) {
        proof.push_back({key, value});
    };
    add("Cost", report::cost_text(record));
    add("Bound", report::bound_text(record));
    if (answer.stop_reason != StopReason::None) {
        add("Stopped", "by " + std::string(to_string(answer.stop_reason)));
    }
    if (record.metrics) add("Metrics", report::text_of(*record.metrics));
    add("Graph", report::count_of(record.instance->size(), "location", "locations") + ", " +
                     report::count_of(record.instance->boxes.size(), "box", "boxes") + ", " +
                     report::count_of(record.instance->goals.size(), "goal", "goals"));
    if (answer.statistics.threads > 0) {
        add("Search", report::count_of(answer.statistics.expanded, "state", "states") +
                          " expanded in " + report::text_of(answer.statistics.time));
    }
    return proof;
}

}  // namespace

std::string title_of(const Subject& subject) {
    const std::string& title = subject.record.instance->title;
    if (!title.empty()) return title;
    if (subject.record.name == "-") return "Standard input";
    return std::filesystem::path(subject.record.name).filename().string();
}

Json scene_of(const Subject& subject) {
    const report::Record& record = subject.record;
    const Instance& instance = *record.instance;
    const auto grid = formats::grid_of(instance);
    Json scene;
    scene["source"] = subject.source;
    scene["author"] = instance.author;
    scene["status"] = {{"word", subject.status}, {"tone", tone_of(record)}};
    scene["summary"] = summary_of(record);
    scene["proof"] = proof_of(record);
    scene["grid"] = grid.has_value();
    scene["places"] = places_to_json(grid ? *grid : lattice_of(instance));
    scene["names"] = instance.names;
    scene["steps"] = steps_to_json(instance);
    scene["player"] = instance.player;
    scene["boxes"] = instance.boxes;
    scene["goals"] = instance.goals;
    scene["dead"] = dead_to_json(instance);
    add_plan(scene, instance, record);
    scene["version"] = version;
    return scene;
}

}  // namespace tabkeeper::view
