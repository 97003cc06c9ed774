// Plans as `push(From,Direction,To,Step)` atoms, in any order: the steps put them in line.

#include <algorithm>
#include <map>
#include <ostream>
#include <unordered_map>
#include <utility>

#include "formats/facts.hpp"
#include "formats/readers.hpp"
#include "formats/time_points.hpp"
#include "formats/writers.hpp"

namespace tabkeeper::formats {

namespace {

/// Where a step label stands: by the instance's own order, else by number.
class StepOrder {
public:
    explicit StepOrder(const Instance& instance) {
        for (std::size_t index = 0; index < instance.step_labels.size(); ++index) {
            order_.emplace(instance.step_labels[index], static_cast<long>(index));
        }
    }

    /// Labels first, then numbers that are none of the labels.
    std::pair<bool, long> of(const std::string& label, const Place& place) const {
        if (const auto known = order_.find(label); known != order_.end()) {
            return {false, known->second};
        }
        const auto number = number_in(label);
        if (!number) {
            Source::fail(place, "expected a step of the instance or a number, found " + label);
        }
        return {true, *number};
    }

private:
    std::unordered_map<std::string, long> order_;
};

}  // namespace

WrittenPlan read_asp_plan(Source& source, const Instance& instance) {
    const Names names(instance);
    const StepOrder order(instance);
    std::map<std::pair<bool, long>, Push> pushes;
    FactReader facts(source, Stops::Optional);
    while (const auto fact = facts.next()) {
        if (!fact->is("push", 4)) {
            Source::fail(fact->place,
                         "expected push(From,Direction,To,Step), found " + fact->signature());
        }
        const auto direction = direction_from(fact->arguments[1]);
        if (!direction) {
            Source::fail(fact->place,
                         "expected up, right, down or left, found " + fact->arguments[1]);
        }
        const Push push{names.find(fact->arguments[0], fact->place), *direction,
                        names.find(fact->arguments[2], fact->place)};
        if (!pushes.emplace(order.of(fact->arguments[3], fact->place), push).second) {
            Source::fail(fact->place, "a second push in step " + fact->arguments[3]);
        }
    }
    Plan plan;
    for (const auto& [step, push] : pushes) plan.push_back(push);
    return {std::move(plan), std::nullopt};
}

void write_asp_plan(std::ostream& out, const Instance& instance, const Plan& plan) {
    const auto& labels = instance.step_labels;
    // A plan longer than the labels goes on with numbers that none of them is.
    std::optional<long> largest;
    for (const std::string& label : labels) largest = std::max(largest, number_in(label));
    long number = largest.value_or(static_cast<long>(labels.size()));
    for (std::size_t index = 0; index < plan.size(); ++index) {
        const Push& push = plan[index];
        out << "push(" << instance.names[push.from] << ',' << to_string(push.direction) << ','
            << instance.names[push.to] << ','
            << (index < labels.size() ? labels[index] : std::to_string(++number)) << ").\n";
    }
}

}  // namespace tabkeeper::formats
