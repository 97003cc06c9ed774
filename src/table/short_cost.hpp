#pragma once

// Half an entry, for tables that hold nothing but the least costs known: what the layered engine
// needs. Costs go up to 65,534; whoever has dearer ones takes whole entries.

#include <algorithm>
#include <cstdint>

#include "table/entry.hpp"

namespace tabkeeper::table {

class ShortCost {
public:
    static constexpr Cost highest_cost = 0xFFFE;

    Cost cost() const { return cost_ > highest_cost ? no_cost : cost_; }
    void lower_cost(Cost cost) { cost_ = static_cast<std::uint16_t>(std::min<Cost>(cost_, cost)); }
    void merge(const Entry& facts) { lower_cost(facts.cost()); }

private:
    std::uint16_t cost_ = 0xFFFF;
};

static_assert(sizeof(ShortCost) == 2 && alignof(ShortCost) == 2);

}  // namespace tabkeeper::table
