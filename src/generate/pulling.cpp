// Each pull is a push played backwards, so the pulls in reverse are a plan for the state they lead
// to. The player draws one of the pulls in reach and goes on with the same box in the same
// direction for a few locations: that leads further from the start than single pulls that undo each
// other.
//
// Three times out of four, where there are any, the pull is one that gets on: off a goal, or, with
// zones, nearer to the zone as a lone box would be pulled. No box leaves its zone again.

#include "generate/pulling.hpp"

#include <algorithm>

namespace tabkeeper::generator {

namespace {

constexpr std::size_t longest_line = 4;
constexpr std::size_t extra_pulls_per_box = 40;
constexpr std::size_t extra_pulls = 200;

struct Pull {
    std::size_t box;  // its place in the list
    Direction direction;
};

class Puller {
public:
    Puller(Instance& instance, const GenerateOptions& options, const Zones& zones, Random& random)
        : instance_(instance),
          options_(options),
          random_(random),
          boxes_(instance.boxes),
          player_(instance.player),
          box_here_(instance.size(), false),
          goal_here_(instance.size(), false),
          way_(zones.pulls_to_boxes) {
        for (const Location box : boxes_) box_here_[box] = true;
        for (const Location goal : instance.goals) goal_here_[goal] = true;
    }

    bool pull_back(Effort& effort) {
        const std::size_t wanted = *options_.pulls;
        const std::size_t most = wanted + extra_pulls + extra_pulls_per_box * boxes_.size();
        for (std::size_t done = 0; done < most && !(done >= wanted && is_good());) {
            const Effort price = instance_.size() + boxes_.size();
            if (effort < price) return false;
            effort -= price;
            const std::vector<Pull> pulls = choice();
            if (pulls.empty()) break;
            const Pull pull = random_.any_of(pulls);
            std::size_t line = 1 + random_.below(longest_line);
            do {
                take(pull);
                ++done;
            } while (--line > 0 && done != wanted && can_take(pull));
        }
        if (!is_good()) return false;
        walk();
        save();
        return true;
    }

private:
    /// The player stands beside the box and has a free place behind; in a ring of one or two
    /// locations that place is no other than the box's.
    bool can_take(const Pull& pull) const {
        const Location box = boxes_[pull.box];
        const Location player = instance_.step(box, pull.direction);
        if (player == no_location || box_here_[player]) return false;
        const Location behind = instance_.step(player, pull.direction);
        const bool strays =
            way_[player] == instance_.size() || (way_[box] == 0 && way_[player] > 0);
        return behind != no_location && behind != player && !box_here_[behind] && !strays;
    }

    std::vector<Pull> choice() {
        const std::vector<bool> reached = region();
        std::vector<Pull> all;
        std::vector<Pull> onward;
        for (std::size_t box = 0; box < boxes_.size(); ++box) {
            for (const Direction direction : all_directions) {
                const Pull pull{box, direction};
                if (!can_take(pull)) continue;
                const Location next = instance_.step(boxes_[box], direction);
                if (!reached[next]) continue;
                all.push_back(pull);
                if (gets_on(boxes_[box], next)) onward.push_back(pull);
            }
        }
        return onward.empty() || random_.one_in(4) ? all : onward;
    }

    bool gets_on(Location from, Location to) const {
        if (options_.layout == BoxLayout::Zones) return way_[to] < way_[from];
        return goal_here_[from] && !goal_here_[to];
    }

    std::vector<bool> region() const {
        std::vector<bool> reached(instance_.size(), false);
        reached[player_] = true;
        std::vector<Location> queue{player_};
        for (std::size_t head = 0; head < queue.size(); ++head) {
            for (const Location next : instance_.steps[queue[head]]) {
                if (next == no_location || reached[next] || box_here_[next]) continue;
                reached[next] = true;
                queue.push_back(next);
            }
        }
        return reached;
    }

    void take(const Pull& pull) {
        Location& box = boxes_[pull.box];
        box_here_[box] = false;
        box = instance_.step(box, pull.direction);
        box_here_[box] = true;
        player_ = instance_.step(box, pull.direction);
    }

    bool is_good() {
        if (std::any_of(boxes_.begin(), boxes_.end(),
                        [&](Location box) { return way_[box] > 0; })) {
            return false;
        }
        save();
        return !is_solved(instance_);
    }

    /// So that the player does not stand beside the box to be pushed first.
    void walk() {
        const std::vector<bool> reached = region();
        std::vector<Location> places;
        for (std::size_t index = 0; index < reached.size(); ++index) {
            if (reached[index]) places.push_back(static_cast<Location>(index));
        }
        player_ = random_.any_of(places);
    }

    void save() {
        instance_.boxes = boxes_;
        std::sort(instance_.boxes.begin(), instance_.boxes.end());
        instance_.player = player_;
    }

    Instance& instance_;
    const GenerateOptions& options_;
    Random& random_;
    std::vector<Location> boxes_;
    Location player_;
    std::vector<bool> box_here_;
    std::vector<bool> goal_here_;
    const std::vector<std::size_t>& way_;
};

}  // namespace

bool pull_back(Instance& instance, const GenerateOptions& options, const Zones& zones,
               Random& random, Effort& effort) {
    return Puller(instance, options, zones, random).pull_back(effort);
}

}  // namespace tabkeeper::generator
