// Walks the graph from the first location and gives every other one its place relative to it. A
// graph is a grid if that never contradicts itself, no two locations meet, and locations that come
// to lie side by side have a step between them (otherwise a wall would have to be as thin as a
// line).

#include "formats/grid.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace tabkeeper::formats {

std::optional<Coordinates> grid_of(const Instance& instance) {
    constexpr std::array<std::pair<int, int>, 4> offsets{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    Coordinates at(instance.size());
    std::map<std::pair<int, int>, Location> there{{{0, 0}, Location{0}}};
    std::vector<bool> seen(instance.size(), false);
    seen[0] = true;
    std::vector<Location> queue{0};
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (const Direction direction : all_directions) {
            const Location next = instance.step(queue[head], direction);
            const auto [right, down] = offsets[index_of(direction)];
            const std::pair square(at[queue[head]].first + right, at[queue[head]].second + down);
            if (next == no_location) continue;
            const auto known = there.find(square);
            if (known != there.end()) {
                if (known->second != next) return std::nullopt;
                continue;
            }
            if (seen[next]) return std::nullopt;
            seen[next] = true;
            at[next] = square;
            there.emplace(square, next);
            queue.push_back(next);
        }
    }
    if (queue.size() != instance.size()) return std::nullopt;
    for (const auto& [square, location] : there) {
        for (const Direction direction : all_directions) {
            const auto [right, down] = offsets[index_of(direction)];
            const auto beside = there.find({square.first + right, square.second + down});
            const Location expected = beside == there.end() ? no_location : beside->second;
            if (instance.step(location, direction) != expected) return std::nullopt;
        }
    }
    const int first_column = std::min_element(at.begin(), at.end())->first;
    int first_row = 0;
    for (const auto& [column, row] : at) first_row = std::min(first_row, row);
    for (auto& [column, row] : at) {
        column -= first_column;
        row -= first_row;
    }
    return at;
}

}  // namespace tabkeeper::formats
