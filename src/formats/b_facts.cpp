// Facts of the action language B: location/1, step/3 both ways, and the fluents box_in/1,
// sokoban_in/1 and free/1 as they are in the beginning. free/1 repeats what the others say, so it
// is only checked; where no free/1 fact is given nothing is checked.

#include <array>
#include <ostream>
#include <string>
#include <vector>

#include "formats/facts.hpp"
#include "formats/graph_builder.hpp"
#include "formats/readers.hpp"
#include "formats/target_names.hpp"
#include "formats/writers.hpp"

namespace tabkeeper::formats {

namespace {

std::string b_step_text(const std::string& from, Direction direction, const std::string& to) {
    return "step(" + from + "," + std::string(to_string(direction)) + "," + to + ")";
}

class BReader {
public:
    explicit BReader(Source& source)
        : source_(source), graph_(source, b_step_text, max_locations) {}

    Instance read() {
        FactReader facts(source_, Stops::Required);
        std::size_t count = 0;
        while (const auto fact = facts.next()) {
            take(*fact);
            ++count;
        }
        if (count == 0) {
            source_.fail_here(
                "no facts; expected location/1, step/3, box_in/1, sokoban_in/1 and goal/1");
        }
        check_locations();
        graph_.require_ways_back();
        if (!graph_.has_player()) source_.fail_here("no player; expected one sokoban_in/1 fact");
        check_free();
        return graph_.build(InstanceFormat::B, GoalCondition::Cover);
    }

private:
    void take(const Fact& fact) {
        const Statement said{fact.place, fact.text()};
        if (fact.is("location", 1)) {
            declared_[location(fact, 0)] = true;
            return;
        }
        if (fact.is("step", 3)) return connect(fact, said);
        if (fact.is("box_in", 1)) return graph_.place_box(location(fact, 0), said);
        if (fact.is("sokoban_in", 1)) return graph_.place_player(location(fact, 0), said);
        if (fact.is("goal", 1)) return graph_.add_goal(goal(fact));
        if (fact.is("free", 1)) {
            const auto id = location(fact, 0);
            if (free_[id].line == 0) free_[id] = {fact.place.line, fact.place.column};
            has_free_ = true;
            return;
        }
        unknown_.warn(source_, fact.place, fact.signature());
    }

    GraphBuilder::Id named(const std::string& name, const Place& place) {
        const auto id = graph_.location(name, place);
        if (id == declared_.size()) {
            declared_.push_back(false);
            free_.push_back({});
        }
        return id;
    }

    GraphBuilder::Id location(const Fact& fact, std::size_t argument) {
        return named(fact.one(argument, "location"), fact.place);
    }

    void connect(const Fact& fact, const Statement& said) {
        const auto direction = direction_from(fact.arguments[1]);
        if (!direction) {
            Source::fail(fact.place,
                         "expected up, right, down or left, found " + fact.arguments[1]);
        }
        const auto from = location(fact, 0);
        graph_.add_step(from, *direction, location(fact, 2), said);
    }

    GraphBuilder::Id goal(const Fact& fact) {
        const std::string& term = fact.one(0, "location");
        const std::string start = "box_in(";
        const std::string name = term.rfind(start, 0) == 0
                                     ? term.substr(start.size(), term.size() - start.size() - 1)
                                     : "";
        if (!is_term(name)) {
            Source::fail(fact.place, "expected goal(box_in(LOCATION)), found " + fact.text());
        }
        return named(name, fact.place);
    }

    void check_locations() const {
        for (GraphBuilder::Id id = 0; id < graph_.size(); ++id) {
            if (declared_[id]) continue;
            Source::fail(graph_.first_named(id), graph_.name(id) +
                                                     " has no location/1 fact; expected location(" +
                                                     graph_.name(id) + ")");
        }
    }

    void check_free() const {
        if (!has_free_) return;
        for (GraphBuilder::Id id = 0; id < graph_.size(); ++id) {
            const std::string& name = graph_.name(id);
            const bool is_empty = !graph_.is_box(id) && !graph_.is_player(id);
            if (is_empty && free_[id].line == 0) {
                Source::fail(graph_.first_named(id), name +
                                                         " is not free though nothing stands "
                                                         "there; expected free(" +
                                                         name + ")");
            }
            if (!is_empty && free_[id].line != 0) {
                Source::fail({source_.place().file, free_[id].line, free_[id].column},
                             "free(" + name + ") contradicts " +
                                 (graph_.is_box(id) ? "box_in(" : "sokoban_in(") + name + ")");
            }
        }
    }

    struct Spot {
        std::size_t line = 0;
        std::size_t column = 0;
    };

    Source& source_;
    GraphBuilder graph_;
    UnknownFacts unknown_;
    std::vector<bool> declared_;  // by location
    std::vector<Spot> free_;      // by location: where it is said; line 0: nowhere
    bool has_free_ = false;
};

}  // namespace

Instance read_b_facts(Source& source) { return BReader(source).read(); }

void write_b_facts(std::ostream& out, const Instance& instance) {
    require_condition(instance, GoalCondition::Cover);
    const std::vector<std::string> names = term_names(instance);
    for (const std::string& name : names) out << "location(" << name << ").\n";
    for (std::size_t index = 0; index < instance.size(); ++index) {
        for (const Direction direction : all_directions) {
            const Location to = instance.steps[index][index_of(direction)];
            if (to != no_location) {
                out << b_step_text(names[index], direction, names[to]) << ".\n";
            }
        }
    }
    std::vector<bool> is_free(instance.size(), true);
    for (const Location box : instance.boxes) is_free[box] = false;
    is_free[instance.player] = false;
    for (const Location box : instance.boxes) out << "box_in(" << names[box] << ").\n";
    out << "sokoban_in(" << names[instance.player] << ").\n";
    for (std::size_t index = 0; index < instance.size(); ++index) {
        if (is_free[index]) out << "free(" << names[index] << ").\n";
    }
    for (const Location goal : instance.goals) out << "goal(box_in(" << names[goal] << ")).\n";
}

}  // namespace tabkeeper::formats
