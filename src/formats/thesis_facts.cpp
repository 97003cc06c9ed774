// The facts of a 2018 thesis on Sokoban in ASP: init(field(X,Y)), init(at(N,X,Y)) with player 0,
// and init(target(X,Y)), x to the right and y down. Fields side by side have a step between them.
// The horizon counts single moves.

#include <algorithm>
#include <map>
#include <ostream>
#include <string>

#include "formats/coordinates.hpp"
#include "formats/facts.hpp"
#include "formats/graph_builder.hpp"
#include "formats/readers.hpp"
#include "formats/target_names.hpp"
#include "formats/thesis_numbers.hpp"
#include "formats/thesis_terms.hpp"
#include "formats/writers.hpp"

namespace tabkeeper::formats {

namespace {

constexpr long farthest = 1'000'000;
constexpr long longest_horizon = 1'000'000;
constexpr std::size_t most_statements = 300'000;

using Point = std::pair<int, int>;

std::string thesis_step_text(const std::string& from, Direction direction, const std::string&) {
    return "the step " + std::string(to_string(direction)) + " from " + from;
}

class ThesisReader {
public:
    explicit ThesisReader(Source& source)
        : source_(source), graph_(source, thesis_step_text, max_locations) {}

    Instance read() {
        ThesisParser parser(source_);
        std::vector<Term> facts;
        std::size_t count = 0;
        while (auto statement = parser.next()) {
            if (++count > most_statements) {
                Source::fail(statement->term.place, "more than 300000 facts");
            }
            if (statement->is_constant) {
                constants_.define(*statement);
            } else {
                facts.push_back(std::move(statement->term));
            }
        }
        if (count == 0) {
            source_.fail_here(
                "no facts; expected init(field(X,Y)), init(at(N,X,Y)) and init(target(X,Y))");
        }
        for (const Term& fact : facts) take(fact);
        place_all();
        if (!graph_.has_player()) source_.fail_here("no player; expected one init(at(0,X,Y))");
        Instance instance = graph_.build(InstanceFormat::Thesis, GoalCondition::Cover);
        instance.allowed = horizon();
        check_size();
        return instance;
    }

private:
    struct Thing {
        long number;
        Point at;
        Statement said;
    };

    void take(const Term& fact) {
        if (fact.kind == Term::Kind::Call && fact.name == "init") return take_inits(fact);
        for (const char* name : {"horizon", "dimX", "dimY"}) {
            if (fact.kind != Term::Kind::Call || fact.name != name) continue;
            const auto value = constants_.tuples(fact, 1);
            if (!value || value->size() != 1) {
                Source::fail(fact.place, std::string("expected ") + name + "(NUMBER)");
            }
            return set(name, (*value)[0][0], fact.place);
        }
        unknown_.warn(source_, fact.place,
                      fact.kind == Term::Kind::Call ? fact.signature() : fact.name + "/0");
    }

    /// All of init(a;b), and of the pool in init((a;b)).
    void take_inits(const Term& list) {
        for (const auto& alternative : list.alternatives) {
            if (alternative.size() != 1) Source::fail(list.place, "expected one term in init/1");
            const bool is_pool = alternative[0].kind == Term::Kind::Group;
            is_pool ? take_inits(alternative[0]) : take_init(alternative[0]);
        }
    }

    void take_init(const Term& term) {
        const bool is_call = term.kind == Term::Kind::Call;
        if (is_call && term.name == "field") {
            if (const auto tuples = constants_.tuples(term, 2)) {
                for (const auto& tuple : *tuples)
                    add_field(point(tuple, 0, term.place), term.place);
                return;
            }
        }
        if (is_call && term.name == "at") {
            if (const auto tuples = constants_.tuples(term, 3)) {
                for (const auto& tuple : *tuples) {
                    const Point at = point(tuple, 1, term.place);
                    const std::string text = "at(" + std::to_string(tuple[0]) + "," + text_of(at);
                    add_thing({tuple[0], at, {term.place, text}});
                }
                return;
            }
        }
        if (is_call && term.name == "target") {
            if (const auto tuples = constants_.tuples(term, 2)) {
                for (const auto& tuple : *tuples) {
                    const Point at = point(tuple, 0, term.place);
                    targets_.push_back({0, at, {term.place, "target(" + text_of(at)}});
                }
                return;
            }
        }
        unknown_.warn(source_, term.place,
                      "init(" + (is_call ? term.signature() : term.name + "/0") + ")");
    }

    static std::string text_of(Point at) {
        return std::to_string(at.first) + "," + std::to_string(at.second) + ")";
    }

    static Point point(const std::vector<long>& tuple, std::size_t first, const Place& place) {
        for (std::size_t index = first; index < first + 2; ++index) {
            if (tuple[index] > farthest || tuple[index] < -farthest) {
                Source::fail(place, "expected coordinates within 1000000, found " +
                                        std::to_string(tuple[index]));
            }
        }
        return {static_cast<int>(tuple[first]), static_cast<int>(tuple[first + 1])};
    }

