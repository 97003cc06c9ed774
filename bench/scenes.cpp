// A game of random pushes, none of which the matching bound condemns: what a search would expand.
// It starts again now and then, so that the scenes are near the start as well as far from it.

#include "scenes.hpp"

#include <random>

#include "board/pushes.hpp"
#include "bounds/matching.hpp"
#include "tabkeeper/generate.hpp"

namespace tabkeeper::bench {

namespace {

constexpr std::size_t scene_count = 256;
constexpr std::size_t game_length = 32;
constexpr std::size_t bytes_of_ways = 4U << 20U;

Instance cave(std::uint32_t side, std::uint32_t boxes) {
    GenerateOptions options;
    options.shape = BoardShape::Grid;
    options.width = side;
    options.height = side;
    options.walls = 25;
    options.boxes = boxes;
    options.pulls = 20 * boxes;
    return generate(options);
}

}  // namespace

Scenes::Scenes(const Instance& instance)
    : instance_(instance),
      board_(instance_),
      ways_(board_, board::Travel::Lines, bytes_of_ways, [] { return false; }),
      freezing_(board_) {
    std::mt19937 random(1);  // the same numbers everywhere; a distribution would not be
    bounds::Matching matching(board_, ways_, &freezing_);
    board::Position position(board_);
    board::Region region(board_);
    while (scenes_.size() < scene_count) {
        if (scenes_.size() % game_length == 0) position.set(instance_.boxes, instance_.player);
        region.flood(board_, position);
        scenes_.push_back({position, region});

        std::vector<board::Position> children;
        matching.at(position);
        board::for_each_push(
            board_, scenes_.back().position, board::Reach::WholeLines,
            [&](Location behind) { return region.contains(behind); },
            [&](const Push& push, std::size_t) {
                board::Position child = position;
                child.apply(push);
                if (matching.after(child, push) < board::infinite_price) children.push_back(child);
            });
        if (children.empty()) {
            position.set(instance_.boxes, instance_.player);
        } else {
            position = children[random() % children.size()];
        }
    }
}

Scenes& small_scenes() {
    static Scenes scenes(cave(8, 5));
    return scenes;
}

Scenes& large_scenes() {
    static Scenes scenes(cave(16, 12));
    return scenes;
}

}  // namespace tabkeeper::bench
