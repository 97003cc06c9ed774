#pragma once

// Makes the steps of a written plan, one by one, and says why one cannot be made.

#include <cstddef>
#include <string>
#include <vector>

#include "tabkeeper/formats.hpp"

namespace tabkeeper::formats {

class Replay {
public:
    explicit Replay(const Instance& instance);

    static constexpr std::size_t no_box = static_cast<std::size_t>(-1);

    Location player() const { return player_; }
    Location box(std::size_t index) const { return boxes_[index]; }
    std::size_t boxes() const { return boxes_.size(); }
    /// Which box is there, by its place in Instance::boxes, or no_box.
    std::size_t box_at(Location location) const { return box_here_[location]; }

    /// One step of the player to a free location. Throws InputError.
    void walk(Direction direction, const Place& place);
    /// One step that pushes a box. Throws InputError.
    void push(Direction direction, const Place& place);
    /// Whichever of the two it is.
    void step(Direction direction, const Place& place);

    /// What was done, pushes in one line joined.
    WrittenPlan written() const { return {plan_, moves_}; }

private:
    Location next_to(Location from, Direction direction, const Place& place) const;
    std::string name(Location location) const;

    const Instance& instance_;
    std::vector<Location> boxes_;
    std::vector<std::size_t> box_here_;
    Location player_;
    Plan plan_;
    std::uint64_t moves_ = 0;
    bool last_was_push_ = false;
};

}  // namespace tabkeeper::formats
