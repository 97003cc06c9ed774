// Rows are boxes and columns are goals, padded to a square with pairs that cost nothing: a box
// without a goal where boxes may be left over, a goal without a box where goals may. Only a square
// problem can be repaired row by row.

#include "bounds/matching.hpp"

#include <algorithm>

namespace tabkeeper::bounds {

Matching::Matching(const board::Board& board, const board::Sides& sides,
                   const board::Distances& distances)
    : board_(board),
      sides_(sides),
      distances_(distances),
      assignment_(std::max(board.boxes(), board.goals().size())),
      row_(std::max(board.boxes(), board.goals().size()), 0) {}

board::Price Matching::at(const board::Position& position) {
    boxes_.assign(position.boxes().begin(), position.boxes().end());
    for (std::size_t box = 0; box < boxes_.size(); ++box) {
        fill(boxes_[box], position.player(), &assignment_.cost(box, 0));
    }
    const Assignment::Value total = assignment_.solve();
    return total >= Assignment::forbidden ? board::infinite_price
                                          : static_cast<board::Price>(total);
}

board::Price Matching::after(const board::Position& position, const Push& push) {
    const auto box = std::lower_bound(boxes_.begin(), boxes_.end(), push.from) - boxes_.begin();
    fill(push.to, position.player(), row_.data());
    const Assignment::Value total =
        assignment_.with_row(static_cast<std::size_t>(box), row_.data());
    return total >= Assignment::forbidden ? board::infinite_price
                                          : static_cast<board::Price>(total);
}

void Matching::fill(Location box, Location player, Assignment::Value* row) const {
    const board::Side side = sides_.of(box, player);
    for (std::size_t goal = 0; goal < board_.goals().size(); ++goal) {
        const std::uint16_t distance = distances_.at(goal, box, side);
        row[goal] = distance == board::Distances::unreachable ? Assignment::forbidden
                                                              : Assignment::Value{distance};
    }
}

}  // namespace tabkeeper::bounds
