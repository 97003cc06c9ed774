#pragma once

// Minimum-cost assignment of rows to columns, as many of the one as of the other (Kuhn 1955; in the
// shortest augmenting path form of Jonker and Volgenant), and what it would cost if one row
// changed.

#include <cstddef>
#include <cstdint>
#include <limits>

#include "board/own_lines.hpp"

namespace tabkeeper::bounds {

class Assignment {
public:
    using Value = std::int32_t;

    /// The cost of a pair that is not allowed; allowed ones add up to less.
    static constexpr Value forbidden = 1 << 28;

    explicit Assignment(std::size_t size);

    Value& cost(std::size_t row, std::size_t column) { return costs_[row * size_ + column]; }

    /// What it would cost more, at the prices of the last solve(), to give the row this column:
    /// never less than nothing. The total is the sum of all prices.
    Value reduced_cost(std::size_t row, std::size_t column) const {
        return costs_[row * size_ + column] - row_price_[row] - column_price_[column];
    }
    Value row_price(std::size_t row) const { return row_price_[row]; }
    Value column_price(std::size_t column) const { return column_price_[column]; }
    Value total() const { return total_; }

    /// The least total, or `forbidden` where no assignment is allowed.
    Value solve();

    /// The least total if `row` had these costs, after a solve() that was not forbidden. Changes
    /// nothing: one search for the shortest path to the column that the row had.
    Value with_row(std::size_t row, const Value* costs);

private:
    static constexpr Value settled = std::numeric_limits<Value>::max();
    static constexpr Value none = -1;
    static constexpr Value lowest_price = -(1 << 20);

    std::size_t nearest() const;
    bool augment(std::size_t row);
    void rebase();

    std::size_t size_;
    board::OwnVector<Value> costs_;
    board::OwnVector<Value> row_price_;
    board::OwnVector<Value> column_price_;
    board::OwnVector<Value> row_of_;     // by column; none where free
    board::OwnVector<Value> column_of_;  // by row
    board::OwnVector<Value> distance_;   // by column
    board::OwnVector<Value> open_;       // the same, or `settled`
    board::OwnVector<Value> through_;  // by column: the row it was reached from; none: the new one
    board::OwnVector<std::size_t> unassigned_;
    Value total_ = 0;
};

}  // namespace tabkeeper::bounds
