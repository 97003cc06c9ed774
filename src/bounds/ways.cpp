#include "bounds/ways.hpp"

#include <mutex>

#include "board/live.hpp"
#include "board/parity.hpp"

namespace tabkeeper::bounds {

std::size_t Ways::bytes_for(const board::Board& board) {
    constexpr std::size_t bytes_for_steps_and_sides = 80;
    return sizeof(Ways) + board::Distances::bytes_for(board) +
           board.size() * bytes_for_steps_and_sides;
}

WaysCache::WaysCache(const board::Board& board, board::Travel travel, std::size_t most_bytes,
                     const std::function<bool()>& stopping)
    : board_(board),
      travel_(travel),
      open_(board, travel, stopping),
      has_parity_(travel == board::Travel::Pushes && board::has_parity(board)),
      most_bytes_(most_bytes) {}

std::size_t WaysCache::bytes_of_pairs() const {
    return board::PairCosts::bytes_for(board_, board::live_locations(board_));
}

void WaysCache::work_out_pairs(const std::function<bool()>& stopping) {
    auto pairs = std::make_unique<board::PairCosts>(board_, open_.sides, open_.distances, travel_,
                                                    board::live_locations(board_), stopping);
    if (pairs->is_complete()) pairs_ = std::move(pairs);
}

std::shared_ptr<const WalledWays> WaysCache::with(const std::vector<Location>& walls) {
    if (walls.empty()) return nullptr;
    {
        const std::shared_lock lock(mutex_);
        if (const auto found = known_.find(walls); found != known_.end()) return *found;
    }
    auto ways = std::make_shared<const WalledWays>(board_, walls, travel_);
    add(ways);
    return ways;
}

void WaysCache::add(const std::shared_ptr<const WalledWays>& ways) {
    const std::size_t bytes = ways->bytes() + bytes_of_place;
    if (bytes > most_bytes_) return;
    const std::scoped_lock lock(mutex_);
    if (bytes_ + bytes > most_bytes_) {
        known_.clear();
        bytes_ = 0;
    }
    if (known_.insert(ways).second) bytes_ += bytes;
}

std::size_t WaysCache::Hash::operator()(const std::vector<Location>& walls) const {
    std::uint64_t hash = walls.size();
    for (const Location location : walls) {
        hash = (hash ^ location) * 0x9E37'79B9'7F4A'7C15ULL;
        hash ^= hash >> 32U;
    }
    return hash;
}

void fill_costs(const board::Board& board, const Ways& open, const WalledWays* walled, Location box,
                Location player, Assignment::Value* costs) {
    if (walled != nullptr) return walled->fill(board, box, player, costs);
    const board::Side side = open.sides.of(box, player);
    const std::size_t goals = board.goals().size();
    if (side == board::no_side) {
        for (std::size_t goal = 0; goal < goals; ++goal) {
            costs[goal] = board.goals()[goal] == box ? 0 : Assignment::forbidden;
        }
        return;
    }
    const std::uint16_t* distances = open.distances.from(box, side);
    for (std::size_t goal = 0; goal < goals; ++goal) {
        costs[goal] = distances[goal] == board::Distances::unreachable
                          ? Assignment::forbidden
                          : Assignment::Value{distances[goal]};
    }
}

}  // namespace tabkeeper::bounds
