// Sides and distances are worked out in full, as they are for the open board, and then only what
// can be asked for is kept.

#include "bounds/walled_ways.hpp"

#include <algorithm>

namespace tabkeeper::bounds {

namespace {

std::uint32_t hash_of(std::span<const std::uint16_t> row) {
    std::uint32_t hash = 0;
    for (const std::uint16_t distance : row) hash = (hash ^ distance) * 0x9E37'79B1U + 1;
    return hash;
}

template <class T>
std::size_t bytes_of(const std::vector<T>& values) {
    constexpr std::size_t bytes_of_heap = 16;
    return values.capacity() * sizeof(T) + bytes_of_heap;
}

}  // namespace

/// Collects the rows of one set of walls; most of them are there more than once.
class WalledWays::Rows {
public:
    explicit Rows(WalledWays& ways) : ways_(ways), row_(ways.goals_.size()) {}

    Row number_of(const std::uint16_t* distances) {
        std::transform(ways_.goals_.begin(), ways_.goals_.end(), row_.begin(),
                       [&](std::uint16_t goal) { return distances[goal]; });
        const std::uint32_t hash = hash_of(row_);
        const auto found = std::find(hashes_.begin(), hashes_.end(), hash);
        const auto number = static_cast<std::size_t>(found - hashes_.begin());
        if (found != hashes_.end() &&
            std::equal(row_.begin(), row_.end(), ways_.distances_.data() + number * row_.size())) {
            return static_cast<Row>(number);
        }
        hashes_.push_back(hash);
        ways_.distances_.insert(ways_.distances_.end(), row_.begin(), row_.end());
        return static_cast<Row>(hashes_.size() - 1);
    }

private:
    WalledWays& ways_;
    std::vector<std::uint16_t> row_;
    std::vector<std::uint32_t> hashes_;  // by row
};

WalledWays::WalledWays(const board::Board& open, std::span<const Location> walls,
                       board::Travel travel)
    : walls_(walls.begin(), walls.end()), row_(open.size(), depends), part_(open.size()) {
    const board::Board board = open.with_walls(walls);
    const board::Sides sides(board);
    const board::Distances distances(board, sides, travel, [] { return false; });
    for (std::size_t goal = 0; goal < board.goals().size(); ++goal) {
        if (!std::binary_search(walls_.begin(), walls_.end(), board.goals()[goal])) {
            goals_.push_back(static_cast<std::uint16_t>(goal));
        }
    }
    Rows rows(*this);
    for (std::size_t index = 0; index < board.size(); ++index) {
        const auto box = static_cast<Location>(index);
        part_[box] = sides.part_of(box);
        if (const board::Side side = sides.only_side_of(box); side != board::no_side) {
            row_[box] = rows.number_of(distances.from(box, side));
        } else {
            add_cut(sides, distances, box, rows);
        }
    }
    distances_.shrink_to_fit();
    goals_.shrink_to_fit();
    cuts_.shrink_to_fit();
    sides_.shrink_to_fit();
}

/// A location that no step leads to or from is left out: the player is never in the same part.
void WalledWays::add_cut(const board::Sides& sides, const board::Distances& distances, Location box,
                         Rows& rows) {
    Cut cut{box, {}};
    bool has_side = false;
    for (const Direction direction : all_directions) {
        const board::Side side = sides.toward(box, direction);
        if (side == board::no_side) continue;
        cut.row_of_side[side] = rows.number_of(distances.from(box, side));
        has_side = true;
    }
    if (!has_side) return;
    cuts_.push_back(cut);
    const std::size_t first = sides_.size();
    sides_.resize(first + bytes_of_cut(), 0);
    for (std::size_t player = 0; player < part_.size(); ++player) {
        const board::Side side = sides.of(box, static_cast<Location>(player));
        if (side == board::no_side) continue;
        sides_[first + player / players_in_byte] |=
            static_cast<std::uint8_t>(side << player % players_in_byte * bits_of_side);
    }
}

WalledWays::Row WalledWays::row_of(Location box, Location player) const {
    if (row_[box] != depends) return row_[box];
    const auto cut =
        std::lower_bound(cuts_.begin(), cuts_.end(), box,
                         [](const Cut& one, Location location) { return one.location < location; });
    const auto first = static_cast<std::size_t>(cut - cuts_.begin()) * bytes_of_cut();
    const unsigned four = sides_[first + player / players_in_byte];
    return cut->row_of_side[four >> player % players_in_byte * bits_of_side & last_side];
}

void WalledWays::fill(const board::Board& open, Location box, Location player,
                      Assignment::Value* costs) const {
    const std::vector<Location>& goals = open.goals();
    if (part_[box] != part_[player]) {
        for (std::size_t goal = 0; goal < goals.size(); ++goal) {
            costs[goal] = goals[goal] == box ? 0 : Assignment::forbidden;
        }
        return;
    }
    std::fill_n(costs, goals.size(), Assignment::forbidden);
    const std::uint16_t* distance = distances_.data() + row_of(box, player) * goals_.size();
    for (const std::uint16_t goal : goals_) {
        if (*distance != board::Distances::unreachable) costs[goal] = *distance;
        ++distance;
    }
}

std::size_t WalledWays::bytes() const {
    return sizeof(WalledWays) + bytes_of(walls_) + bytes_of(goals_) + bytes_of(distances_) +
           bytes_of(row_) + bytes_of(part_) + bytes_of(cuts_) + bytes_of(sides_);
}

}  // namespace tabkeeper::bounds
