// The plain rules of motion. A box cannot be pushed onto the player, which only a ring of two
// locations could ask for: notations that show single steps do not know such a push.

#include "formats/replay.hpp"

#include "formats/source.hpp"

namespace tabkeeper::formats {

Replay::Replay(const Instance& instance)
    : instance_(instance),
      boxes_(instance.boxes),
      box_here_(instance.size(), no_box),
      player_(instance.player) {
    for (std::size_t box = 0; box < boxes_.size(); ++box) box_here_[boxes_[box]] = box;
}

std::string Replay::name(Location location) const { return printable(instance_.names[location]); }

Location Replay::next_to(Location from, Direction direction, const Place& place) const {
    const Location next = instance_.step(from, direction);
    if (next == no_location) {
        Source::fail(place, "a wall is in the way: nothing lies " +
                                std::string(to_string(direction)) + " of " + name(from));
    }
    return next;
}

void Replay::walk(Direction direction, const Place& place) {
    const Location next = next_to(player_, direction, place);
    if (box_here_[next] != no_box) {
        Source::fail(place, "a box is in the way of the player at " + name(next));
    }
    player_ = next;
    ++moves_;
    last_was_push_ = false;
}

void Replay::push(Direction direction, const Place& place) {
    const Location from = next_to(player_, direction, place);
    const std::size_t box = box_here_[from];
    if (box == no_box) Source::fail(place, "there is no box to push at " + name(from));
    const Location to = next_to(from, direction, place);
    if (box_here_[to] != no_box) Source::fail(place, "a box is in the way at " + name(to));
    if (to == player_) Source::fail(place, "the player is in the way at " + name(to));
    // A box that has come round to where it was starts another push.
    const bool goes_on = last_was_push_ && plan_.back().direction == direction &&
                         plan_.back().to == from && plan_.back().to != plan_.back().from;
    if (goes_on) {
        plan_.back().to = to;
    } else {
        plan_.push_back({from, direction, to});
    }
    box_here_[from] = no_box;
    box_here_[to] = box;
    boxes_[box] = to;
    player_ = from;
    ++moves_;
    last_was_push_ = true;
}

void Replay::step(Direction direction, const Place& place) {
    const Location next = next_to(player_, direction, place);
    box_here_[next] == no_box ? walk(direction, place) : push(direction, place);
}

}  // namespace tabkeeper::formats
