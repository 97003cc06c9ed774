#pragma once

// How far boxes have to go when others will never move again: those are walls then. Worked out for
// a set of frozen boxes when it is first met, and kept for the next time.

#include <memory>
#include <shared_mutex>
#include <span>
#include <unordered_map>
#include <vector>

#include "board/board.hpp"
#include "board/distances.hpp"
#include "board/pair_costs.hpp"
#include "board/sides.hpp"

namespace tabkeeper::bounds {

/// The distances with some locations walled up.
struct Ways {
    Ways(const board::Board& open, std::span<const Location> frozen, board::Travel travel,
         const std::function<bool()>& stopping)
        : walls(frozen.begin(), frozen.end()),
          board(open.with_walls(frozen)),
          sides(board),
          distances(board, sides, travel, stopping) {}

    static std::size_t bytes_for(const board::Board& board);

    std::vector<Location> walls;  // sorted
    board::Board board;
    board::Sides sides;
    board::Distances distances;
};

/// Shared by all workers.
class WaysCache {
public:
    /// Ways beyond the first, without any walls, take that many bytes at most; when they are used
    /// up all are forgotten.
    WaysCache(const board::Board& board, board::Travel travel, std::size_t most_bytes,
              const std::function<bool()>& stopping);

    const std::shared_ptr<const Ways>& open() const { return open_; }

    /// Bytes that the costs of pairs would take.
    std::size_t bytes_of_pairs() const;

    /// Works out what two boxes cost together. No other thread may look at the cache meanwhile.
    void work_out_pairs(const std::function<bool()>& stopping);

    /// Null before that. With no walls.
    const board::PairCosts* pairs() const { return pairs_.get(); }

    /// `walls` is sorted.
    std::shared_ptr<const Ways> with(const std::vector<Location>& walls);

private:
    struct Hash {
        std::size_t operator()(const std::vector<Location>& locations) const;
    };

    void add(const std::shared_ptr<const Ways>& ways);

    const board::Board& board_;
    board::Travel travel_;
    std::shared_ptr<const Ways> open_;
    std::size_t most_;
    std::unique_ptr<const board::PairCosts> pairs_;
    std::shared_mutex mutex_;
    std::unordered_map<std::vector<Location>, std::shared_ptr<const Ways>, Hash> known_;
};

}  // namespace tabkeeper::bounds
