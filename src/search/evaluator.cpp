// A push goes through the rules first and the bound second; what either of them condemns is no
// child. The order of the rest is stable, so one thread always searches the same way.

#include "search/evaluator.hpp"

#include <algorithm>

namespace tabkeeper::search {

namespace {

/// Of equal totals the one with less to go; a stable order. Most lists are short.
template <class Iterator>
void put_best_first(Iterator begin, Iterator end) {
    const auto is_better = [](const Child& a, const Child& b) {
        return a.total() != b.total() ? a.total() < b.total() : a.bound < b.bound;
    };
    constexpr std::ptrdiff_t short_list = 64;
    if (end - begin > short_list) return std::stable_sort(begin, end, is_better);
    for (Iterator next = begin; next != end; ++next) {
        std::rotate(std::upper_bound(begin, next, *next, is_better), next, next + 1);
    }
}

// What comes later is narrowed, too, by one step of pushes: without that the layer after the first
// one holds all that the first one would have held. XSokoban 60 within 151 pushes takes 250,000
// states with 0 and 49,000 with 2; 43 within 145 is the slower for it.
constexpr board::Price most_to_spare = 2;

}  // namespace

Evaluator::Evaluator(const Problem& problem, const Control& control, const board::Tariff& tariff)
    : problem_(problem),
      control_(control),
      tariff_(tariff),
      position_(problem.board()),
      region_(problem.board()),
      child_region_(problem.board()),
      walks_(problem.board()),
      naming_(problem.packing(), problem.symmetries()),
      bound_(problem.make_bound()),
      tallies_(problem.rules().size()) {
    set(problem.instance().boxes, problem.instance().player);
}

void Evaluator::look() {
    if (!tariff_.counts_moves()) region_.flood(problem_.board(), position_);
}

void Evaluator::locate(board::Word* key) {
    look();
    if (tariff_.counts_moves()) return write_key(position_.boxes(), position_.player(), key);
    count_merged(naming_.write(position_.boxes(), region_, key));
}

void Evaluator::locate_child(board::Word* key) {
    if (tariff_.counts_moves()) return write_key(position_.boxes(), position_.player(), key);
    if (!naming_.has_images()) {
        const Location anchor = child_region_.anchor_after(region_, problem_.board(),
                                                           problem_.rings(), position_, last_push_);
        return write_key(position_.boxes(), anchor, key);
    }
    child_region_.follow(region_, problem_.board(), problem_.rings(), position_, last_push_);
    count_merged(naming_.write(position_.boxes(), child_region_, key));
}

/// Asks the narrowing rules, if there are any, which pushes are enough.
bool Evaluator::narrow() {
    if (!problem_.rules().narrows() || tariff_.counts_moves()) return false;
    narrowed_by_ = problem_.rules().narrow(position_, region_, enough_);
    return narrowed_by_.has_value();
}

/// Asks the bound, where the budget leaves little to spare, for fewer than were found before.
bool Evaluator::narrow_within(board::Price budget, board::Price bound, bool is_narrow) {
    const auto committing = problem_.committing();
    if (!committing || budget < bound || budget - bound > most_to_spare) return is_narrow;
    if (is_narrow && enough_.size() <= 1) return true;
    if (!bound_->narrow(position_, region_, budget - bound, enough_within_)) return is_narrow;
    if (is_narrow && enough_.size() <= enough_within_.size()) return true;
    enough_.swap(enough_within_);
    narrowed_by_ = committing;
    left_out_ = budget + problem_.least_delay();
    return true;
}

bool Evaluator::is_enough(const Push& push) {
    const bool found =
        std::any_of(enough_.begin(), enough_.end(), [&](const rules::FirstPush& first) {
            return first.box == push.from && first.direction == push.direction;
        });
    tallies_[*narrowed_by_].count(!found);
    return found;
}

board::Price Evaluator::expand(std::vector<Child>& children, board::Price most) {
    const auto first = static_cast<std::ptrdiff_t>(children.size());
    board::Price least_cut = board::infinite_price;
    const auto take = [&](const Child& child) {
        if (child.total() <= most) {
            children.push_back(child);
        } else {
            least_cut = std::min(least_cut, child.total());
        }
    };
    for_each_child(board::infinite_price, take, most);
    put_best_first(children.begin() + first, children.end());
    return std::min(least_cut, left_out_);
}

}  // namespace tabkeeper::search
