// Is this domain sokoban-sequential? Both the file and the text below are brought to one form, in
// which order, capitals and the names of variables do not count, and then compared. IPC 2008 had
// the domain with and without costs, so a domain may count nothing at all; but what it counts must
// be the pushes.

#include "formats/pddl_domain.hpp"

#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <vector>

#include "formats/input_file.hpp"
#include "formats/pddl_text.hpp"
#include "formats/target_names.hpp"

namespace tabkeeper::formats {

namespace {

const char* const expected_text = R"(
(define (domain sokoban-sequential)
  (:types thing location direction - object player stone - thing)
  (:predicates (clear ?l - location) (at ?t - thing ?l - location) (at-goal ?s - stone)
               (is-goal ?l - location) (is-nongoal ?l - location)
               (move-dir ?from ?to - location ?dir - direction))
  (:functions (total-cost) - number)
  (:action move
   :parameters (?p - player ?from ?to - location ?dir - direction)
   :precondition (and (at ?p ?from) (clear ?to) (move-dir ?from ?to ?dir))
   :effect (and (not (at ?p ?from)) (not (clear ?to)) (at ?p ?to) (clear ?from)))
  (:action push-to-nongoal
   :parameters (?p - player ?s - stone ?ppos ?from ?to - location ?dir - direction)
   :precondition (and (at ?p ?ppos) (at ?s ?from) (clear ?to) (move-dir ?ppos ?from ?dir)
                      (move-dir ?from ?to ?dir) (is-nongoal ?to))
   :effect (and (not (at ?p ?ppos)) (not (at ?s ?from)) (not (clear ?to)) (at ?p ?from)
                (at ?s ?to) (clear ?ppos) (not (at-goal ?s)) (increase (total-cost) 1)))
  (:action push-to-goal
   :parameters (?p - player ?s - stone ?ppos ?from ?to - location ?dir - direction)
   :precondition (and (at ?p ?ppos) (at ?s ?from) (clear ?to) (move-dir ?ppos ?from ?dir)
                      (move-dir ?from ?to ?dir) (is-goal ?to))
   :effect (and (not (at ?p ?ppos)) (not (at ?s ?from)) (not (clear ?to)) (at ?p ?from)
                (at ?s ?to) (clear ?ppos) (at-goal ?s) (increase (total-cost) 1))))
)";

/// Literals, types or predicates in their one form, each with what stood there.
using Parts = std::map<std::string, const Expression*>;

struct Action {
    const Expression* here = nullptr;
    std::vector<Typed> parameters;
    const Expression* precondition = nullptr;
    const Expression* effect = nullptr;
};

/// A domain file taken apart.
class Domain {
public:
    explicit Domain(Source& source) : text_(source) {
        definition_ = read_definition(text_, source, "(define (domain sokoban-sequential) ...)");
        if (definition_.items.size() > 1 && definition_.items[1].begins("problem")) {
            text_.fail(definition_.items[1], "this is a problem; expected its domain");
        }
        name_ = &name_in(text_, definition_, "domain");
        for (std::size_t index = 2; index < definition_.items.size(); ++index) {
            take(definition_.items[index]);
        }
    }

    const PddlReader& text() const { return text_; }
    const Expression& definition() const { return definition_; }
    const Expression& name() const { return *name_; }
    const Parts& types() const { return types_; }
    const Parts& predicates() const { return predicates_; }
    const std::map<std::string, Action>& actions() const { return actions_; }
    const Expression* functions() const { return functions_; }

private:
    void take(const Expression& section) {
        if (section.begins(":requirements")) return check_requirements(section);
        if (section.begins(":types")) return take_types(section);
        if (section.begins(":predicates")) return take_predicates(section);
        if (section.begins(":functions")) return take_functions(section);
        if (section.begins(":action")) return take_action(section);
        text_.fail(section,
                   "expected :requirements, :types, :predicates, :functions or :action of "
                   "the domain sokoban-sequential, found " +
                       section.text());
    }

    void check_requirements(const Expression& section) const {
        for (std::size_t index = 1; index < section.items.size(); ++index) {
            const Expression& item = section.items[index];
            if (item.is(":strips") || item.is(":typing") || item.is(":action-costs")) continue;
            text_.fail(item,
                       "expected the requirements :typing and :action-costs, found " + item.text());
        }
    }

    void take_types(const Expression& section) {
        for (const Typed& type : typed_list(text_, section, 1)) {
            types_.emplace(in_small_letters(type.name->word) + " - " + type.type, type.name);
        }
    }

    void take_predicates(const Expression& section) {
        for (std::size_t index = 1; index < section.items.size(); ++index) {
            const Expression& item = section.items[index];
            if (!item.is_list || item.items.empty() || item.items[0].is_list) {
                text_.fail(item, "expected a predicate, found " + item.text());
            }
            std::string form = "(" + in_small_letters(item.items[0].word);
            for (const Typed& argument : typed_list(text_, item, 1)) form += " " + argument.type;
            predicates_.emplace(form + ")", &item);
        }
    }

    void take_functions(const Expression& section) {
        functions_ = &section;
        const auto& items = section.items;
        const bool is_typed = items.size() == 4 && items[2].is("-") && items[3].is("number");
        const bool is_total =
            items.size() > 1 && items[1].begins("total-cost") && items[1].items.size() == 1;
        if (is_total && (items.size() == 2 || is_typed)) return;
        text_.fail(section, "expected (:functions (total-cost) - number), found " + section.text());
    }

