// A push goes through the rules first and the bound second; what either of them condemns is no
// child. The order of the rest is stable, so one thread always searches the same way.

#include "search/evaluator.hpp"

#include <algorithm>

#include "board/pushes.hpp"

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

}  // namespace

Evaluator::Evaluator(const Problem& problem, const Control& control, const board::Tariff& tariff)
    : problem_(problem),
      control_(control),
      tariff_(tariff),
      position_(problem.board()),
      region_(problem.board()),
      walks_(problem.board()),
      bound_(problem.make_bound()),
      tallies_(problem.rules().size()) {
    set(problem.instance().boxes, problem.instance().player);
}

void Evaluator::locate(board::Word* key) {
    const Location player =
        tariff_.counts_moves() ? position_.player() : region_.flood(problem_.board(), position_);
    problem_.packing().pack(position_.boxes(), player, key);
}

board::Price Evaluator::expand(std::vector<Child>& children, board::Price most) {
    const auto first = static_cast<std::ptrdiff_t>(children.size());
    const Location player = position_.player();
    const auto reach =
        tariff_.counts_lines() ? board::Reach::WholeLines : board::Reach::OneLocation;
    std::uint64_t generated = 0;
    board::Price least_cut = board::infinite_price;
    bound_->at(position_);
    const auto consider = [&](const Push& push, board::Price price) {
        if (control_.stopping()) return;
        ++generated;
        position_.apply(push);
        if (!problem_.rules().prunes(position_, push, tallies_)) {
            const Child child{push, price, bound_->after(position_, push)};
            if (child.total() <= most) {
                children.push_back(child);
            } else {
                least_cut = std::min(least_cut, child.total());
            }
        }
        position_.undo(push, player);
    };
    if (tariff_.counts_moves()) {
        walks_.flood(problem_.board(), position_, player);
        board::for_each_push(
            problem_.board(), position_, reach,
            [&](Location behind) { return walks_.reaches(behind); },
            [&](const Push& push, std::size_t length) {
                const Location behind = problem_.board().step(push.from, opposite(push.direction));
                consider(push, tariff_.price_of(walks_.steps_to(behind), length));
            });
    } else {
        board::for_each_push(
            problem_.board(), position_, reach,
            [&](Location behind) { return region_.contains(behind); },
            [&](const Push& push, std::size_t length) {
                consider(push, tariff_.price_of(0, length));
            });
    }
    put_best_first(children.begin() + first, children.end());
    expanded_.add(1);
    generated_.add(generated);
    return least_cut;
}

}  // namespace tabkeeper::search
