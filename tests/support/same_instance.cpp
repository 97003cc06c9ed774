// From the player the walk has no choice. Other pieces of the graph are matched one by one: whether
// a piece fits another does not depend on the rest, so the first fit is as good as any.

#include "support/same_instance.hpp"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace tabkeeper::testing {

namespace {

bool has(const std::vector<Location>& sorted, Location location) {
    return std::binary_search(sorted.begin(), sorted.end(), location);
}

class Matching {
public:
    Matching(const Instance& one, const Instance& other)
        : one_(one),
          other_(other),
          there_(one.size(), no_location),
          back_(other.size(), no_location) {}

    std::string difference() {
        if (!fits(one_.player, other_.player)) return why_;
        for (std::size_t index = 0; index < one_.size(); ++index) {
            const auto here = static_cast<Location>(index);
            if (there_[here] == no_location && !fits_somewhere(here)) {
                return "nothing matches the piece of " + one_.names[here] +
                       ", which the player "
                       "cannot reach";
            }
        }
        return {};
    }

private:
    bool fits_somewhere(Location here) {
        for (std::size_t index = 0; index < other_.size(); ++index) {
            const auto candidate = static_cast<Location>(index);
            if (back_[candidate] == no_location && fits(here, candidate)) return true;
        }
        return false;
    }

    /// Maps the whole piece, or leaves everything as it was.
    bool fits(Location from, Location to) {
        std::vector<Location> piece;
        const auto pair = [&](Location here, Location there) {
            if (there_[here] == there && back_[there] == here) return true;
            const std::string names = one_.names[here] + " and " + other_.names[there];
            if (there_[here] != no_location || back_[there] != no_location) {
                return complain(names + " are reached in different ways");
            }
            there_[here] = there;
            back_[there] = here;
            piece.push_back(here);
            if (has(one_.boxes, here) != has(other_.boxes, there)) {
                return complain("only one of " + names + " has a box");
            }
            if (has(one_.goals, here) != has(other_.goals, there)) {
                return complain("only one of " + names + " is a goal");
            }
            if ((one_.player == here) != (other_.player == there)) {
                return complain("only one of " + names + " has the player");
            }
            return true;
        };
        bool good = pair(from, to);
        for (std::size_t head = 0; good && head < piece.size(); ++head) {
            const Location here = piece[head];
            for (const Direction direction : all_directions) {
                const Location next = one_.step(here, direction);
                const Location other_next = other_.step(there_[here], direction);
                if ((next == no_location) != (other_next == no_location)) {
                    good = complain("only one of " + one_.names[here] + " and " +
                                    other_.names[there_[here]] + " has a step " +
                                    std::string(to_string(direction)));
                } else if (next != no_location) {
                    good = pair(next, other_next);
                }
                if (!good) break;
            }
        }
        if (good) return true;
        for (const Location here : piece) {
            back_[there_[here]] = no_location;
            there_[here] = no_location;
        }
        return false;
    }

    bool complain(const std::string& why) {
        why_ = why;
        return false;
    }

    const Instance& one_;
    const Instance& other_;
    std::vector<Location> there_;
    std::vector<Location> back_;
    std::string why_;
};

std::string difference_by_names(const Instance& one, const Instance& other) {
    std::map<std::string, Location> by_name;
    for (std::size_t index = 0; index < other.size(); ++index) {
        if (!by_name.emplace(other.names[index], static_cast<Location>(index)).second) {
            return "two locations are named " + other.names[index];
        }
    }
    by_name.emplace("", no_location);
    const auto there = [&](Location here) {
        if (here == no_location) return no_location;
        const auto found = by_name.find(one.names[here]);
        return found == by_name.end() ? no_location : found->second;
    };
    for (std::size_t index = 0; index < one.size(); ++index) {
        const auto here = static_cast<Location>(index);
        if (there(here) == no_location) return "only one has a location " + one.names[here];
        for (const Direction direction : all_directions) {
            if (there(one.step(here, direction)) != other.step(there(here), direction)) {
                return "different steps " + std::string(to_string(direction)) + " from " +
                       one.names[here];
            }
        }
        if (has(one.boxes, here) != has(other.boxes, there(here))) {
            return "a box on only one " + one.names[here];
        }
        if (has(one.goals, here) != has(other.goals, there(here))) {
            return "a goal on only one " + one.names[here];
        }
    }
    return there(one.player) == other.player ? "" : "the players are elsewhere";
}

/// All that stands somewhere is kept.
Instance restricted(const Instance& instance, const std::vector<bool>& kept) {
    Instance rest = instance;
    rest.names.clear();
    rest.steps.clear();
    std::vector<Location> there(instance.size(), no_location);
    for (std::size_t index = 0; index < instance.size(); ++index) {
        if (!kept[index]) continue;
        there[index] = static_cast<Location>(rest.names.size());
        rest.names.push_back(instance.names[index]);
        rest.steps.push_back(instance.steps[index]);
    }
    for (auto& steps : rest.steps) {
        for (Location& to : steps) to = to == no_location ? to : there[to];
    }
    for (auto* list : {&rest.boxes, &rest.goals}) {
        for (Location& location : *list) location = there[location];
    }
    rest.player = there[instance.player];
    return rest;
}

}  // namespace

std::string difference(const Instance& one, const Instance& other, NamesCount names) {
    for (const Instance* instance : {&one, &other}) {
        if (const auto defect = defect_of(*instance)) return "ill-formed: " + *defect;
    }
    const auto counts = [](std::size_t a, std::size_t b, const std::string& what) {
        return std::to_string(a) + " and " + std::to_string(b) + " " + what;
    };
    if (one.size() != other.size()) return counts(one.size(), other.size(), "locations");
    if (one.boxes.size() != other.boxes.size()) {
        return counts(one.boxes.size(), other.boxes.size(), "boxes");
    }
    if (one.goals.size() != other.goals.size()) {
        return counts(one.goals.size(), other.goals.size(), "goals");
    }
    if (one.boxes.size() != one.goals.size() && one.condition != other.condition) {
        return "different conditions";
    }
    return names == NamesCount::Yes ? difference_by_names(one, other)
                                    : Matching(one, other).difference();
}

Instance without_empty_islands(const Instance& instance) {
    std::vector<bool> kept(instance.size());
    for (std::size_t index = 0; index < instance.size(); ++index) {
        const auto here = static_cast<Location>(index);
        const auto& steps = instance.steps[here];
        kept[index] = std::any_of(steps.begin(), steps.end(),
                                  [](Location to) { return to != no_location; }) ||
                      has(instance.boxes, here) || has(instance.goals, here) ||
                      instance.player == here;
    }
    return restricted(instance, kept);
}

Instance in_play(const Instance& instance) {
    std::vector<bool> kept(instance.size(), false);
    std::vector<Location> queue = instance.boxes;
    queue.insert(queue.end(), instance.goals.begin(), instance.goals.end());
    queue.push_back(instance.player);
    for (const Location start : queue) kept[start] = true;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (const Location next : instance.steps[queue[head]]) {
            if (next == no_location || kept[next]) continue;
            kept[next] = true;
            queue.push_back(next);
        }
    }
    return restricted(instance, kept);
}

}  // namespace tabkeeper::testing
