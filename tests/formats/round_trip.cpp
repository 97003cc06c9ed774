// There and back: an instance written in one format, converted to another and back again is the
// instance that it was. What a format cannot hold is decided here by predicates of our own, so a
// writer may refuse exactly that and nothing else. Every text is recognised by content.

#include <algorithm>
#include <array>
#include <filesystem>
#include <iostream>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/draw.hpp"
#include "support/random_instance.hpp"
#include "support/same_instance.hpp"
#include "tabkeeper/formats.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

#ifdef TABKEEPER_SANITIZED
constexpr std::uint64_t random_instances = 60;
constexpr std::size_t most_levels = 3;
#else
constexpr std::uint64_t random_instances = 500;
constexpr std::size_t most_levels = 40;  // of a collection
#endif

using Place = std::pair<int, int>;
using Places = std::map<Place, Location>;

constexpr std::array<Place, 4> offsets{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

Place beside(const Place& place, Direction direction) {
    const auto [right, down] = offsets[index_of(direction)];
    return {place.first + right, place.second + down};
}

bool has(const std::vector<Location>& sorted, Location location) {
    return std::binary_search(sorted.begin(), sorted.end(), location);
}

/// Whether steps join just the neighbours on paper.
bool agree(const Instance& instance, const Places& places) {
    if (places.size() != instance.size()) return false;
    for (const auto& [place, location] : places) {
        for (const Direction direction : all_directions) {
            const auto next = places.find(beside(place, direction));
            const Location expected = next == places.end() ? no_location : next->second;
            if (instance.step(location, direction) != expected) return false;
        }
    }
    return true;
}

/// (2,3) of pos_2_3, pos-2-3 or field(2,3).
std::optional<Place> place_in(std::string name) {
    for (const std::string word : {"pos_", "pos-", "field("}) {
        if (name.rfind(word, 0) != 0) continue;
        for (char& letter : name) {
            if (std::string("_-,)(").find(letter) != std::string::npos) letter = ' ';
        }
        std::istringstream numbers(name.substr(word.size()));
        Place place;
        if (numbers >> place.first >> place.second) return place;
    }
    return std::nullopt;
}

/// Where the locations lie on paper, if they can.
std::optional<Places> places_of(const Instance& instance) {
    Places named;
    for (std::size_t index = 0; index < instance.size(); ++index) {
        if (const auto place = place_in(instance.names[index])) {
            named.emplace(*place, static_cast<Location>(index));
        }
    }
    if (agree(instance, named)) return named;
    Places walked{{{0, 0}, instance.player}};
    std::vector<Place> queue{{0, 0}};
    for (std::size_t head = 0; head < queue.size() && walked.size() <= instance.size(); ++head) {
        for (const Direction direction : all_directions) {
            const Location next = instance.step(walked.at(queue[head]), direction);
            if (next == no_location) continue;
            if (walked.emplace(beside(queue[head], direction), next).second) {
                queue.push_back(beside(queue[head], direction));
            }
        }
    }
    if (agree(instance, walked)) return walked;
    return std::nullopt;
}

/// What a reader of boards makes of floor that the player cannot get to, boxes or not: it keeps
/// boxes that are not on goals, with the floor beside them, and goals without boxes.
bool shows_all(const Instance& instance) {
    std::vector<bool> shown(instance.size(), false);
    std::vector<Location> queue{instance.player};
    shown[instance.player] = true;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (const Location next : instance.steps[queue[head]]) {
            if (next == no_location || shown[next]) continue;
            shown[next] = true;
            queue.push_back(next);
        }
    }
    const auto is_ornament = [&](Location here) {
        return has(instance.boxes, here) && has(instance.goals, here);
    };
    const std::vector<bool> reached = shown;
    for (std::size_t index = 0; index < instance.size(); ++index) {
        const auto here = static_cast<Location>(index);
        if (reached[here] || is_ornament(here)) continue;
        if (has(instance.goals, here)) shown[here] = true;
        if (!has(instance.boxes, here)) continue;
        shown[here] = true;
        for (const Location next : instance.steps[here]) {
            if (next != no_location && !is_ornament(next)) shown[next] = true;
        }
    }
    return std::find(shown.begin(), shown.end(), false) == shown.end();
}

bool has_ring_of_two(const Instance& instance) {
    for (std::size_t index = 0; index < instance.size(); ++index) {
        for (const Direction direction : all_directions) {
            const Location next = instance.steps[index][index_of(direction)];
            if (next == no_location || next == index) continue;
            if (instance.step(next, direction) == index) return true;
        }
    }
    return false;
}

