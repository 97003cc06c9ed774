// Plans for the thesis's viewer: what moves and where everything is, at every time point.
//
// move(DX,DY,T), T from 1: the player's step from time T-1 to T, one of (1,0), (-1,0), (0,1) and
// (0,-1); y goes down. at(N,X,Y,T), T from 0: thing N, the player being 0, is at (X,Y) at time T.
// The thesis itself is not published; this is the form of its init/1 facts with the time added.
//
// A plan is read by its move/3 atoms. at/4 atoms may be left out; those that are there must say
// what the moves lead to.

#include <cstdlib>
#include <map>
#include <ostream>
#include <string>
#include <utility>

#include "formats/coordinates.hpp"
#include "formats/facts.hpp"
#include "formats/line_and_column.hpp"
#include "formats/player_way.hpp"
#include "formats/readers.hpp"
#include "formats/replay.hpp"
#include "formats/thesis_numbers.hpp"
#include "formats/time_points.hpp"
#include "formats/writers.hpp"

namespace tabkeeper::formats {

namespace {

class ThesisPlanReader {
public:
    ThesisPlanReader(Source& source, const Instance& instance)
        : source_(source),
          instance_(instance),
          places_(coordinates_of(instance)),
          numbers_(thesis_numbers(instance)),
          replay_(instance) {}

    WrittenPlan read() {
        FactReader facts(source_, Stops::Optional);
        while (const auto fact = facts.next()) {
            if (fact->is("move", 3)) {
                take_move(*fact);
            } else if (fact->is("at", 4)) {
                take_at(*fact);
            } else {
                Source::fail(fact->place,
                             "expected move(DX,DY,T) or at(N,X,Y,T), found " + fact->signature());
            }
        }
        auto said = ats_.begin();
        const auto check_until = [&](long time) {
            for (; said != ats_.end() && said->first <= time; ++said) {
                check(said->first, said->second);
            }
        };
        for (const auto& [time, move] : moves_) {
            check_until(time - 1);
            replay_.step(move.direction, move.spot.in(source_));
        }
        if (!ats_.empty()) check_until(ats_.rbegin()->first);
        return replay_.written();
    }

private:
    // There may be millions of both: no texts in them.
    struct Move {
        Direction direction;
        LineAndColumn spot;
    };
    struct At {
        long number;
        std::pair<long, long> point;
        LineAndColumn spot;
    };

    static long number(const Fact& fact, std::size_t argument) {
        const auto value = number_in(fact.arguments[argument]);
        if (!value) {
            Source::fail(fact.place, "expected a number, found " + fact.arguments[argument]);
        }
        return *value;
    }

    void take_move(const Fact& fact) {
        const std::pair<long, long> way{number(fact, 0), number(fact, 1)};
        const long time = number(fact, 2);
        for (const Direction direction : all_directions) {
            const auto [right, down] = offsets[index_of(direction)];
            if (way != std::pair<long, long>(right, down)) continue;
            if (!moves_.emplace(time, Move{direction, LineAndColumn(fact.place)}).second) {
                Source::fail(fact.place, "a second move at time " + fact.arguments[2]);
            }
            return;
        }
        Source::fail(fact.place,
                     "expected a move by (1,0), (-1,0), (0,1) or (0,-1), found " + fact.text());
    }

    void take_at(const Fact& fact) {
        const long time = number(fact, 3);
        if (time < 0) Source::fail(fact.place, "expected a time from 0 on, found " + fact.text());
        if (!places_) {
            Source::fail(fact.place, "at/4 atoms need coordinates; " + why_no_grid(instance_));
        }
        ats_.emplace(
            time,
            At{number(fact, 0), {number(fact, 1), number(fact, 2)}, LineAndColumn(fact.place)});
    }

    void check(long time, const At& said) const {
        Location real = said.number == 0 ? replay_.player() : no_location;
        for (std::size_t box = 0; box < numbers_.size(); ++box) {
            if (said.number != 0 && numbers_[box] == said.number) real = replay_.box(box);
        }
        const auto fail = [&](const std::string& before, const std::string& after) {
            const auto [x, y] = said.point;
            Source::fail(said.spot.in(source_), before + "at(" + std::to_string(said.number) + "," +
                                                    std::to_string(x) + "," + std::to_string(y) +
                                                    "," + std::to_string(time) + ")" + after);
        };
        if (real == no_location) fail("there is no box of the number in ", "");
        const auto [column, row] = (*places_)[real];
        if (said.point == std::pair<long, long>(column, row)) return;
        fail("", " contradicts the moves, which lead to (" + std::to_string(column) + "," +
                     std::to_string(row) + ")");
    }

    Source& source_;
    const Instance& instance_;
    std::optional<Coordinates> places_;
    std::vector<long> numbers_;
    std::map<long, Move> moves_;
    std::multimap<long, At> ats_;
    Replay replay_;
};

}  // namespace

std::vector<long> thesis_numbers(const Instance& instance) {
    std::vector<long> numbers;
    std::map<long, std::size_t> seen;
    for (const std::string& name : instance.box_names) {
        const auto number = number_in(name);
        if (!number || *number == 0 || std::abs(*number) > 1'000'000'000 ||
            std::to_string(*number) != name || !seen.emplace(*number, 0).second) {
            break;
        }
        numbers.push_back(*number);
    }
    if (numbers.size() == instance.boxes.size()) return numbers;
    numbers.clear();
    for (std::size_t box = 0; box < instance.boxes.size(); ++box) {
        numbers.push_back(static_cast<long>(box) + 1);
    }
    return numbers;
}

WrittenPlan read_thesis_plan(Source& source, const Instance& instance) {
    return ThesisPlanReader(source, instance).read();
}

void write_thesis_plan(std::ostream& out, const Instance& instance, const Plan& plan) {
    const auto places = coordinates_of(instance);
    if (!places) throw CannotWrite(why_no_grid(instance));
    const auto steps = player_steps(instance, plan);
    const auto numbers = thesis_numbers(instance);
    std::vector<Location> boxes = instance.boxes;
    Location player = instance.player;
    const auto write_at = [&](long number, Location location, std::size_t time) {
        const auto [column, row] = (*places)[location];
        out << "at(" << number << ',' << column << ',' << row << ',' << time << ").\n";
    };
    for (std::size_t time = 0; time <= steps.size(); ++time) {
        if (time > 0) {
            const PlayerStep& step = steps[time - 1];
            const auto [right, down] = offsets[index_of(step.direction)];
            out << "move(" << right << ',' << down << ',' << time << ").\n";
            player = step.to;
            if (step.kind == PlayerStep::Kind::Push) boxes[step.box] = step.box_to;
        }
        write_at(0, player, time);
        for (std::size_t box = 0; box < boxes.size(); ++box) {
            write_at(numbers[box], boxes[box], time);
        }
    }
}

}  // namespace tabkeeper::formats
