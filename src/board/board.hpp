#pragma once

// The location graph as the search sees it: steps, goals, and how many boxes may be lost.

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "tabkeeper/instance.hpp"

namespace tabkeeper::board {

class Board {
public:
    explicit Board(const Instance& instance)
        : steps_(instance.steps),
          goals_(instance.goals),
          goal_here_(instance.size(), 0),
          starts_(instance.boxes),
          condition_(instance.condition) {
        for (const Location goal : goals_) goal_here_[goal] = 1;
    }

    /// The same board where no step leads to or from these locations.
    Board with_walls(std::span<const Location> walls) const {
        Board walled = *this;
        for (const Location wall : walls) {
            for (const Direction direction : all_directions) {
                const Location near =
                    std::exchange(walled.steps_[wall][index_of(direction)], no_location);
                if (near != no_location) {
                    walled.steps_[near][index_of(opposite(direction))] = no_location;
                }
            }
        }
        return walled;
    }

    std::size_t size() const { return steps_.size(); }
    Location step(Location from, Direction direction) const {
        return steps_[from][index_of(direction)];
    }
    bool has_step(Location from, Direction direction) const {
        return step(from, direction) != no_location;
    }
    bool is_goal(Location location) const { return goal_here_[location] != 0; }
    const std::vector<Location>& goals() const { return goals_; }
    std::size_t boxes() const { return starts_.size(); }
    /// Where the boxes are at first.
    const std::vector<Location>& starts() const { return starts_; }
    GoalCondition condition() const { return condition_; }

    /// How many boxes may end where no goal is.
    std::size_t surplus() const {
        if (condition_ == GoalCondition::Store) return 0;
        return boxes() > goals_.size() ? boxes() - goals_.size() : 0;
    }

    /// False where counting alone shows that no state can be solved.
    bool has_enough() const {
        return condition_ == GoalCondition::Cover ? boxes() >= goals_.size()
                                                  : boxes() <= goals_.size();
    }

private:
    std::vector<std::array<Location, 4>> steps_;
    std::vector<Location> goals_;
    std::vector<std::uint8_t> goal_here_;
    std::vector<Location> starts_;
    GoalCondition condition_;
};

}  // namespace tabkeeper::board