bool can_hold(InstanceFormat format, const Instance& instance) {
    const std::size_t boxes = instance.boxes.size();
    const std::size_t goals = instance.goals.size();
    const bool cover = boxes == goals || instance.condition == GoalCondition::Cover;
    const bool store = boxes == goals || instance.condition == GoalCondition::Store;
    switch (format) {
        case InstanceFormat::Asp:
        case InstanceFormat::B: return cover;
        case InstanceFormat::Thesis: return cover && places_of(instance);
        case InstanceFormat::Asp2013:
        case InstanceFormat::Pddl: return store && !has_ring_of_two(instance);
        case InstanceFormat::Sokoban: break;
    }
    return (boxes < goals ? store : cover) && places_of(instance) && shows_all(instance);
}

/// What the format has no words for and nobody misses: empty locations that no step leads to, and
/// pieces of the graph without anything on them.
Instance what_is_kept(const Instance& instance, InstanceFormat format) {
    switch (format) {
        case InstanceFormat::Asp: return without_empty_islands(instance);
        case InstanceFormat::Asp2013:
        case InstanceFormat::Pddl: return in_play(instance);
        case InstanceFormat::Thesis:
        case InstanceFormat::B:
        case InstanceFormat::Sokoban: break;
    }
    return instance;
}

bool has_any_term(InstanceFormat format) {
    return format == InstanceFormat::Asp || format == InstanceFormat::Asp2013 ||
           format == InstanceFormat::B;
}

/// Atoms of small letters, digits and _ are names everywhere.
bool has_plain_names(const Instance& instance) {
    return std::all_of(instance.names.begin(), instance.names.end(), [](const std::string& name) {
        return name[0] >= 'a' && name[0] <= 'z' &&
               name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == name.npos;
    });
}

/// Whether names must survive the way from `first`, read in its format, by another format and back.
NamesCount names_by(const Instance& first, InstanceFormat other) {
    const bool by_place = other == InstanceFormat::Thesis || other == InstanceFormat::Sokoban;
    bool kept = false;
    switch (first.format) {
        case InstanceFormat::Asp:
        case InstanceFormat::Asp2013:
        case InstanceFormat::B:
            kept = has_any_term(other) || (other == InstanceFormat::Pddl && has_plain_names(first));
            break;
        case InstanceFormat::Pddl: kept = !by_place && has_plain_names(first); break;
        case InstanceFormat::Thesis: kept = other != InstanceFormat::Sokoban; break;
        case InstanceFormat::Sokoban: kept = true; break;
    }
    return kept || first.format == other ? NamesCount::Yes : NamesCount::No;
}

/// Both count the same and have words for a limit.
bool share_limits(InstanceFormat one, InstanceFormat other) {
    const auto has_limit = [](InstanceFormat format) {
        return format == InstanceFormat::Asp || format == InstanceFormat::Asp2013 ||
               format == InstanceFormat::Thesis;
    };
    return has_limit(one) && has_limit(other) && natural_cost(one) == natural_cost(other);
}

std::string text_of(const std::optional<std::uint32_t>& limit) {
    return limit ? std::to_string(*limit) : "none";
}

/// Names of boxes by the names of their locations.
std::map<std::string, std::string> box_names(const Instance& instance) {
    std::map<std::string, std::string> names;
    for (std::size_t box = 0; box < instance.box_names.size(); ++box) {
        names.emplace(instance.names[instance.boxes[box]], instance.box_names[box]);
    }
    return names;
}

/// Takes one instance through all pairs of formats and collects what went wrong.
class Traveller {
public:
    Traveller(std::string name, const Instance& instance)
        : name_(std::move(name)), instance_(instance) {}

    std::string complaints() {
        for (const InstanceFormat format : all_instance_formats) start(format);
        return complaints_;
    }

    std::size_t trips() const { return trips_; }

private:
    void start(InstanceFormat format) {
        way_ = std::string(to_string(format));
        const auto first = through(format, instance_);
        if (!first) return;
        // PDDL's pos-2-3 is no term, and has to be called something else in facts.
        const bool plain = has_plain_names(instance_);
        const bool own_names =
            format == InstanceFormat::Pddl
                ? plain
                : has_any_term(format) && (plain || instance_.format != InstanceFormat::Pddl);
        const Instance kept = what_is_kept(instance_, format);
        compare(kept, *first, own_names ? NamesCount::Yes : NamesCount::No);
        for (const InstanceFormat other : all_instance_formats) round_trip(*first, other);
    }

