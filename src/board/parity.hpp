#pragma once

// Whether all plans of a state take an even, or all an odd number of single pushes.
//
// They do where the locations have two colours and every step leads from one to the other: a push
// changes the colour of one box, and where all boxes end on all goals, how many of each colour
// there are in the end is known.

#include <cstdint>
#include <vector>

#include "board/board.hpp"

namespace tabkeeper::board {

inline bool has_parity(const Board& board) {
    if (board.boxes() != board.goals().size()) return false;
    enum : std::uint8_t { none, light, dark };
    std::vector<std::uint8_t> colours(board.size(), none);
    std::vector<Location> stack;
    for (std::size_t start = 0; start < board.size(); ++start) {
        if (colours[start] != none) continue;
        colours[start] = light;
        stack.assign(1, static_cast<Location>(start));
        while (!stack.empty()) {
            const Location here = stack.back();
            stack.pop_back();
            for (const Direction direction : all_directions) {
                const Location near = board.step(here, direction);
                if (near == no_location) continue;
                if (colours[near] == colours[here]) return false;
                if (colours[near] != none) continue;
                colours[near] = colours[here] == light ? dark : light;
                stack.push_back(near);
            }
        }
    }
    return true;
}

}  // namespace tabkeeper::board
