// Locations l1, l2, ... and steps between them that no paper need have room for: first a tree, each
// new location hung on a free side of an earlier one, which keeps the graph in one piece; then
// steps between free sides at random, which close rings. No step leads from a location to itself.

#include <array>
#include <string>

#include "generate/boards.hpp"

namespace tabkeeper::generator {

namespace {

struct Side {
    Location location;
    Direction direction;
};

class Weaver {
public:
    Weaver(Instance& board, Random& random) : board_(board), random_(random) {}

    void grow(std::size_t locations) {
        std::vector<Side> free;
        for (std::size_t index = 0; index < locations; ++index) {
            const auto here = static_cast<Location>(index);
            board_.names.push_back("l" + std::to_string(index + 1));
            board_.steps.push_back({no_location, no_location, no_location, no_location});
            if (index > 0) {
                const std::size_t drawn = random_.below(free.size());
                join(free[drawn].location, free[drawn].direction, here);
                free[drawn] = free.back();
                free.pop_back();
            }
            for (const Direction direction : all_directions) {
                if (board_.step(here, direction) == no_location) free.push_back({here, direction});
            }
        }
    }

    void close_rings(std::size_t steps) {
        std::size_t made = board_.size() - 1;
        std::array<std::vector<Location>, 4> free;
        for (const Direction direction : all_directions) {
            auto& list = free[index_of(direction)];
            for (std::size_t index = 0; index < board_.size(); ++index) {
                const auto here = static_cast<Location>(index);
                if (board_.step(here, direction) == no_location) list.push_back(here);
            }
            random_.shuffle(list);
        }
        while (made < steps) {
            std::vector<Direction> left;
            for (const Direction direction : {Direction::Up, Direction::Right}) {
                if (!free[index_of(direction)].empty()) left.push_back(direction);
            }
            if (left.empty()) return;
            const Direction direction = random_.any_of(left);
            auto& from = free[index_of(direction)];
            auto& to = free[index_of(opposite(direction))];
            if (from.back() != to.back()) {
                join(from.back(), direction, to.back());
                ++made;
            }
            from.pop_back();
            to.pop_back();
        }
    }

private:
    void join(Location from, Direction direction, Location to) {
        board_.steps[from][index_of(direction)] = to;
        board_.steps[to][index_of(opposite(direction))] = from;
    }

    Instance& board_;
    Random& random_;
};

}  // namespace

Instance make_graph(std::size_t locations, std::size_t steps, Random& random) {
    Instance board;
    Weaver weaver(board, random);
    weaver.grow(locations);
    weaver.close_rings(steps);
    return board;
}

}  // namespace tabkeeper::generator
