// The facts of the ASP Competitions 2009 and 2011.
//
// `top(A,B)` puts B above A and `right(A,B)` puts B right of A; each fact gives a step and its way
// back, so a location can only be contradicted by a second fact about the same side of it.

#include <algorithm>
#include <ostream>
#include <string>
#include <utility>

#include "formats/facts.hpp"
#include "formats/graph_builder.hpp"
#include "formats/readers.hpp"
#include "formats/target_names.hpp"
#include "formats/time_points.hpp"
#include "formats/writers.hpp"

namespace tabkeeper::formats {

namespace {

/// The fact that gives a step, or its way back.
std::string asp_step_text(const std::string& from, Direction direction, const std::string& to) {
    const bool turned = direction == Direction::Down || direction == Direction::Left;
    const bool vertical = direction == Direction::Up || direction == Direction::Down;
    return std::string(vertical ? "top(" : "right(") + (turned ? to : from) + "," +
           (turned ? from : to) + ")";
}

class AspReader {
public:
    explicit AspReader(Source& source)
        : source_(source), graph_(source, asp_step_text, max_locations) {}

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
        if (!graph_.has_player()) source_.fail_here("no player; expected one sokoban/1 fact");
        return finish();
    }

private:
    void take(const Fact& fact) {
        if (fact.is("top", 2)) return connect(fact, Direction::Up);
        if (fact.is("right", 2)) return connect(fact, Direction::Right);
        if (fact.is("box", 1)) return graph_.place_box(location(fact, 0), said(fact));
        if (fact.is("solution", 1)) return graph_.add_goal(location(fact, 0));
        if (fact.is("sokoban", 1)) return graph_.place_player(location(fact, 0), said(fact));
        if (fact.is("step", 1)) return time_.add_step(fact);
        if (fact.is("next", 2)) return time_.add_next(fact);
        unknown_.warn(source_, fact.place, fact.signature());
    }

    static Statement said(const Fact& fact) { return {fact.place, fact.text()}; }

    GraphBuilder::Id location(const Fact& fact, std::size_t argument) {
        return graph_.location(fact.one(argument, "location"), fact.place);
    }

    void connect(const Fact& fact, Direction direction) {
        const auto from = location(fact, 0);
        const auto to = location(fact, 1);
        add_step(from, direction, to, fact);
        add_step(to, opposite(direction), from, fact);
    }

    /// What the fact says is put together only for one that contradicts another.
    void add_step(GraphBuilder::Id from, Direction direction, GraphBuilder::Id to,
                  const Fact& fact) {
        if (graph_.try_step(from, direction, to, fact.place)) return;
        graph_.add_step(from, direction, to, said(fact));
    }

    Instance finish() const {
        Instance instance = graph_.build(InstanceFormat::Asp, GoalCondition::Cover);
        warn_of_islands(instance);
        instance.step_labels = time_.in_order(source_);
        // N time points are N configurations, with a push between each two.
        if (const std::size_t points = instance.step_labels.size(); points > 0) {
            instance.allowed = static_cast<std::uint32_t>(points - 1);
        }
        return instance;
    }

    void warn_of_islands(const Instance& instance) const {
        std::size_t islands = 0;
        std::string example;
        for (std::size_t index = 0; index < instance.size(); ++index) {
            const auto& steps = instance.steps[index];
            if (std::any_of(steps.begin(), steps.end(),
                            [](Location l) { return l != no_location; }))
                continue;
            if (islands++ == 0) example = instance.names[index];
        }
        if (islands == 0 || instance.size() == 1) return;
        source_.options().warn(
            source_.place(),
            example +
                (islands > 1 ? " and " + std::to_string(islands - 1) + " more locations have"
                             : " has") +
                " no top/2 or right/2 fact: nothing leads there");
    }

    Source& source_;
    GraphBuilder graph_;
    UnknownFacts unknown_;
    TimePoints time_;
};

}  // namespace

Instance read_asp_facts(Source& source) { return AspReader(source).read(); }

void write_asp_facts(std::ostream& out, const Instance& instance) {
    require_condition(instance, GoalCondition::Cover);
    const auto names = term_names(instance);
    const auto name = [&](Location location) -> const std::string& { return names[location]; };
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
    if (natural_cost(instance.format) != natural_cost(InstanceFormat::Asp)) return;
    const auto& labels = instance.step_labels;
    for (const std::string& label : labels) out << "step(" << label << ").\n";
    for (std::size_t index = 1; index < labels.size(); ++index) {
        out << "next(" << labels[index - 1] << ',' << labels[index] << ").\n";
    }
}

}  // namespace tabkeeper::formats
