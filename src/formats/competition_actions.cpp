// An action names all it touches, so a plan can be wrong in what it names as well as in what it
// does; the arguments are checked first, and then the step is made by the plain rules.

#include "formats/competition_actions.hpp"

#include "formats/player_way.hpp"

namespace tabkeeper::formats {

namespace {

using Kind = CompetitionAction::Kind;

std::vector<bool> goals_of(const Instance& instance) {
    std::vector<bool> is_goal(instance.size(), false);
    for (const Location goal : instance.goals) is_goal[goal] = true;
    return is_goal;
}

}  // namespace

std::size_t arity_of(Kind kind) { return kind == Kind::Move ? 4 : 6; }

std::vector<CompetitionAction> actions_of(const Instance& instance, const Plan& plan,
                                          const Dialect& dialect, const WorldNames& names) {
    const std::vector<bool> is_goal = goals_of(instance);
    std::vector<CompetitionAction> actions;
    for (const PlayerStep& step : player_steps(instance, plan)) {
        const std::string direction = direction_name(dialect, step.direction);
        const std::string& from = names.locations[step.from];
        const std::string& to = names.locations[step.to];
        if (step.kind == PlayerStep::Kind::Walk) {
            actions.push_back({Kind::Move, {names.player, from, to, direction}});
            continue;
        }
        if (step.box_to == step.from) refuse_rings_of_two(instance);
        actions.push_back({is_goal[step.box_to] ? Kind::PushToGoal : Kind::PushToNongoal,
                           {names.player, names.boxes[step.box], from, to,
                            names.locations[step.box_to], direction}});
    }
    return actions;
}

ActionReplay::ActionReplay(const Instance& instance, const Dialect& dialect,
                           const WorldNames& names, NameIndex::Fold fold)
    : instance_(instance),
      dialect_(dialect),
      locations_(names.locations, instance.names, fold),
      boxes_(names.boxes, instance.box_names, fold),
      player_({names.player}, {instance.player_name}, fold),
      fold_(fold),
      is_goal_(goals_of(instance)),
      replay_(instance) {}

void ActionReplay::make(const CompetitionAction& action, const Place& place) {
    const auto& names = action.arguments;
    const bool is_move = action.kind == Kind::Move;
    check_player(names[0], place);
    const Direction way = direction(names.back(), place);
    const std::string& stands = names[is_move ? 1 : 2];
    if (locations_.location(stands, place) != replay_.player()) {
        Source::fail(place, "the player is at " + printable(instance_.names[replay_.player()]) +
                                ", not at " + printable(stands));
    }
    if (is_move) {
        check_step(names[1], way, names[2], place);
        return replay_.walk(way, place);
    }
    check_step(names[2], way, names[3], place);
    check_stone(action, place);
    check_step(names[3], way, names[4], place);
    const bool is_goal = is_goal_[locations_.location(names[4], place)];
    if (is_goal != (action.kind == Kind::PushToGoal)) {
        Source::fail(place,
                     printable(names[4]) + (is_goal ? " is a goal; expected the push to a goal"
                                                    : " is no goal; expected the push to a "
                                                      "nongoal"));
    }
    replay_.push(way, place);
}

Direction ActionReplay::direction(const std::string& name, const Place& place) const {
    const auto found = direction_named(dialect_, fold_ == nullptr ? name : fold_(name));
    if (!found) {
        Source::fail(place, "expected a direction such as " +
                                direction_name(dialect_, Direction::Up) + ", found " +
                                printable(name));
    }
    return *found;
}

void ActionReplay::check_player(const std::string& name, const Place& place) const {
    if (!player_.find(name)) {
        Source::fail(place, "the instance has no player " + printable(name));
    }
}

void ActionReplay::check_step(const std::string& from, Direction direction, const std::string& to,
                              const Place& place) const {
    const Location next = instance_.step(locations_.location(from, place), direction);
    if (locations_.location(to, place) == next) return;
    Source::fail(place, printable(to) + " does not lie " + std::string(to_string(direction)) +
                            " of " + printable(from) + ", where there is " +
                            (next == no_location ? "a wall" : printable(instance_.names[next])));
}

void ActionReplay::check_stone(const CompetitionAction& action, const Place& place) const {
    const auto stone = boxes_.find(action.arguments[1]);
    const std::string shown = printable(action.arguments[1]);
    if (!stone) Source::fail(place, "the instance has no stone " + shown);
    if (replay_.box(*stone) == locations_.location(action.arguments[3], place)) return;
    Source::fail(place, "the stone " + shown + " is at " +
                            printable(instance_.names[replay_.box(*stone)]) + ", not at " +
                            printable(action.arguments[3]));
}

}  // namespace tabkeeper::formats
