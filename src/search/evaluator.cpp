// A push goes through the rules first and the bound second; what either of them condemns is no
// child. The order of the rest is stable, so one thread always searches the same way.

#include "search/evaluator.hpp"

#include <algorithm>

#include "board/pushes.hpp"

namespace tabkeeper::search {

namespace {

/// Stable; most lists are short.
template <class Iterator>
void sort_by_bound(Iterator begin, Iterator end) {
    const auto by_bound = [](const Child& a, const Child& b) { return a.bound < b.bound; };
    constexpr std::ptrdiff_t short_list = 64;
    if (end - begin > short_list) return std::stable_sort(begin, end, by_bound);
    for (Iterator next = begin; next != end; ++next) {
        std::rotate(std::upper_bound(begin, next, *next, by_bound), next, next + 1);
    }
}

}  // namespace

Evaluator::Evaluator(const Problem& problem, const Control& control)
    : problem_(problem),
      control_(control),
      position_(problem.board()),
      region_(problem.board()),
      bound_(problem.make_bound()),
      tallies_(problem.rules().size()) {
    set(problem.instance().boxes, problem.instance().player);
}

void Evaluator::locate(board::Word* key) {
    const Location anchor = region_.flood(problem_.board(), position_);
    problem_.packing().pack(position_.boxes(), anchor, key);
}

board::Price Evaluator::expand(std::vector<Child>& children, board::Price most) {
    const auto first = static_cast<std::ptrdiff_t>(children.size());
    const Location player = position_.player();
    std::uint64_t generated = 0;
    board::Price least_cut = board::infinite_price;
    bound_->at(position_);
    board::for_each_push(problem_.board(), position_, region_, [&](const Push& push) {
        if (control_.stopping()) return;
        ++generated;
        position_.apply(push);
        if (!problem_.rules().prunes(position_, push, tallies_)) {
            const board::Price bound = bound_->after(position_, push);
            if (bound <= most) {
                children.push_back({push, bound});
            } else {
                least_cut = std::min(least_cut, bound);
            }
        }
        position_.undo(push, player);
    });
    sort_by_bound(children.begin() + first, children.end());
    expanded_.add(1);
    generated_.add(generated);
    return least_cut;
}

}  // namespace tabkeeper::search
