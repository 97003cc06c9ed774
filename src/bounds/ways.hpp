#pragma once

// How far boxes have to go, and how far when others will never move again: those are walls then.
// Worked out for a set of frozen boxes when it is first met, and kept for the next time.

#include <memory>
#include <shared_mutex>
#include <span>
#include <unordered_set>
#include <vector>

#include "board/board.hpp"
#include "board/distances.hpp"
#include "board/pair_costs.hpp"
#include "board/sides.hpp"
#include "bounds/walled_ways.hpp"

namespace tabkeeper::bounds {

/// The distances with no walls but the board's own.
struct Ways {
    Ways(const board::Board& board, board::Travel travel, const std::function<bool()>& stopping)
        : sides(board), distances(board, sides, travel, stopping) {}

    static std::size_t bytes_for(const board::Board& board);

    board::Sides sides;
    board::Distances distances;
};

/// Writes what the box costs to each goal of the board, the player being there. `walled` is null
/// where there are no walls but the board's own.
void fill_costs(const board::Board& board, const Ways& open, const WalledWays* walled, Location box,
                Location player, Assignment::Value* costs);

/// Shared by all workers.
class WaysCache {
public:
    /// Ways round walls take that many bytes at most; when they are used up all are forgotten.
    WaysCache(const board::Board& board, board::Travel travel, std::size_t most_bytes,
              const std::function<bool()>& stopping);

    const Ways& open() const { return open_; }
    board::Travel travel() const { return travel_; }

    /// Whether all plans of a state cost an even, or all an odd amount.
    bool has_parity() const { return has_parity_; }

    /// Bytes that the costs of pairs would take.
    std::size_t bytes_of_pairs() const;

    /// Works out what two boxes cost together. No other thread may look at the cache meanwhile.
    void work_out_pairs(const std::function<bool()>& stopping);

    /// Null before that. With no walls.
    const board::PairCosts* pairs() const { return pairs_.get(); }

    /// `walls` is sorted; null where there are none.
    std::shared_ptr<const WalledWays> with(const std::vector<Location>& walls);

private:
    using Walls = std::vector<Location>;
    using Held = std::shared_ptr<const WalledWays>;

    // Found by walls alone, which the ways have already.
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(const Walls& walls) const;
        std::size_t operator()(const Held& ways) const { return (*this)(ways->walls()); }
    };
    struct Equal {
        using is_transparent = void;
        bool operator()(const Held& a, const Held& b) const { return a->walls() == b->walls(); }
        bool operator()(const Walls& a, const Held& b) const { return a == b->walls(); }
        bool operator()(const Held& a, const Walls& b) const { return a->walls() == b; }
    };

    // In the index, and as a shared block of the heap.
    static constexpr std::size_t bytes_of_place = 80;

    void add(const std::shared_ptr<const WalledWays>& ways);

    const board::Board& board_;
    board::Travel travel_;
    const Ways open_;
    const bool has_parity_;
    const std::size_t most_bytes_;
    std::unique_ptr<const board::PairCosts> pairs_;
    std::shared_mutex mutex_;
    std::unordered_set<Held, Hash, Equal> known_;  // by their walls
    std::size_t bytes_ = 0;                        // that they take
};

}  // namespace tabkeeper::bounds
