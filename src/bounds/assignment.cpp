// Rows enter one by one. Each looks for the shortest augmenting path in reduced costs (Dijkstra),
// prices change so that reduced costs stay non-negative and those of pairs in use stay zero, and
// the path is flipped. The total is the sum of all prices.
//
// If one row changes, its column becomes free and only that row needs a new path: its length is
// what the total changes by, and as nobody asks for the new assignment itself nothing is written.
// That is what a search does for every child, so its loops run over plain arrays without branches.

#include "bounds/assignment.hpp"

#include <algorithm>
#include <numeric>

namespace tabkeeper::bounds {

Assignment::Assignment(std::size_t size)
    : size_(size),
      costs_(size * size, 0),
      row_price_(size),
      column_price_(size),
      row_of_(size),
      column_of_(size),
      distance_(size),
      open_(size),
      through_(size) {}

/// Any prices of the columns will do to begin with. Those of the last solution leave few rows
/// without a column of their own, because states that follow one another are alike.
Assignment::Value Assignment::solve() {
    std::fill(row_of_.begin(), row_of_.end(), none);
    unassigned_.clear();
    for (std::size_t row = 0; row < size_; ++row) {
        const Value* costs = &costs_[row * size_];
        for (std::size_t column = 0; column < size_; ++column) {
            open_[column] = costs[column] - column_price_[column];
        }
        const std::size_t best = nearest();
        row_price_[row] = open_[best];
        if (row_of_[best] == none && open_[best] < forbidden / 2) {
            row_of_[best] = static_cast<Value>(row);
            column_of_[row] = static_cast<Value>(best);
        } else {
            unassigned_.push_back(row);
        }
    }
    for (const std::size_t row : unassigned_) {
        if (augment(row)) continue;
        std::fill(column_price_.begin(), column_price_.end(), 0);
        return forbidden;
    }
    // Prices of pieces that have nothing to do with each other may lie far apart.
    const std::int64_t total =
        std::accumulate(row_price_.begin(), row_price_.end(), std::int64_t{0}) +
        std::accumulate(column_price_.begin(), column_price_.end(), std::int64_t{0});
    if (total >= forbidden / 2) return forbidden;
    total_ = static_cast<Value>(total);
    const bool is_low = std::any_of(column_price_.begin(), column_price_.end(),
                                    [](Value price) { return price < lowest_price; });
    if (is_low) rebase();
    return total_;
}

/// Prices only fall; before they fall out of range all go up again, and the rows' go down.
void Assignment::rebase() {
    for (Value& price : column_price_) price -= lowest_price;
    for (Value& price : row_price_) price += lowest_price;
}

/// Only the row's own column is free, so the shortest way to that one is all there is to find.
Assignment::Value Assignment::with_row(std::size_t row, const Value* costs) {
    const auto home = static_cast<std::size_t>(column_of_[row]);
    for (std::size_t column = 0; column < size_; ++column) {
        distance_[column] = costs[column] - column_price_[column];
    }
    const Value before = total_ - row_price_[row];
    std::copy(distance_.begin(), distance_.end(), open_.begin());
    while (true) {
        const auto column =
            static_cast<std::size_t>(std::min_element(open_.begin(), open_.end()) - open_.begin());
        const Value length = open_[column];
        if (length >= distance_[home] || length >= forbidden / 2) break;
        open_[column] = settled;
        const auto owner = static_cast<std::size_t>(row_of_[column]);
        const Value* onward = &costs_[owner * size_];
        const Value base = length - row_price_[owner];
        for (std::size_t other = 0; other < size_; ++other) {
            const Value candidate = base + onward[other] - column_price_[other];
            const bool is_shorter = candidate < distance_[other];
            distance_[other] = is_shorter ? candidate : distance_[other];
            open_[other] = is_shorter ? candidate : open_[other];
        }
    }
    const Value total = before + distance_[home];
    return total >= forbidden / 2 ? forbidden : total;
}

/// The open column that is reached at least cost, a free one if there is one; any of them where all
/// are settled.
std::size_t Assignment::nearest() const {
    Value least = settled;
    for (std::size_t column = 0; column < size_; ++column) least = std::min(least, open_[column]);
    std::size_t first = size_;
    for (std::size_t column = 0; column < size_; ++column) {
        if (open_[column] != least) continue;
        if (row_of_[column] == none) return column;
        if (first == size_) first = column;
    }
    return first;
}

/// Brings one more row in; false where it finds no allowed column.
bool Assignment::augment(std::size_t row) {
    const Value* costs = &costs_[row * size_];
    for (std::size_t column = 0; column < size_; ++column) {
        distance_[column] = costs[column] - column_price_[column];
        through_[column] = none;
    }
    std::copy(distance_.begin(), distance_.end(), open_.begin());
    std::size_t reached = nearest();
    Value length = open_[reached];
    while (row_of_[reached] != none && length < forbidden / 2) {
        open_[reached] = settled;
        const auto owner = static_cast<std::size_t>(row_of_[reached]);
        const Value* onward = &costs_[owner * size_];
        const Value base = length - row_price_[owner];
        for (std::size_t other = 0; other < size_; ++other) {
            const Value candidate = base + onward[other] - column_price_[other];
            const bool is_shorter = candidate < distance_[other];
            distance_[other] = is_shorter ? candidate : distance_[other];
            open_[other] = is_shorter ? candidate : open_[other];
            through_[other] = is_shorter ? static_cast<Value>(owner) : through_[other];
        }
        reached = nearest();
        length = open_[reached];
    }
    if (length >= forbidden / 2) return false;
    for (std::size_t column = 0; column < size_; ++column) {
        if (open_[column] != settled) continue;
        row_price_[static_cast<std::size_t>(row_of_[column])] += length - distance_[column];
        column_price_[column] -= length - distance_[column];
    }
    row_price_[row] = length;
    for (auto column = static_cast<Value>(reached); column != none;) {
        const auto here = static_cast<std::size_t>(column);
        const std::size_t owner =
            through_[here] == none ? row : static_cast<std::size_t>(through_[here]);
        row_of_[here] = static_cast<Value>(owner);
        const Value next = owner == row ? none : column_of_[owner];
        column_of_[owner] = column;
        column = next;
    }
    return true;
}

}  // namespace tabkeeper::bounds
