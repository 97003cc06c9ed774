#pragma once

// The problem as a search sees it that goes from the solved states back to the start: the starts
// are where the boxes have to get to, and pulls are how. Built once, then only read, by all
// workers.

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "board/board.hpp"
#include "board/pull_distances.hpp"
#include "board/sides.hpp"
#include "bounds/bound.hpp"
#include "search/control.hpp"
#include "search/problem.hpp"
#include "table/space.hpp"

namespace tabkeeper::search {

/// Whether a search can go backward at all: every push costs 1, and the solved states are few.
bool can_be_turned(const Instance& instance, const board::Tariff& tariff);

class TurnedProblem {
public:
    /// As with Problem, a table too large for the constant part of the memory promise is counted in
    /// `space`, or done without where it would eat more than a quarter of it.
    TurnedProblem(const Problem& problem, BoundKind bound, table::Space& space,
                  const Control& control);
    ~TurnedProblem();

    const Problem& problem() const { return problem_; }

    /// The same board, with the starts for goals.
    const board::Board& board() const { return board_; }

    /// Whether a box could ever have got there.
    bool can_have_box(Location location) const { return can_have_box_[location]; }

    std::unique_ptr<bounds::Bound> make_bound() const;

private:
    std::optional<board::PullDistances> distances_within(const Control& control);

    const Problem& problem_;
    table::Space& space_;
    std::uint64_t taken_ = 0;
    board::Board board_;
    board::Sides sides_;
    std::vector<bool> can_have_box_;
    std::optional<board::PullDistances> distances_;
};

}  // namespace tabkeeper::search
