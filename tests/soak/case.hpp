#pragma once

// One instance and what is true about it.

#include <array>
#include <cstdint>
#include <optional>

#include "oracle/oracle.hpp"
#include "tabkeeper/instance.hpp"

namespace tabkeeper::soak {

enum class Witness : std::uint8_t {
    Oracle,
    PlainSearch,  ///< the search without rules, where the oracle would take too long
    Nobody,       ///< it took too long for that as well
};

struct Truth {
    oracle::Answer answer;
    Witness witness = Witness::Nobody;
};

class Case {
public:
    explicit Case(Instance instance) : instance_(std::move(instance)) {}

    const Instance& instance() const { return instance_; }

    /// Worked out when it is first asked for.
    const Truth& truth(CostKind cost);

private:
    Instance instance_;
    std::array<std::optional<Truth>, all_cost_kinds.size()> truths_;
};

}  // namespace tabkeeper::soak
