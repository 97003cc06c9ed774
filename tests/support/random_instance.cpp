// A graph first, then the goals, then the boxes: put anywhere, or pulled away from the goals.

#include "support/random_instance.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "support/dice.hpp"

namespace tabkeeper::testing {

namespace {

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

/// A small room in which walls and goals are the same in a mirror, or in two.
void add_mirrored(Instance& instance, Dice& dice) {
    const int width = dice.between(4, 6);
    const int height = dice.between(4, 5);
    const bool both_ways = dice.one_in(2);
    std::vector<char> drawn(static_cast<std::size_t>(width * height), ' ');
    const auto put = [&](char what) {
        const int row = dice.below(height);
        const int column = dice.below(width);
        for (const int y : {row, both_ways ? height - 1 - row : row}) {
            for (const int x : {column, width - 1 - column}) {
                drawn[static_cast<std::size_t>(y * width + x)] = what;
            }
        }
    };
    for (int walls = dice.below(2); walls > 0; --walls) put('#');
    put('.');
    std::vector<Location> at(drawn.size(), no_location);
    for (std::size_t index = 0; index < drawn.size(); ++index) {
        if (drawn[index] == '#') continue;
        at[index] = add_location(instance);
        if (drawn[index] == '.') instance.goals.push_back(at[index]);
    }
    join_grid(instance, at, width);
}

/// Walks the player about from the solved state and lets it pull what it leaves behind, so that
/// there mostly is a plan; `spare` boxes are then put anywhere.
void pull_boxes(Instance& instance, Dice& dice, int steps, int spare) {
    std::vector<bool> box(instance.size(), false);
    for (const Location goal : instance.goals) box[goal] = true;
    Location player = instance.player;
    while (box[player]) player = static_cast<Location>((player + 1U) % instance.size());
    for (; steps > 0; --steps) {
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
    for (int tries = 0; spare > 0 && tries < 100; ++tries) {
        const auto place = static_cast<Location>(dice.below(static_cast<int>(instance.size())));
        if (box[place] || place == player) continue;
        box[place] = true;
        --spare;
    }
    instance.boxes.clear();
    for (std::size_t index = 0; index < box.size(); ++index) {
        if (box[index]) instance.boxes.push_back(static_cast<Location>(index));
    }
}

/// Boxes stand where they have neighbours on all sides, if they are to be inside. Goals that are
/// there already stay.
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
    if (instance.goals.empty()) {
        instance.goals.assign(places.begin(), places.begin() + std::min(goals, size));
    }
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
            case Kind::Mirrored: add_mirrored(instance, dice); break;
            case Kind::Crowded: add_room(instance, dice, shape.locations); break;
        }
    }
    const int boxes =
        shape.kind == Kind::Mirrored ? static_cast<int>(instance.goals.size()) : shape.boxes;
    place_things(instance, dice, boxes, shape.goals, shape.kind == Kind::Room);
    if (instance.goals.size() < instance.size()) {
        const bool is_pulled = shape.kind == Kind::Corridors || shape.placed == Boxes::Pulled;
        const int a_walk = dice.between(20, 300);
        const int steps = shape.kind == Kind::Crowded ? a_walk / 15
                          : instance.size() > 64      ? a_walk * 10
                                                      : a_walk;
        if (is_pulled) pull_boxes(instance, dice, steps, shape.boxes - shape.goals);
    }
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

Instance random_instance_of_any_kind(std::uint64_t seed) {
    Dice dice(scattered(seed));
    const auto board = [&](Kind kind, int locations, int boxes, int goals, Boxes placed) {
        return random_instance({kind, locations, boxes, goals, placed}, scattered(seed));
    };
    const auto pulled = [&](Kind kind, int locations, int boxes) {
        return board(kind, locations, boxes, boxes, Boxes::Pulled);
    };
    const auto unequal = [&](Kind kind, int locations, int boxes, int goals) {
        return board(kind, locations, boxes, goals, Boxes::Anywhere);
    };
    switch (dice.below(20)) {
        case 0: return unequal(Kind::Grid, dice.between(6, 12), 1, 2);  // too few boxes
        case 1: return unequal(Kind::Mirrored, 0, 0, 0);
        case 2: return pulled(Kind::Mirrored, 0, 0);
        case 3: {  // goals to spare: every box is to be stored
            const int boxes = dice.between(1, 3);
            const Kind kind = dice.one_in(3) ? Kind::Graph : Kind::Grid;
            Instance instance =
                unequal(kind, dice.between(8, 16), boxes, boxes + dice.between(0, 2));
            instance.condition = GoalCondition::Store;
            return instance;
        }
        case 4: {  // boxes to spare, some of which may be lost
            const int goals = dice.between(1, 2);
            const Kind kind = dice.one_in(3) ? Kind::Torus : Kind::Grid;
            return unequal(kind, dice.between(8, 16), goals + dice.between(1, 2), goals);
        }
        case 5: {  // and some that are in the way
            const int goals = dice.between(1, 3);
            const Kind kind = dice.one_in(2) ? Kind::Corridors : Kind::Grid;
            return board(kind, dice.between(8, 14), goals + 1, goals, Boxes::Pulled);
        }
        case 6:  // these take a hundred times as long as the others
            switch (dice.below(6)) {
                case 0: return pulled(Kind::Crowded, 190, dice.between(50, 62));
                case 1: return pulled(Kind::Grid, dice.between(257, 300), dice.between(1, 2));
                case 2:
                case 3: return pulled(Kind::Room, dice.between(26, 36), dice.between(4, 5));
                default: return unequal(Kind::Room, dice.between(16, 25), 4, 4);
            }
        case 7:
        case 8: return pulled(Kind::Corridors, 0, dice.between(2, 3));
        case 9: return pulled(Kind::Room, dice.between(16, 25), dice.between(3, 4));
        case 10: return pulled(Kind::Grid, dice.between(16, 26), dice.between(3, 4));
        case 11: return unequal(Kind::Room, dice.between(10, 16), 3, 3);
        case 12: return pulled(Kind::Torus, dice.between(8, 16), dice.between(2, 3));
        case 13: return pulled(Kind::Graph, dice.between(8, 16), dice.between(2, 3));
        case 14: return pulled(Kind::Rings, dice.between(8, 16), dice.between(2, 3));
        case 15: return pulled(Kind::Grid, dice.between(9, 16), dice.between(2, 4));
        default: return random_small_instance(scattered(seed));
    }
}

}  // namespace tabkeeper::testing
