#pragma once

// Boxes that can never be pulled again: for a search that goes backward, what frozen boxes are for
// one that goes forward. Scratch memory of one worker.

#include <cstdint>
#include <vector>

#include "board/board.hpp"
#include "board/position.hpp"

namespace tabkeeper::search {

class StuckBoxes {
public:
    /// `turned` has the starts for goals.
    explicit StuckBoxes(const board::Board& turned)
        : board_(turned), stuck_here_(turned.size(), 0) {}

    /// Whether some box that is off the starts can never be pulled again.
    bool hold_one_off_start(const board::Position& position);

    /// The same after a pull to `moved` from a position where it was false.
    bool hold_one_off_start_after(const board::Position& position, Location moved);

private:
    template <class IsStuck>
    bool is_blocked(Location box, const IsStuck& is_stuck) const;

    const board::Board& board_;
    std::vector<std::uint8_t> stuck_here_;  // all 0 between calls
    std::vector<Location> stuck_;
};

}  // namespace tabkeeper::search