    void take_action(const Expression& section) {
        if (section.items.size() < 2 || section.items[1].is_list) {
            text_.fail(section, "expected (:action NAME ...), found " + section.text());
        }
        Action action;
        action.here = &section;
        for (std::size_t index = 2; index < section.items.size(); index += 2) {
            const Expression& key = section.items[index];
            if (index + 1 == section.items.size() || !section.items[index + 1].is_list) {
                text_.fail(key, "expected a list after " + key.text());
            }
            const Expression& value = section.items[index + 1];
            if (key.is(":parameters")) {
                action.parameters = typed_list(text_, value, 0);
            } else if (key.is(":precondition")) {
                action.precondition = &value;
            } else if (key.is(":effect")) {
                action.effect = &value;
            } else {
                text_.fail(key,
                           "expected :parameters, :precondition or :effect, found " + key.text());
            }
        }
        const std::string name = in_small_letters(section.items[1].word);
        if (action.precondition == nullptr || action.effect == nullptr) {
            text_.fail(section, "the action " + name + " lacks its :precondition or its :effect");
        }
        if (!actions_.emplace(name, action).second) {
            text_.fail(section, "a second action " + name);
        }
    }

    PddlReader text_;
    Expression definition_;
    const Expression* name_ = nullptr;
    Parts types_, predicates_;
    const Expression* functions_ = nullptr;
    std::map<std::string, Action> actions_;
};

class Comparison {
public:
    Comparison(const Domain& given, const Domain& expected) : given_(given), expected_(expected) {}

    /// Throws InputError; says whether the domain counts pushes.
    bool counts_pushes() {
        if (!given_.name().is("sokoban-sequential")) {
            text().fail(given_.name(),
                        "expected the domain sokoban-sequential, found " + given_.name().word);
        }
        compare(given_.types(), expected_.types(), given_.definition(), "type");
        compare(given_.predicates(), expected_.predicates(), given_.definition(), "predicate");
        for (const auto& [name, action] : given_.actions()) {
            if (expected_.actions().count(name) > 0) continue;
            text().fail(*action.here, "sokoban-sequential has no action " + name);
        }
        for (const auto& [name, action] : expected_.actions()) {
            const auto found = given_.actions().find(name);
            if (found == given_.actions().end()) {
                text().fail(given_.definition(), "the domain lacks the action " + name);
            }
            compare(name, found->second, action);
        }
        return given_.functions() != nullptr;
    }

private:
    const PddlReader& text() const { return given_.text(); }

    void compare(const Parts& given, const Parts& expected, const Expression& whole,
                 const std::string& what) const {
        for (const auto& [form, here] : given) {
            if (expected.count(form) > 0) continue;
            text().fail(*here, "sokoban-sequential has no " + what + " " + form);
        }
        for (const auto& [form, here] : expected) {
            if (given.count(form) == 0) text().fail(whole, "expected the " + what + " " + form);
        }
    }

    void compare(const std::string& name, const Action& given, const Action& expected) const {
        bool is_same = given.parameters.size() == expected.parameters.size();
        std::map<std::string, std::string> variables;  // by place, the expected action's names
        for (std::size_t index = 0; is_same && index < given.parameters.size(); ++index) {
            is_same = given.parameters[index].type == expected.parameters[index].type;
            const std::string own = in_small_letters(given.parameters[index].name->word);
            is_same =
                is_same && variables.emplace(own, expected.parameters[index].name->word).second;
        }
        if (!is_same) {
            std::string wanted;
            for (const Typed& parameter : expected.parameters) {
                wanted += " " + parameter.name->word + " - " + parameter.type;
            }
            text().fail(*given.here, "expected the parameters" + wanted + " of the action " + name);
        }
        const std::map<std::string, std::string> same;
        compare(parts(*given.precondition, variables), parts(*expected.precondition, same),
                *given.precondition, "precondition in " + name + ":");
        Parts effects = parts(*given.effect, variables);
        Parts wanted = parts(*expected.effect, same);
        if (given_.functions() == nullptr) {
            wanted.erase("(increase (total-cost) 1)");  // counts nothing
        } else if (name == "move") {
            effects.erase("(increase (total-cost) 0)");
        }
        compare(effects, wanted, *given.effect, "effect in " + name + ":");
    }

    static Parts parts(const Expression& list, const std::map<std::string, std::string>& rename) {
        Parts parts;
        const bool is_and = list.begins("and");
        if (!is_and) parts.emplace(form(list, rename), &list);
        for (std::size_t index = 1; is_and && index < list.items.size(); ++index) {
            parts.emplace(form(list.items[index], rename), &list.items[index]);
        }
        return parts;
    }

    static std::string form(const Expression& item,
                            const std::map<std::string, std::string>& rename) {
        if (!item.is_list) {
            const std::string word = in_small_letters(item.word);
            const auto found = rename.find(word);
            if (found != rename.end()) return found->second;
            const bool is_stray = !rename.empty() && !word.empty() && word[0] == '?';
            return is_stray ? word + " (no parameter)" : word;
        }
        std::string text = "(";
        for (const Expression& part : item.items) {
            text += (text.size() > 1 ? " " : "") + form(part, rename);
        }
        return text + ")";
    }

    const Domain& given_;
    const Domain& expected_;
};

}  // namespace

void check_domain(const ReadOptions& options) {
    const Place start{options.domain.string(), 1, 1};
    const auto file = std::make_unique<InputFile>(options.domain, options, "a domain file");
    const auto source = std::make_unique<Source>(file->text(), start.file, options);
    std::istringstream known(expected_text);
    const auto known_source = std::make_unique<Source>(known, "sokoban-sequential", options);
    const Domain given(*source);
    const Domain expected(*known_source);
    if (!Comparison(given, expected).counts_pushes()) {
        options.warn(start, "this domain counts no costs; tabkeeper counts pushes unless told");
    }
}

}  // namespace tabkeeper::formats
