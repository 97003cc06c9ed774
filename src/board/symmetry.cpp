#include "board/symmetry.hpp"

#include <numeric>

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

/// Looks for the symmetry that takes location 0 to another. Nearly all attempts end after a few
/// locations, so what they use is made once, and only what they have touched is cleared.
class Spreading {
public:
    explicit Spreading(const Board& board)
        : board_(board), image_(board.size(), no_location), is_taken_(board.size(), false) {}

    bool succeeds(Location first, const std::array<Direction, 4>& turned) {
        forget();
        if (!map(0, first)) return false;
        for (std::size_t head = 0; head < queue_.size(); ++head) {
            const Location here = queue_[head];
            for (const Direction direction : all_directions) {
                const Location next = board_.step(here, direction);
                const Location image = board_.step(image_[here], turned[index_of(direction)]);
                if ((next == no_location) != (image == no_location)) return false;
                if (next != no_location && !map(next, image)) return false;
            }
        }
        return queue_.size() == board_.size();
    }

    /// What the last attempt found.
    const std::vector<Location>& image() const { return image_; }

private:
    void forget() {
        for (const Location from : queue_) {
            is_taken_[image_[from]] = false;
            image_[from] = no_location;
        }
        queue_.clear();
    }

    bool map(Location from, Location to) {
        if (image_[from] != no_location) return image_[from] == to;
        if (is_taken_[to] || board_.is_goal(from) != board_.is_goal(to)) return false;
        image_[from] = to;
        is_taken_[to] = true;
        queue_.push_back(from);
        return true;
    }

    const Board& board_;
    std::vector<Location> image_;
    std::vector<bool> is_taken_;
    std::vector<Location> queue_;  // those that have an image
};

}  // namespace

std::vector<Symmetry> no_symmetries_of(const Board& board) {
    Symmetry rest{std::vector<Location>(board.size()), turns().front()};
    std::iota(rest.image.begin(), rest.image.end(), Location{0});
    return {std::move(rest)};
}

std::vector<Symmetry> symmetries_of(const Board& board) {
    std::vector<Symmetry> found = no_symmetries_of(board);
    if (board.size() == 0 || board.size() > largest_board) return found;
    Spreading spreading(board);
    for (const auto& turned : turns()) {
        for (std::size_t first = 0; first < board.size(); ++first) {
            if (first == 0 && turned == found.front().turned) continue;
            if (!spreading.succeeds(static_cast<Location>(first), turned)) continue;
            found.push_back({spreading.image(), turned});
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
