#pragma once

// What each box can afford, if a plan is to cost no more than a budget.
//
// A solved matching has a price for each box and each goal, and their sum is its total. A box that
// has been pushed k times and stands at a location is at least `least_to_pay` of that location
// short of the price of any goal, so that its way, if it ends on that goal, costs at least
//     k + least_to_pay(location) - price of the box
// more than its share of the total: its excess, which never falls from push to push. All excesses
// together are what the plan costs beyond the total, so none of them is more than the slack of the
// budget; and where two boxes are known to pay something extra for each other, only these two can
// have that.
//
// Scratch memory of one worker.

#include <cstdint>
#include <span>
#include <vector>

#include "board/board.hpp"
#include "bounds/assignment.hpp"
#include "bounds/ways.hpp"

namespace tabkeeper::bounds {

class Affordable {
public:
    using Value = Assignment::Value;

    Affordable(const board::Board& board, const WaysCache& cache);

    /// From now on it is about these boxes: box i is row i of the assignment, and may exceed its
    /// price by slack[i]. What is given here is referred to later on.
    void look(const Assignment& assignment, const WalledWays* walled,
              std::span<const Location> boxes, std::span<const Value> slack);

    std::span<const Location> boxes() const { return boxes_; }
    Value price_of(std::size_t box) const { return assignment_->row_price(box); }
    Value slack_of(std::size_t box) const { return slack_[box]; }

    /// Whether the location is a wall, or a box is there that will never move again.
    bool is_wall(Location location) const { return is_wall_[location] != 0; }

    /// For a box at the location, the player being next to it in that direction.
    Value least_to_pay(Location box, Direction to_player) {
        const std::size_t node = box * 4 + index_of(to_player);
        if (known_[node] != looks_) work_out(node, box, to_player);
        return least_to_pay_[node];
    }

    /// What is added to the excess of a box that stays there for ever and had this left to pay.
    Value excess_at_end(Location location, Value least_to_pay) const {
        const std::uint16_t goal = goal_at_[location];
        if (goal == no_goal) return Assignment::forbidden;
        return -assignment_->column_price(goal) - least_to_pay;
    }

    /// Whether a box can stay where it is for ever.
    bool may_stay(std::size_t box) const {
        return is_wall(boxes_[box]) || excess_at_end(boxes_[box], price_of(box)) <= slack_of(box);
    }

private:
    static constexpr std::uint16_t no_goal = 0xFFFF;

    void work_out(std::size_t node, Location box, Direction to_player);

    const board::Board& board_;
    const WaysCache& cache_;
    std::vector<std::uint16_t> goal_at_;  // by location
    const Assignment* assignment_ = nullptr;
    const WalledWays* walled_ = nullptr;
    std::span<const Location> boxes_;
    std::span<const Value> slack_;
    std::vector<std::uint8_t> is_wall_;  // by location
    std::vector<Value> least_to_pay_;    // by location and direction
    std::vector<std::uint32_t> known_;   // the look at which it was worked out
    std::uint32_t looks_ = 0;
    std::vector<Value> row_;
};

}  // namespace tabkeeper::bounds
