// Plans as `push(From,Direction,To,Step)` atoms, in any order: the steps put them in line. B plans
// are the same without steps, `push(From,Direction,To)`, in the order of the text.

#include <map>
#include <ostream>
#include <utility>

#include "formats/facts.hpp"
#include "formats/readers.hpp"
#include "formats/step_order.hpp"
#include "formats/target_names.hpp"
#include "formats/writers.hpp"

namespace tabkeeper::formats {

WrittenPlan read_asp_plan(Source& source, const Instance& instance) {
    const NameIndex names(term_names(instance), instance.names);
    const StepOrder order(instance, CostKind::Lines);
    std::map<std::pair<bool, long>, Push> pushes;
    std::size_t arity = 0;
    FactReader facts(source, Stops::Optional);
    while (const auto fact = facts.next()) {
        const bool has_step = fact->is("push", 4);
        if (!has_step && !fact->is("push", 3)) {
            Source::fail(fact->place,
                         "expected push(From,Direction,To,Step), found " + fact->signature());
        }
        if (arity != 0 && arity != fact->arguments.size()) {
            Source::fail(fact->place, "expected push/" + std::to_string(arity) +
                                          " as before, found " + fact->signature());
        }
        arity = fact->arguments.size();
        const auto direction = direction_from(fact->arguments[1]);
        if (!direction) {
            Source::fail(fact->place,
                         "expected up, right, down or left, found " + fact->arguments[1]);
        }
        const Push push{names.location(fact->arguments[0], fact->place), *direction,
                        names.location(fact->arguments[2], fact->place)};
        const auto step = has_step ? order.of(fact->arguments[3], fact->place)
                                   : std::pair(true, static_cast<long>(pushes.size()));
        if (!pushes.emplace(step, push).second) {
            Source::fail(fact->place, "a second push in step " + fact->arguments[3]);
        }
    }
    Plan plan;
    for (const auto& [step, push] : pushes) plan.push_back(push);
    return {std::move(plan), std::nullopt};
}

void write_asp_plan(std::ostream& out, const Instance& instance, const Plan& plan) {
    const auto names = term_names(instance);
    const auto labels = step_labels(instance, CostKind::Lines, plan.size());
    for (std::size_t index = 0; index < plan.size(); ++index) {
        const Push& push = plan[index];
        out << "push(" << names[push.from] << ',' << to_string(push.direction) << ','
            << names[push.to] << ',' << labels[index] << ").\n";
    }
}

void write_b_plan(std::ostream& out, const Instance& instance, const Plan& plan) {
    const auto names = term_names(instance);
    for (const Push& push : plan) {
        out << "push(" << names[push.from] << ',' << to_string(push.direction) << ','
            << names[push.to] << ").\n";
    }
}

}  // namespace tabkeeper::formats
