// Each pull is a push played backwards, so the pulls in reverse are a plan for the state they lead
// to. The player draws one of the pulls in reach and goes on with the same box in the same
// direction for a few locations: that leads further from the start than single pulls that undo each
// other.
//
// Three times out of four, where there are any, the pull is one that gets on: off a goal, or, with
// zones, nearer to the zone as a lone box would be pulled. No box leaves its zone again. A player
// who has shut himself in takes the last few lines back.

#include "generate/pulling.hpp"

#include <algorithm>

namespace tabkeeper::generator {

namespace {

constexpr std::size_t longest_line = 4;  // or twice the way to the zone: the first in make room
constexpr std::size_t most_taken_back = 8;
constexpr std::size_t extra_retreats = 20;
constexpr std::size_t extra_lines_per_box = 40;
constexpr std::size_t extra_lines = 200;

struct Pull {
    std::size_t box;  // its place in the list
    Direction direction;
};

/// Pulls of one box in one direction, with what it takes to undo them.
struct Line {
    std::size_t box;
    Location from;
    Location player;
    std::size_t length;
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
        const std::size_t most =
            wanted + extra_lines + extra_lines_per_box * boxes_.size() + way_to_go();
        std::size_t done = 0;
        std::size_t retreats = 0;
        for (std::size_t spent = 0; spent < most && !(done >= wanted && is_good()); ++spent) {
            const Effort price = instance_.size() + boxes_.size();
            if (effort < price) break;
            effort -= price;
            if (const std::vector<Pull> pulls = choice(); !pulls.empty()) {
                done += pull_line(random_.any_of(pulls), done < wanted ? wanted - done : most);
            } else if (!lines_.empty() && retreats < extra_retreats + boxes_.size()) {
                done -= take_back(1 + random_.below(most_taken_back));
                ++retreats;
            } else {
                break;
            }
        }
        if (!is_good()) return false;
        walk();
        save();
        return true;
    }

private:
    /// As far as chance has it; gives the number of pulls.
    std::size_t pull_line(const Pull& pull, std::size_t at_most) {
        lines_.push_back({pull.box, boxes_[pull.box], player_, 0});
        std::size_t& length = lines_.back().length;
        const std::size_t way = 2 * way_[boxes_[pull.box]];
        const std::size_t wanted =
            std::min(1 + random_.below(std::max(longest_line, way)), at_most);
        do {
            take(pull);
            ++length;
        } while (length < wanted && can_take(pull));
        return length;
    }

    /// The last lines; gives the number of pulls in them.
    std::size_t take_back(std::size_t lines) {
        std::size_t length = 0;
        for (; lines > 0 && !lines_.empty(); --lines) {
            const Line& last = lines_.back();
            box_here_[boxes_[last.box]] = false;
            box_here_[last.from] = true;
            boxes_[last.box] = last.from;
            player_ = last.player;
            length += last.length;
            lines_.pop_back();
        }
        return length;
    }

    std::size_t way_to_go() const {
        std::size_t sum = 0;
        for (const Location box : boxes_) sum += way_[box];
        return sum;
    }

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
    std::vector<Line> lines_;
};

}  // namespace

bool pull_back(Instance& instance, const GenerateOptions& options, const Zones& zones,
               Random& random, Effort& effort) {
    return Puller(instance, options, zones, random).pull_back(effort);
}

}  // namespace tabkeeper::generator
