#include "bounds/ways.hpp"

#include <mutex>

#include "board/live.hpp"

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
      open_(std::make_shared<const Ways>(board, std::span<const Location>{}, travel, stopping)),
      most_(most_bytes / Ways::bytes_for(board)) {}

std::size_t WaysCache::bytes_of_pairs() const {
    return board::PairCosts::bytes_for(board_, board::live_locations(board_));
}

void WaysCache::work_out_pairs(const std::function<bool()>& stopping) {
    auto pairs = std::make_unique<board::PairCosts>(board_, open_->sides, open_->distances, travel_,
                                                    board::live_locations(board_), stopping);
    if (pairs->is_complete()) pairs_ = std::move(pairs);
}

std::shared_ptr<const Ways> WaysCache::with(const std::vector<Location>& walls) {
    if (walls.empty()) return open_;
    {
        const std::shared_lock lock(mutex_);
        if (const auto found = known_.find(walls); found != known_.end()) return found->second;
    }
    auto ways = std::make_shared<const Ways>(board_, walls, travel_, [] { return false; });
    add(ways);
    return ways;
}

void WaysCache::add(const std::shared_ptr<const Ways>& ways) {
    if (most_ == 0) return;
    const std::scoped_lock lock(mutex_);
    if (known_.size() >= most_) known_.clear();
    known_.emplace(ways->walls, ways);
}

std::size_t WaysCache::Hash::operator()(const std::vector<Location>& locations) const {
    std::uint64_t hash = locations.size();
    for (const Location location : locations) {
        hash = (hash ^ location) * 0x9E37'79B9'7F4A'7C15ULL;
        hash ^= hash >> 32U;
    }
    return hash;
}

}  // namespace tabkeeper::bounds
