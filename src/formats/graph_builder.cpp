// Every format of named locations contradicts itself in the same few ways; the messages for them
// are here, with the format's own spelling of a step.

#include "formats/graph_builder.hpp"

#include <algorithm>

namespace tabkeeper::formats {

GraphBuilder::Id GraphBuilder::location(const std::string& name, const Place& place) {
    if (const auto known = ids_.find(name); known != ids_.end()) return known->second;
    if (locations_.size() == most_locations_) {
        Source::fail(place, "more than " + std::to_string(most_locations_) + " locations");
    }
    const auto id = static_cast<Id>(locations_.size());
    ids_.emplace(name, id);
    locations_.emplace_back();
    locations_.back().name = name;
    locations_.back().named = spot_of(place);
    return id;
}

std::optional<GraphBuilder::Id> GraphBuilder::find(const std::string& name) const {
    const auto known = ids_.find(name);
    return known == ids_.end() ? std::nullopt : std::optional<Id>(known->second);
}

bool GraphBuilder::has_steps(Id id) const {
    const auto& steps = locations_[id].steps;
    return std::any_of(steps.begin(), steps.end(), [](Id to) { return to != none; });
}

bool GraphBuilder::try_step(Id from, Direction direction, Id to, const Place& place) {
    Id& known = locations_[from].steps[index_of(direction)];
    if (known != none) return known == to;
    known = to;
    locations_[from].said[index_of(direction)] = spot_of(place);
    return true;
}

void GraphBuilder::add_step(Id from, Direction direction, Id to, const Statement& said) {
    if (try_step(from, direction, to, said.place)) return;
    const Id known = step(from, direction);
    const Spot spot = locations_[from].said[index_of(direction)];
    Source::fail(said.place, said.text + " contradicts " + step_text(from, direction, known) +
                                 " in line " + std::to_string(spot.line) + ": the step " +
                                 std::string(to_string(direction)) + " from " + name(from) +
                                 " cannot lead to both " + name(known) + " and " + name(to));
}

template <class IsWrong>
std::optional<std::pair<GraphBuilder::Id, Direction>> GraphBuilder::first_step(
    IsWrong&& is_wrong) const {
    std::optional<std::pair<Id, Direction>> first;
    std::pair<std::uint32_t, std::uint32_t> earliest;
    for (Id from = 0; from < locations_.size(); ++from) {
        for (const Direction direction : all_directions) {
            const Id to = step(from, direction);
            if (to == none || !is_wrong(from, direction, to)) continue;
            const Spot spot = locations_[from].said[index_of(direction)];
            const std::pair here(spot.line, spot.column);
            if (first && earliest < here) continue;
            first = {from, direction};
            earliest = here;
        }
    }
    return first;
}

void GraphBuilder::require_ways_back() const {
    const auto wrong = first_step(
        [&](Id from, Direction direction, Id to) { return step(to, opposite(direction)) != from; });
    if (!wrong) return;
    const auto [from, direction] = *wrong;
    const Id to = step(from, direction);
    const Direction back = opposite(direction);
    std::string message = step_text(from, direction, to) + " cannot be taken back; expected " +
                          step_text(to, back, from);
    if (const Id other = step(to, back); other != none) {
        message += ", found " + step_text(to, back, other) + " in line " +
                   std::to_string(locations_[to].said[index_of(back)].line);
    }
    Source::fail(place_of(locations_[from].said[index_of(direction)]), message);
}

void GraphBuilder::refuse_rings_of_two() const {
    const auto wrong = first_step([&](Id from, Direction direction, Id to) {
        return to != from && step(to, direction) == from;
    });
    if (!wrong) return;
    const auto [from, direction] = *wrong;
    const Id to = step(from, direction);
    Source::fail(place_of(locations_[from].said[index_of(direction)]),
                 step_text(from, direction, to) + " and " + step_text(to, direction, from) +
                     " make a ring of two locations, where a box would be pushed onto the player; "
                     "expected rings of three or more");
}

void GraphBuilder::cut_off(Id id) {
    for (const Direction direction : all_directions) {
        Id& to = locations_[id].steps[index_of(direction)];
        if (to == none) continue;
        locations_[to].steps[index_of(opposite(direction))] = none;
        to = none;
    }
}

void GraphBuilder::place_box(Id id, const Statement& said, const std::string& box_name) {
    const std::size_t line = said.place.line;
    if (const auto [earlier, is_new] = box_lines_.emplace(id, line); !is_new) {
        Source::fail(said.place, said.text +
                                     (box_name.empty() ? " is there twice, first in line "
                                                       : " puts a box on the box of line ") +
                                     std::to_string(earlier->second));
    }
    if (id == player_) {
        Source::fail(said.place, said.text + " puts a box on the player of line " +
                                     std::to_string(player_line_));
    }
    if (boxes_.size() == max_boxes) Source::fail(said.place, "more than 1000 boxes");
    boxes_.emplace_back(id, box_name);
}

void GraphBuilder::place_player(Id id, const Statement& said) {
    if (player_ != none) {
        Source::fail(said.place, said.text + " is a second player; the first is in line " +
                                     std::to_string(player_line_));
    }
    if (const auto box = box_lines_.find(id); box != box_lines_.end()) {
        Source::fail(said.place, said.text + " puts the player on the box of line " +
                                     std::to_string(box->second));
    }
    player_ = id;
    player_line_ = said.place.line;
}

std::vector<bool> GraphBuilder::pieces_in_play() const {
    std::vector<bool> kept(locations_.size(), false);
    std::vector<Id> queue;
    const auto reach = [&](Id id) {
        if (kept[id]) return;
        kept[id] = true;
        queue.push_back(id);
    };
    for (Id id = 0; id < locations_.size(); ++id) {
        if (is_player(id) || is_box(id) || is_goal(id)) reach(id);
    }
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (const Direction direction : all_directions) {
            if (const Id to = step(queue[head], direction); to != none) reach(to);
        }
    }
    return kept;
}

Instance GraphBuilder::build(InstanceFormat format, GoalCondition condition,
                             const std::vector<bool>& kept) const {
    Instance instance;
    instance.format = format;
    instance.condition = condition;
    std::vector<Location> number(locations_.size(), no_location);
    instance.names.reserve(std::min(locations_.size(), max_locations));
    instance.steps.reserve(std::min(locations_.size(), max_locations));
    for (Id id = 0; id < locations_.size(); ++id) {
        if (!kept.empty() && !kept[id]) continue;
        if (instance.names.size() == max_locations) {
            Source::fail(first_named(id), "more than 65535 locations");
        }
        number[id] = static_cast<Location>(instance.names.size());
        instance.names.push_back(name(id));
        if (is_goal(id)) instance.goals.push_back(number[id]);
    }
    for (Id id = 0; id < locations_.size(); ++id) {
        if (number[id] == no_location) continue;
        auto& steps = instance.steps.emplace_back();
        for (const Direction direction : all_directions) {
            const Id to = step(id, direction);
            steps[index_of(direction)] = to == none ? no_location : number[to];
        }
    }
    auto boxes = boxes_;
    std::sort(boxes.begin(), boxes.end());
    for (const auto& [id, box_name] : boxes) {
        instance.boxes.push_back(number[id]);
        if (!box_name.empty()) instance.box_names.push_back(box_name);
    }
    if (has_player()) instance.player = number[player_];
    return instance;
}

}  // namespace tabkeeper::formats
