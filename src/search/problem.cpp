// Builds the shared tables, and decides which of them the given space can carry.

#include "search/problem.hpp"

#include "board/live.hpp"
#include "bounds/commitment.hpp"
#include "bounds/matching.hpp"
#include "bounds/uncovered.hpp"

namespace tabkeeper::search {

namespace {

// Part of the documented constant by which a run's peak RSS may exceed its table space.
constexpr std::uint64_t free_allowance = 8ULL << 20U;
// Ways round frozen boxes are kept in a share of the space, or in another part of that constant.
constexpr std::uint64_t share_of_ways = 64;
constexpr std::uint64_t least_of_ways = 4ULL << 20U;
constexpr std::uint64_t most_of_ways = 16ULL << 20U;
// On boards so large that ways take more, they take long, too; frozen boxes are not walls there.
constexpr std::uint64_t most_bytes_of_ways = 128ULL << 10U;

// What pairs of boxes cost takes no more than this, and no more than a share of the space.
constexpr std::uint64_t most_bytes_of_pairs = 64ULL << 20U;
constexpr std::uint64_t share_of_pairs = 8;
constexpr std::uint64_t bytes_of_pairs_for_a_state = 128;

/// Where a box can ever stand, and the images of that: no push onto a dead location survives unless
/// a surplus allows it or nothing looks.
std::vector<Location> places_of(const Instance& instance, const board::Board& board,
                                const std::vector<board::Symmetry>& symmetries,
                                bool dead_pushes_are_pruned) {
    std::vector<bool> possible(board.size(), true);
    if (dead_pushes_are_pruned && board.surplus() == 0) {
        possible = board::live_locations(board);
        for (const board::Symmetry& symmetry : symmetries) {
            for (const Location box : instance.boxes) possible[symmetry(box)] = true;
        }
    }
    std::vector<Location> places;
    for (std::size_t index = 0; index < possible.size(); ++index) {
        if (possible[index]) places.push_back(static_cast<Location>(index));
    }
    return places;
}

}  // namespace

Problem::Problem(const Instance& instance, const Options& options, table::Space& space,
                 const Control& control)
    : instance_(instance),
      measure_(options.cost),
      tariff_(options.cost),
      board_(instance),
      rings_(board_),
      rules_(board_, rules::select_rules(options.rules, options.cost)),
      symmetries_(rules_.merging() ? board::symmetries_of(board_)
                                   : board::no_symmetries_of(board_)),
      in_lines_(ways_within(space, control,
                            options.bound != BoundKind::Uncovered && tariff_.counts_lines(),
                            board::Travel::Lines)),
      in_pushes_(ways_within(space, control,
                             options.bound != BoundKind::Uncovered &&
                                 (tariff_.counts_moves() || !tariff_.counts_lines()),
                             board::Travel::Pushes)),
      packing_(board_.size(),
               places_of(instance, board_, symmetries_, has_matching() || rules_.has("dead")),
               board_.boxes()) {
    if (options.bound <= BoundKind::Walls &&
        bounds::Ways::bytes_for(board_) <= most_bytes_of_ways) {
        freezing_.emplace(board_);
    }
    states_before_sharpening_ = never;
    const bool at_once = options.bound == BoundKind::Pairs;
    if ((options.bound == BoundKind::Auto || at_once) && has_matching() && board_.surplus() == 0 &&
        board_.goals().size() <= board::PairCosts::most_goals) {
        const std::uint64_t bytes = bytes_of_pairs();
        if (bytes <= std::min(most_bytes_of_pairs, space.limit() / share_of_pairs)) {
            states_before_sharpening_ = at_once ? 0 : bytes / bytes_of_pairs_for_a_state;
        }
    }
    if (tariff_.is_uniform() && in_pushes_ && in_pushes_->has_parity()) least_delay_ = 2;
    // What `tunnel` says of a state rests on how it came about, and with `commit` it may have come
    // about in another way.
    can_commit_ = tariff_.is_uniform() && has_matching() && bounds::Commitment::is_for(board_) &&
                  !rules_.has("tunnel");
    if (states_before_sharpening_ == 0) sharpen(space, control);
}

std::uint64_t Problem::bytes_of_pairs() const {
    return (in_lines_ ? in_lines_->bytes_of_pairs() : 0) +
           (in_pushes_ ? in_pushes_->bytes_of_pairs() : 0);
}

void Problem::sharpen(table::Space& space, const Control& control) {
    if (board_.size() <= board::Filling::most_locations) filling_.emplace(board_);
    const std::uint64_t bytes = bytes_of_pairs();
    if (!space.has_room_for(bytes)) return;
    space.take(bytes);
    bytes_of_sharpening_ = bytes;
    for (const Ways* ways : {&in_lines_, &in_pushes_}) {
        if (*ways) (*ways)->work_out_pairs([&] { return control.stopping(); });
    }
}

Problem::Ways Problem::ways_within(table::Space& space, const Control& control, bool wanted,
                                   board::Travel travel) const {
    if (!wanted) return nullptr;
    const std::uint64_t bytes = bounds::Ways::bytes_for(board_);
    if (bytes > free_allowance) {
        if (bytes > space.limit() / 4) return nullptr;
        space.take(bytes);
    }
    std::uint64_t more_ways = std::min(space.limit() / share_of_ways, most_of_ways);
    if (more_ways > least_of_ways) space.take(more_ways);
    more_ways = std::max(more_ways, least_of_ways);
    return std::make_unique<bounds::WaysCache>(board_, travel, more_ways,
                                               [&] { return control.stopping(); });
}

/// Each thing that is counted has its bound. Moves are at least the pushes, and where lines and
/// moves are counted each has a matching of its own.
std::unique_ptr<bounds::Bound> Problem::make_bound() const {
    using bounds::Matching;
    using bounds::MatchingBound;
    const auto bound_in = [&](const Ways& ways, board::Price unit) {
        return MatchingBound(Matching(board_, *ways, freezing_ ? &*freezing_ : nullptr), unit);
    };
    if (!has_matching()) {
        return std::make_unique<bounds::Uncovered>(board_, tariff_.cheapest_push());
    }
    if (in_lines_ && in_pushes_) {
        return std::make_unique<bounds::PairBound>(bound_in(in_lines_, tariff_.push()),
                                                   bound_in(in_pushes_, tariff_.move()));
    }
    if (in_lines_) return std::make_unique<MatchingBound>(bound_in(in_lines_, tariff_.push()));
    // Each single push costs a push and at least one move.
    const board::Price unit = tariff_.counts_lines() ? tariff_.move() : tariff_.cheapest_push();
    return std::make_unique<MatchingBound>(bound_in(in_pushes_, unit));
}

}  // namespace tabkeeper::search