    void set(const std::string& name, long value, const Place& place) {
        const auto constant = constants_.value(name);
        const auto [known, is_new] = settings_.emplace(name, value);
        if ((constant && *constant != value) || (!is_new && known->second != value)) {
            Source::fail(place, name + "(" + std::to_string(value) + ") contradicts " + name +
                                    " = " + std::to_string(constant.value_or(known->second)));
        }
    }

    void add_field(Point at, const Place& place) {
        const auto id = graph_.location(field_name(at), place);
        fields_.emplace(at, id);
    }

    void add_thing(Thing thing) {
        if (things_.size() > 2 * max_boxes) Source::fail(thing.said.place, "more than 1000 boxes");
        const auto earlier = std::find_if(things_.begin(), things_.end(), [&](const Thing& other) {
            return other.number == thing.number;
        });
        if (earlier == things_.end()) {
            things_.push_back(std::move(thing));
            return;
        }
        Source::fail(thing.said.place,
                     thing.said.text +
                         (thing.number == 0 ? " is a second player; the first is "
                                            : " is a second box of that number; the "
                                              "first is ") +
                         "in line " + std::to_string(earlier->said.place.line));
    }

    GraphBuilder::Id field(const Thing& thing) const {
        const auto found = fields_.find(thing.at);
        if (found == fields_.end()) {
            Source::fail(thing.said.place, thing.said.text + " is not on a field; expected init(" +
                                               field_name(thing.at) + ")");
        }
        return found->second;
    }

    void place_all() {
        for (const auto& [at, id] : fields_) {
            for (const Direction direction : all_directions) {
                const auto [right, down] = offsets[index_of(direction)];
                const auto beside = fields_.find({at.first + right, at.second + down});
                if (beside == fields_.end()) continue;
                graph_.add_step(id, direction, beside->second, {source_.place(), {}});
            }
        }
        for (const Thing& thing : things_) {
            const auto id = field(thing);
            if (thing.number == 0) {
                graph_.place_player(id, thing.said);
            } else {
                graph_.place_box(id, thing.said, std::to_string(thing.number));
            }
        }
        for (const Thing& target : targets_) graph_.add_goal(field(target));
    }

    std::optional<long> setting(const std::string& name) const {
        if (const auto found = settings_.find(name); found != settings_.end()) return found->second;
        return constants_.value(name);
    }

    std::optional<std::uint32_t> horizon() const {
        const auto value = setting("horizon");
        if (!value) return std::nullopt;
        if (*value < 0 || *value > longest_horizon) {
            const bool is_fact = settings_.count("horizon") > 0;
            Source::fail(
                is_fact ? source_.place() : constants_.place("horizon"),
                "expected a horizon of 0 to 1000000 moves, found " + std::to_string(*value));
        }
        return static_cast<std::uint32_t>(*value);
    }

    /// dimX and dimY tell the thesis's viewer how much to draw.
    void check_size() const {
        const auto width = setting("dimX");
        const auto height = setting("dimY");
        for (const auto& [at, id] : fields_) {
            const bool outside = (width && (at.first < 1 || at.first > *width)) ||
                                 (height && (at.second < 1 || at.second > *height));
            if (!outside) continue;
            source_.options().warn(graph_.first_named(id),
                                   field_name(at) + " lies outside dimX and dimY");
            return;
        }
    }

    Source& source_;
    Constants constants_;
    GraphBuilder graph_;
    UnknownFacts unknown_;
    std::map<Point, GraphBuilder::Id> fields_;
    std::vector<Thing> things_, targets_;
    std::map<std::string, long> settings_;  // said by facts
};

}  // namespace

Instance read_thesis_facts(Source& source) { return ThesisReader(source).read(); }

void write_thesis_facts(std::ostream& out, const Instance& instance) {
    require_condition(instance, GoalCondition::Cover);
    const auto places = coordinates_of(instance);
    if (!places) throw CannotWrite(why_no_grid(instance));
    Point most{1, 1};
    for (const auto& [column, row] : *places) {
        most = {std::max(most.first, column), std::max(most.second, row)};
    }
    if (instance.allowed && natural_cost(instance.format) == natural_cost(InstanceFormat::Thesis)) {
        out << "#const horizon = " << *instance.allowed << ".\n";
    }
    out << "#const dimX = " << most.first << ".\n#const dimY = " << most.second << ".\n";
    for (const Point& at : *places) out << "init(" << field_name(at) << ").\n";
    const auto numbers = thesis_numbers(instance);
    const auto write_at = [&](long number, Location location) {
        const auto [column, row] = (*places)[location];
        out << "init(at(" << number << ',' << column << ',' << row << ")).\n";
    };
    write_at(0, instance.player);
    for (std::size_t box = 0; box < numbers.size(); ++box) {
        write_at(numbers[box], instance.boxes[box]);
    }
    for (const Location goal : instance.goals) {
        const auto [column, row] = (*places)[goal];
        out << "init(target(" << column << ',' << row << ")).\n";
    }
}

}  // namespace tabkeeper::formats
