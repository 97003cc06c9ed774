// Most pairs add nothing, and that is seen at once: two goals that cost neither of them more, and
// nothing extra. Only for the rest all goals are looked at.

#include "bounds/pair_extras.hpp"

#include <algorithm>
#include <bit>

namespace tabkeeper::bounds {

namespace {
constexpr Assignment::Value no_way = Assignment::forbidden / 2;
}

void PairExtras::put_largest_first(std::vector<Pair>& pairs) {
    std::stable_sort(pairs.begin(), pairs.end(),
                     [](const Pair& a, const Pair& b) { return a.extra > b.extra; });
}

std::uint64_t PairExtras::tight_goals(const Value* reduced) const {
    std::uint64_t tight = 0;
    for (std::size_t goal = 0; goal < goals_; ++goal) {
        tight |= std::uint64_t{reduced[goal] == 0} << goal;
    }
    return tight;
}

PairExtras::Value PairExtras::extra_of(const board::PairCosts& pairs, std::uint32_t state,
                                       std::uint64_t tight_one, const Value* reduced_one,
                                       std::uint64_t tight_other,
                                       const Value* reduced_other) const {
    const std::uint64_t* free_goals = pairs.free_goals_of(state);
    for (std::uint64_t rest = tight_one; rest != 0; rest &= rest - 1) {
        if ((free_goals[std::countr_zero(rest)] & tight_other) != 0) return 0;
    }
    Value least = Assignment::forbidden;
    for (std::size_t one = 0; one < goals_; ++one) {
        if (reduced_one[one] >= least) continue;
        const board::PairCosts::Extra* extra = pairs.extra_of(state, one);
        for (std::size_t other = 0; other < goals_; ++other) {
            if (extra[other] == board::PairCosts::impossible) continue;
            least = std::min(least, reduced_one[one] + reduced_other[other] + extra[other]);
        }
    }
    return least;
}

PairExtras::Value PairExtras::at(const board::PairCosts& pairs, const Assignment& assignment,
                                 std::span<const Location> boxes, Location player,
                                 std::span<const std::uint8_t> counts) {
    goals_ = pairs.goals();
    reduced_.resize(boxes.size() * goals_);
    tight_.resize(boxes.size());
    is_taken_.assign(boxes.size(), 0);
    counts_.assign(counts.begin(), counts.end());
    for (std::size_t row = 0; row < boxes.size(); ++row) {
        Value* reduced = &reduced_[row * goals_];
        for (std::size_t goal = 0; goal < goals_; ++goal) {
            reduced[goal] = assignment.reduced_cost(row, goal);
        }
        tight_[row] = tight_goals(reduced);
        counts_[row] = counts_[row] != 0 && pairs.has(boxes[row]) ? 1 : 0;
    }
    pairs_.clear();
    taken_.clear();
    for (std::uint32_t other = 1; other < boxes.size(); ++other) {
        if (counts_[other] == 0) continue;
        for (std::uint32_t one = 0; one < other; ++one) {
            if (counts_[one] == 0) continue;
            const Value extra =
                extra_of(pairs, pairs.state_of(boxes[one], boxes[other], player), tight_[one],
                         &reduced_[one * goals_], tight_[other], &reduced_[other * goals_]);
            if (extra >= no_way) return Assignment::forbidden;
            if (extra > 0) pairs_.push_back({extra, one, other});
        }
    }
    put_largest_first(pairs_);
    Value sum = 0;
    for (const Pair& pair : pairs_) {
        if ((is_taken_[pair.one] | is_taken_[pair.other]) != 0) continue;
        is_taken_[pair.one] = is_taken_[pair.other] = 1;
        sum += pair.extra;
        taken_.push_back(pair);
    }
    return sum;
}

/// The row gets the price that its new costs allow, and all other prices stay: the pairs of other
/// boxes add what they did.
PairExtras::Value PairExtras::after(const board::PairCosts& pairs, const Assignment& assignment,
                                    std::span<const Location> boxes, Location player,
                                    std::size_t row, Location to, const Value* costs,
                                    bool row_counts) {
    row_.resize(goals_);
    Value least = Assignment::forbidden;
    for (std::size_t goal = 0; goal < goals_; ++goal) {
        row_[goal] = costs[goal] - assignment.column_price(goal);
        least = std::min(least, row_[goal]);
    }
    if (least >= no_way) return Assignment::forbidden;
    for (Value& reduced : row_) reduced -= least;
    const Value total = assignment.total() - assignment.row_price(row) + least;

    new_pairs_.clear();
    if (row_counts && pairs.has(to)) {
        const std::uint64_t tight = tight_goals(row_.data());
        for (std::uint32_t other = 0; other < boxes.size(); ++other) {
            if (other == row || counts_[other] == 0) continue;
            const Value* reduced = &reduced_[other * goals_];
            const Value extra = to < boxes[other]
                                    ? extra_of(pairs, pairs.state_of(to, boxes[other], player),
                                               tight, row_.data(), tight_[other], reduced)
                                    : extra_of(pairs, pairs.state_of(boxes[other], to, player),
                                               tight_[other], reduced, tight, row_.data());
            if (extra >= no_way) return Assignment::forbidden;
            if (extra > 0) new_pairs_.push_back({extra, static_cast<std::uint32_t>(row), other});
        }
        put_largest_first(new_pairs_);
    }
    if (pairs_.empty() && new_pairs_.empty()) return total;
    std::fill(is_taken_.begin(), is_taken_.end(), 0);
    Value sum = 0;
    const auto take = [&](const Pair& pair) {
        if ((is_taken_[pair.one] | is_taken_[pair.other]) != 0) return;
        is_taken_[pair.one] = is_taken_[pair.other] = 1;
        sum += pair.extra;
    };
    auto next = new_pairs_.begin();
    for (const Pair& pair : pairs_) {
        for (; next != new_pairs_.end() && next->extra >= pair.extra; ++next) take(*next);
        if (pair.one != row && pair.other != row) take(pair);
    }
    for (; next != new_pairs_.end(); ++next) take(*next);
    return total + sum;
}

}  // namespace tabkeeper::bounds
