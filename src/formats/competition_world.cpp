// What the competitions' generators leave to the reader, and what they cannot mean:
// - they list walls as locations, and corners outside the walls as clear ones: a piece of the graph
//   with neither player, stone nor goal is left out, for nothing can ever happen there;
// - a location that is not clear though nothing stands on it can never be entered: a wall, too;
// - a state does not tell boxes apart, so all stones must be required, not some of them.

#include "formats/competition_world.hpp"

#include <utility>

namespace tabkeeper::formats {

namespace {

std::string fact(std::string_view predicate, const std::vector<std::string>& arguments) {
    std::string text(predicate);
    for (std::size_t index = 0; index < arguments.size(); ++index) {
        text += (index == 0 ? "(" : ",") + arguments[index];
    }
    return text + ")";
}

std::string expression(std::string_view predicate, const std::vector<std::string>& arguments) {
    std::string text = "(" + std::string(predicate);
    for (const std::string& argument : arguments) text += " " + argument;
    return text + ")";
}

std::string asp2013_step(const std::string& from, Direction direction, const std::string& to) {
    return fact("movedir", {from, to, direction_name(asp2013_dialect, direction)});
}

std::string pddl_step(const std::string& from, Direction direction, const std::string& to) {
    return expression("MOVE-DIR", {from, to, direction_name(pddl_dialect, direction)});
}

}  // namespace

const Dialect asp2013_dialect{fact,      "player", "stone", "at",   "isgoal",    "isnongoal",
                              "movedir", "clear",  "goal",  "dir_", asp2013_step};
const Dialect pddl_dialect{expression, "player", "stone",   "at",   "IS-GOAL", "IS-NONGOAL",
                           "MOVE-DIR", "clear",  "at-goal", "dir-", pddl_step};

std::string direction_name(const Dialect& dialect, Direction direction) {
    return std::string(dialect.direction_prefix) + std::string(to_string(direction));
}

std::optional<Direction> direction_named(const Dialect& dialect, std::string_view name) {
    if (name.substr(0, dialect.direction_prefix.size()) != dialect.direction_prefix) {
        return std::nullopt;
    }
    return direction_from(name.substr(dialect.direction_prefix.size()));
}

void refuse_rings_of_two(const Instance& instance) {
    for (std::size_t index = 0; index < instance.size(); ++index) {
        for (const Direction direction : all_directions) {
            const Location to = instance.steps[index][index_of(direction)];
            if (to == no_location || to == index || instance.step(to, direction) != index) continue;
            throw CannotWrite("steps " + std::string(to_string(direction)) + " lead from " +
                              printable(instance.names[index]) + " to " +
                              printable(instance.names[to]) +
                              " and back, and the format knows no push round a ring of two");
        }
    }
}

GraphBuilder::Id CompetitionWorld::location(const std::string& name, const Place& place) {
    const auto id = graph_.location(name, place);
    if (id == marks_.size()) marks_.emplace_back();
    return id;
}

void CompetitionWorld::add_player(const std::string& name, const Statement& said) {
    add_thing(name, Role::Player, said);
}

void CompetitionWorld::add_stone(const std::string& name, const Statement& said) {
    add_thing(name, Role::Stone, said);
}

void CompetitionWorld::add_thing(const std::string& name, Role role, const Statement& said) {
    const auto known = things_.find(name);
    if (known == things_.end()) {
        if (things_.size() > max_boxes + 1) Source::fail(said.place, "more than 1000 boxes");
        things_.emplace(name, Thing{role, said, {}, {}, false, {}});
        order_.push_back(name);
        return;
    }
    if (known->second.role != role) {
        Source::fail(said.place, said.text + " contradicts " + known->second.said.text +
                                     " in line " + std::to_string(known->second.said.place.line));
    }
}

void CompetitionWorld::add_location(const std::string& name, const Statement& said) {
    location(name, said.place);
}

void CompetitionWorld::put(const std::string& thing, const std::string& place,
                           const Statement& said) {
    if (puts_.size() > 10 * max_boxes) Source::fail(said.place, "more than 1000 boxes");
    location(place, said.place);
    puts_.push_back({thing, {place, said}});
}

void CompetitionWorld::mark_goal(const std::string& name, const Statement& said) {
    mark(name, true, said);
}

void CompetitionWorld::mark_nongoal(const std::string& name, const Statement& said) {
    mark(name, false, said);
}

void CompetitionWorld::mark(const std::string& name, bool is_goal, const Statement& said) {
    const auto id = location(name, said.place);
    Mark& known = marks_[id];
    if (known.is_goal && *known.is_goal != is_goal) {
        Source::fail(said.place, said.text + " contradicts " + known.said.text + " in line " +
                                     std::to_string(known.said.place.line));
    }
    if (known.is_goal) return;
    known.is_goal = is_goal;
    known.said = said;
    if (is_goal) graph_.add_goal(id);
}

void CompetitionWorld::mark_clear(const std::string& name, const Statement& said) {
    marks_[location(name, said.place)].clear = said;
}

void CompetitionWorld::connect(const std::string& from, const std::string& to,
                               const std::string& direction, const Statement& said) {
    const auto way = direction_named(dialect_, direction);
    if (!way) {
        const std::string prefix(dialect_.direction_prefix);
        Source::fail(said.place, "expected " + prefix + "up, " + prefix + "right, " + prefix +
                                     "down or " + prefix + "left, found " + printable(direction));
    }
    const auto here = location(from, said.place);
    graph_.add_step(here, *way, location(to, said.place), said);
}

void CompetitionWorld::require(const std::string& stone, const Statement& said) {
    add_once(required_, stone, said);
}

void CompetitionWorld::mark_stored(const std::string& stone, const Statement& said) {
    add_once(stored_, stone, said);
}

/// What is said again and again is kept once.
void CompetitionWorld::add_once(Sayings& sayings, const std::string& stone, const Statement& said) {
    if (!sayings.stones.insert(stone).second) return;
    if (sayings.stones.size() > max_boxes + 1) Source::fail(said.place, "more than 1000 boxes");
    sayings.in_order.emplace_back(stone, said);
}

CompetitionWorld::Thing& CompetitionWorld::stone_of(const std::string& name,
                                                    const Statement& said) {
    const auto found = things_.find(name);
    if (found == things_.end() || found->second.role != Role::Stone) {
        Source::fail(said.place, said.text + " is about " + name +
                                     ", which is no stone; expected " +
                                     atom(dialect_.stone, {name}));
    }
    return found->second;
}

Instance CompetitionWorld::build(InstanceFormat format, Stored stored) {
    graph_.require_ways_back();
    graph_.refuse_rings_of_two();
    place_things();
    for (const auto& [stone, said] : required_.in_order) stone_of(stone, said).is_required = true;
    for (const auto& [stone, said] : stored_.in_order) stone_of(stone, said).stored = said;
    check_stones(stored);
    cut_off_blocked();
    const std::vector<bool> kept = graph_.pieces_in_play();
    check_marks(kept);
    Instance instance = graph_.build(format, GoalCondition::Store, kept);
    for (const auto& [name, thing] : things_) {
        if (thing.role == Role::Player) instance.player_name = name;
    }
    return instance;
}

void CompetitionWorld::place_things() {
    for (const auto& [name, put] : puts_) {
        const auto& [place, said] = put;
        const auto found = things_.find(name);
        if (found == things_.end()) {
            Source::fail(said.place, said.text + " puts " + name +
                                         " somewhere, which is neither player nor stone");
        }
        Thing& thing = found->second;
        const auto id = *graph_.find(place);
        if (thing.at && *thing.at != id) {
            Source::fail(said.place, said.text + " contradicts " + thing.put.text + " in line " +
                                         std::to_string(thing.put.place.line) + ": " + name +
                                         " cannot be in two places");
        }
        if (thing.at) continue;
        thing.at = id;
        thing.put = said;
        if (thing.role == Role::Player) {
            graph_.place_player(id, said);
        } else {
            graph_.place_box(id, said, name);
        }
        if (const auto& clear = marks_[id].clear) {
            Source::fail(clear->place, clear->text + " contradicts " + said.text + " in line " +
                                           std::to_string(said.place.line));
        }
    }
    const Thing* player = nullptr;
    for (const std::string& name : order_) {
        const Thing& thing = things_.at(name);
        if (thing.role == Role::Player && player != nullptr) {
            Source::fail(thing.said.place, thing.said.text +
                                               " is a second player; the first is in line " +
                                               std::to_string(player->said.place.line));
        }
        if (thing.role == Role::Player) player = &thing;
        if (!thing.at) {
            Source::fail(thing.said.place,
                         name + " is nowhere; expected " + atom(dialect_.at, {name, "..."}));
        }
    }
    if (player == nullptr) {
        source_.fail_here("no player; expected " + atom(dialect_.player, {"..."}));
    }
}

void CompetitionWorld::check_stones(Stored stored) const {
    for (const std::string& name : order_) {
        const Thing& thing = things_.at(name);
        if (thing.role != Role::Stone) continue;
        if (!thing.is_required) {
            Source::fail(thing.said.place, "the stone " + name + " needs no goal; expected " +
                                               atom(dialect_.goal, {name}) +
                                               " among the goals: either all stones are to be "
                                               "stored or this is no instance for tabkeeper");
        }
        if (stored == Stored::Unsaid) continue;
        const bool on_goal = graph_.is_goal(*thing.at);
        if (on_goal && !thing.stored) {
            Source::fail(thing.put.place, thing.put.text + " puts the stone on a goal; expected " +
                                              atom(dialect_.goal, {name}) +
                                              " to be said at the beginning, too");
        }
        if (!on_goal && thing.stored) {
            Source::fail(thing.stored->place, thing.stored->text + " is said of a stone at " +
                                                  graph_.name(*thing.at) + ", which is no goal");
        }
    }
}

void CompetitionWorld::cut_off_blocked() {
    std::vector<GraphBuilder::Id> blocked;
    for (GraphBuilder::Id id = 0; id < graph_.size(); ++id) {
        const bool is_empty = !graph_.is_box(id) && !graph_.is_player(id);
        if (is_empty && !marks_[id].clear && graph_.has_steps(id)) blocked.push_back(id);
    }
    if (blocked.empty()) return;
    for (const GraphBuilder::Id id : blocked) graph_.cut_off(id);
    const std::string first = graph_.name(blocked.front());
    const std::size_t more = blocked.size() - 1;
    source_.options().warn(
        graph_.first_named(blocked.front()),
        (more > 0 ? first + " and " + std::to_string(more) + " more locations are"
                  : first + " is") +
            " not " + std::string(dialect_.clear) +
            " though nothing stands there: nothing can ever enter, as if by a wall");
}

void CompetitionWorld::check_marks(const std::vector<bool>& kept) const {
    for (GraphBuilder::Id id = 0; id < graph_.size(); ++id) {
        if (!kept[id] || marks_[id].is_goal) continue;
        const std::string& name = graph_.name(id);
        Source::fail(graph_.first_named(id), "of " + name +
                                                 " nothing says whether it is a goal; expected " +
                                                 atom(dialect_.is_goal, {name}) + " or " +
                                                 atom(dialect_.is_nongoal, {name}));
    }
}

}  // namespace tabkeeper::formats
