// Builds the shared tables, and decides which of them the given space can carry.

#include "search/problem.hpp"

#include "board/live.hpp"
#include "bounds/matching.hpp"
#include "bounds/uncovered.hpp"

namespace tabkeeper::search {

namespace {

// Part of the documented constant by which a run's peak RSS may exceed its table space.
constexpr std::uint64_t free_allowance = 8ULL << 20U;

std::optional<board::LineDistances> distances_within(table::Space& space, const board::Board& board,
                                                     const board::Sides& sides,
                                                     const Options& options,
                                                     const Control& control) {
    if (options.bound != BoundKind::Matching) return std::nullopt;
    const std::uint64_t bytes = board::LineDistances::bytes_for(board);
    if (bytes > free_allowance) {
        if (bytes > space.limit() / 4) return std::nullopt;
        space.take(bytes);
    }
    return std::optional<board::LineDistances>(std::in_place, board, sides,
                                               [&] { return control.stopping(); });
}

/// Where a box can ever stand: no push onto a dead location survives unless a surplus allows it or
/// nothing looks.
std::vector<Location> places_of(const Instance& instance, const board::Board& board,
                                bool dead_pushes_are_pruned) {
    std::vector<bool> possible(board.size(), true);
    if (dead_pushes_are_pruned && board.surplus() == 0) {
        possible = board::live_locations(board);
        for (const Location box : instance.boxes) possible[box] = true;
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
      board_(instance),
      sides_(board_),
      rules_(board_, rules::select_rules(options.rules)),
      distances_(distances_within(space, board_, sides_, options, control)),
      packing_(board_.size(),
               places_of(instance, board_, distances_.has_value() || rules_.has("dead")),
               board_.boxes()) {}

std::unique_ptr<bounds::Bound> Problem::make_bound() const {
    if (distances_) return std::make_unique<bounds::Matching>(board_, sides_, *distances_);
    return std::make_unique<bounds::Uncovered>(board_);
}

}  // namespace tabkeeper::search
