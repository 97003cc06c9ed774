#include "board/region.hpp"

#include <algorithm>

namespace tabkeeper::board {

Region::Region(const Board& board) : words_((board.size() + 63) / 64, 0) {
    if (board.size() > 64) {
        queue_.reserve(board.size());
        return;
    }
    neighbours_.assign(board.size(), 0);
    for (std::size_t here = 0; here < board.size(); ++here) {
        for (const Direction direction : all_directions) {
            const Location there = board.step(static_cast<Location>(here), direction);
            if (there != no_location) neighbours_[here] |= bit_of(there);
        }
    }
}

void Region::flood_word(const Position& position) {
    const std::uint64_t free = ~position.low_mask();
    std::uint64_t open = bit_of(position.player());
    std::uint64_t reached = open;
    while (open != 0) {
        const auto here = static_cast<std::size_t>(std::countr_zero(open));
        open &= open - 1;
        const std::uint64_t fresh = neighbours_[here] & free & ~reached;
        reached |= fresh;
        open |= fresh;
    }
    words_[0] = reached;
}

void Region::flood_queue(const Board& board, const Position& position) {
    std::fill(words_.begin(), words_.end(), 0);
    queue_.clear();
    const auto visit = [&](Location location) {
        words_[location / 64] |= bit_of(location);
        queue_.push_back(location);
    };
    visit(position.player());
    for (std::size_t head = 0; head < queue_.size(); ++head) {
        for (const Direction direction : all_directions) {
            const Location there = board.step(queue_[head], direction);
            if (!position.has_box_or_wall(there) && !contains(there)) visit(there);
        }
    }
}

}  // namespace tabkeeper::board
