// `generate`: the same from the same seed, well-formed, with what was asked for, and solvable where
// that was promised. Where a test needs to know a board, it works it out from the steps alone.

#include "tabkeeper/generate.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "oracle/oracle.hpp"
#include "support/catch.hpp"

using namespace tabkeeper;

namespace {

constexpr std::array<BoardShape, 4> all_shapes{BoardShape::Rectangle, BoardShape::Rooms,
                                               BoardShape::Grid, BoardShape::Graph};

#ifdef TABKEEPER_SANITIZED
constexpr std::uint64_t many = 100;
constexpr std::uint64_t some = 10;
#else
constexpr std::uint64_t many = 1000;
constexpr std::uint64_t some = 60;
#endif

GenerateOptions options_for(BoardShape shape, std::uint64_t seed) {
    GenerateOptions options;
    options.shape = shape;
    options.seed = seed;
    return options;
}

/// Small enough for the oracle.
GenerateOptions small_options(BoardShape shape, std::uint64_t seed) {
    GenerateOptions options = options_for(shape, seed);
    options.width = 4;
    options.height = 5;
    options.rooms = 4;
    options.locations = 14;
    options.boxes = 2;
    options.walls = 20;
    options.pulls = 12;
    return options;
}

/// FNV-1a over all that an instance holds.
std::uint64_t hash_of(const Instance& instance) {
    std::uint64_t hash = 0xCBF2'9CE4'8422'2325ULL;
    const auto add = [&](std::uint64_t value) {
        for (unsigned byte = 0; byte < 8; ++byte) {
            hash = (hash ^ (value >> 8 * byte & 0xFFU)) * 0x0000'0100'0000'01B3ULL;
        }
    };
    const auto add_text = [&](const std::string& text) {
        add(text.size());
        for (const char letter : text) add(static_cast<unsigned char>(letter));
    };
    const auto add_list = [&](const std::vector<Location>& list) {
        add(list.size());
        for (const Location location : list) add(location);
    };
    add_text(instance.title);
    for (const std::string& name : instance.names) add_text(name);
    for (const auto& steps : instance.steps) {
        for (const Location to : steps) add(to);
    }
    add_list(instance.boxes);
    add_list(instance.goals);
    add(instance.player);
    add(static_cast<std::uint64_t>(instance.condition));
    return hash;
}

std::vector<std::size_t> distances(const Instance& instance, Location start) {
    constexpr std::size_t never = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> distance(instance.size(), never);
    std::vector<Location> queue{start};
    distance[start] = 0;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (const Location next : instance.steps[queue[head]]) {
            if (next == no_location || distance[next] != never) continue;
            distance[next] = distance[queue[head]] + 1;
            queue.push_back(next);
        }
    }
    return distance;
}

bool is_in_one_piece(const Instance& instance) {
    const auto distance = distances(instance, 0);
    return *std::max_element(distance.begin(), distance.end()) < instance.size();
}

std::size_t steps_in(const Instance& instance) {
    std::size_t count = 0;
    for (const auto& steps : instance.steps) {
        count += static_cast<std::size_t>(4 - std::count(steps.begin(), steps.end(), no_location));
    }
    return count / 2;
}

/// Whether every box is below every goal in this order, or above.
bool parted_by(const Instance& instance, const std::vector<std::size_t>& order) {
    const auto range = [&](const std::vector<Location>& list) {
        std::size_t low = order[list.front()];
        std::size_t high = low;
        for (const Location location : list) {
            low = std::min(low, order[location]);
            high = std::max(high, order[location]);
        }
        return std::pair(low, high);
    };
    const auto boxes = range(instance.boxes);
    const auto goals = range(instance.goals);
    return boxes.second < goals.first || goals.second < boxes.first;
}

bool parted_from_somewhere(const Instance& instance) {
    for (std::size_t start = 0; start < instance.size(); ++start) {
        if (parted_by(instance, distances(instance, static_cast<Location>(start)))) return true;
    }
    return false;
}

bool is_corner(const Instance& instance, Location here) {
    const auto closed = [&](Direction direction) {
        return instance.step(here, direction) == no_location;
    };
    return (closed(Direction::Up) || closed(Direction::Down)) &&
           (closed(Direction::Left) || closed(Direction::Right));
}

