#pragma once

// Between what users call a cost, what the search adds up, and what an entry of the table holds.

#include <algorithm>
#include <cstdint>

#include "board/price.hpp"
#include "tabkeeper/plan.hpp"
#include "table/entry.hpp"

namespace tabkeeper::search {

class Measure {
public:
    explicit Measure(CostKind kind)
        : kind_(kind),
          shift_(is_lexicographic(kind) ? board::pair_shift : 0),
          second_bits_(second_bits_of(kind)) {}

    CostKind kind() const { return kind_; }

    board::Price price_of(Cost cost) const {
        if (cost.first >= infinite_cost.first) return board::infinite_price;
        return board::Price{cost.first} << shift_ | (shift_ == 0 ? 0 : cost.second);
    }
    Cost cost_of(board::Price price) const {
        if (price >= board::infinite_price) return infinite_cost;
        if (shift_ == 0) return static_cast<std::uint32_t>(price);
        return {static_cast<std::uint32_t>(price >> shift_), static_cast<std::uint32_t>(price)};
    }

    /// What an entry holds of a price: the highest number it can that claims no more.
    table::Cost entry_of(board::Price price) const {
        if (price >= board::infinite_price) return table::dead_bound;
        if (shift_ == 0) {
            return static_cast<table::Cost>(std::min<board::Price>(price, table::highest_bound));
        }
        const board::Price first = price >> shift_;
        const board::Price second = price & 0xFFFF'FFFFU;
        const board::Price most_first = table::highest_bound >> second_bits_;
        if (first >= most_first) return static_cast<table::Cost>(most_first << second_bits_);
        const board::Price most_second = (board::Price{1} << second_bits_) - 1;
        return static_cast<table::Cost>(first << second_bits_ | std::min(second, most_second));
    }
    board::Price price_of_entry(table::Cost number) const {
        if (number >= table::dead_bound) return board::infinite_price;
        if (shift_ == 0) return number;
        const board::Price first = number >> second_bits_;
        return first << shift_ | (number & ((table::Cost{1} << second_bits_) - 1));
    }
    /// Whether an entry holds it exactly.
    bool fits_entry(board::Price price) const {
        return price < board::infinite_price && price_of_entry(entry_of(price)) == price;
    }

private:
    /// Moves are many and pushes are fewer; lines are fewest.
    static unsigned second_bits_of(CostKind kind) {
        if (!is_lexicographic(kind)) return 0;
        return kind == CostKind::MovesPushes ? 12 : 16;
    }

    CostKind kind_;
    unsigned shift_;
    unsigned second_bits_;
};

}  // namespace tabkeeper::search
