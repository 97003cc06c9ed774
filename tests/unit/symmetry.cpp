// Turns and mirrors of boards, the one name that states have in common, and regions that follow
// from those before.

#include "board/symmetry.hpp"

#include <set>
#include <vector>

#include "board/naming.hpp"
#include "board/pushes.hpp"
#include "board/region.hpp"
#include "board/rings.hpp"
#include "support/catch.hpp"
#include "support/draw.hpp"
#include "support/random_instance.hpp"
#include "table/table.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

std::size_t symmetries(const std::vector<std::string>& rows) {
    return board::symmetries_of(board::Board(draw(rows))).size();
}

}  // namespace

TEST_CASE("symmetries: a square has eight, a rectangle four, and goals and walls take them away") {
    CHECK(symmetries({"@  ", "   ", "   "}) == 8);
    CHECK(symmetries({"@  ", "   "}) == 4);
    CHECK(symmetries({"@. ", "   "}) == 2);
    CHECK(symmetries({".@ ", "   "}) == 1);
    CHECK(symmetries({"#@ ", "   "}) == 1);
    CHECK(symmetries({"@ #", "   ", "#  "}) == 4);
    // Two pieces: an image of one location does not fix the other piece.
    CHECK(symmetries({"@#  "}) == 1);
}

TEST_CASE("symmetries: each leads steps to steps and goals to goals, and its inverse back") {
    const board::Board board(draw({"@ . ", "    ", " .  "}));
    const auto all = board::symmetries_of(board);
    REQUIRE(all.size() == 2);
    for (const board::Symmetry& symmetry : all) {
        const board::Symmetry back = board::inverse_of(symmetry);
        for (std::size_t index = 0; index < board.size(); ++index) {
            const auto here = static_cast<Location>(index);
            CHECK(back(symmetry(here)) == here);
            CHECK(board.is_goal(here) == board.is_goal(symmetry(here)));
            for (const Direction direction : all_directions) {
                const Location next = board.step(here, direction);
                const Location image = board.step(symmetry(here), symmetry(direction));
                CHECK((next == no_location ? no_location : symmetry(next)) == image);
                CHECK(back(symmetry(direction)) == direction);
            }
        }
    }
}

TEST_CASE("symmetries: a state and its images have one name, and other states have another") {
    const board::Board board(draw({"@   ", "    ", " ## ", "    ", "    "}));
    const auto all = board::symmetries_of(board);
    REQUIRE(all.size() == 4);
    std::vector<Location> places(board.size());
    for (std::size_t index = 0; index < places.size(); ++index) {
        places[index] = static_cast<Location>(index);
    }
    const board::Packing packing(board.size(), places, 2);
    board::Naming naming(packing, all);
    std::set<std::vector<board::Word>> names;
    std::size_t states = 0;
    const auto name_of = [&](std::vector<Location> boxes, Location player) {
        std::sort(boxes.begin(), boxes.end());
        std::vector<board::Word> key(packing.words());
        naming.write(boxes, player, key.data());
        return key;
    };
    for (Location one = 0; one < board.size(); ++one) {
        for (Location other = one + 1; other < board.size(); ++other) {
            for (Location player = 0; player < board.size(); ++player) {
                if (player == one || player == other) continue;
                ++states;
                const auto name = name_of({one, other}, player);
                names.insert(name);
                for (const board::Symmetry& symmetry : all) {
                    REQUIRE(name_of({symmetry(one), symmetry(other)}, symmetry(player)) == name);
                }
            }
        }
    }
    // No state of three different things on this board is its own image but those on an axis that
    // has none; so the names are exactly a quarter, and more where images meet.
    CHECK(names.size() >= states / all.size());
    CHECK(names.size() < states / all.size() * 11 / 10);
}

TEST_CASE("a region that follows from the one before is what a flood finds") {
    int followed = 0;
    for (std::uint64_t seed = 1; seed <= 2'000; ++seed) {
        const Instance instance = random_small_instance(seed);
        const board::Board board(instance);
        const board::Rings rings(board);
        board::Position position(board);
        position.set(instance.boxes, instance.player);
        board::Region before(board);
        before.flood(board, position);
        board::Region after(board);
        board::Region flooded(board);
        board::for_each_push(
            board, position, board::Reach::WholeLines,
            [&](Location behind) { return before.contains(behind); },
            [&](const Push& push, std::size_t) {
                board::Position child = position;
                child.apply(push);
                const Location anchor = after.follow(before, board, rings, child, push);
                INFO("seed " << seed);
                REQUIRE(anchor == flooded.flood(board, child));
                REQUIRE(after.size() == flooded.size());
                for (std::size_t index = 0; index < board.size(); ++index) {
                    const auto here = static_cast<Location>(index);
                    REQUIRE(after.contains(here) == flooded.contains(here));
                }
                ++followed;
            });
    }
    CHECK(followed > 5'000);
}
