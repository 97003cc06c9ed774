// Labels of an instance that counts something else, moves for instance where the plan tells lines,
// would say something wrong: then plans are numbered from 1.

#include "formats/step_order.hpp"

#include <algorithm>
#include <optional>

#include "formats/time_points.hpp"

namespace tabkeeper::formats {

namespace {

const std::vector<std::string>& own_labels(const Instance& instance, CostKind counted) {
    static const std::vector<std::string> none;
    return natural_cost(instance.format) == counted ? instance.step_labels : none;
}

}  // namespace

StepOrder::StepOrder(const Instance& instance, CostKind counted) {
    const auto& labels = own_labels(instance, counted);
    for (std::size_t index = 0; index < labels.size(); ++index) {
        order_.emplace(labels[index], static_cast<long>(index));
    }
}

std::pair<bool, long> StepOrder::of(const std::string& label, const Place& place) const {
    if (const auto known = order_.find(label); known != order_.end()) return {false, known->second};
    const auto number = number_in(label);
    if (!number) {
        Source::fail(place, "expected a step of the instance or a number, found " + label);
    }
    return {true, *number};
}

std::vector<std::string> step_labels(const Instance& instance, CostKind counted,
                                     std::size_t count) {
    const auto& own = own_labels(instance, counted);
    std::optional<long> largest;
    for (const std::string& label : own) largest = std::max(largest, number_in(label));
    long number = largest.value_or(static_cast<long>(own.size()));
    std::vector<std::string> labels;
    for (std::size_t index = 0; index < count; ++index) {
        labels.push_back(index < own.size() ? own[index] : std::to_string(++number));
    }
    return labels;
}

}  // namespace tabkeeper::formats
