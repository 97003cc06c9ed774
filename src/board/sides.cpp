// Pieces of the graph without one location, from one depth-first forest.
//
// Without location c, everything that is not below c in the tree hangs together (the upper piece).
// The subtree of a child hangs on to it where its low point lies above c; otherwise it is a piece
// of its own. Each piece touches c, so one of c's four directions leads into it.

#include "board/sides.hpp"

#include <algorithm>
#include <utility>

namespace tabkeeper::board {

namespace {
constexpr std::uint32_t upper_piece = 0xFFFF'FFFF;
constexpr std::uint32_t no_piece = 0xFFFF'FFFE;

// Deep enough for most boards: it is done again for every set of frozen boxes.
constexpr std::size_t usual_path = 64;
}  // namespace

Sides::Sides(const Board& board)
    : enter_(board.size(), 0),
      leave_(board.size(), 0),
      low_(board.size(), 0),
      tree_(board.size(), 0),
      children_(board.size(), {no_location, no_location, no_location, no_location}),
      pieces_(board.size()),
      sides_(board.size()),
      only_side_(board.size(), no_side) {
    for (std::size_t root = 0; root < board.size(); ++root) {
        if (enter_[root] == 0) grow_tree(board, static_cast<Location>(root));
    }
    for (std::size_t index = 0; index < board.size(); ++index) {
        const auto box = static_cast<Location>(index);
        bool several = false;
        Side first = no_side;
        for (const Direction direction : all_directions) {
            const std::size_t here = index_of(direction);
            const Location neighbour = board.step(box, direction);
            const bool leads_out = neighbour != no_location && neighbour != box;
            pieces_[box][here] = leads_out ? piece_of(box, neighbour) : no_piece;
            sides_[box][here] = no_side;
            if (!leads_out) continue;
            const auto same =
                std::find(pieces_[box].begin(), pieces_[box].begin() + here, pieces_[box][here]);
            sides_[box][here] = static_cast<Side>(same - pieces_[box].begin());
            several |= first != no_side && sides_[box][here] != first;
            if (first == no_side) first = sides_[box][here];
        }
        only_side_[box] = several ? no_side : first;
    }
}

Side Sides::of(Location box, Location player) const {
    if (tree_[box] != tree_[player]) return no_side;
    if (only_side_[box] != no_side) return only_side_[box];
    const std::uint32_t piece = piece_of(box, player);
    for (Side side = 0; side < no_side; ++side) {
        if (pieces_[box][side] == piece) return side;
    }
    return no_side;
}

std::uint32_t Sides::piece_of(Location cut, Location location) const {
    if (!below(location, cut)) return upper_piece;
    for (const Location child : children_[cut]) {
        if (child == no_location) break;
        if (!below(location, child)) continue;
        return low_[child] < enter_[cut] ? upper_piece : child;
    }
    return no_piece;  // the cut location itself
}

void Sides::grow_tree(const Board& board, Location root) {
    struct Visit {
        Location here;
        Location parent;
        std::size_t next_direction = 0;
        std::size_t next_child = 0;
    };
    std::vector<Visit> path;
    path.reserve(usual_path);
    const auto open = [&](Location here, Location parent) {
        enter_[here] = low_[here] = ++clock_;
        tree_[here] = root;
        path.push_back({here, parent});
    };
    open(root, no_location);
    while (!path.empty()) {
        Visit& visit = path.back();
        const Location here = visit.here;
        if (visit.next_direction == 4) {
            leave_[here] = clock_ + 1;
            const Location parent = visit.parent;
            path.pop_back();
            if (parent != no_location) low_[parent] = std::min(low_[parent], low_[here]);
            continue;
        }
        const Location there = board.step(here, all_directions[visit.next_direction++]);
        if (there == no_location || there == here) continue;
        if (enter_[there] == 0) {
            children_[here][visit.next_child++] = there;
            open(there, here);
        } else if (there != visit.parent) {
            low_[here] = std::min(low_[here], enter_[there]);
        }
    }
}

}  // namespace tabkeeper::board
