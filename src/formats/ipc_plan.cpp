// Plan files of the planning competitions: one action a line, as validators read them, with the
// cost in a comment. The cost counts pushes. A time before an action (`0.000:`) and a duration
// after it
// (`[1.000]`) are taken and not used: the order of the text is the order of the actions.

#include <algorithm>
#include <array>
#include <ostream>
#include <string_view>

#include "formats/competition_actions.hpp"
#include "formats/pddl_text.hpp"
#include "formats/readers.hpp"
#include "formats/writers.hpp"

namespace tabkeeper::formats {

namespace {

constexpr std::array<std::string_view, 3> names_of_actions{"move", "push-to-goal",
                                                           "push-to-nongoal"};

bool is_number(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(),
                                        [](char c) { return (c >= '0' && c <= '9') || c == '.'; });
}

/// `12:` or `0.000:`.
bool is_time(const std::string& word) {
    return !word.empty() && word.back() == ':' &&
           is_number(std::string_view(word).substr(0, word.size() - 1));
}

/// `[1.000]`.
bool is_duration(const std::string& word) {
    return word.size() > 2 && word.front() == '[' && word.back() == ']' &&
           is_number(std::string_view(word).substr(1, word.size() - 2));
}

CompetitionAction action_in(const PddlReader& text, const Expression& list) {
    for (std::size_t index = 0; index < names_of_actions.size(); ++index) {
        if (!list.begins(names_of_actions[index])) continue;
        CompetitionAction action{static_cast<CompetitionAction::Kind>(index), {}};
        const std::size_t arity = arity_of(action.kind);
        if (list.items.size() != arity + 1) {
            text.fail(list, "expected " + std::to_string(arity) + " arguments in " + list.text());
        }
        for (std::size_t item = 1; item < list.items.size(); ++item) {
            if (list.items[item].is_list) {
                text.fail(list.items[item], "expected a name, found " + list.items[item].text());
            }
            action.arguments.push_back(list.items[item].word);
        }
        return action;
    }
    text.fail(list, "expected (move ...), (push-to-goal ...) or (push-to-nongoal ...), found " +
                        list.text());
}

}  // namespace

WrittenPlan read_ipc_plan(Source& source, const Instance& instance) {
    PddlReader text(source);
    ActionReplay replay(instance, pddl_dialect, pddl_names(instance), in_small_letters);
    bool after_action = false;
    while (const auto item = text.next()) {
        const bool is_action = item->is_list;
        if (is_action) {
            replay.make(action_in(text, *item), text.place(*item));
        } else if (!is_time(item->word) && !(after_action && is_duration(item->word))) {
            text.fail(*item, "expected an action such as (move ...), found " + item->text());
        }
        after_action = is_action;
    }
    return replay.written();
}

void write_ipc_plan(std::ostream& out, const Instance& instance, const Plan& plan) {
    const auto actions = actions_of(instance, plan, pddl_dialect, pddl_names(instance));
    std::size_t pushes = 0;
    for (const CompetitionAction& action : actions) {
        pushes += action.kind == CompetitionAction::Kind::Move ? 0 : 1;
        out << '(' << names_of_actions[static_cast<std::size_t>(action.kind)];
        for (const std::string& argument : action.arguments) out << ' ' << argument;
        out << ")\n";
    }
    out << "; cost = " << pushes << " (general cost)\n";
}

}  // namespace tabkeeper::formats
