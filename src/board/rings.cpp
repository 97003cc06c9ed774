#include "board/rings.hpp"

namespace tabkeeper::board {

namespace {

constexpr std::array clockwise{Direction::Up, Direction::Right, Direction::Down, Direction::Left};

/// The location that both ways round a corner lead to, if they do.
Location corner_of(const Board& board, Location here, Direction one, Direction other) {
    const Location first = board.step(here, one);
    const Location second = board.step(here, other);
    if (first == no_location || second == no_location) return no_location;
    const Location corner = board.step(first, other);
    return corner == board.step(second, one) ? corner : no_location;
}

/// Neighbours have even places in a ring and corners odd ones; a run of free places without a
/// neighbour parts nothing.
bool is_parted(unsigned free) {
    unsigned runs = 0;
    for (unsigned place = 0; place < 8; place += 2) {
        const bool is_free = (free >> place & 1U) != 0;
        const bool comes_from_last =
            (free >> (place + 7) % 8 & 1U) != 0 && (free >> (place + 6) % 8 & 1U) != 0;
        if (is_free && !comes_from_last) ++runs;
    }
    return runs > 1;
}

}  // namespace

Rings::Rings(const Board& board) : rings_(board.size()) {
    for (std::size_t index = 0; index < board.size(); ++index) {
        const auto here = static_cast<Location>(index);
        for (std::size_t side = 0; side < clockwise.size(); ++side) {
            const Direction next = clockwise[(side + 1) % clockwise.size()];
            rings_[here][2 * side] = board.step(here, clockwise[side]);
            rings_[here][2 * side + 1] = corner_of(board, here, clockwise[side], next);
        }
    }
    for (unsigned free = 0; free < parted_.size(); ++free) parted_[free] = is_parted(free);
}

}  // namespace tabkeeper::board
