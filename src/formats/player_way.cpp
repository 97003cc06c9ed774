// Walks are found breadth first, in the order of the directions, so the same plan always gives the
// same way.

#include "formats/player_way.hpp"

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <vector>

namespace tabkeeper::formats {

namespace {

constexpr std::size_t no_box = static_cast<std::size_t>(-1);

class Walker {
public:
    explicit Walker(const Instance& instance)
        : instance_(instance), box_here_(instance.size(), no_box), player_(instance.player) {
        for (std::size_t box = 0; box < instance.boxes.size(); ++box) {
            box_here_[instance.boxes[box]] = box;
        }
    }

    void walk_to(Location target) {
        if (target == player_) return;
        constexpr std::uint8_t unreached = 4;
        came_by_.assign(instance_.size(), unreached);
        queue_.assign(1, player_);
        for (std::size_t head = 0; head < queue_.size() && queue_[head] != target; ++head) {
            for (const Direction direction : all_directions) {
                const Location next = instance_.step(queue_[head], direction);
                if (next == no_location || next == player_ || box_here_[next] != no_box ||
                    came_by_[next] != unreached) {
                    continue;
                }
                came_by_[next] = static_cast<std::uint8_t>(index_of(direction));
                queue_.push_back(next);
            }
        }
        const std::size_t first = steps.size();
        for (Location to = target; to != player_;) {
            if (came_by_[to] == unreached) throw std::logic_error("a plan to write is not correct");
            const Direction direction = all_directions[came_by_[to]];
            const Location from = instance_.step(to, opposite(direction));
            steps.push_back({PlayerStep::Kind::Walk, direction, from, to, no_location, 0});
            to = from;
        }
        std::reverse(steps.begin() + static_cast<std::ptrdiff_t>(first), steps.end());
        player_ = target;
    }

    void push(const Push& push) {
        const std::size_t box = box_here_[push.from];
        Location here = push.from;
        do {  // a push round a ring ends where it began
            const Location next = instance_.step(here, push.direction);
            if (box == no_box || next == no_location) {
                throw std::logic_error("a plan to write is not correct");
            }
            steps.push_back({PlayerStep::Kind::Push, push.direction, player_, here, next, box});
            player_ = here;
            here = next;
        } while (here != push.to && here != push.from);
        box_here_[push.from] = no_box;
        box_here_[push.to] = box;
    }

    std::vector<PlayerStep> steps;

private:
    const Instance& instance_;
    std::vector<std::size_t> box_here_;
    Location player_;
    std::vector<std::uint8_t> came_by_;  // of a walk; the memory is kept for the next one
    std::vector<Location> queue_;
};

}  // namespace

std::vector<PlayerStep> player_steps(const Instance& instance, const Plan& plan) {
    Walker walker(instance);
    for (const Push& push : plan) {
        walker.walk_to(instance.step(push.from, opposite(push.direction)));
        walker.push(push);
    }
    return std::move(walker.steps);
}

}  // namespace tabkeeper::formats
