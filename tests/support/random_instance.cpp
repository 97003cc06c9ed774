// Built from a generator of our own, because the standard distributions differ between libraries.

#include "support/random_instance.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace tabkeeper::testing {

namespace {

class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed * 0x9E37'79B9'7F4A'7C15ULL + 1) {}

    int below(int limit) { return static_cast<int>(next() % static_cast<std::uint64_t>(limit)); }
    int between(int low, int high) { return low + below(high - low + 1); }
    bool one_in(int n) { return below(n) == 0; }

private:
    std::uint64_t next() {
        state_ += 0x9E37'79B9'7F4A'7C15ULL;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ mixed >> 30U) * 0xBF58'476D'1CE4'E5B9ULL;
        mixed = (mixed ^ mixed >> 27U) * 0x94D0'49BB'1331'11EBULL;
        return mixed ^ mixed >> 31U;
    }
    std::uint64_t state_;
};

Location add_location(Instance& instance) {
    instance.names.push_back("l" + std::to_string(instance.size()));
    instance.steps.push_back({no_location, no_location, no_location, no_location});
    return static_cast<Location>(instance.size() - 1);
}

bool connect(Instance& instance, Location from, Direction direction, Location to) {
    Location& ahead = instance.steps[from][index_of(direction)];
    Location& back = instance.steps[to][index_of(opposite(direction))];
    if (ahead != no_location || back != no_location) return false;
    ahead = to;
    back = from;
    return true;
}

void add_rectangle(Instance& instance, Dice& dice, int width, int height, bool wrap,
                   int one_wall_in) {
    std::vector<Location> at(static_cast<std::size_t>(width * height), no_location);
    for (Location& square : at) {
        if (!dice.one_in(one_wall_in)) square = add_location(instance);
    }
    for (int row = 0; row < height; ++row) {
        for (int column = 0; column < width; ++column) {
            const Location here = at[static_cast<std::size_t>(row * width + column)];
            const auto join = [&](int other_row, int other_column, Direction direction) {
                if (!wrap && (other_row >= height || other_column >= width)) return;
                const Location there =
                    at[static_cast<std::size_t>(other_row % height * width + other_column % width)];
                if (here != no_location && there != no_location) {
                    connect(instance, here, direction, there);
                }
            };
            join(row, column + 1, Direction::Right);
            join(row + 1, column, Direction::Down);
        }
    }
}

void add_grid(Instance& instance, Dice& dice, int locations, bool wrap, int one_wall_in) {
    const int width = dice.between(3, std::max(3, locations / 3));
    add_rectangle(instance, dice, width, std::max(2, locations / width + 1), wrap, one_wall_in);
}

void add_room(Instance& instance, Dice& dice, int locations) {
    int side = 2;
    while (side * side < locations) ++side;
    add_rectangle(instance, dice, side, side, false, 15);
}

void add_graph(Instance& instance, Dice& dice, int locations) {
    for (int index = 0; index < locations; ++index) add_location(instance);
    for (int tries = 0; tries < locations * 4; ++tries) {
        connect(instance, static_cast<Location>(dice.below(locations)),
                all_directions[static_cast<std::size_t>(dice.below(4))],
                static_cast<Location>(dice.below(locations)));
    }
}

void add_rings(Instance& instance, Dice& dice, int locations) {
    while (static_cast<int>(instance.size()) < locations) {
        const int length = dice.between(1, 7);
        const bool joined = instance.size() > 0 && !dice.one_in(5);
        const Location start =
            joined ? static_cast<Location>(dice.below(static_cast<int>(instance.size())))
                   : add_location(instance);
        Location last = start;
        const Direction direction = dice.one_in(2) ? Direction::Right : Direction::Up;
        for (int index = 1; index < length; ++index) {
            const Location next = add_location(instance);
            if (!connect(instance, last, direction, next)) break;
            last = next;
        }
        connect(instance, last, direction, start);
    }
}

void join_grid(Instance& instance, const std::vector<Location>& at, int width) {
    const int height = static_cast<int>(at.size()) / width;
    for (int row = 0; row < height; ++row) {
        for (int column = 0; column < width; ++column) {
            const auto find = [&](int down, int right) {
                if (row + down >= height || column + right >= width) return no_location;
                return at[static_cast<std::size_t>((row + down) * width + column + right)];
            };
            const Location here = find(0, 0);
            if (here == no_location) continue;
            if (find(0, 1) != no_location) connect(instance, here, Direction::Right, find(0, 1));
            if (find(1, 0) != no_location) connect(instance, here, Direction::Down, find(1, 0));
        }
    }
}

