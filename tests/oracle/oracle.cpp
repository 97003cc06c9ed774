// Slow and obvious. A state is the set of boxes and the whole set of locations that the player can
// walk to, written down as text.

#include "oracle/oracle.hpp"

#include <functional>
#include <map>
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
                answer.cost = lines;
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

namespace {

/// What one more step adds, by what it is.
Cost price_of(CostKind kind, bool pushes, bool begins_a_line) {
    const std::uint32_t push = pushes ? 1 : 0;
    const std::uint32_t line = pushes && begins_a_line ? 1 : 0;
    switch (kind) {
        case CostKind::Lines: return {line, 0};
        case CostKind::Pushes: return {push, 0};
        case CostKind::Moves: return {1, 0};
        case CostKind::PushesMoves: return {push, 1};
        case CostKind::MovesPushes: return {1, push};
        case CostKind::LinesMoves: return {line, 1};
    }
    return {};
}

}  // namespace

Answer cheapest(const Instance& instance, CostKind kind, std::uint64_t most_states) {
    // After a push, a further one in the same direction goes on with its line.
    constexpr std::size_t no_line = 4;
    struct Node {
        State state;
        std::size_t line = no_line;
    };
    const bool counts_lines = kind == CostKind::Lines || kind == CostKind::LinesMoves;
    const auto name_of = [&](const Node& node) {
        std::string text = std::to_string(node.state.player) + "/" +
                           std::to_string(counts_lines ? node.line : no_line);
        for (const Location box : node.state.boxes) text += "," + std::to_string(box);
        return text;
    };
    Answer answer;
    std::unordered_set<std::string> done;
    std::multimap<Cost, Node> open;
    open.emplace(Cost{}, Node{start_of(instance)});
    while (!open.empty()) {
        const Cost cost = open.begin()->first;
        const Node node = open.begin()->second;
        open.erase(open.begin());
        if (!done.insert(name_of(node)).second) continue;
        answer.states = done.size();
        if (is_solved(instance, node.state)) {
            answer.cost = cost;
            return answer;
        }
        if (done.size() > most_states) {
            answer.complete = false;
            return answer;
        }
        for (const Direction direction : all_directions) {
            const Location ahead = instance.step(node.state.player, direction);
            if (ahead == no_location) continue;
            Node next = node;
            next.state.player = ahead;
            next.line = no_line;
            const bool pushes = node.state.boxes.count(ahead) > 0;
            if (pushes) {
                const Location beyond = instance.step(ahead, direction);
                if (beyond == no_location || node.state.boxes.count(beyond) > 0) continue;
                next.state.boxes.erase(ahead);
                next.state.boxes.insert(beyond);
                next.line = index_of(direction);
            }
            const Cost step = price_of(kind, pushes, next.line != node.line);
            const Cost sum{cost.first + step.first, cost.second + step.second};
            if (done.count(name_of(next)) == 0) open.emplace(sum, std::move(next));
        }
    }
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
