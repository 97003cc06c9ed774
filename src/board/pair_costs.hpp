#pragma once

// What two boxes alone on the board cost together beyond what each of them costs by itself: two
// that stand in each other's way, or that one shuts out the player from the other.
//
// Exact, for every two locations, every piece of the board that the player may be in, and every two
// goals: one breadth-first search backward from each two goals. Other boxes only take ways away, so
// it is a lower bound with them, too, and disjoint pairs add up.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "board/board.hpp"
#include "board/distances.hpp"
#include "board/sides.hpp"

namespace tabkeeper::board {

class PairCosts {
public:
    using Extra = std::uint8_t;
    static constexpr Extra impossible = 0xFF;

    /// Bytes that a table for this board takes, and the work it takes to fill it; both are guesses
    /// that come close. `live` says where a box can stand.
    static std::size_t bytes_for(const Board& board, const std::vector<bool>& live);

    PairCosts(const Board& board, const Sides& sides, const Distances& distances, Travel travel,
              const std::vector<bool>& live, const std::function<bool()>& stopping);

    bool is_complete() const { return complete_; }

    /// Two boxes and the player, by number. `one` < `other`, both live.
    std::uint32_t state_of(Location one, Location other, Location player) const {
        const std::uint32_t pair = pair_of(one, other);
        return first_state_[pair] + piece_[std::size_t{pair} * size_ + player];
    }

    std::size_t goals() const { return goals_; }
    bool has(Location location) const { return index_[location] != no_index; }

    /// With `one` on the way to the goal of this index, by index of the other's goal; in the unit
    /// of the distances.
    const Extra* extra_of(std::uint32_t state, std::size_t goal) const {
        return &extra_[std::size_t{row_[state * goals_ + goal]} * goals_];
    }

    /// By index of `one`'s goal: the other's goals for which there is nothing extra, a bit each.
    const std::uint64_t* free_goals_of(std::uint32_t state) const {
        return &free_goals_[std::size_t{state} * goals_];
    }

    static constexpr std::size_t most_goals = 64;

private:
    static constexpr std::uint32_t no_index = ~0U;

    struct Edge {
        std::uint32_t from;
        std::uint32_t to;  // twice the state, and 1 where the two have changed their order
    };

    std::uint32_t pair_of(Location one, Location other) const {
        const std::uint32_t low = index_[one];
        const std::uint32_t high = index_[other];
        return high * (high - 1) / 2 + low;
    }

    bool number_states(const Board& board);
    void find_edges(const Board& board, Travel travel, std::vector<Edge>& edges) const;
    void share_rows(std::size_t rows);

    std::size_t size_;
    std::size_t goals_;
    std::vector<std::uint32_t> index_;  // of live locations
    std::vector<Location> places_;
    std::vector<std::uint8_t> piece_;         // by pair, then location of the player
    std::vector<std::uint32_t> first_state_;  // by pair
    std::vector<Location> player_;            // by state: some location of the piece
    std::vector<Extra> extra_;                // by row, then the other's goal
    std::vector<std::uint32_t> row_;  // by state, then `one`'s goal; most have the same as others
    std::vector<std::uint64_t> free_goals_;
    bool complete_ = false;
};

}  // namespace tabkeeper::board