bool is_covered(const Instance& instance) {
    return std::includes(instance.boxes.begin(), instance.boxes.end(), instance.goals.begin(),
                         instance.goals.end());
}

/// What generate() says when it throws this.
template <class Error>
std::string complaint(const GenerateOptions& options) {
    try {
        generate(options);
    } catch (const Error& error) {
        return error.what();
    }
    return "nothing was thrown";
}

}  // namespace

TEST_CASE("the same seed makes the same instance, on this machine as on any") {
    struct Pinned {
        BoardShape shape;
        BoxLayout layout;
        std::uint64_t seed;
        std::uint64_t placed;
        std::uint64_t pulled;
    };
    const std::vector<Pinned> list{
        {BoardShape::Rectangle, BoxLayout::Mixed, 1, 0xA4BB'40AC'3591'2326ULL,
         0x40E4'D472'1596'D592ULL},
        {BoardShape::Rectangle, BoxLayout::Zones, 2, 0xC9AC'F450'7ADC'90DDULL,
         0xB5DC'A5D4'8355'1825ULL},
        {BoardShape::Rooms, BoxLayout::Mixed, 3, 0x8CCF'06E1'EEA2'8B41ULL,
         0x6CF5'E07B'9E8F'987CULL},
        {BoardShape::Rooms, BoxLayout::Zones, 4, 0x8106'0332'FB40'14BCULL,
         0x9217'DF67'9AF3'5E03ULL},
        {BoardShape::Grid, BoxLayout::Mixed, 5, 0xA899'8BDB'68C0'512DULL, 0x35CF'551F'5BB3'4821ULL},
        {BoardShape::Grid, BoxLayout::Zones, 6, 0xB857'4A14'9284'B10CULL, 0x4C57'0B07'1A4D'77C6ULL},
        {BoardShape::Graph, BoxLayout::Mixed, 7, 0xCE8C'A95A'CB6E'A0AAULL,
         0x85AF'C333'E938'9D2CULL},
        {BoardShape::Graph, BoxLayout::Zones, ~std::uint64_t{0}, 0xED56'018A'D59D'06C2ULL,
         0x860C'FDFA'6B17'D774ULL},
    };
    for (const Pinned& pinned : list) {
        GenerateOptions options = options_for(pinned.shape, pinned.seed);
        options.layout = pinned.layout;
        const Instance placed = generate(options);
        CAPTURE(placed.title);
        CHECK(hash_of(placed) == pinned.placed);
        options.pulls = 25;
        CHECK(hash_of(generate(options)) == pinned.pulled);
    }
}

TEST_CASE("seeds that follow each other make different instances") {
    for (const BoardShape shape : all_shapes) {
        std::set<std::vector<Location>> seen;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Instance instance = generate(options_for(shape, seed));
            seen.insert(instance.boxes);
        }
        CAPTURE(to_string(shape));
        CHECK(seen.size() > 40);
    }
}

TEST_CASE("generated instances are well-formed, in one piece and have what was asked for") {
    for (const BoardShape shape : all_shapes) {
        for (std::uint64_t seed = 0; seed < many; ++seed) {
            GenerateOptions options = options_for(shape, seed);
            options.boxes = static_cast<std::uint32_t>(1 + seed % 4);
            if (seed % 5 == 0) options.goals = static_cast<std::uint32_t>(1 + seed % 7);
            if (seed % 3 == 0) options.pulls = 10;
            if (seed % 11 == 0) options.places = BoxPlaces::Anywhere;
            const Instance instance = generate(options);
            INFO(instance.title);
            REQUIRE(defect_of(instance) == std::nullopt);
            REQUIRE(instance.boxes.size() == options.boxes);
            REQUIRE(instance.goals.size() == options.goals.value_or(options.boxes));
            REQUIRE(is_in_one_piece(instance));
            REQUIRE((instance.condition == GoalCondition::Store) ==
                    (instance.goals.size() > instance.boxes.size()));
        }
    }
}

TEST_CASE("each shape has the locations and steps that its size says") {
    for (std::uint64_t seed = 0; seed < some; ++seed) {
        GenerateOptions options = options_for(BoardShape::Rectangle, seed);
        options.width = 5;
        options.height = 4;
        const Instance rectangle = generate(options);
        CHECK(rectangle.size() == 20);
        CHECK(steps_in(rectangle) == 4 * 4 + 5 * 3);

        options.shape = BoardShape::Rooms;
        options.rooms = 9;
        const Instance rooms = generate(options);
        CHECK(rooms.size() == 36);
        // Four within a room, and one or two to the next: any more would be a short cut.
        CHECK(steps_in(rooms) >= 9 * 4 + 8);
        CHECK(steps_in(rooms) <= 9 * 4 + 8 * 2);

        options.shape = BoardShape::Grid;
        options.width = 10;
        options.height = 10;
        options.walls = 37;
        CHECK(generate(options).size() == 63);

        options.shape = BoardShape::Graph;
        options.locations = 40;
        options.walls = 25;
        const Instance graph = generate(options);
        CHECK(graph.size() == 40);
        CHECK(steps_in(graph) <= 60);
        CHECK(steps_in(graph) >= 39);
        CHECK(graph.names.front() == "l1");
        CHECK(graph.names.back() == "l40");
        for (std::size_t index = 0; index < graph.size(); ++index) {
            const auto& steps = graph.steps[index];
            CHECK(std::find(steps.begin(), steps.end(), index) == steps.end());
        }
    }
}

TEST_CASE("chains of rooms turn, and graphs are no grids") {
    std::set<std::vector<std::string>> chains;
    std::size_t ringed = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        chains.insert(generate(options_for(BoardShape::Rooms, seed)).names);
        const Instance graph = generate(options_for(BoardShape::Graph, seed));
        for (std::size_t start = 0; start < graph.size(); ++start) {
            Location here = static_cast<Location>(start);
            for (std::size_t length = 0; here != no_location && length < graph.size(); ++length) {
                here = graph.step(here, Direction::Up);
                if (here == start) {
                    ++ringed;
                    break;
                }
            }
        }
    }
    CHECK(chains.size() > 15);
    CHECK(ringed > 0);
}

TEST_CASE("zones keep boxes and goals apart") {
    for (const BoardShape shape : all_shapes) {
        for (std::uint64_t seed = 0; seed < 2 * some; ++seed) {
            GenerateOptions options = options_for(shape, seed);
            options.layout = BoxLayout::Zones;
            if (seed % 2 == 0) options.pulls = 20;
            if (seed % 8 == 0) options.goals = 2;
            if (seed % 8 == 1) options.goals = 5;
            const Instance instance = generate(options);
            INFO(instance.title);
            if (shape == BoardShape::Rectangle) {
                std::vector<std::size_t> rows(instance.size());
                for (std::size_t index = 0; index < rows.size(); ++index) rows[index] = index / 6;
                REQUIRE(parted_by(instance, rows));
            } else {
                REQUIRE(parted_from_somewhere(instance));
            }
        }
    }
}

TEST_CASE("without zones boxes and goals are mixed") {
    std::size_t mixed = 0;
    for (std::uint64_t seed = 0; seed < some; ++seed) {
        mixed += parted_from_somewhere(generate(options_for(BoardShape::Rectangle, seed))) ? 0 : 1;
    }
    CHECK(mixed > some / 3);
}

TEST_CASE("what was pulled back from a solved state has a plan, and is not solved") {
    for (const BoardShape shape : all_shapes) {
        for (const BoxLayout layout : {BoxLayout::Mixed, BoxLayout::Zones}) {
            for (std::uint64_t seed = 0; seed < some; ++seed) {
                GenerateOptions options = small_options(shape, seed);
                options.layout = layout;
                if (seed % 4 == 1) options.goals = 1;
                if (seed % 4 == 2) options.goals = 3;
                const Instance instance = generate(options);
                INFO(instance.title);
                const oracle::Answer answer = oracle::fewest_lines(instance);
                REQUIRE(answer.complete);
                REQUIRE(answer.cost);
                REQUIRE(*answer.cost > Cost(0));
            }
        }
    }
}

TEST_CASE("one pull is undone by one push") {
    for (std::uint64_t seed = 0; seed < some; ++seed) {
        GenerateOptions options = small_options(BoardShape::Rectangle, seed);
        options.pulls = 1;
        const oracle::Answer answer = oracle::fewest_lines(generate(options));
        REQUIRE(answer.cost);
        // A pull onto another goal with the first box left is not solved: one push in any case.
        CHECK(*answer.cost == Cost(1));
    }
}

TEST_CASE("boxes stand in dead corners only if they may stand anywhere") {
    std::size_t lost = 0;
    for (const BoardShape shape : all_shapes) {
        for (std::uint64_t seed = 0; seed < some; ++seed) {
            GenerateOptions options = options_for(shape, seed);
            options.boxes = 5;
            const auto lost_boxes = [](const Instance& instance) {
                return std::count_if(instance.boxes.begin(), instance.boxes.end(), [&](Location b) {
                    return is_corner(instance, b) &&
                           !std::binary_search(instance.goals.begin(), instance.goals.end(), b);
                });
            };
            CHECK(lost_boxes(generate(options)) == 0);
            options.places = BoxPlaces::Anywhere;
            lost += static_cast<std::size_t>(lost_boxes(generate(options)));
        }
    }
    CHECK(lost > some / 2);
}

TEST_CASE("boxes put down at random are not on the goals where there is room beside them") {
    for (const BoardShape shape : all_shapes) {
        for (std::uint64_t seed = 0; seed < some; ++seed) {
            CHECK_FALSE(is_covered(generate(options_for(shape, seed))));
        }
    }
}

TEST_CASE("options that no seed can meet are refused with what to change") {
    const auto refused = [](GenerateOptions options, const std::string& words) {
        CHECK(complaint<std::invalid_argument>(options).find(words) != std::string::npos);
    };
    GenerateOptions options;
    options.width = options.height = 2;
    options.boxes = 4;
    refused(options, "no room for 4 boxes and the player on 4 locations; take fewer");
    options.boxes = 2;
    options.goals = 5;
    refused(options, "no room for 5 goals");
    options.goals = 3;
    options.layout = BoxLayout::Zones;
    refused(options, "no room for 2 boxes and 3 goals in zones");
    options = {};
    options.boxes = 0;
    refused(options, "take 1 or more boxes");
    options.boxes = 1;
    options.goals = 0;
    refused(options, "take 1 or more boxes and goals");
    options = {};
    options.boxes = 1001;
    options.width = options.height = 100;
    refused(options, "take 1000 or fewer");
    options = {};
    options.width = 0;
    refused(options, "width and height of 1 or more");
    options.width = options.height = std::numeric_limits<std::uint32_t>::max();
    refused(options, "take 65535 or fewer");
    options.shape = BoardShape::Rooms;
    options.rooms = 16'384;
    refused(options, "65536 locations; take 65535 or fewer");
    options.shape = BoardShape::Grid;
    options.width = options.height = 10;
    options.walls = 96;
    refused(options, "take 0 to 95");
    options = {};
    options.pulls = 0;
    refused(options, "take 1 or more");
    options.pulls = 4'000'000'000;
    refused(options, "or fewer on a board of this size");
}

TEST_CASE("a seed that cannot meet the options says so") {
    GenerateOptions options;
    options.width = 1;
    options.height = 2;
    options.boxes = 1;
    CHECK_NOTHROW(generate(options));  // the box can only stand on its goal
    options.pulls = 1;
    CHECK_THROWS_AS(generate(options), CannotGenerate);
    options.pulls = {};
    options.height = 3;
    options.boxes = 2;
    options.goals = 1;
    options.layout = BoxLayout::Zones;
    CHECK_THROWS_AS(generate(options), CannotGenerate);
    options.places = BoxPlaces::Anywhere;
    CHECK_NOTHROW(generate(options));
    options = {};
    options.width = options.height = 3;
    options.boxes = 4;
    options.goals = 4;
    options.layout = BoxLayout::Zones;
    CHECK(complaint<CannotGenerate>(options).find("cannot be cut") != std::string::npos);
}

TEST_CASE("the largest boards are made, too") {
    GenerateOptions options;
    options.width = 255;
    options.height = 257;
    options.boxes = 1000;
    CHECK(generate(options).size() == 65'535);
    options.shape = BoardShape::Grid;
    options.walls = 0;
    CHECK(generate(options).size() == 65'535);
    options.width = 1;
    options.height = 65'535;
    CHECK(generate(options).size() == 65'535);
    options.shape = BoardShape::Rooms;
    options.rooms = 16'383;
    CHECK(defect_of(generate(options)) == std::nullopt);
    options.shape = BoardShape::Graph;
    options.locations = 65'535;
    options.pulls = 500;
    CHECK(defect_of(generate(options)) == std::nullopt);
}
