// The walk, a slice at a time, so that the recursion and this share the effort.

#include "search/closure.hpp"

#include <vector>

#include "search/reached_states.hpp"

namespace tabkeeper::search {

Closure::Closure(const Problem& problem, table::Space& space, const Control& control)
    : problem_(problem),
      space_(space),
      control_(control),
      evaluator_(problem, control, board::Tariff(CostKind::Pushes)),
      set_aside_(space.limit() / 4) {
    if (const auto keys = problem.packing().key_count(); keys && *keys / 4 + 16 < set_aside_) {
        set_aside_ = *keys / 4 + 16;
    }
    space_.take(set_aside_);
}

Closure::~Closure() = default;

Solvability Closure::advance(std::uint64_t expansions) {
    if (verdict_ != Solvability::Undecided) return verdict_;
    std::vector<board::Word> key(problem_.packing().words());
    std::vector<Location> boxes(problem_.board().boxes());
    std::vector<Child> children;
    if (reached_ == nullptr) {
        reached_ = make_reached_bits(problem_.packing(), set_aside_);
        if (reached_ == nullptr) reached_ = make_reached_keys(problem_.packing(), set_aside_);
        evaluator_.set(problem_.instance().boxes, problem_.instance().player);
        evaluator_.locate(key.data());
        if (!reached_->add(key.data())) return settle(Solvability::TooLarge);
    }
    for (; expansions > 0 && !control_.stopping(); --expansions) {
        if (!reached_->take(key.data())) return settle(Solvability::Unsolvable);
        const Location anchor = problem_.packing().unpack(key.data(), boxes);
        evaluator_.set(boxes, anchor);
        evaluator_.locate(key.data());
        children.clear();
        evaluator_.expand(children);
        for (const Child& child : children) {
            if (child.bound == 0) return settle(Solvability::Solvable);
            evaluator_.apply(child.push);
            evaluator_.locate(key.data());
            evaluator_.undo(child.push, anchor);
            if (control_.stopping()) return verdict_;
            const bool added = reached_->add(key.data());
            if (!added) return settle(Solvability::TooLarge);
        }
    }
    // A stop may have cut the last list of children short; then nothing more is concluded.
    return verdict_;
}

Solvability Closure::settle(Solvability verdict) {
    if (control_.stopping()) return Solvability::Undecided;
    verdict_ = verdict;
    reached_.reset();
    space_.give_back(set_aside_);
    return verdict_;
}

}  // namespace tabkeeper::search
