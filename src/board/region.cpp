#include "board/region.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tabkeeper::board {

namespace {
constexpr std::size_t most_words_of_small_board = 4;
}

Region::Region(const Board& board) : words_((board.size() + 63) / 64, 0) {
    if (words_.size() > most_words_of_small_board) {
        queue_.reserve(board.size());
        return;
    }
    neighbours_.assign(board.size() * words_.size(), 0);
    for (std::size_t here = 0; here < board.size(); ++here) {
        for (const Direction direction : all_directions) {
            const Location there = board.step(static_cast<Location>(here), direction);
            if (there == no_location) continue;
            neighbours_[here * words_.size() + there / 64] |= bit_of(there);
        }
    }
}

template <std::size_t Words>
void Region::flood_words(const Position& position, Location until) {
    using Set = std::array<std::uint64_t, Words>;
    Set unseen;
    for (std::size_t word = 0; word < Words; ++word) unseen[word] = ~position.mask()[word];
    Set open{};
    open[position.player() / 64] = bit_of(position.player());
    unseen[position.player() / 64] &= ~bit_of(position.player());
    const Set free = unseen;
    Set wanted{};
    if (until != no_location) wanted[until / 64] = bit_of(until);
    for (bool is_done = false; !is_done;) {
        is_done = true;
#pragma GCC unroll 4
        for (std::size_t word = 0; word < Words; ++word) {
            if (open[word] == 0) continue;
            is_done = false;
            // One word at a time, and that one by its neighbours: it stays in a register. The
            // lowest come first, and so anchors are met soon.
            std::uint64_t bits = std::exchange(open[word], 0);
            while (bits != 0) {
                const auto bit = static_cast<std::size_t>(std::countr_zero(bits));
                bits &= bits - 1;
                const std::uint64_t* near = &neighbours_[(word * 64 + bit) * Words];
                std::uint64_t found = 0;
                for (std::size_t other = 0; other < Words; ++other) {
                    const std::uint64_t fresh = near[other] & unseen[other];
                    unseen[other] ^= fresh;
                    (other == word ? bits : open[other]) |= fresh;
                    found |= fresh & wanted[other];
                }
                if (found != 0) {
                    open = {};
                    bits = 0;
                }
            }
        }
    }
    for (std::size_t word = 0; word < Words; ++word) words_[word] = free[word] ^ unseen[word];
    words_[position.player() / 64] |= bit_of(position.player());
}

void Region::flood_queue(const Board& board, const Position& position, Location until) {
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
            if (there == until && until != no_location) return;
        }
    }
}

void Region::fill(const Board& board, const Position& position, Location until) {
    switch (neighbours_.empty() ? 0 : words_.size()) {
        case 1: flood_words<1>(position, until); break;
        case 2: flood_words<2>(position, until); break;
        case 3: flood_words<3>(position, until); break;
        case 4: flood_words<4>(position, until); break;
        default: flood_queue(board, position, until);
    }
}

}  // namespace tabkeeper::board
