// The facts of the ASP Competitions 2009 and 2011.
//
// `top(A,B)` puts B above A and `right(A,B)` puts B right of A; each fact gives a step and its way
// back, so a location can only be contradicted by a second fact about the same side of it.

#include <algorithm>
#include <ostream>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

#include "formats/facts.hpp"
#include "formats/readers.hpp"
#include "formats/time_points.hpp"
#include "formats/writers.hpp"

namespace tabkeeper::formats {

namespace {

class AspReader {
public:
    explicit AspReader(Source& source) : source_(source) {}

    Instance read() {
        FactReader facts(source_, Stops::Required);
        std::size_t count = 0;
        while (const auto fact = facts.next()) {
            take(*fact);
            ++count;
        }
        if (count == 0) {
            source_.fail_here("no facts; expected top/2, right/2, box/1, solution/1 and sokoban/1");
        }
        if (instance_.player == no_location) {
            source_.fail_here("no player; expected one sokoban/1 fact");
        }
        finish();
        return std::move(instance_);
    }

private:
    void take(const Fact& fact) {
        if (fact.is("top", 2)) return connect(fact, Direction::Up);
        if (fact.is("right", 2)) return connect(fact, Direction::Right);
        if (fact.is("box", 1)) return place_box(fact);
        if (fact.is("solution", 1)) return add_goal(fact);
        if (fact.is("sokoban", 1)) return place_player(fact);
        if (fact.is("step", 1)) return time_.add_step(fact);
        if (fact.is("next", 2)) return time_.add_next(fact);
        if (unknown_.insert(fact.signature()).second) {
            source_.options().warn(fact.place,
                                   "unknown predicate " + fact.signature() + " is ignored");
        }
    }

    Location location(const Fact& fact, std::size_t argument) {
        const std::string& name = fact.arguments[argument];
        if (const auto known = ids_.find(name); known != ids_.end()) return known->second;
        if (range_in(name) != std::string::npos) {
            Source::fail(fact.place, "expected one location, found the range " + name);
        }
        if (instance_.size() == max_locations) {
            Source::fail(fact.place, "more than 65535 locations");
        }
        const auto id = static_cast<Location>(instance_.size());
        ids_.emplace(name, id);
        instance_.names.push_back(name);
        instance_.steps.push_back({no_location, no_location, no_location, no_location});
        origins_.emplace_back();
        return id;
    }

    void connect(const Fact& fact, Direction direction) {
        const Location from = location(fact, 0);
        const Location to = location(fact, 1);
        link(fact, from, direction, to);
        link(fact, to, opposite(direction), from);
    }

    void link(const Fact& fact, Location from, Direction direction, Location to) {
        Location& known = instance_.steps[from][index_of(direction)];
        auto& origin = origins_[from][index_of(direction)];
        if (known == to) return;
        if (known != no_location) {
            Source::fail(fact.place, fact.text() + " contradicts " +
                                         origin_text(from, direction, known) + " in line " +
                                         std::to_string(origin) + ": the step " +
                                         std::string(to_string(direction)) + " from " +
                                         instance_.names[from] + " cannot lead to both " +
                                         instance_.names[known] + " and " + instance_.names[to]);
        }
        known = to;
        origin = fact.place.line;
    }

    /// The fact that gave a step.
    std::string origin_text(Location from, Direction direction, Location to) const {
        const bool turned = direction == Direction::Down || direction == Direction::Left;
        const bool vertical = direction == Direction::Up || direction == Direction::Down;
        return std::string(vertical ? "top(" : "right(") + instance_.names[turned ? to : from] +
               "," + instance_.names[turned ? from : to] + ")";
    }

    void place_box(const Fact& fact) {
        const Location here = location(fact, 0);
        const auto [earlier, is_new] = box_lines_.emplace(here, fact.place.line);
        if (!is_new) {
            Source::fail(fact.place, fact.text() + " is there twice, first in line " +
                                         std::to_string(earlier->second));
        }
        if (here == instance_.player) {
            Source::fail(fact.place, fact.text() + " puts a box on the player of line " +
                                         std::to_string(player_line_));
        }
        if (instance_.boxes.size() == max_boxes) Source::fail(fact.place, "more than 1000 boxes");
        instance_.boxes.push_back(here);
    }

    void place_player(const Fact& fact) {
        const Location here = location(fact, 0);
        if (instance_.player != no_location) {
            Source::fail(fact.place, fact.text() + " is a second player; the first is in line " +
                                         std::to_string(player_line_));
        }
        if (const auto box = box_lines_.find(here); box != box_lines_.end()) {
            Source::fail(fact.place, fact.text() + " puts the player on the box of line " +
                                         std::to_string(box->second));
        }
        instance_.player = here;
        player_line_ = fact.place.line;
    }

    void add_goal(const Fact& fact) { instance_.goals.push_back(location(fact, 0)); }

    void finish() {
        warn_of_islands();
        std::sort(instance_.boxes.begin(), instance_.boxes.end());
        std::sort(instance_.goals.begin(), instance_.goals.end());
        instance_.goals.erase(std::unique(instance_.goals.begin(), instance_.goals.end()),
                              instance_.goals.end());
        instance_.step_labels = time_.in_order(source_);
        // N time points are N configurations, with a push between each two.
        if (const std::size_t points = instance_.step_labels.size(); points > 0) {
            instance_.allowed = static_cast<std::uint32_t>(points - 1);
        }
    }

    void warn_of_islands() {
        std::size_t islands = 0;
        std::string example;
        for (std::size_t index = 0; index < instance_.size(); ++index) {
            const auto& steps = instance_.steps[index];
            if (std::any_of(steps.begin(), steps.end(),
                            [](Location l) { return l != no_location; }))
                continue;
            if (islands++ == 0) example = instance_.names[index];
        }
        if (islands == 0 || instance_.size() == 1) return;
        source_.options().warn(
            source_.place(),
            example +
                (islands > 1 ? " and " + std::to_string(islands - 1) + " more locations have"
                             : " has") +
                " no top/2 or right/2 fact: nothing leads there");
    }

    Source& source_;
    Instance instance_;
    std::unordered_map<std::string, Location> ids_;
    std::vector<std::array<std::size_t, 4>> origins_;  // line of the fact behind each step
    std::unordered_map<Location, std::size_t> box_lines_;
    std::size_t player_line_ = 0;
    std::set<std::string> unknown_;
    TimePoints time_;
};

}  // namespace

Instance read_asp_facts(Source& source) { return AspReader(source).read(); }

void write_asp_facts(std::ostream& out, const Instance& instance) {
    const auto name = [&](Location location) { return instance.names[location]; };
    for (std::size_t index = 0; index < instance.size(); ++index) {
        const auto here = static_cast<Location>(index);
        const Location above = instance.step(here, Direction::Up);
        const Location right = instance.step(here, Direction::Right);
        if (above != no_location) out << "top(" << name(here) << ',' << name(above) << ").\n";
        if (right != no_location) out << "right(" << name(here) << ',' << name(right) << ").\n";
    }
    for (const Location box : instance.boxes) out << "box(" << name(box) << ").\n";
    for (const Location goal : instance.goals) out << "solution(" << name(goal) << ").\n";
    out << "sokoban(" << name(instance.player) << ").\n";
    const auto& labels = instance.step_labels;
    for (const std::string& label : labels) out << "step(" << label << ").\n";
    for (std::size_t index = 1; index < labels.size(); ++index) {
        out << "next(" << labels[index - 1] << ',' << labels[index] << ").\n";
    }
}

}  // namespace tabkeeper::formats
