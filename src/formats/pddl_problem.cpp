// Problems of the domain sokoban-sequential, as IPC 2008 and 2011 had them. Unlike facts, an atom
// that the domain does not have is an error: a planner would refuse it, too.

#include <ostream>
#include <string>
#include <unordered_map>
#include <vector>

#include "formats/competition_world.hpp"
#include "formats/pddl_domain.hpp"
#include "formats/pddl_text.hpp"
#include "formats/readers.hpp"
#include "formats/target_names.hpp"
#include "formats/writers.hpp"

namespace tabkeeper::formats {

namespace {

const char* const a_problem = "(define (problem NAME) (:domain sokoban-sequential) ...)";

class ProblemReader {
public:
    explicit ProblemReader(Source& source)
        : source_(source), text_(source), world_(source, pddl_dialect) {}

    Instance read() {
        const Expression problem = read_definition(text_, source_, a_problem);
        if (problem.items.size() > 1 && problem.items[1].begins("domain")) {
            text_.fail(problem.items[1],
                       "this is a domain; expected a problem, to which --domain gives its domain");
        }
        const std::string title = name_in(text_, problem, "problem").word;
        find_sections(problem);
        check_domain_name(section(":domain"));
        take_objects(section(":objects"));
        for_each_of(section(":init"), [&](const Expression& atom) { take_fact(atom); });
        take_goal(section(":goal"));
        if (const Expression* metric = optional_section(":metric")) check_metric(*metric);
        Instance instance = world_.build(InstanceFormat::Pddl, CompetitionWorld::Stored::Said);
        instance.title = title;
        return instance;
    }

private:
    void find_sections(const Expression& problem) {
        problem_ = &problem;
        for (std::size_t index = 2; index < problem.items.size(); ++index) {
            const Expression& item = problem.items[index];
            const bool is_section = item.is_list && !item.items.empty() && !item.items[0].is_list;
            const std::string name = is_section ? in_small_letters(item.items[0].word) : "";
            if (name != ":domain" && name != ":objects" && name != ":init" && name != ":goal" &&
                name != ":metric" && name != ":requirements") {
                text_.fail(item,
                           "expected (:domain ...), (:objects ...), (:init ...), (:goal ...)"
                           " or (:metric ...), found " +
                               item.text());
            }
            if (!sections_.emplace(name, &item).second) {
                text_.fail(item, "a second section " + name + "; the first is in line " +
                                     std::to_string(sections_[name]->line));
            }
        }
    }

    const Expression* optional_section(const std::string& name) const {
        const auto found = sections_.find(name);
        return found == sections_.end() ? nullptr : found->second;
    }

    const Expression& section(const std::string& name) const {
        const Expression* found = optional_section(name);
        if (found == nullptr)
            text_.fail(*problem_, "the problem has no section (" + name + " ...)");
        return *found;
    }

    template <class Take>
    static void for_each_of(const Expression& list, Take&& take) {
        for (std::size_t index = 1; index < list.items.size(); ++index) take(list.items[index]);
    }

    void check_domain_name(const Expression& list) const {
        if (list.items.size() == 2 && list.items[1].is("sokoban-sequential")) return;
        text_.fail(list.items.size() > 1 ? list.items[1] : list,
                   "expected the domain sokoban-sequential, found " + list.text());
    }

    void take_objects(const Expression& list) {
        for (const Typed& object : typed_list(text_, list, 1)) {
            const std::string& name = object.name->word;
            if (!is_pddl_name(name)) {
                text_.fail(*object.name, "expected the name of an object, found " + name);
            }
            const auto known = objects_.find(in_small_letters(name));
            if (known != objects_.end()) {
                text_.fail(*object.name, "the object " + name + " is there twice, first in line " +
                                             std::to_string(known->second.name->line));
            }
            objects_.emplace(in_small_letters(name), object);
            declare(object);
        }
    }

    void declare(const Typed& object) {
        const std::string& name = object.name->word;
        const Statement said{text_.place(*object.name), name + " - " + object.type};
        if (object.type == "player") return world_.add_player(name, said);
        if (object.type == "stone") return world_.add_stone(name, said);
        if (object.type == "location") return world_.add_location(name, said);
        if (object.type == "direction") {
            if (direction_named(pddl_dialect, in_small_letters(name))) return;
            text_.fail(*object.name,
                       "expected the directions dir-up, dir-right, dir-down and "
                       "dir-left, found " +
                           name);
        }
        text_.fail(*object.name, "the object " + name + " has the type " + object.type +
                                     "; expected location, direction, player or stone");
    }

    /// An argument of an atom: the name as it was declared. `type` may be "thing".
    const std::string& argument(const Expression& atom, std::size_t index,
                                const std::string& type) const {
        const Expression& item = atom.items[index];
        const auto found = objects_.find(item.is_list ? "" : in_small_letters(item.word));
        if (found == objects_.end()) {
            text_.fail(item, "there is no object " + item.text() + "; expected a " + type +
                                 " of the section :objects");
        }
        const std::string& real = found->second.type;
        if (real != type && !(type == "thing" && (real == "player" || real == "stone"))) {
            text_.fail(item, "expected a " + type + ", found the " + real + " " + item.word);
        }
        return found->second.name->word;
    }

    bool is_atom(const Expression& atom, const std::string& predicate, std::size_t arity) const {
        if (!atom.begins(predicate)) return false;
        if (atom.items.size() == arity + 1) return true;
        text_.fail(atom, "expected " + std::to_string(arity) +
                             (arity == 1 ? " argument in " : " arguments in ") + atom.text());
    }

    Statement said(const Expression& atom) const { return {text_.place(atom), atom.text()}; }

