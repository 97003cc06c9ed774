#pragma once

// Everything about an instance that is worked out once and then only read, by all workers.

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "board/board.hpp"
#include "board/distances.hpp"
#include "board/filling.hpp"
#include "board/freezing.hpp"
#include "board/packing.hpp"
#include "board/rings.hpp"
#include "board/symmetry.hpp"
#include "board/tariff.hpp"
#include "bounds/bound.hpp"
#include "bounds/ways.hpp"
#include "rules/rule_set.hpp"
#include "search/control.hpp"
#include "search/measure.hpp"
#include "tabkeeper/instance.hpp"
#include "tabkeeper/options.hpp"
#include "table/space.hpp"

namespace tabkeeper::search {

class Problem {
public:
    /// Tables too large for the constant part of the memory promise are counted in `space`, or done
    /// without where they would eat more than a quarter of it.
    Problem(const Instance& instance, const Options& options, table::Space& space,
            const Control& control);

    const Instance& instance() const { return instance_; }
    const board::Board& board() const { return board_; }
    const rules::RuleSet& rules() const { return rules_; }
    const board::Packing& packing() const { return packing_; }
    const board::Rings& rings() const { return rings_; }
    /// Those by which states are merged; the first changes nothing.
    const std::vector<board::Symmetry>& symmetries() const { return symmetries_; }
    const Measure& measure() const { return measure_; }
    const board::Tariff& tariff() const { return tariff_; }

    std::unique_ptr<bounds::Bound> make_bound() const;

    static constexpr std::uint64_t never = ~std::uint64_t{0};

    /// The rule by which bounds narrow within a budget, if they can.
    std::optional<std::size_t> committing() const {
        return can_commit_ ? rules_.committing() : std::nullopt;
    }

    /// A plan from a state that costs more than its bound costs at least so much more.
    board::Price least_delay() const { return least_delay_; }

    /// Works out what takes some time and space, and what small instances are done without: what
    /// pairs of boxes cost, which makes all bounds sharper, those that were made before, too, and
    /// the order in which goals are best filled. No other thread may look at the problem meanwhile.
    void sharpen(table::Space& space, const Control& control);

    /// What that took of the space.
    std::uint64_t bytes_of_sharpening() const { return bytes_of_sharpening_; }

    /// Null before that.
    const board::Filling* filling() const { return filling_ ? &*filling_ : nullptr; }

    /// How many states should be expanded before that: it pays then even if it helps little.
    std::uint64_t states_before_sharpening() const { return states_before_sharpening_; }

private:
    using Ways = std::unique_ptr<bounds::WaysCache>;

    Ways ways_within(table::Space& space, const Control& control, bool wanted,
                     board::Travel travel) const;
    bool has_matching() const { return in_lines_ || in_pushes_; }
    std::uint64_t bytes_of_pairs() const;

    const Instance& instance_;
    Measure measure_;
    board::Tariff tariff_;
    board::Board board_;
    board::Rings rings_;
    rules::RuleSet rules_;
    std::vector<board::Symmetry> symmetries_;
    std::optional<board::Freezing> freezing_;  // where frozen boxes are walls
    std::optional<board::Filling> filling_;
    Ways in_lines_;
    Ways in_pushes_;
    board::Packing packing_;
    std::uint64_t states_before_sharpening_;
    std::uint64_t bytes_of_sharpening_ = 0;
    board::Price least_delay_ = 1;
    bool can_commit_ = false;
};

}  // namespace tabkeeper::search
