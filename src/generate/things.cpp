// Putting things on a board. A box goes only where it looks live: alone on the board, it could be
// pushed to some goal. That is no promise of a plan, but keeps out boxes that are lost at sight.

#include "generate/things.hpp"

#include <algorithm>

namespace tabkeeper::generator {

namespace {

/// Found backwards from the goals: a box at `to` came from `from` if the player had a place behind.
std::vector<bool> live_places(const Instance& instance) {
    std::vector<bool> live(instance.size(), false);
    std::vector<Location> queue = instance.goals;
    for (const Location goal : queue) live[goal] = true;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (const Direction direction : all_directions) {
            const Location from = instance.step(queue[head], direction);
            if (from == no_location || live[from]) continue;
            if (instance.step(from, direction) == no_location) continue;
            live[from] = true;
            queue.push_back(from);
        }
    }
    return live;
}

bool has(const std::vector<Location>& sorted, Location location) {
    return std::binary_search(sorted.begin(), sorted.end(), location);
}

template <class Unwanted>
void drop(std::vector<Location>& list, Unwanted unwanted) {
    list.erase(std::remove_if(list.begin(), list.end(), unwanted), list.end());
}

std::vector<Location> sorted_front(std::vector<Location> list, std::size_t count) {
    list.resize(count);
    std::sort(list.begin(), list.end());
    return list;
}

}  // namespace

bool put_goals(Instance& instance, const GenerateOptions& options, const Zones& zones,
               Random& random) {
    std::vector<Location> places = zones.for_goals;
    if (options.pulls) {
        drop(places, [&](Location l) { return zones.pulls_to_boxes[l] == instance.size(); });
    }
    const std::uint32_t goals = options.goals.value_or(options.boxes);
    if (places.size() < goals) return false;
    random.shuffle(places);
    instance.goals = sorted_front(std::move(places), goals);
    instance.boxes.clear();
    instance.player = no_location;
    return true;
}

bool put_boxes(Instance& instance, const GenerateOptions& options, const Zones& zones,
               Random& random) {
    std::vector<Location> places = zones.for_boxes;
    if (options.places == BoxPlaces::Live) {
        const std::vector<bool> live = live_places(instance);
        drop(places, [&](Location place) { return !live[place]; });
    }
    if (places.size() < options.boxes) return false;
    random.shuffle(places);
    std::stable_partition(places.begin(), places.end(),
                          [&](Location place) { return !has(instance.goals, place); });
    instance.boxes = sorted_front(std::move(places), options.boxes);
    return true;
}

void put_boxes_solved(Instance& instance, const GenerateOptions& options, const Zones& zones,
                      Random& random) {
    std::vector<Location> places = instance.goals;
    random.shuffle(places);
    std::vector<Location> beside = zones.for_boxes;
    drop(beside, [&](Location place) { return has(instance.goals, place); });
    random.shuffle(beside);
    places.insert(places.end(), beside.begin(), beside.end());
    instance.boxes = sorted_front(std::move(places), options.boxes);
}

void put_player(Instance& instance, Random& random) {
    std::vector<Location> places;
    for (std::size_t index = 0; index < instance.size(); ++index) {
        const auto place = static_cast<Location>(index);
        if (!has(instance.boxes, place)) places.push_back(place);
    }
    instance.player = random.any_of(places);
}

bool is_solved(const Instance& instance) {
    const bool covering = instance.condition == GoalCondition::Cover;
    const auto& wanted = covering ? instance.goals : instance.boxes;
    const auto& there = covering ? instance.boxes : instance.goals;
    return std::includes(there.begin(), there.end(), wanted.begin(), wanted.end());
}

}  // namespace tabkeeper::generator
