#pragma once

// The time points of plans: the instance's own labels, then numbers.

#include <cstddef>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "tabkeeper/formats.hpp"

namespace tabkeeper::formats {

/// Where a label stands: by the instance's own order where it counts what the plan counts, else by
/// number.
class StepOrder {
public:
    StepOrder(const Instance& instance, CostKind counted);

    /// Labels first, then numbers that are none of the labels. Throws InputError.
    std::pair<bool, long> of(const std::string& label, const Place& place) const;

private:
    std::unordered_map<std::string, long> order_;
};

/// The labels of a plan's first `count` time points. A plan longer than the instance's labels goes
/// on with numbers that none of them is.
std::vector<std::string> step_labels(const Instance& instance, CostKind counted, std::size_t count);

}  // namespace tabkeeper::formats
