#pragma once

// What the benchmarks look at: states on the way of a random game, the same on every machine.

#include <cstddef>
#include <vector>

#include "board/board.hpp"
#include "board/freezing.hpp"
#include "board/position.hpp"
#include "board/region.hpp"
#include "bounds/ways.hpp"
#include "tabkeeper/instance.hpp"

namespace tabkeeper::bench {

/// A state with the player's region.
struct Scene {
    board::Position position;
    board::Region region;
};

class Scenes {
public:
    explicit Scenes(const Instance& instance);
    Scenes(const Scenes&) = delete;
    Scenes& operator=(const Scenes&) = delete;

    const Instance& instance() const { return instance_; }
    const board::Board& board() const { return board_; }
    bounds::WaysCache& ways() { return ways_; }
    const board::Freezing& freezing() const { return freezing_; }

    /// One scene after another, round and round.
    Scene& next() {
        next_ = (next_ + 1) % scenes_.size();
        return scenes_[next_];
    }

private:
    Instance instance_;
    board::Board board_;
    bounds::WaysCache ways_;  // in lines
    board::Freezing freezing_;
    std::vector<Scene> scenes_;
    std::size_t next_ = 0;
};

/// At most 64 locations, so that a region is one word.
Scenes& small_scenes();
/// More than 64 locations, so that a region takes several.
Scenes& large_scenes();

}  // namespace tabkeeper::bench
