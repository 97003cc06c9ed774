// Plans of the ASP Competition 2013: one move/5, pushtogoal/7 or pushtonongoal/7 atom for each step
// of the player, in any order: the last argument is the time. A time may have no action.

#include <array>
#include <map>
#include <ostream>
#include <string_view>
#include <utility>

#include "formats/competition_actions.hpp"
#include "formats/facts.hpp"
#include "formats/line_and_column.hpp"
#include "formats/readers.hpp"
#include "formats/step_order.hpp"
#include "formats/writers.hpp"

namespace tabkeeper::formats {

namespace {
constexpr std::array<std::string_view, 3> action_predicates{"move", "pushtogoal", "pushtonongoal"};

std::optional<CompetitionAction> action_in(const Fact& fact) {
    for (std::size_t index = 0; index < action_predicates.size(); ++index) {
        const auto kind = static_cast<CompetitionAction::Kind>(index);
        if (!fact.is(action_predicates[index], arity_of(kind) + 1)) continue;
        return CompetitionAction{kind, {fact.arguments.begin(), fact.arguments.end() - 1}};
    }
    return std::nullopt;
}

/// An action as one text, with a mark between its arguments that no fact has in it: there may be
/// millions.
class KeptAction {
public:
    KeptAction(const CompetitionAction& action, const Place& place)
        : kind_(action.kind), spot_(place) {
        for (const std::string& argument : action.arguments) arguments_ += argument + mark;
        arguments_.shrink_to_fit();
    }

    CompetitionAction action() const {
        CompetitionAction action{kind_, {}};
        for (std::size_t begin = 0; begin < arguments_.size();) {
            const std::size_t end = arguments_.find(mark, begin);
            action.arguments.push_back(arguments_.substr(begin, end - begin));
            begin = end + 1;
        }
        return action;
    }
    const LineAndColumn& spot() const { return spot_; }

private:
    static constexpr char mark = '\n';
    CompetitionAction::Kind kind_;
    LineAndColumn spot_;
    std::string arguments_;
};

}  // namespace

WrittenPlan read_asp2013_plan(Source& source, const Instance& instance) {
    const StepOrder order(instance, CostKind::Moves);
    std::map<std::pair<bool, long>, KeptAction> actions;
    FactReader facts(source, Stops::Optional);
    while (const auto fact = facts.next()) {
        const auto action = action_in(*fact);
        if (!action) {
            Source::fail(fact->place, "expected move/5, pushtogoal/7 or pushtonongoal/7, found " +
                                          fact->signature());
        }
        const std::string& time = fact->arguments.back();
        const auto step = order.of(time, fact->place);
        if (!actions.emplace(step, KeptAction(*action, fact->place)).second) {
            Source::fail(fact->place, "a second action in step " + time);
        }
    }
    ActionReplay replay(instance, asp2013_dialect, asp_names(instance));
    for (const auto& [time, kept] : actions) replay.make(kept.action(), kept.spot().in(source));
    return replay.written();
}

void write_asp2013_plan(std::ostream& out, const Instance& instance, const Plan& plan) {
    const auto actions = actions_of(instance, plan, asp2013_dialect, asp_names(instance));
    const auto labels = step_labels(instance, CostKind::Moves, actions.size());
    for (std::size_t index = 0; index < actions.size(); ++index) {
        out << action_predicates[static_cast<std::size_t>(actions[index].kind)] << '(';
        for (const std::string& argument : actions[index].arguments) out << argument << ',';
        out << labels[index] << ").\n";
    }
}

}  // namespace tabkeeper::formats
