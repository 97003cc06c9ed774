// Replays a plan on the instance alone: plain sets and plain walks, slow and easy to believe. It
// shares no code with the search, so that a mistake there cannot hide here.

#include "tabkeeper/check.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

namespace tabkeeper {

namespace {

constexpr std::uint64_t unreached = std::numeric_limits<std::uint64_t>::max();

class Replay {
public:
    explicit Replay(const Instance& instance)
        : instance_(instance), box_here_(instance.size(), false), player_(instance.player) {
        for (const Location box : instance.boxes) box_here_[box] = true;
    }

    /// Makes the push, or says why it cannot be made and changes nothing.
    std::string make(const Push& push) {
        const std::size_t size = instance_.size();
        if (push.from >= size || push.to >= size) return "there is no such location";
        if (!box_here_[push.from]) return "there is no box at " + name(push.from);
        const Location behind = instance_.step(push.from, opposite(push.direction));
        if (behind == no_location) {
            return "there is no location behind " + name(push.from) + " to push from";
        }
        const std::uint64_t walk = steps_to(behind);
        if (walk == unreached) {
            return "the player at " + name(player_) + " cannot reach " + name(behind);
        }
        std::uint64_t length = 0;
        Location box = push.from;
        do {
            const Location next = instance_.step(box, push.direction);
            if (next == no_location) {
                return "nothing lies " + std::string(to_string(push.direction)) + " of " +
                       name(box) + ": " + name(push.to) + " is not on the way";
            }
            if (next != push.from && box_here_[next]) return "a box is in the way at " + name(next);
            box = next;
            ++length;
            if (box == push.from && box != push.to) return name(push.to) + " is not on the way";
        } while (box != push.to);
        count(push, walk, length);
        box_here_[push.from] = false;
        box_here_[push.to] = true;
        player_ = instance_.step(push.to, opposite(push.direction));
        return {};
    }

    bool is_solved() const {
        if (instance_.condition == GoalCondition::Cover) {
            return std::all_of(instance_.goals.begin(), instance_.goals.end(),
                               [&](Location goal) { return box_here_[goal]; });
        }
        for (std::size_t location = 0; location < box_here_.size(); ++location) {
            if (box_here_[location] && !is_goal(static_cast<Location>(location))) return false;
        }
        return true;
    }

    const Metrics& metrics() const { return metrics_; }

private:
    std::string name(Location location) const { return instance_.names[location]; }
    bool is_goal(Location location) const {
        return std::find(instance_.goals.begin(), instance_.goals.end(), location) !=
               instance_.goals.end();
    }

    /// The player's shortest walk round the boxes.
    std::uint64_t steps_to(Location target) {
        if (target == player_) return 0;  // most pushes of a long plan follow upon another
        distance_.assign(instance_.size(), unreached);
        queue_.assign(1, player_);
        distance_[player_] = 0;
        for (std::size_t head = 0; head < queue_.size() && distance_[target] == unreached; ++head) {
            for (const Location next : instance_.steps[queue_[head]]) {
                if (next == no_location || box_here_[next] || distance_[next] != unreached) {
                    continue;
                }
                distance_[next] = distance_[queue_[head]] + 1;
                queue_.push_back(next);
            }
        }
        return distance_[target];
    }

    void count(const Push& push, std::uint64_t walk, std::uint64_t length) {
        const bool same_box = last_.to == push.from && metrics_.pushes > 0;
        const bool same_line = same_box && last_.direction == push.direction;
        metrics_.moves += walk + length;
        metrics_.pushes += length;
        metrics_.lines += same_line ? 0 : 1;
        metrics_.changes += same_box ? 0 : 1;
        metrics_.sessions += walk == 0 && metrics_.pushes > length ? 0 : 1;
        last_ = push;
    }

    const Instance& instance_;
    std::vector<bool> box_here_;
    Location player_;
    Metrics metrics_;
    Push last_;
    std::vector<std::uint64_t> distance_;  // of a walk; the memory is kept for the next one
    std::vector<Location> queue_;
};

}  // namespace

Verdict check(const Instance& instance, const Plan& plan) {
    Replay replay(instance);
    Verdict verdict;
    for (std::size_t index = 0; index < plan.size(); ++index) {
        verdict.reason = replay.make(plan[index]);
        verdict.push = index + 1;
        verdict.metrics = replay.metrics();
        if (!verdict.reason.empty()) return verdict;
    }
    if (!replay.is_solved()) {
        verdict.push = plan.size() + 1;
        verdict.reason = instance.condition == GoalCondition::Cover
                             ? "at the end not every goal is covered"
                             : "at the end not every box stands on a goal";
        return verdict;
    }
    verdict.correct = true;
    return verdict;
}

}  // namespace tabkeeper
