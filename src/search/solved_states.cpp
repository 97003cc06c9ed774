// Where every goal must be covered, the boxes that are left over may lie anywhere else; where every
// box must be stored, it may be on any goals. Either way some locations are sure to have a box and
// the rest of the boxes are drawn from others.

#include "search/solved_states.hpp"

#include <algorithm>
#include <limits>
#include <vector>

namespace tabkeeper::search {

namespace {

struct Choice {
    std::vector<Location> sure;
    std::vector<Location> others;
    std::size_t drawn = 0;  // of the others
};

Choice choice_of(const Instance& instance) {
    if (instance.condition == GoalCondition::Store) {
        return {{}, instance.goals, instance.boxes.size()};
    }
    Choice choice{instance.goals, {}, instance.boxes.size() - instance.goals.size()};
    std::vector<bool> is_goal(instance.size(), false);
    for (const Location goal : instance.goals) is_goal[goal] = true;
    for (std::size_t index = 0; index < instance.size(); ++index) {
        if (!is_goal[index]) choice.others.push_back(static_cast<Location>(index));
    }
    return choice;
}

bool has_any(const Instance& instance) {
    return instance.condition == GoalCondition::Store
               ? instance.boxes.size() <= instance.goals.size()
               : instance.boxes.size() >= instance.goals.size();
}

}  // namespace

std::uint64_t count_solved(const Instance& instance) {
    constexpr std::uint64_t enough = std::numeric_limits<std::uint32_t>::max();
    if (!has_any(instance)) return 0;
    const Choice choice = choice_of(instance);
    if (choice.drawn > choice.others.size()) return 0;
    const std::size_t drawn = std::min(choice.drawn, choice.others.size() - choice.drawn);
    std::uint64_t sets = 1;
    for (std::size_t box = 0; box < drawn && sets < enough; ++box) {
        sets = sets * (choice.others.size() - box) / (box + 1);
    }
    return std::min(sets, enough);
}

void for_each_solved(const Instance& instance,
                     const std::function<void(std::span<const Location>)>& visit) {
    if (count_solved(instance) == 0) return;
    const Choice choice = choice_of(instance);
    std::vector<std::size_t> drawn(choice.drawn);
    for (std::size_t box = 0; box < drawn.size(); ++box) drawn[box] = box;
    std::vector<Location> boxes;
    while (true) {
        boxes = choice.sure;
        for (const std::size_t index : drawn) boxes.push_back(choice.others[index]);
        std::sort(boxes.begin(), boxes.end());
        visit(boxes);
        // The next set: the last number that can go up does, and those after it follow closely.
        std::size_t box = drawn.size();
        while (box > 0 && drawn[box - 1] == choice.others.size() - drawn.size() + box - 1) --box;
        if (box == 0) return;
        ++drawn[box - 1];
        for (; box < drawn.size(); ++box) drawn[box] = drawn[box - 1] + 1;
    }
}

}  // namespace tabkeeper::search
