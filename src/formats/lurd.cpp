// A plan as the player's way: small letters for steps, capitals for pushes, as every Sokoban
// program reads it. Between pushes the player takes a shortest walk.

#include <algorithm>
#include <string_view>
#include <vector>

#include "formats/grid.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper {

namespace {

constexpr std::string_view step_letters = "urdl";
constexpr std::string_view push_letters = "URDL";

/// Letters of a shortest walk round the boxes; the plan is correct, so there is one.
std::string walk(const Instance& instance, const std::vector<bool>& box_here, Location from,
                 Location to) {
    std::vector<std::size_t> came_by(instance.size(), 4);
    std::vector<Location> queue{from};
    for (std::size_t head = 0; head < queue.size() && queue[head] != to; ++head) {
        for (const Direction direction : all_directions) {
            const Location next = instance.step(queue[head], direction);
            if (next == no_location || next == from || box_here[next] || came_by[next] != 4) {
                continue;
            }
            came_by[next] = index_of(direction);
            queue.push_back(next);
        }
    }
    std::string letters;
    while (to != from) {
        letters += step_letters[came_by[to]];
        to = instance.step(to, opposite(all_directions[came_by[to]]));
    }
    std::reverse(letters.begin(), letters.end());
    return letters;
}

}  // namespace

std::optional<std::string> lurd_of(const Instance& instance, const Plan& plan) {
    if (!formats::grid_of(instance)) return std::nullopt;
    std::vector<bool> box_here(instance.size(), false);
    for (const Location box : instance.boxes) box_here[box] = true;
    std::string letters;
    Location player = instance.player;
    for (const Push& push : plan) {
        letters +=
            walk(instance, box_here, player, instance.step(push.from, opposite(push.direction)));
        for (Location box = push.from; box != push.to; box = instance.step(box, push.direction)) {
            letters += push_letters[index_of(push.direction)];
        }
        box_here[push.from] = false;
        box_here[push.to] = true;
        player = instance.step(push.to, opposite(push.direction));
    }
    return letters;
}

}  // namespace tabkeeper
