// Rows are boxes and columns are starts.

#include "bounds/start_matching.hpp"

#include <algorithm>

namespace tabkeeper::bounds {

StartMatching::StartMatching(const board::Board& turned, const board::Sides& sides,
                             const board::PullDistances& distances, board::Price unit)
    : sides_(sides),
      distances_(distances),
      unit_(unit),
      starts_(turned.goals().size()),
      assignment_(starts_),
      row_(starts_, 0) {}

board::Price StartMatching::at(const board::Position& position) {
    boxes_.assign(position.boxes().begin(), position.boxes().end());
    for (std::size_t box = 0; box < boxes_.size(); ++box) {
        fill(boxes_[box], position.player(), &assignment_.cost(box, 0));
    }
    return price_of(assignment_.solve());
}

board::Price StartMatching::after(const board::Position& position, const Push& pull) {
    const auto box = std::lower_bound(boxes_.begin(), boxes_.end(), pull.from) - boxes_.begin();
    fill(pull.to, position.player(), row_.data());
    return price_of(assignment_.with_row(static_cast<std::size_t>(box), row_.data()));
}

void StartMatching::fill(Location box, Location player, Assignment::Value* row) const {
    const board::Side side = sides_.of(box, player);
    for (std::size_t start = 0; start < starts_; ++start) {
        const std::uint16_t distance = distances_.at(start, box, side);
        row[start] = distance == board::PullDistances::unreachable ? Assignment::forbidden
                                                                   : Assignment::Value{distance};
    }
}

board::Price StartMatching::price_of(Assignment::Value total) const {
    if (total >= Assignment::forbidden) return board::infinite_price;
    return board::times(static_cast<board::Price>(total), unit_);
}

}  // namespace tabkeeper::bounds
