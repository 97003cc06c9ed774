#pragma once

// What pairs of boxes add to a matching.
//
// A solved matching has a price for each row and each column, whose sum is its total, and each box
// and goal have a reduced cost that is not negative: what it would cost more to bring this box to
// that goal. For each assignment of boxes to goals the total and the reduced costs of all its pairs
// of box and goal are what the boxes cost one by one. So two boxes together cost, beyond the total,
// at least the least over two goals of both reduced costs and what the two have to pay extra for
// standing in each other's way; and boxes in different pairs pay for themselves. Any choice of
// disjoint pairs will do; here the one that adds most is taken first.
//
// It is not consistent: a push may undo two pairs at once.

#include <cstdint>
#include <span>
#include <vector>

#include "board/pair_costs.hpp"
#include "board/price.hpp"
#include "bounds/assignment.hpp"

namespace tabkeeper::bounds {

/// Scratch memory of one worker.
class PairExtras {
public:
    /// What is added for a position whose matching was just solved: box i is row i, `counts[i]`
    /// says whether its costs are those that the pairs were worked out with.
    Assignment::Value at(const board::PairCosts& pairs, const Assignment& assignment,
                         std::span<const Location> boxes, Location player,
                         std::span<const std::uint8_t> counts);

    /// The whole bound for the position that differs from that one by one row.
    Assignment::Value after(const board::PairCosts& pairs, const Assignment& assignment,
                            std::span<const Location> boxes, Location player, std::size_t row,
                            Location to, const Assignment::Value* costs, bool row_counts);

    /// Adds to the slack of each box what its pair was said by at() to add.
    void add_to(std::vector<Assignment::Value>& slack) const {
        for (const Pair& pair : taken_) {
            slack[pair.one] += pair.extra;
            slack[pair.other] += pair.extra;
        }
    }

private:
    using Value = Assignment::Value;

    struct Pair {
        Value extra;
        std::uint32_t one;
        std::uint32_t other;
    };

    static void put_largest_first(std::vector<Pair>& pairs);
    Value extra_of(const board::PairCosts& pairs, std::uint32_t state, std::uint64_t tight_one,
                   const Value* reduced_one, std::uint64_t tight_other,
                   const Value* reduced_other) const;
    std::uint64_t tight_goals(const Value* reduced) const;

    std::size_t goals_ = 0;
    std::vector<Value> reduced_;        // by row, then goal
    std::vector<std::uint64_t> tight_;  // by row: goals without a reduced cost
    std::vector<std::uint8_t> counts_;  // by row
    std::vector<Pair> pairs_;           // that add something
    std::vector<Pair> taken_;           // those of them that were counted
    std::vector<Value> row_;
    std::vector<Pair> new_pairs_;
    std::vector<std::uint8_t> is_taken_;  // by row
};

}  // namespace tabkeeper::bounds