/// Two or three rooms of up to three by three, and bent corridors from one to the next; now and
/// then one more, which makes a loop.
void add_corridors(Instance& instance, Dice& dice) {
    const int width = dice.between(3, 7);
    const int height = dice.between(3, 6);
    std::vector<bool> open(static_cast<std::size_t>(width * height), false);
    const auto carve = [&](int column, int row) {
        open[static_cast<std::size_t>(row * width + column)] = true;
    };
    struct Place {
        int column;
        int row;
    };
    std::vector<Place> doors;
    for (int rooms = dice.between(2, 3); rooms > 0; --rooms) {
        const Place corner{dice.below(width), dice.below(height)};
        const Place far{std::min(width - 1, corner.column + dice.below(3)),
                        std::min(height - 1, corner.row + dice.below(3))};
        for (int row = corner.row; row <= far.row; ++row) {
            for (int column = corner.column; column <= far.column; ++column) carve(column, row);
        }
        doors.push_back(
            {dice.between(corner.column, far.column), dice.between(corner.row, far.row)});
    }
    const std::size_t corridors = doors.size() - 1 + static_cast<std::size_t>(dice.below(3));
    for (std::size_t index = 0; index < corridors; ++index) {
        Place at = doors[index % doors.size()];
        const Place to = doors[(index + 1) % doors.size()];
        for (; at.column != to.column; at.column += at.column < to.column ? 1 : -1) {
            carve(at.column, at.row);
        }
        for (; at.row != to.row; at.row += at.row < to.row ? 1 : -1) carve(at.column, at.row);
    }
    std::vector<Location> at(open.size(), no_location);
    for (std::size_t index = 0; index < open.size(); ++index) {
        if (open[index]) at[index] = add_location(instance);
    }
    join_grid(instance, at, width);
}

/// Walks the player about from the solved state and lets it pull what it leaves behind, so that
/// there mostly is a plan.
void pull_boxes(Instance& instance, Dice& dice) {
    std::vector<bool> box(instance.size(), false);
    for (const Location goal : instance.goals) box[goal] = true;
    Location player = instance.player;
    while (box[player]) player = static_cast<Location>((player + 1U) % instance.size());
    for (int steps = dice.between(20, 300); steps > 0; --steps) {
        const Direction direction = all_directions[static_cast<std::size_t>(dice.below(4))];
        const Location to = instance.step(player, direction);
        if (to == no_location || box[to]) continue;
        const Location behind = instance.step(player, opposite(direction));
        if (behind != no_location && behind != to && box[behind] && !dice.one_in(3)) {
            box[behind] = false;
            box[player] = true;
        }
        player = to;
    }
    instance.player = player;
    instance.boxes.clear();
    for (std::size_t index = 0; index < box.size(); ++index) {
        if (box[index]) instance.boxes.push_back(static_cast<Location>(index));
    }
}

/// Boxes stand where they have neighbours on all sides, if they can.
void place_things(Instance& instance, Dice& dice, int boxes, int goals, bool inside) {
    std::vector<Location> places(instance.size());
    for (std::size_t index = 0; index < places.size(); ++index) {
        places[index] = static_cast<Location>(index);
    }
    const auto shuffle = [&] {
        for (int index = static_cast<int>(places.size()); index > 1; --index) {
            std::swap(places[static_cast<std::size_t>(index - 1)],
                      places[static_cast<std::size_t>(dice.below(index))]);
        }
    };
    const int size = static_cast<int>(places.size());
    shuffle();
    if (inside) {
        std::stable_sort(places.begin(), places.end(), [&](Location a, Location b) {
            const auto walls = [&](Location location) {
                const auto& steps = instance.steps[location];
                return std::count(steps.begin(), steps.end(), no_location);
            };
            return walls(a) < walls(b);
        });
    }
    instance.player = places.back();
    const int some_boxes = std::min(boxes, size - 1);
    instance.boxes.assign(places.begin(), places.begin() + some_boxes);
    shuffle();
    instance.goals.assign(places.begin(), places.begin() + std::min(goals, size));
    std::sort(instance.boxes.begin(), instance.boxes.end());
    std::sort(instance.goals.begin(), instance.goals.end());
}

}  // namespace

Instance random_instance(const Shape& shape, std::uint64_t seed) {
    Dice dice(seed);
    Instance instance;
    while (instance.size() < 2) {
        instance = {};
        switch (shape.kind) {
            case Kind::Grid: add_grid(instance, dice, shape.locations, false, 6); break;
            case Kind::Torus: add_grid(instance, dice, shape.locations, true, 5); break;
            case Kind::Graph: add_graph(instance, dice, shape.locations); break;
            case Kind::Rings: add_rings(instance, dice, shape.locations); break;
            case Kind::Islands: add_grid(instance, dice, shape.locations, false, 3); break;
            case Kind::Room: add_room(instance, dice, shape.locations); break;
            case Kind::Corridors: add_corridors(instance, dice); break;
        }
    }
    place_things(instance, dice, shape.boxes, shape.goals, shape.kind == Kind::Room);
    const bool can_pull = instance.goals.size() < instance.size();
    if (shape.kind == Kind::Corridors && can_pull) pull_boxes(instance, dice);
    instance.title = "random " + std::to_string(seed);
    return instance;
}

Instance random_small_instance(std::uint64_t seed) {
    Dice dice(seed ^ 0x5EED);
    Shape shape;
    shape.kind = static_cast<Kind>(dice.below(kinds));
    if (dice.one_in(2)) shape.kind = Kind::Grid;
    shape.locations = dice.between(4, 16);
    shape.boxes = dice.between(1, 4);
    shape.goals = shape.boxes;
    if (dice.one_in(4)) shape.goals = dice.between(0, shape.boxes);
    if (dice.one_in(40)) shape.goals = shape.boxes + 1;
    if (dice.one_in(25)) {  // past 64 locations, where regions no longer fit a word
        shape.locations = dice.between(66, 90);
        shape.boxes = shape.goals = dice.between(1, 2);
    }
    return random_instance(shape, seed);
}

}  // namespace tabkeeper::testing
