// Rows are boxes and columns are goals, padded to a square with pairs that cost nothing: a box
// without a goal where boxes may be left over, a goal without a box where goals may. Only a square
// problem can be repaired row by row.

#include "bounds/matching.hpp"

#include <algorithm>

namespace tabkeeper::bounds {

namespace {

board::Price price_of(Assignment::Value total) {
    return total >= Assignment::forbidden ? board::infinite_price
                                          : static_cast<board::Price>(total);
}

}  // namespace

Matching::Matching(const board::Board& board, WaysCache& cache, const board::Freezing* freezing)
    : board_(board),
      cache_(cache),
      freezing_(freezing),
      here_(std::max(board.boxes(), board.goals().size())),
      row_(std::max(board.boxes(), board.goals().size()), 0) {
    if (freezing_ != nullptr) other_ = std::make_unique<Solved>(row_.size());
}

board::Price Matching::at(const board::Position& position) {
    return solve(position, here_, extras_);
}

board::Price Matching::after(const board::Position& position, const Push& push) {
    if (has_frozen(position, push.to)) return solve(position, *other_, other_extras_);
    const auto& boxes = here_.boxes;
    const auto box = std::lower_bound(boxes.begin(), boxes.end(), push.from) - boxes.begin();
    fill(here_.walled.get(), push.to, position.player(), row_.data());
    const Assignment::Value total =
        here_.assignment.with_row(static_cast<std::size_t>(box), row_.data());
    const board::PairCosts* pairs = cache_.pairs();
    if (pairs == nullptr || total >= Assignment::forbidden) return price_of(total);
    const Assignment::Value bound = std::max(
        total,
        extras_.after(*pairs, here_.assignment, here_.boxes, position.player(),
                      static_cast<std::size_t>(box), push.to, row_.data(),
                      keeps_ways(here_.walled.get(), push.to, position.player(), row_.data())));
    return price_of(bound + rounded_up(bound, total));
}

board::Price Matching::solve(const board::Position& position, Solved& solved, PairExtras& extras) {
    frozen_.frozen.clear();
    if (freezing_ != nullptr) freezing_->find_all(position, frozen_);
    std::sort(frozen_.frozen.begin(), frozen_.frozen.end());
    const bool is_known =
        solved.walled ? solved.walled->walls() == frozen_.frozen : frozen_.frozen.empty();
    if (!is_known) solved.walled = cache_.with(frozen_.frozen);
    solved.boxes.assign(position.boxes().begin(), position.boxes().end());
    for (std::size_t box = 0; box < solved.boxes.size(); ++box) {
        fill(solved.walled.get(), solved.boxes[box], position.player(),
             &solved.assignment.cost(box, 0));
    }
    solved.rounded_up = 0;
    const Assignment::Value total = solved.assignment.solve();
    const board::PairCosts* pairs = cache_.pairs();
    if (pairs == nullptr || total >= Assignment::forbidden) return price_of(total);
    solved.is_open.resize(solved.boxes.size());
    for (std::size_t box = 0; box < solved.boxes.size(); ++box) {
        solved.is_open[box] = keeps_ways(solved.walled.get(), solved.boxes[box], position.player(),
                                         &solved.assignment.cost(box, 0))
                                  ? 1
                                  : 0;
    }
    const Assignment::Value bound = total + extras.at(*pairs, solved.assignment, solved.boxes,
                                                      position.player(), solved.is_open);
    solved.rounded_up = rounded_up(bound, total);
    return price_of(bound + solved.rounded_up);
}

/// What a bound is short of the parity of all plans, which is that of any matching's total. What
/// pairs add may be odd: they may ask for goals that leave others more to pay.
Assignment::Value Matching::rounded_up(Assignment::Value bound, Assignment::Value total) const {
    return cache_.has_parity() && bound < Assignment::forbidden ? (bound ^ total) & 1 : 0;
}

bool Matching::narrow(const board::Position& position, const board::Region& region,
                      Assignment::Value more, std::vector<board::FirstPush>& enough) {
    if (!commitment_) commitment_ = std::make_unique<Commitment>(board_, cache_);
    slack_.assign(here_.boxes.size(), more + here_.rounded_up);
    if (cache_.pairs() != nullptr) extras_.add_to(slack_);
    return commitment_->narrow(position, region, here_.assignment, here_.walled.get(), here_.boxes,
                               slack_, enough);
}

/// Whether the box's ways are as long as without walls, where there still are any. Only then does
/// it say the same as the costs of pairs what is extra.
bool Matching::keeps_ways(const WalledWays* walled, Location box, Location player,
                          const Assignment::Value* row) const {
    if (walled == nullptr) return true;
    const Ways& open = cache_.open();
    const board::Side side = open.sides.of(box, player);
    for (std::size_t goal = 0; goal < board_.goals().size(); ++goal) {
        if (row[goal] >= Assignment::forbidden) continue;
        if (row[goal] != Assignment::Value{open.distances.at(goal, box, side)}) return false;
    }
    return true;
}

/// Whether the push that led to the position has frozen the pushed box, and so perhaps others.
bool Matching::has_frozen(const board::Position& position, Location pushed) {
    if (freezing_ == nullptr || freezing_->is_loose(position, pushed)) return false;
    freezing_->find_round(position, pushed, frozen_);
    return std::find(frozen_.frozen.begin(), frozen_.frozen.end(), pushed) != frozen_.frozen.end();
}

void Matching::fill(const WalledWays* walled, Location box, Location player,
                    Assignment::Value* row) const {
    fill_costs(board_, cache_.open(), walled, box, player, row);
}

}  // namespace tabkeeper::bounds
