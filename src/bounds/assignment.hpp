#pragma once

// Minimum-cost assignment of rows to columns, as many of the one as of the other (Kuhn 1955; in the
// shortest augmenting path form of Jonker and Volgenant), and what it would cost if one row
// changed.

#include <cstdint>
#include <vector>

namespace tabkeeper::bounds {

class Assignment {
public:
    using Value = std::int32_t;

    /// The cost of a pair that is not allowed; allowed ones add up to less.
    static constexpr Value forbidden = 1 << 28;

    explicit Assignment(std::size_t size);

    Value& cost(std::size_t row, std::size_t column) { return costs_[row * size_ + column]; }

    /// The least total, or `forbidden` where no assignment is allowed.
    Value solve();

    /// The least total if `row` had these costs, after a solve() that was not forbidden. Changes
    /// nothing: one search for the shortest path to the column that the row had.
    Value with_row(std::size_t row, const Value* costs);

private:
    Value shortest_path(const Value* costs, Value price);
    bool augment(std::size_t row);

    std::size_t size_;
    std::vector<Value> costs_;
    std::vector<Value> row_price_;
    std::vector<Value> column_price_;
    std::vector<std::size_t> row_of_;     // by column; size_ where free
    std::vector<std::size_t> column_of_;  // by row
    std::vector<Value> distance_;
    std::vector<std::size_t> through_;  // by column: the row it was reached from
    std::vector<std::size_t> order_;    // columns: settled ones first
    std::size_t settled_ = 0;
    std::size_t reached_ = 0;
    Value total_ = 0;
};

}  // namespace tabkeeper::bounds
