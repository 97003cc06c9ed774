// Slow and obvious. A state is the set of boxes and the whole set of locations that the player can
// walk to, written down as text.

#include "oracle/oracle.hpp"

#include <functional>
#include <set>
#include <string>
#include <unordered_set>
#include <vector>

namespace tabkeeper::oracle {

namespace {

struct State {
    std::set<Location> boxes;
    Location player = no_location;
};

std::vector<bool> walk(const Instance& instance, const State& state) {
    std::vector<bool> reached(instance.size(), false);
    std::vector<Location> open{state.player};
    reached[state.player] = true;
    while (!open.empty()) {
        const Location here = open.back();
        open.pop_back();
        for (const Location next : instance.steps[here]) {
            if (next == no_location || reached[next] || state.boxes.count(next) > 0) continue;
            reached[next] = true;
            open.push_back(next);
        }
    }
    return reached;
}

bool is_solved(const Instance& instance, const State& state) {
    if (instance.condition == GoalCondition::Cover) {
        for (const Location goal : instance.goals) {
            if (state.boxes.count(goal) == 0) return false;
        }
        return true;
    }
    const std::set<Location> goals(instance.goals.begin(), instance.goals.end());
    for (const Location box : state.boxes) {
        if (goals.count(box) == 0) return false;
    }
    return true;
}

std::string text_of(const State& state, const std::vector<bool>& reached) {
    std::string text;
    for (const Location box : state.boxes) {
        text += static_cast<char>(box / 256);
        text += static_cast<char>(box % 256);
    }
    for (std::size_t location = 0; location < reached.size(); ++location) {
        if (reached[location]) return text + ":" + std::to_string(location);
    }
    return text;
}

void for_each_next(const Instance& instance, const State& state, const std::vector<bool>& reached,
                   const std::function<void(const State&)>& visit) {
    for (const Location box : state.boxes) {
        for (const Direction direction : all_directions) {
            const Location pusher = instance.step(box, opposite(direction));
            if (pusher == no_location || !reached[pusher]) continue;
            Location behind = box;
            Location to = instance.step(box, direction);
            while (to != no_location && state.boxes.count(to) == 0) {
                State next = state;
                next.boxes.erase(box);
                next.boxes.insert(to);
                next.player = behind;
                visit(next);
                behind = to;
                to = instance.step(to, direction);
            }
        }
    }
}

State start_of(const Instance& instance) {
    return {{instance.boxes.begin(), instance.boxes.end()}, instance.player};
}

}  // namespace

Answer fewest_lines(const Instance& instance, std::uint64_t most_states) {
    Answer answer;
    std::unordered_set<std::string> seen;
    std::vector<State> layer{start_of(instance)};
    seen.insert(text_of(layer[0], walk(instance, layer[0])));
    for (std::uint32_t lines = 0; !layer.empty(); ++lines) {
        std::vector<State> next_layer;
        for (const State& state : layer) {
            if (is_solved(instance, state)) {
                answer.lines = lines;
                answer.states = seen.size();
                return answer;
            }
            if (seen.size() > most_states) {
                answer.complete = false;
                answer.states = seen.size();
                return answer;
            }
            for_each_next(instance, state, walk(instance, state), [&](const State& next) {
                if (seen.insert(text_of(next, walk(instance, next))).second) {
                    next_layer.push_back(next);
                }
            });
        }
        layer = std::move(next_layer);
    }
    answer.states = seen.size();
    return answer;
}

std::uint64_t perft(const Instance& instance, unsigned depth) {
    const std::function<std::uint64_t(const State&, unsigned)> count =
        [&](const State& state, unsigned left) -> std::uint64_t {
        if (left == 0) return 1;
        std::uint64_t sum = 0;
        for_each_next(instance, state, walk(instance, state),
                      [&](const State& next) { sum += count(next, left - 1); });
        return sum;
    };
    return count(start_of(instance), depth);
}

}  // namespace tabkeeper::oracle
