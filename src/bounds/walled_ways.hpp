#pragma once

// How far boxes have to go when some locations are walled up, in a tenth of what sides and
// distances take: a long search meets thousands of sets of walls and keeps them all.
//
// Rows that are the same are kept once, goals that are walled up are left out, and which side of a
// box the player is on is kept only where a box has more than one.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "board/board.hpp"
#include "board/distances.hpp"
#include "board/sides.hpp"
#include "bounds/assignment.hpp"

namespace tabkeeper::bounds {

class WalledWays {
public:
    /// `walls` is sorted.
    WalledWays(const board::Board& open, std::span<const Location> walls, board::Travel travel);

    const std::vector<Location>& walls() const { return walls_; }

    /// Writes what the box costs to each goal of the board, the player being there.
    void fill(const board::Board& open, Location box, Location player,
              Assignment::Value* costs) const;

    /// What it takes, with all that belongs to it.
    std::size_t bytes() const;

private:
    using Row = std::uint16_t;

    /// A location that parts those round it: which row counts depends on the player.
    struct Cut {
        Location location;
        std::array<Row, 4> row_of_side;
    };

    class Rows;

    void add_cut(const board::Sides& sides, const board::Distances& distances, Location box,
                 Rows& rows);
    Row row_of(Location box, Location player) const;

    std::size_t bytes_of_cut() const {
        return (part_.size() + players_in_byte - 1) / players_in_byte;
    }

    static constexpr Row depends = 0xFFFF;
    static constexpr unsigned bits_of_side = 2;
    static constexpr unsigned last_side = 3;
    static constexpr std::size_t players_in_byte = 4;

    std::vector<Location> walls_;
    std::vector<std::uint16_t> goals_;      // those that are no walls, by index
    std::vector<std::uint16_t> distances_;  // by row, then goal
    std::vector<Row> row_;                  // by location; `depends` for a cut
    std::vector<Location> part_;            // by location: the player can walk within a part
    std::vector<Cut> cuts_;                 // by location
    std::vector<std::uint8_t> sides_;       // by cut, then player
};

}  // namespace tabkeeper::bounds