    void round_trip(const Instance& first, InstanceFormat other) {
        way_ = std::string(to_string(first.format)) + " to " + std::string(to_string(other));
        const auto between = through(other, first);
        if (!between) return;
        way_ += " and back";
        const auto last = through(first.format, *between);
        if (!last) return;
        ++trips_;
        const NamesCount names = names_by(first, other);
        compare(what_is_kept(first, other), *last, names);
        compare_limits(first, *between, *last);
        const auto has_stones = [](InstanceFormat format) {
            return format == InstanceFormat::Asp2013 || format == InstanceFormat::Pddl;
        };
        if (names == NamesCount::Yes && first.format == InstanceFormat::Asp2013 &&
            has_stones(other)) {
            expect(box_names(first) == box_names(*last), "the boxes have other names");
            expect(first.player_name == last->player_name, "the player has another name");
        }
    }

    /// Written and read; nothing where the format cannot hold it, as the predicate says, too.
    std::optional<Instance> through(InstanceFormat format, const Instance& instance) {
        std::stringstream text;
        try {
            write_instance(text, instance, format);
        } catch (const CannotWrite& why) {
            expect(!can_hold(format, instance), std::string("refused: ") + why.what());
            expect(text.str().empty(), "refused after something was written");
            return std::nullopt;
        }
        expect(can_hold(format, instance), "written though the format cannot hold it");
        try {
            Instance read = read_instance(text, "text");
            expect(read.format == format, "taken for " + std::string(to_string(read.format)));
            return read;
        } catch (const std::exception& error) {
            expect(false, std::string("not read: ") + error.what());
            return std::nullopt;
        }
    }

    void compare(const Instance& expected, const Instance& found, NamesCount names) {
        const std::string what = difference(expected, found, names);
        expect(what.empty(), what);
    }

    void compare_limits(const Instance& first, const Instance& between, const Instance& last) {
        if (first.format == between.format || share_limits(first.format, between.format)) {
            expect(first.allowed == between.allowed && first.allowed == last.allowed,
                   "the limit " + text_of(first.allowed) + " became " + text_of(between.allowed) +
                       " and " + text_of(last.allowed));
        } else {
            expect(!between.allowed && !last.allowed,
                   "the limit " + text_of(first.allowed) + " of " +
                       std::string(to_string(natural_cost(first.format))) + " became " +
                       text_of(between.allowed) + " of " +
                       std::string(to_string(natural_cost(between.format))));
        }
    }

    void expect(bool holds, const std::string& complaint) {
        if (!holds) complaints_ += name_ + ": " + way_ + ": " + complaint + "\n";
    }

    std::string name_;
    const Instance& instance_;
    std::string way_;
    std::string complaints_;
    std::size_t trips_ = 0;
};

/// With the limit that a format has, now and then.
Instance with_limit(Instance instance, std::uint64_t seed) {
    const auto limit = static_cast<std::uint32_t>(seed % 13);
    if (seed % 4 == 1) {
        instance.format = InstanceFormat::Asp;
        for (std::uint32_t point = 0; point <= limit; ++point) {
            instance.step_labels.push_back("t" + std::to_string(point));
        }
        instance.allowed = limit;
    } else if (seed % 4 == 2) {
        instance.format = seed % 8 == 2 ? InstanceFormat::Asp2013 : InstanceFormat::Thesis;
        instance.allowed = limit + 1;
    }
    return instance;
}

}  // namespace

TEST_CASE("every level of the project goes there and back through every pair of formats") {
    std::size_t trips = 0;
    for (const auto& entry : std::filesystem::directory_iterator(
             std::filesystem::path(TABKEEPER_SOURCE_DIR) / "levels")) {
        if (entry.path().extension() != ".asp") continue;
        const Instance level = read_instance(entry.path());
        Traveller traveller(entry.path().filename().string(), level);
        CHECK(traveller.complaints() == "");
        trips += traveller.trips();
    }
    // 41 grids with as many boxes as goals have all 36 ways; every level has 4 at least.
    CHECK(trips > 1500);
}

