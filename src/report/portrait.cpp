// Counts on the graph as it is read, and what the search itself starts from: dead locations and the
// bound at the root.

#include "report/portrait.hpp"

#include <algorithm>

#include "report/amounts.hpp"
#include "report/text.hpp"
#include "report/units.hpp"
#include "tabkeeper/analyse.hpp"
#include "tabkeeper/formats.hpp"
#include "tabkeeper/version.hpp"

namespace tabkeeper::report {

namespace {

/// Marks what can be reached without entering `closed` locations, and says how many that are.
std::size_t flood(const Instance& instance, Location start, const std::vector<bool>& closed,
                  std::vector<bool>& seen) {
    std::vector<Location> queue{start};
    seen[start] = true;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (const Location next : instance.steps[queue[head]]) {
            if (next == no_location || seen[next] || closed[next]) continue;
            seen[next] = true;
            queue.push_back(next);
        }
    }
    return queue.size();
}

std::size_t count_pieces(const Instance& instance) {
    const std::vector<bool> open(instance.size(), false);
    std::vector<bool> seen(instance.size(), false);
    std::size_t pieces = 0;
    for (std::size_t location = 0; location < instance.size(); ++location) {
        if (seen[location]) continue;
        flood(instance, static_cast<Location>(location), open, seen);
        ++pieces;
    }
    return pieces;
}

std::size_t count_region(const Instance& instance) {
    std::vector<bool> boxes(instance.size(), false);
    for (const Location box : instance.boxes) boxes[box] = true;
    std::vector<bool> seen(instance.size(), false);
    return flood(instance, instance.player, boxes, seen);
}

void count_steps(Portrait& portrait) {
    for (const auto& steps : portrait.instance->steps) {
        const auto has = [&](Direction direction) {
            return steps[index_of(direction)] != no_location;
        };
        const auto degree = static_cast<std::size_t>(
            std::count_if(all_directions.begin(), all_directions.end(), has));
        ++portrait.degrees[degree];
        if (degree == 2 && has(Direction::Up) == has(Direction::Down)) ++portrait.tunnels;
    }
}

const char* condition_word(GoalCondition condition) {
    return condition == GoalCondition::Cover ? "cover" : "store";
}

std::string bound_words(const Portrait& portrait) {
    std::string words;
    for (const auto& [cost, bound] : portrait.bounds) {
        if (bound >= infinite_cost) return "none: proven unsolvable";
        words += (words.empty() ? "at least " : ", ") + to_string(bound, cost);
    }
    return words;
}

}  // namespace

Portrait portrait_of(const Instance& instance, std::string name, std::optional<std::size_t> level) {
    Portrait portrait;
    portrait.name = std::move(name);
    portrait.level = level;
    portrait.instance = &instance;
    count_steps(portrait);
    const std::vector<bool> dead = dead_locations(instance);
    portrait.dead = static_cast<std::size_t>(std::count(dead.begin(), dead.end(), true));
    portrait.pieces = count_pieces(instance);
    portrait.region = count_region(instance);
    portrait.grid = board_of(instance).has_value();
    std::vector<CostKind> costs{natural_cost(instance.format)};
    for (const CostKind cost : {CostKind::Lines, CostKind::Pushes, CostKind::Moves}) {
        if (cost != costs.front()) costs.push_back(cost);
    }
    for (const CostKind cost : costs)
        portrait.bounds.emplace_back(cost, root_bound(instance, cost));
    return portrait;
}

void write_text(std::ostream& out, const Portrait& portrait) {
    const Instance& instance = *portrait.instance;
    const CostKind natural = natural_cost(instance.format);
    write_key(out, "Instance") << printable(portrait.name) << '\n';
    if (!instance.title.empty()) write_key(out, "Title") << printable(instance.title) << '\n';
    if (!instance.author.empty()) write_key(out, "Author") << printable(instance.author) << '\n';
    write_key(out, "Format") << to_string(instance.format) << ", counts " << to_string(natural)
                             << '\n';
    write_key(out, "Locations") << grouped(instance.size()) << ": " << grouped(portrait.dead)
                                << " dead, " << grouped(portrait.tunnels) << " in tunnels\n";
    write_key(out, "Steps");
    for (std::size_t degree = 0; degree < portrait.degrees.size(); ++degree) {
        out << (degree == 0 ? "" : ", ") << grouped(portrait.degrees[degree]) << " with " << degree;
    }
    out << '\n';
    write_key(out, "Pieces") << grouped(portrait.pieces) << '\n';
    write_key(out, "Boxes") << grouped(instance.boxes.size()) << '\n';
    write_key(out, "Goals") << grouped(instance.goals.size()) << ", "
                            << (instance.condition == GoalCondition::Cover
                                    ? "each to be covered by a box"
                                    : "every box to be stored on one")
                            << '\n';
    write_key(out, "Player") << "reaches " << count_of(portrait.region, "location", "locations")
                             << '\n';
    write_key(out, "Bound") << bound_words(portrait) << '\n';
    if (instance.allowed) {
        write_key(out, "Allowed") << to_string(Cost(*instance.allowed), natural) << '\n';
    }
    write_key(out, "Grid") << (portrait.grid ? "yes" : "no") << '\n';
}

Json to_json(const Portrait& portrait) {
    const Instance& instance = *portrait.instance;
    const auto text_or_null = [](const std::string& text) {
        return text.empty() ? Json(nullptr) : Json(text);
    };
    Json json;
    json["instance"] = portrait.name;
    json["level"] = portrait.level ? Json(*portrait.level) : Json(nullptr);
    json["title"] = text_or_null(instance.title);
    json["author"] = text_or_null(instance.author);
    json["format"] = to_string(instance.format);
    json["cost_unit"] = to_string(natural_cost(instance.format));
    json["condition"] = condition_word(instance.condition);
    json["locations"] = instance.size();
    json["boxes"] = instance.boxes.size();
    json["goals"] = instance.goals.size();
    json["steps"] = portrait.degrees;
    json["dead"] = portrait.dead;
    json["tunnels"] = portrait.tunnels;
    json["pieces"] = portrait.pieces;
    json["region"] = portrait.region;
    Json bounds;
    for (const auto& [cost, bound] : portrait.bounds) {
        bounds[std::string(to_string(cost))] =
            bound >= infinite_cost ? Json(nullptr) : cost_to_json(bound, cost);
    }
    json["lower_bounds"] = bounds;
    json["allowed"] = instance.allowed ? Json(*instance.allowed) : Json(nullptr);
    json["grid"] = portrait.grid;
    json["version"] = version;
    return json;
}

}  // namespace tabkeeper::report
