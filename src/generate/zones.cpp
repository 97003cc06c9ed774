// Zones cut the board in two along levels: the columns or rows of a rectangle, whichever are more;
// on any other board the distances from a location at its end. A whole level is in one zone, so
// every box is nearer to that end than every goal, or the other way round.

#include <algorithm>
#include <numeric>

#include "generate/things.hpp"

namespace tabkeeper::generator {

namespace {

using Levels = std::vector<std::size_t>;

/// Steps from a location to each; the board is in one piece.
Levels distances_from(const Instance& board, Location start) {
    Levels distance(board.size(), board.size());
    distance[start] = 0;
    std::vector<Location> queue{start};
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (const Location next : board.steps[queue[head]]) {
            if (next == no_location || distance[next] < board.size()) continue;
            distance[next] = distance[queue[head]] + 1;
            queue.push_back(next);
        }
    }
    return distance;
}

Levels levels_of(const Instance& board, const GenerateOptions& options, Random& random) {
    if (options.shape != BoardShape::Rectangle) {
        const auto anywhere = static_cast<Location>(random.below(board.size()));
        const Levels distance = distances_from(board, anywhere);
        const auto farthest = std::max_element(distance.begin(), distance.end());
        return distances_from(board, static_cast<Location>(farthest - distance.begin()));
    }
    const bool by_columns =
        options.width > options.height || (options.width == options.height && random.one_in(2));
    Levels levels(board.size());
    for (std::size_t index = 0; index < levels.size(); ++index) {
        levels[index] = by_columns ? index % options.width : index / options.width;
    }
    return levels;
}

/// The size of the first zone, nearest to half of the board; the levels are in order.
std::optional<std::size_t> cut(const Levels& levels, std::size_t first, std::size_t second) {
    std::optional<std::size_t> best;
    const std::size_t size = levels.size();
    const auto off_the_middle = [&](std::size_t at) {
        return 2 * at > size ? 2 * at - size : size - 2 * at;
    };
    for (std::size_t at = 1; at < size; ++at) {
        if (levels[at - 1] == levels[at] || at < first || size - at < second) continue;
        if (!best || off_the_middle(at) < off_the_middle(*best)) best = at;
    }
    return best;
}

Zones with_pulls(const Instance& board, std::vector<Location> boxes, std::vector<Location> goals) {
    std::vector<std::size_t> pulls(board.size(), board.size());
    for (const Location location : boxes) pulls[location] = 0;
    std::vector<Location> queue = boxes;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const Location to = queue[head];
        for (const Direction direction : all_directions) {
            const Location from = board.step(to, opposite(direction));
            if (from == no_location || pulls[from] < board.size()) continue;
            if (board.step(to, direction) == no_location) continue;
            pulls[from] = pulls[to] + 1;
            queue.push_back(from);
        }
    }
    return {std::move(boxes), std::move(goals), std::move(pulls)};
}

}  // namespace

std::optional<Zones> zones_of(const Instance& board, const GenerateOptions& options,
                              Random& random) {
    std::vector<Location> order(board.size());
    std::iota(order.begin(), order.end(), Location{0});
    if (options.layout == BoxLayout::Mixed) return with_pulls(board, order, order);

    const Levels level_of = levels_of(board, options, random);
    std::stable_sort(order.begin(), order.end(),
                     [&](Location a, Location b) { return level_of[a] < level_of[b]; });
    Levels levels;
    for (const Location location : order) levels.push_back(level_of[location]);
    const std::size_t goals = options.goals.value_or(options.boxes);
    bool boxes_first = random.one_in(2);
    for (int tries = 0; tries < 2; ++tries, boxes_first = !boxes_first) {
        const auto size =
            boxes_first ? cut(levels, options.boxes, goals) : cut(levels, goals, options.boxes);
        if (!size) continue;
        const auto middle = order.begin() + static_cast<std::ptrdiff_t>(*size);
        const std::vector<Location> near(order.begin(), middle);
        const std::vector<Location> far(middle, order.end());
        return boxes_first ? with_pulls(board, near, far) : with_pulls(board, far, near);
    }
    return std::nullopt;
}

}  // namespace tabkeeper::generator
