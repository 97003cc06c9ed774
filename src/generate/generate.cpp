// What can be asked for, and trying until it is met. Options that no seed can meet are told from
// the options alone. The rest is tried anew, from the same stream of random numbers, until the
// tries or the effort run out; both are counts, so a seed means the same on a slow machine as on a
// fast one.

#include "tabkeeper/generate.hpp"

#include <algorithm>
#include <array>

#include "generate/boards.hpp"
#include "generate/pulling.hpp"
#include "generate/things.hpp"

namespace tabkeeper {

namespace generator {

namespace {

constexpr std::array<std::string_view, 4> shape_words{"rectangle", "rooms", "grid", "graph"};
constexpr std::array<std::string_view, 2> layout_words{"mixed", "zones"};

constexpr std::uint32_t most_walls = 95;
constexpr unsigned most_tries = 500;
constexpr Effort board_effort = 100;  // for each location, to make a board and put things on it
constexpr Effort most_effort = 1'500'000'000;          // under a minute
constexpr Effort most_asked_effort = most_effort / 2;  // leaves room for a second try

std::string number(std::uint64_t value) { return std::to_string(value); }

std::uint32_t goals_of(const GenerateOptions& options) {
    return options.goals.value_or(options.boxes);
}

void check_board(const GenerateOptions& options) {
    const bool on_paper =
        options.shape == BoardShape::Rectangle || options.shape == BoardShape::Grid;
    if (options.walls > most_walls) {
        throw std::invalid_argument(number(options.walls) + " per cent walls; take 0 to " +
                                    number(most_walls));
    }
    if (on_paper && (options.width == 0 || options.height == 0)) {
        throw std::invalid_argument("a board of no size; take a width and height of 1 or more");
    }
    // The paper, too, is limited: a narrow cave in it would still cost the time to dig it.
    const std::uint64_t places = on_paper ? std::uint64_t{options.width} * options.height
                                          : std::uint64_t{locations_of(options)};
    if (places > max_locations) {
        throw std::invalid_argument("a board of " + number(places) + " locations; take " +
                                    number(max_locations) + " or fewer");
    }
}

void check_things(const GenerateOptions& options) {
    const std::size_t locations = locations_of(options);
    const std::uint32_t goals = goals_of(options);
    if (options.boxes == 0 || goals == 0) {
        throw std::invalid_argument("nothing to push; take 1 or more boxes and goals");
    }
    if (options.boxes > max_boxes) {
        throw std::invalid_argument(number(options.boxes) + " boxes; take " + number(max_boxes) +
                                    " or fewer");
    }
    const auto refuse = [&](const std::string& what) {
        return std::invalid_argument("no room for " + what + " on " + number(locations) +
                                     " locations; take fewer or a larger board");
    };
    if (options.boxes >= locations) {
        throw refuse(number(options.boxes) + " boxes and the player");
    }
    if (goals > locations) throw refuse(number(goals) + " goals");
    if (options.layout == BoxLayout::Zones && options.boxes + goals > locations) {
        throw refuse(number(options.boxes) + " boxes and " + number(goals) + " goals in zones");
    }
}

void check_pulls(const GenerateOptions& options) {
    if (!options.pulls) return;
    if (*options.pulls == 0) throw std::invalid_argument("no pulls; take 1 or more");
    const Effort each = locations_of(options) + options.boxes;
    if (*options.pulls > most_asked_effort / each) {
        throw std::invalid_argument(number(*options.pulls) + " pulls; take " +
                                    number(most_asked_effort / each) +
                                    " or fewer on a board of this size");
    }
}

/// The command that makes the instance again.
std::string command(const GenerateOptions& options) {
    const bool on_paper =
        options.shape == BoardShape::Rectangle || options.shape == BoardShape::Grid;
    std::string text = "tabkeeper generate --shape " + std::string(to_string(options.shape));
    text += " --size " + (on_paper ? number(options.width) + "x" + number(options.height)
                          : options.shape == BoardShape::Rooms ? number(options.rooms)
                                                               : number(options.locations));
    if (options.shape == BoardShape::Grid || options.shape == BoardShape::Graph) {
        text += " --walls " + number(options.walls);
    }
    text += " --boxes " + number(options.boxes) + " --goals " + number(goals_of(options));
    text += " --layout " + std::string(to_string(options.layout));
    if (options.pulls) {
        text += " --solvable --pulls " + number(*options.pulls);
    } else if (options.places == BoxPlaces::Anywhere) {
        text += " --anywhere";
    }
    return text + " --seed " + number(options.seed);
}

/// Whether this try came off.
bool put_things(Instance& instance, const GenerateOptions& options, const Zones& zones,
                Random& random, Effort& effort) {
    if (!put_goals(instance, options, zones, random)) return false;
    if (options.pulls) {
        put_boxes_solved(instance, options, zones, random);
        put_player(instance, random);
        return pull_back(instance, options, zones, random, effort);
    }
    if (!put_boxes(instance, options, zones, random)) return false;
    put_player(instance, random);
    return true;
}

}  // namespace

}  // namespace generator

std::string_view to_string(BoardShape shape) {
    return generator::shape_words[static_cast<std::size_t>(shape)];
}

std::optional<BoardShape> board_shape_from(std::string_view word) {
    for (std::size_t shape = 0; shape < generator::shape_words.size(); ++shape) {
        if (generator::shape_words[shape] == word) return static_cast<BoardShape>(shape);
    }
    return std::nullopt;
}

std::string_view to_string(BoxLayout layout) {
    return generator::layout_words[static_cast<std::size_t>(layout)];
}

std::optional<BoxLayout> box_layout_from(std::string_view word) {
    for (std::size_t layout = 0; layout < generator::layout_words.size(); ++layout) {
        if (generator::layout_words[layout] == word) return static_cast<BoxLayout>(layout);
    }
    return std::nullopt;
}

Instance generate(const GenerateOptions& options) {
    using namespace generator;
    check_board(options);
    check_things(options);
    check_pulls(options);
    Random random(options.seed);
    Effort effort = most_effort;
    bool was_cut = false;
    std::optional<Instance> solved;  // better than none, where every place for a box is a goal
    for (unsigned tries = 0; tries < most_tries && effort > 0; ++tries) {
        const Effort price = board_effort * locations_of(options);
        effort -= std::min(effort, price);
        Instance instance = make_board(options, random);
        instance.title = command(options);
        instance.condition =
            goals_of(options) > options.boxes ? GoalCondition::Store : GoalCondition::Cover;
        const auto zones = zones_of(instance, options, random);
        if (!zones) continue;
        was_cut = true;
        if (!put_things(instance, options, *zones, random, effort)) continue;
        if (!is_solved(instance)) return instance;
        if (!solved) solved = std::move(instance);
    }
    if (solved) return *solved;
    if (!was_cut) {
        throw CannotGenerate(
            "the board cannot be cut into one zone for the boxes and one for the "
            "goals; take fewer, a larger board or the layout mixed");
    }
    throw CannotGenerate(
        options.pulls
            ? "no way was found to pull the boxes back from a solved state; take fewer boxes or a "
              "larger board, or another seed"
            : "too few places from which a box can be pushed to a goal; take fewer boxes or a "
              "larger board, or let boxes stand anywhere");
}

}  // namespace tabkeeper
