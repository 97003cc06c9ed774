#include "board/symmetry.hpp"

#include <numeric>
#include <optional>

namespace tabkeeper::board {

namespace {

// Each is looked for in time proportional to the board, and takes as much memory.
constexpr std::size_t largest_board = 4'096;
// A board without walls that closes on itself has one for each location, and every key would have
// to be compared with all of them.
constexpr std::size_t most_symmetries = 16;

/// Every way to name the directions anew that keeps opposite ones opposite.
std::vector<std::array<Direction, 4>> turns() {
    std::vector<std::array<Direction, 4>> all;
    for (const Direction up : all_directions) {
        for (const Direction right : all_directions) {
            if (right == up || right == opposite(up)) continue;
            std::array<Direction, 4> turned{};
            turned[index_of(Direction::Up)] = up;
            turned[index_of(Direction::Down)] = opposite(up);
            turned[index_of(Direction::Right)] = right;
            turned[index_of(Direction::Left)] = opposite(right);
            const bool changes_nothing = up == Direction::Up && right == Direction::Right;
            all.insert(changes_nothing ? all.begin() : all.end(), turned);
        }
    }
    return all;
}

/// The symmetry that takes location 0 to `first`, if there is one.
std::optional<Symmetry> spread(const Board& board, Location first,
                               const std::array<Direction, 4>& turned) {
    Symmetry symmetry{std::vector<Location>(board.size(), no_location), turned};
    std::vector<bool> is_taken(board.size(), false);
    std::vector<Location> queue;
    const auto map = [&](Location from, Location to) {
        if (symmetry.image[from] != no_location) return symmetry.image[from] == to;
        if (is_taken[to] || board.is_goal(from) != board.is_goal(to)) return false;
        symmetry.image[from] = to;
        is_taken[to] = true;
        queue.push_back(from);
        return true;
    };
    if (!map(0, first)) return std::nullopt;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const Location here = queue[head];
        for (const Direction direction : all_directions) {
            const Location next = board.step(here, direction);
            const Location image = board.step(symmetry(here), symmetry(direction));
            if ((next == no_location) != (image == no_location)) return std::nullopt;
            if (next != no_location && !map(next, image)) return std::nullopt;
        }
    }
    if (queue.size() != board.size()) return std::nullopt;
    return symmetry;
}

}  // namespace

std::vector<Symmetry> no_symmetries_of(const Board& board) {
    Symmetry rest{std::vector<Location>(board.size()), turns().front()};
    std::iota(rest.image.begin(), rest.image.end(), Location{0});
    return {std::move(rest)};
}

std::vector<Symmetry> symmetries_of(const Board& board) {
    std::vector<Symmetry> found = no_symmetries_of(board);
    if (board.size() == 0 || board.size() > largest_board) return found;
    for (const auto& turned : turns()) {
        for (std::size_t first = 0; first < board.size(); ++first) {
            auto symmetry = spread(board, static_cast<Location>(first), turned);
            if (!symmetry || (first == 0 && turned == found.front().turned)) continue;
            found.push_back(std::move(*symmetry));
            if (found.size() > most_symmetries) return no_symmetries_of(board);
        }
    }
    return found;
}

Symmetry inverse_of(const Symmetry& symmetry) {
    Symmetry inverse = symmetry;
    for (std::size_t location = 0; location < symmetry.image.size(); ++location) {
        inverse.image[symmetry.image[location]] = static_cast<Location>(location);
    }
    for (const Direction direction : all_directions) {
        inverse.turned[index_of(symmetry(direction))] = direction;
    }
    return inverse;
}

}  // namespace tabkeeper::board
