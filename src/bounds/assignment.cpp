// Rows enter one by one. Each looks for the shortest augmenting path in reduced costs (Dijkstra),
// prices change so that reduced costs stay non-negative and those of pairs in use stay zero, and
// the path is flipped. The total is the sum of all prices.
//
// If one row changes, its column becomes free and only that row needs a new path: its length is
// what the total changes by, and as nobody asks for the new assignment itself nothing is written.

#include "bounds/assignment.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace tabkeeper::bounds {

Assignment::Assignment(std::size_t size)
    : size_(size),
      costs_(size * size, 0),
      row_price_(size),
      column_price_(size),
      row_of_(size),
      column_of_(size),
      distance_(size),
      through_(size),
      order_(size) {}

Assignment::Value Assignment::solve() {
    std::fill(column_price_.begin(), column_price_.end(), 0);
    std::fill(row_of_.begin(), row_of_.end(), size_);
    total_ = 0;
    for (std::size_t row = 0; row < size_; ++row) {
        if (!augment(row)) return forbidden;
    }
    return total_;
}

Assignment::Value Assignment::with_row(std::size_t row, const Value* costs) {
    const std::size_t column = column_of_[row];
    row_of_[column] = size_;
    Value price = std::numeric_limits<Value>::max();
    for (std::size_t other = 0; other < size_; ++other) {
        price = std::min(price, costs[other] - column_price_[other]);
    }
    const Value length = shortest_path(costs, price);
    row_of_[column] = row;
    const Value total = total_ - row_price_[row] + price + length;
    return total >= forbidden / 2 ? forbidden : total;
}

/// Dijkstra from a row with these costs and this price to the nearest free column, `reached_`.
/// The settled columns are the first `settled_` of `order_`.
Assignment::Value Assignment::shortest_path(const Value* costs, Value price) {
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    settled_ = 0;
    for (std::size_t column = 0; column < size_; ++column) {
        distance_[column] = costs[column] - column_price_[column] - price;
        through_[column] = size_;
    }
    while (true) {
        std::size_t nearest = settled_;
        for (std::size_t index = settled_ + 1; index < size_; ++index) {
            const Value here = distance_[order_[index]];
            const Value best = distance_[order_[nearest]];
            if (here < best || (here == best && row_of_[order_[index]] == size_)) nearest = index;
        }
        const std::size_t column = order_[nearest];
        const Value length = distance_[column];
        if (row_of_[column] == size_ || length >= forbidden / 2) {
            reached_ = column;
            return length;
        }
        std::swap(order_[settled_++], order_[nearest]);
        const std::size_t row = row_of_[column];
        const Value* onward = &costs_[row * size_];
        const Value base = length - row_price_[row];
        for (std::size_t index = settled_; index < size_; ++index) {
            const std::size_t other = order_[index];
            const Value candidate = base + onward[other] - column_price_[other];
            if (candidate < distance_[other]) {
                distance_[other] = candidate;
                through_[other] = row;
            }
        }
    }
}

/// Brings one more row in; false where it finds no allowed column.
bool Assignment::augment(std::size_t row) {
    const Value* costs = &costs_[row * size_];
    const Value length = shortest_path(costs, 0);
    if (length >= forbidden / 2) return false;
    for (std::size_t index = 0; index < settled_; ++index) {
        const std::size_t column = order_[index];
        row_price_[row_of_[column]] += length - distance_[column];
        column_price_[column] -= length - distance_[column];
    }
    row_price_[row] = length;
    total_ += length;
    for (std::size_t column = reached_; column != size_;) {
        const std::size_t owner = through_[column] == size_ ? row : through_[column];
        row_of_[column] = owner;
        const std::size_t next = owner == row ? size_ : column_of_[owner];
        column_of_[owner] = column;
        column = next;
    }
    return true;
}

}  // namespace tabkeeper::bounds
