// Greedy: the first smaller instance that still fails is the next one, until none does.

#include "support/shrink.hpp"

#include <algorithm>
#include <optional>
#include <sstream>
#include <vector>

#include "tabkeeper/formats.hpp"

namespace tabkeeper::testing {

namespace {

Instance without_location(const Instance& instance, Location gone) {
    Instance smaller = instance;
    const auto renamed = [&](Location location) {
        if (location == no_location || location == gone) return no_location;
        return static_cast<Location>(location > gone ? location - 1 : location);
    };
    smaller.names.erase(smaller.names.begin() + gone);
    smaller.steps.erase(smaller.steps.begin() + gone);
    for (auto& steps : smaller.steps) {
        for (Location& step : steps) step = renamed(step);
    }
    const auto drop = [&](std::vector<Location>& list) {
        list.erase(std::remove(list.begin(), list.end(), gone), list.end());
        for (Location& location : list) location = renamed(location);
    };
    drop(smaller.boxes);
    drop(smaller.goals);
    smaller.player = renamed(smaller.player);
    return smaller;
}

std::vector<Instance> smaller_ones(const Instance& instance) {
    std::vector<Instance> candidates;
    for (std::size_t index = 0; index < instance.size(); ++index) {
        candidates.push_back(without_location(instance, static_cast<Location>(index)));
    }
    for (std::size_t index = 0; index < instance.boxes.size(); ++index) {
        candidates.push_back(instance);
        auto& boxes = candidates.back().boxes;
        boxes.erase(boxes.begin() + static_cast<std::ptrdiff_t>(index));
    }
    for (std::size_t index = 0; index < instance.goals.size(); ++index) {
        candidates.push_back(instance);
        auto& goals = candidates.back().goals;
        goals.erase(goals.begin() + static_cast<std::ptrdiff_t>(index));
    }
    for (std::size_t index = 0; index < instance.size(); ++index) {
        for (const Direction direction : {Direction::Up, Direction::Right}) {
            const Location to = instance.steps[index][index_of(direction)];
            if (to == no_location) continue;
            candidates.push_back(instance);
            candidates.back().steps[index][index_of(direction)] = no_location;
            candidates.back().steps[to][index_of(opposite(direction))] = no_location;
        }
    }
    return candidates;
}

}  // namespace

Instance shrink(Instance instance, const std::function<bool(const Instance&)>& fails) {
    for (bool changed = true; changed;) {
        changed = false;
        for (Instance& candidate : smaller_ones(instance)) {
            if (defect_of(candidate) || !fails(candidate)) continue;
            instance = std::move(candidate);
            changed = true;
            break;
        }
    }
    return instance;
}

std::string facts_of(const Instance& instance) {
    std::ostringstream text;
    write_instance(text, instance, InstanceFormat::Asp);
    return text.str();
}

}  // namespace tabkeeper::testing
