// Which pushes are enough to begin with, within a budget: on drawn boards, and by definition on
// random ones.

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "board/position.hpp"
#include "board/pushes.hpp"
#include "board/region.hpp"
#include "bounds/commitment.hpp"
#include "bounds/matching.hpp"
#include "oracle/oracle.hpp"
#include "support/catch.hpp"
#include "support/draw.hpp"
#include "support/random_instance.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace commitment_tests {

/// One state, its bound, and what narrows it.
struct Scene {
    Scene(const Instance& instance, board::Travel travel, bool pairs)
        : board(instance),
          ways(board, travel, 1U << 20U, [] { return false; }),
          freezing(board),
          position(board),
          region(board) {
        if (pairs) ways.work_out_pairs([] { return false; });
        position.set(instance.boxes, instance.player);
        region.flood(board, position);
        matching.emplace(board, ways, &freezing);
        bound = matching->at(position);
    }

    bool narrow(int more) { return matching->narrow(position, region, more, enough); }

    board::Board board;
    bounds::WaysCache ways;
    board::Freezing freezing;
    board::Position position;
    board::Region region;
    std::optional<bounds::Matching> matching;
    board::Price bound = 0;
    std::vector<board::FirstPush> enough;
};

/// The pushes that are enough where there is nothing to spare; "all" where that cannot be told.
std::string kept(const std::vector<std::string>& rows) {
    const Instance instance = draw(rows);
    Scene scene(instance, board::Travel::Pushes, false);
    if (!scene.narrow(0)) return "all";
    std::string text;
    for (const board::FirstPush& push : scene.enough) {
        text += instance.names[push.box] + " " + std::string(to_string(push.direction)) + ";";
    }
    return text;
}

board::Price fewest_from(const Instance& instance, const board::Position& position, CostKind cost) {
    Instance there = instance;
    there.boxes.assign(position.boxes().begin(), position.boxes().end());
    there.player = position.player();
    const oracle::Answer truth = oracle::cheapest(there, cost, 50'000);
    REQUIRE(truth.complete);
    return truth.cost ? truth.cost->first : board::infinite_price;
}

/// The least that a plan costs which begins with one of those that are said to be enough.
board::Price fewest_with_enough(const Instance& instance, Scene& scene, CostKind cost) {
    board::Price least = board::infinite_price;
    const Location player = scene.position.player();
    board::for_each_push(
        scene.board, scene.position,
        cost == CostKind::Lines ? board::Reach::WholeLines : board::Reach::OneLocation,
        [&](Location behind) { return scene.region.contains(behind); },
        [&](const Push& push, std::size_t) {
            const auto is_this = [&](const board::FirstPush& first) {
                return first.box == push.from && first.direction == push.direction;
            };
            if (std::none_of(scene.enough.begin(), scene.enough.end(), is_this)) return;
            scene.position.apply(push);
            least = std::min(least, board::plus(1, fewest_from(instance, scene.position, cost)));
            scene.position.undo(push, player);
        });
    return least;
}

TEST_CASE("of two boxes that are in nobody's way one is pushed first") {
    CHECK(kept({"########", "#@$   .#", "#  #####", "# $   .#", "########"}) == "c2r1 right;");
}

TEST_CASE("a push that shuts the player off from another box is not made first") {
    const std::string upper = "# $    .#";
    CHECK(kept({"#########", "#@      #", upper, "### #####", "#   $  .#", "#########"}) ==
          "c4r4 right;");
}

TEST_CASE("a box that has to go on before another can pass goes first") {
    CHECK(kept({"########", "#@$ $..#", "#      #", "########"}) == "c4r1 right;");
}

TEST_CASE("where boxes have more to spare than is looked at nothing is left out") {
    const Instance instance = draw({"########", "#@$   .#", "#  #####", "# $   .#", "########"});
    Scene scene(instance, board::Travel::Pushes, false);
    CHECK(scene.narrow(bounds::Relaxation::most_slack));
    CHECK_FALSE(scene.narrow(bounds::Relaxation::most_slack + 1));
}

TEST_CASE("if a plan is within the budget, one that is no dearer begins with what is enough") {
#ifdef TABKEEPER_SANITIZED
    constexpr std::uint64_t boards = 300;
#else
    constexpr std::uint64_t boards = 6'000;
#endif
    std::uint64_t narrowed = 0;
    std::uint64_t met = 0;
    for (std::uint64_t seed = 1; seed <= boards; ++seed) {
        constexpr Kind drawn[] = {Kind::Grid, Kind::Room, Kind::Graph, Kind::Torus, Kind::Rings};
        const int boxes = 2 + static_cast<int>(seed % 2);
        const Instance instance = random_instance(
            {drawn[seed % 5], 9 + static_cast<int>(seed % 8), boxes, boxes, Boxes::Pulled}, seed);
        for (const CostKind cost : {CostKind::Lines, CostKind::Pushes}) {
            const auto travel =
                cost == CostKind::Lines ? board::Travel::Lines : board::Travel::Pushes;
            Scene scene(instance, travel, seed % 3 == 0);
            if (scene.bound == 0 || scene.bound >= board::infinite_price ||
                !bounds::Commitment::is_for(scene.board)) {
                continue;
            }
            const board::Price truth = fewest_from(instance, scene.position, cost);
            for (int more = 0; more <= 3; ++more) {
                INFO("seed " << seed << ", " << to_string(cost) << ", " << more << " more");
                if (!scene.narrow(more)) continue;
                ++narrowed;
                if (truth > scene.bound + static_cast<board::Price>(more)) continue;
                ++met;
                REQUIRE(fewest_with_enough(instance, scene, cost) == truth);
            }
        }
    }
    CHECK(narrowed > boards);
    CHECK(met > boards / 2);
}

}  // namespace commitment_tests
