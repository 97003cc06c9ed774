#pragma once

// The three actions of the planning competitions' world: move, push to a goal, push to a nongoal.

#include <string>
#include <vector>

#include "formats/competition_world.hpp"
#include "formats/replay.hpp"
#include "formats/target_names.hpp"

namespace tabkeeper::formats {

struct CompetitionAction {
    enum class Kind : std::uint8_t { Move, PushToGoal, PushToNongoal };

    Kind kind = Kind::Move;
    /// player, from, to, direction; or player, stone, player's location, from, to, direction.
    std::vector<std::string> arguments;
};

/// How many arguments an action of that kind has.
std::size_t arity_of(CompetitionAction::Kind kind);

/// What a correct plan does, step by step. Throws CannotWrite where this world has no such push.
std::vector<CompetitionAction> actions_of(const Instance& instance, const Plan& plan,
                                          const Dialect& dialect, const WorldNames& names);

/// Makes actions that somebody wrote, all their arguments checked.
class ActionReplay {
public:
    ActionReplay(const Instance& instance, const Dialect& dialect, const WorldNames& names,
                 NameIndex::Fold fold = nullptr);

    /// Throws InputError where the action cannot be made.
    void make(const CompetitionAction& action, const Place& place);

    WrittenPlan written() const { return replay_.written(); }

private:
    Direction direction(const std::string& name, const Place& place) const;
    void check_player(const std::string& name, const Place& place) const;
    void check_step(const std::string& from, Direction direction, const std::string& to,
                    const Place& place) const;
    void check_stone(const CompetitionAction& action, const Place& place) const;

    const Instance& instance_;
    const Dialect& dialect_;
    NameIndex locations_, boxes_, player_;
    NameIndex::Fold fold_;
    std::vector<bool> is_goal_;
    Replay replay_;
};

}  // namespace tabkeeper::formats
