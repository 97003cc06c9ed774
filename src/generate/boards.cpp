// From places on squared paper to a board, and which shape is made by whom. The number of locations
// follows from the options alone, so a request that cannot fit is refused before anything is made.

#include "generate/boards.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace tabkeeper::generator {

namespace {

/// Row by row.
bool is_before(const Place& one, const Place& other) {
    return std::pair(one.second, one.first) < std::pair(other.second, other.first);
}

}  // namespace

Instance board_of_places(std::vector<Place> places) {
    std::sort(places.begin(), places.end(), is_before);
    int left = places.front().first;
    for (const auto& [column, row] : places) left = std::min(left, column);
    const int top = places.front().second;
    Instance board;
    for (const auto& [column, row] : places) {
        board.names.push_back("c" + std::to_string(column - left + 1) + "r" +
                              std::to_string(row - top + 1));
    }
    board.steps.assign(places.size(), {no_location, no_location, no_location, no_location});
    std::size_t below = 0;  // the first place not before the one under `here`
    for (std::size_t here = 0; here < places.size(); ++here) {
        const auto [column, row] = places[here];
        const auto join = [&](Direction direction, std::size_t there) {
            board.steps[here][index_of(direction)] = static_cast<Location>(there);
            board.steps[there][index_of(opposite(direction))] = static_cast<Location>(here);
        };
        if (here + 1 < places.size() && places[here + 1] == Place(column + 1, row)) {
            join(Direction::Right, here + 1);
        }
        const Place under(column, row + 1);
        while (below < places.size() && is_before(places[below], under)) ++below;
        if (below < places.size() && places[below] == under) join(Direction::Down, below);
    }
    return board;
}

Instance make_rectangle(std::size_t width, std::size_t height) {
    std::vector<Place> places;
    for (std::size_t row = 0; row < height; ++row) {
        for (std::size_t column = 0; column < width; ++column) {
            places.emplace_back(static_cast<int>(column), static_cast<int>(row));
        }
    }
    return board_of_places(std::move(places));
}

std::size_t locations_of(const GenerateOptions& options) {
    const std::size_t places = std::size_t{options.width} * options.height;
    switch (options.shape) {
        case BoardShape::Rectangle: break;
        case BoardShape::Rooms: return std::size_t{4} * options.rooms;
        case BoardShape::Grid: return places - places * options.walls / 100;
        case BoardShape::Graph: return options.locations;
    }
    return places;
}

Instance make_board(const GenerateOptions& options, Random& random) {
    const std::size_t locations = locations_of(options);
    switch (options.shape) {
        case BoardShape::Rectangle: break;
        case BoardShape::Rooms: return make_rooms(options.rooms, random);
        case BoardShape::Grid: return make_cave(options.width, options.height, locations, random);
        case BoardShape::Graph: {
            const std::size_t sides = 2 * locations;  // a step and its way back take two of four
            return make_graph(locations, sides - sides * options.walls / 100, random);
        }
    }
    return make_rectangle(options.width, options.height);
}

}  // namespace tabkeeper::generator