TEST_CASE("random instances of every kind go there and back through every pair of formats") {
    std::size_t trips = 0;
    for (std::uint64_t seed = 1; seed <= random_instances; ++seed) {
        Instance instance = with_limit(random_small_instance(seed), seed);
        if (seed % 3 == 0) instance.condition = GoalCondition::Store;
        Traveller traveller("random " + std::to_string(seed), instance);
        CHECK(traveller.complaints() == "");
        trips += traveller.trips();
    }
    CHECK(trips > 10 * random_instances);
}

TEST_CASE("the instances of other people go there and back through every pair of formats") {
    const auto shared =
        std::filesystem::path(TABKEEPER_SOURCE_DIR).parent_path() / "shared" / "levels";
    if (!std::filesystem::exists(shared)) {
        std::cout << "SKIPPED: there is no folder ../shared with the competitions' instances\n";
        return;
    }
    std::size_t trips = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(shared)) {
        if (!entry.is_regular_file() || entry.path().filename() == "domain.pddl") continue;
        const Collection collection = read_collection(entry.path());
        for (std::size_t index = 0; index < std::min(collection.levels.size(), most_levels);
             ++index) {
            const Instance* level = collection.levels[index].instance();
            REQUIRE(level != nullptr);
            Traveller traveller(entry.path().filename().string() + " " + std::to_string(index + 1),
                                *level);
            CHECK(traveller.complaints() == "");
            trips += traveller.trips();
        }
    }
    CHECK(trips > 1000);
}

TEST_CASE("boards in several pieces go there and back where names say where the pieces lie") {
    const std::vector<std::vector<std::string>> boards{
        {"@$ .", "####", "$  ."}, {"@$ .", "####", "*   "},    {"@$ .", "####", "    "},
        {"@$ .", "####", " $# "}, {"@ #$", "###.", "  # "},    {"+#$*", "####", ". #$"},
        {" #.", "###", "@$ "},    {"  $#@", "####.", " . #$"}, {"@$ .", "####", "$ #."},
        {".#$ ", "###$", "@ #."}};
    for (const auto& rows : boards) {
        for (const std::string pattern : {"pos_X_Y", "field(X,Y)"}) {
            Instance instance = draw(rows);
            for (std::string& name : instance.names) {
                const std::string column = name.substr(1, name.find('r') - 1);
                const std::string row = name.substr(name.find('r') + 1);
                name = pattern;
                name.replace(name.find('X'), 1, std::to_string(std::stoi(column) + 1));
                name.replace(name.find('Y'), 1, std::to_string(std::stoi(row) + 1));
            }
            Traveller traveller(rows[0] + "/" + rows[1] + "/" + rows[2], instance);
            CHECK(traveller.complaints() == "");
            CHECK(traveller.trips() > 4);
        }
    }
}

TEST_CASE("the comparison of instances sees every difference") {
    const Instance one = draw({"@ $ .", " #  #", "  $ ."});
    CHECK(difference(one, one, NamesCount::Yes) == "");
    CHECK(difference(one, one, NamesCount::No) == "");
    for (const auto& rows : std::vector<std::vector<std::string>>{{" @$ .", " #  #", "  $ ."},
                                                                  {"@$  .", " #  #", "  $ ."},
                                                                  {"@ $. ", " #  #", "  $ ."},
                                                                  {"@ $ .", "  # #", "  $ ."},
                                                                  {"@ $ .", " #  #", "  $ *"},
                                                                  {"@ $ .", " #   ", "  $ ."},
                                                                  {". $ @", "#  # ", ". $  "}}) {
        CHECK(difference(one, draw(rows), NamesCount::Yes) != "");
        CHECK(difference(one, draw(rows), NamesCount::No) != "");
    }
    Instance renamed = one;
    std::swap(renamed.names[0], renamed.names[1]);
    CHECK(difference(one, renamed, NamesCount::No) == "");
    CHECK(difference(one, renamed, NamesCount::Yes) != "");

    const Instance pieces = draw({"@$#$.#  #. "});
    CHECK(difference(pieces, draw({"@$#. #  #$."}), NamesCount::No) == "");
    CHECK(difference(pieces, draw({"@$#.$#  #. "}), NamesCount::No) != "");
    CHECK(difference(pieces, draw({"@$#$ #. #. "}), NamesCount::No) != "");
    CHECK(in_play(pieces).size() == 6);

    Instance surplus = draw({"@$$ ."});
    Instance stored = surplus;
    stored.condition = GoalCondition::Store;
    CHECK(difference(surplus, stored, NamesCount::No) != "");
    Instance same = one;
    same.condition = GoalCondition::Store;
    CHECK(difference(one, same, NamesCount::No) == "");
}
