// The facts of the ASP Competition 2013: the planning competition's world as facts, with single
// moves, of which N step/1 facts allow N.

#include <ostream>
#include <string>

#include "formats/competition_world.hpp"
#include "formats/facts.hpp"
#include "formats/readers.hpp"
#include "formats/target_names.hpp"
#include "formats/time_points.hpp"
#include "formats/writers.hpp"

namespace tabkeeper::formats {

namespace {

class Asp2013Reader {
public:
    explicit Asp2013Reader(Source& source) : source_(source), world_(source, asp2013_dialect) {}

    Instance read() {
        FactReader facts(source_, Stops::Required);
        std::size_t count = 0;
        while (const auto fact = facts.next()) {
            take(*fact);
            ++count;
        }
        if (count == 0) {
            source_.fail_here(
                "no facts; expected player/1, stone/1, at/2, isgoal/1, isnongoal/1, movedir/3, "
                "clear/1 and goal/1");
        }
        Instance instance = world_.build(InstanceFormat::Asp2013, CompetitionWorld::Stored::Unsaid);
        instance.step_labels = time_.in_order(source_);
        if (const std::size_t steps = instance.step_labels.size(); steps > 0) {
            instance.allowed = static_cast<std::uint32_t>(steps);
        }
        return instance;
    }

private:
    void take(const Fact& fact) {
        const Statement said{fact.place, fact.text()};
        const auto one = [&](std::size_t argument, const char* what) -> const std::string& {
            return fact.one(argument, what);
        };
        if (fact.is("player", 1)) return world_.add_player(one(0, "player"), said);
        if (fact.is("stone", 1)) return world_.add_stone(one(0, "stone"), said);
        if (fact.is("at", 2)) {
            return world_.put(one(0, "player or stone"), one(1, "location"), said);
        }
        if (fact.is("isgoal", 1)) return world_.mark_goal(one(0, "location"), said);
        if (fact.is("isnongoal", 1)) return world_.mark_nongoal(one(0, "location"), said);
        if (fact.is("clear", 1)) return world_.mark_clear(one(0, "location"), said);
        if (fact.is("goal", 1)) return world_.require(one(0, "stone"), said);
        if (fact.is("step", 1)) return time_.add_step(fact);
        if (fact.is("movedir", 3)) {
            return world_.connect(one(0, "location"), one(1, "location"), one(2, "direction"),
                                  said);
        }
        unknown_.warn(source_, fact.place, fact.signature());
    }

    Source& source_;
    CompetitionWorld world_;
    UnknownFacts unknown_;
    TimePoints time_;
};

void write_steps(std::ostream& out, const Instance& instance) {
    if (natural_cost(instance.format) != natural_cost(InstanceFormat::Asp2013)) return;
    if (!instance.step_labels.empty()) {
        for (const std::string& label : instance.step_labels) out << "step(" << label << ").\n";
    } else if (instance.allowed) {
        for (std::uint32_t step = 1; step <= *instance.allowed; ++step) {
            out << "step(" << step << ").\n";
        }
    }
}

}  // namespace

Instance read_asp2013_facts(Source& source) { return Asp2013Reader(source).read(); }

void write_asp2013_facts(std::ostream& out, const Instance& instance) {
    require_condition(instance, GoalCondition::Store);
    refuse_rings_of_two(instance);
    const WorldNames names = asp_names(instance);
    std::vector<bool> is_goal(instance.size(), false);
    std::vector<bool> is_clear(instance.size(), true);
    for (const Location goal : instance.goals) is_goal[goal] = true;
    for (const Location box : instance.boxes) is_clear[box] = false;
    is_clear[instance.player] = false;
    out << "player(" << names.player << ").\n";
    for (const std::string& box : names.boxes) out << "stone(" << box << ").\n";
    for (std::size_t index = 0; index < instance.size(); ++index) {
        out << (is_goal[index] ? "isgoal(" : "isnongoal(") << names.locations[index] << ").\n";
    }
    for (std::size_t index = 0; index < instance.size(); ++index) {
        for (const Direction direction : all_directions) {
            const Location to = instance.steps[index][index_of(direction)];
            if (to == no_location) continue;
            out << "movedir(" << names.locations[index] << ',' << names.locations[to] << ','
                << direction_name(asp2013_dialect, direction) << ").\n";
        }
    }
    out << "at(" << names.player << ',' << names.locations[instance.player] << ").\n";
    for (std::size_t box = 0; box < instance.boxes.size(); ++box) {
        out << "at(" << names.boxes[box] << ',' << names.locations[instance.boxes[box]] << ").\n";
    }
    for (std::size_t index = 0; index < instance.size(); ++index) {
        if (is_clear[index]) out << "clear(" << names.locations[index] << ").\n";
    }
    for (const std::string& box : names.boxes) out << "goal(" << box << ").\n";
    write_steps(out, instance);
}

}  // namespace tabkeeper::formats
