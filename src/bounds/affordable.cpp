#include "bounds/affordable.hpp"

#include <algorithm>

namespace tabkeeper::bounds {

Affordable::Affordable(const board::Board& board, const WaysCache& cache)
    : board_(board),
      cache_(cache),
      goal_at_(board.size(), no_goal),
      is_wall_(board.size(), 0),
      least_to_pay_(board.size() * 4),
      known_(board.size() * 4, 0),
      row_(board.goals().size()) {
    for (std::size_t goal = 0; goal < board.goals().size(); ++goal) {
        goal_at_[board.goals()[goal]] = static_cast<std::uint16_t>(goal);
    }
}

void Affordable::look(const Assignment& assignment, const WalledWays* walled,
                      std::span<const Location> boxes, std::span<const Value> slack) {
    assignment_ = &assignment;
    walled_ = walled;
    boxes_ = boxes;
    slack_ = slack;
    std::fill(is_wall_.begin(), is_wall_.end(), 0);
    if (walled != nullptr) {
        for (const Location wall : walled->walls()) is_wall_[wall] = 1;
    }
    if (++looks_ != 0) return;
    std::fill(known_.begin(), known_.end(), 0U);
    looks_ = 1;
}

void Affordable::work_out(std::size_t node, Location box, Direction to_player) {
    fill_costs(board_, cache_.open(), walled_, box, board_.step(box, to_player), row_.data());
    Value least = 2 * Assignment::forbidden;
    for (std::size_t goal = 0; goal < row_.size(); ++goal) {
        least = std::min(least, row_[goal] - assignment_->column_price(goal));
    }
    known_[node] = looks_;
    least_to_pay_[node] = least;
}

}  // namespace tabkeeper::bounds