    void take_fact(const Expression& atom) {
        if (is_atom(atom, "is-goal", 1)) {
            return world_.mark_goal(argument(atom, 1, "location"), said(atom));
        }
        if (is_atom(atom, "is-nongoal", 1)) {
            return world_.mark_nongoal(argument(atom, 1, "location"), said(atom));
        }
        if (is_atom(atom, "clear", 1)) {
            return world_.mark_clear(argument(atom, 1, "location"), said(atom));
        }
        if (is_atom(atom, "at", 2)) {
            return world_.put(argument(atom, 1, "thing"), argument(atom, 2, "location"),
                              said(atom));
        }
        if (is_atom(atom, "at-goal", 1)) {
            return world_.mark_stored(argument(atom, 1, "stone"), said(atom));
        }
        if (is_atom(atom, "move-dir", 3)) {
            return world_.connect(argument(atom, 1, "location"), argument(atom, 2, "location"),
                                  in_small_letters(argument(atom, 3, "direction")), said(atom));
        }
        if (is_atom(atom, "=", 2) && is_total_cost(atom.items[1]) && atom.items[2].is("0")) return;
        text_.fail(atom,
                   "expected (at ...), (at-goal ...), (clear ...), (IS-GOAL ...), "
                   "(IS-NONGOAL ...), (MOVE-DIR ...) or (= (total-cost) 0), found " +
                       atom.text());
    }

    static bool is_total_cost(const Expression& list) {
        return list.begins("total-cost") && list.items.size() == 1;
    }

    void take_goal(const Expression& list) {
        if (list.items.size() != 2) text_.fail(list, "expected one condition in " + list.text());
        const Expression& condition = list.items[1];
        const auto take = [&](const Expression& atom) {
            if (!is_atom(atom, "at-goal", 1)) {
                text_.fail(atom, "expected (at-goal STONE) in the goal, found " + atom.text());
            }
            world_.require(argument(atom, 1, "stone"), said(atom));
        };
        if (condition.begins("and")) {
            for_each_of(condition, take);
        } else {
            take(condition);
        }
    }

    void check_metric(const Expression& list) const {
        if (list.items.size() == 3 && list.items[1].is("minimize") &&
            is_total_cost(list.items[2])) {
            return;
        }
        text_.fail(list, "expected (:metric minimize (total-cost)), found " + list.text());
    }

    Source& source_;
    PddlReader text_;
    CompetitionWorld world_;
    const Expression* problem_ = nullptr;
    std::unordered_map<std::string, const Expression*> sections_;
    std::unordered_map<std::string, Typed> objects_;  // by name in small letters
};

/// The title as far as it makes a name that is not too long: "Level 7" is Level-7.
std::string problem_name(const std::string& title) {
    constexpr std::size_t longest = 200;
    std::string name;
    for (const char c : title) {
        if (name.size() == longest) break;
        if (is_pddl_name(std::string("a") + c)) {
            name += c;
        } else if (!name.empty() && name.back() != '-') {
            name += '-';
        }
    }
    while (!name.empty() && name.back() == '-') name.pop_back();
    if (name.empty()) return "sokoban";
    return is_pddl_name(name) ? name : "p" + name;
}

}  // namespace

Instance read_pddl(Source& source) {
    if (!source.options().domain.empty()) check_domain(source.options());
    return ProblemReader(source).read();
}

void write_pddl(std::ostream& out, const Instance& instance) {
    require_condition(instance, GoalCondition::Store);
    refuse_rings_of_two(instance);
    const WorldNames names = pddl_names(instance);
    const auto name = [&](std::size_t location) -> const std::string& {
        return names.locations[location];
    };
    std::vector<bool> is_goal(instance.size(), false);
    std::vector<bool> is_clear(instance.size(), true);
    for (const Location goal : instance.goals) is_goal[goal] = true;
    for (const Location box : instance.boxes) is_clear[box] = false;
    is_clear[instance.player] = false;
    out << "(define (problem " << problem_name(instance.title)
        << ")\n  (:domain sokoban-sequential)\n  (:objects\n";
    for (const Direction direction : all_directions) {
        out << "    " << direction_name(pddl_dialect, direction) << " - direction\n";
    }
    out << "    " << names.player << " - player\n";
    for (const std::string& location : names.locations)
        out << "    " << location << " - location\n";
    for (const std::string& box : names.boxes) out << "    " << box << " - stone\n";
    out << "  )\n  (:init\n";
    for (std::size_t index = 0; index < instance.size(); ++index) {
        out << (is_goal[index] ? "    (IS-GOAL " : "    (IS-NONGOAL ") << name(index) << ")\n";
    }
    for (std::size_t index = 0; index < instance.size(); ++index) {
        for (const Direction direction : all_directions) {
            const Location to = instance.steps[index][index_of(direction)];
            if (to == no_location) continue;
            out << "    (MOVE-DIR " << name(index) << ' ' << name(to) << ' '
                << direction_name(pddl_dialect, direction) << ")\n";
        }
    }
    out << "    (at " << names.player << ' ' << name(instance.player) << ")\n";
    for (std::size_t box = 0; box < instance.boxes.size(); ++box) {
        const Location here = instance.boxes[box];
        out << "    (at " << names.boxes[box] << ' ' << name(here) << ")\n";
        if (is_goal[here]) out << "    (at-goal " << names.boxes[box] << ")\n";
    }
    for (std::size_t index = 0; index < instance.size(); ++index) {
        if (is_clear[index]) out << "    (clear " << name(index) << ")\n";
    }
    out << "    (= (total-cost) 0)\n  )\n  (:goal (and\n";
    for (const std::string& box : names.boxes) out << "    (at-goal " << box << ")\n";
    out << "  ))\n  (:metric minimize (total-cost))\n)\n";
}

}  // namespace tabkeeper::formats
