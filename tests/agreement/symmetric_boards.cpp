// Boards that can be turned or mirrored onto themselves, against the oracle: states are merged
// there, and a plan has to be turned back.

#include <random>
#include <string>
#include <vector>

#include "agreement/judge.hpp"
#include "support/catch.hpp"
#include "support/draw.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

#ifdef TABKEEPER_SANITIZED
constexpr std::uint32_t boards = 40;
#else
constexpr std::uint32_t boards = 120;
#endif

/// Walls and goals that are the same in a mirror, or in two; boxes and player anywhere.
Instance symmetric_board(std::uint32_t seed) {
    std::mt19937 random(seed);
    const auto up_to = [&](std::size_t most) { return random() % (most + 1); };
    const std::size_t width = 4 + up_to(2);
    const std::size_t height = 4 + up_to(1);
    const bool both_ways = up_to(1) == 0;
    std::vector<std::string> rows(height, std::string(width, ' '));
    const auto put = [&](char what) {
        const std::size_t row = up_to(height - 1);
        const std::size_t column = up_to(width - 1);
        for (const std::size_t y : {row, both_ways ? height - 1 - row : row}) {
            for (const std::size_t x : {column, width - 1 - column}) rows[y][x] = what;
        }
    };
    for (std::size_t walls = up_to(1); walls > 0; --walls) put('#');
    put('.');
    std::size_t missing = 0;
    for (const std::string& row : rows) {
        for (const char square : row) missing += square == '.' ? 1 : 0;
    }
    const auto place = [&](char on_floor, char on_goal) {
        for (int tries = 0; tries < 1'000; ++tries) {
            char& square = rows[random() % height][random() % width];
            if (square != ' ' && square != '.') continue;
            square = square == '.' ? on_goal : on_floor;
            return;
        }
    };
    for (missing = std::min<std::size_t>(missing, 4); missing > 0; --missing) place('$', '*');
    place('@', '+');
    return draw(rows);
}

}  // namespace

TEST_CASE(
    "on boards that mirror themselves every cost, engine and thread count keeps the optimum") {
    std::uint64_t solved = 0;
    for (std::uint32_t seed = 1; seed <= boards; ++seed) {
        const Instance instance = symmetric_board(seed);
        if (instance.player == no_location || defect_of(instance)) continue;
        for (const CostKind cost : all_cost_kinds) {
            const oracle::Answer truth = truth_about(instance, cost);
            solved += truth.cost ? 1 : 0;
            for (const Engine engine : {Engine::Auto, Engine::Layered, Engine::Backward,
                                        Engine::Frontier, Engine::Recursive}) {
                if (!can_run(engine, cost)) continue;
                for (const unsigned threads : {1U, 2U}) {
                    for (const char* rules : {"all", "symmetry"}) {
                        const Variant way =
                            variant(rules, engine, threads, ample_space, BoundKind::Walls, cost);
                        const std::string complaint = complaint_about(instance, way, truth);
                        if (complaint.empty()) continue;
                        FAIL("seed " << seed << ": " << complaint
                                     << "\nshrunk: " << shrunk_report(instance, way));
                    }
                }
            }
        }
    }
    CHECK(solved > boards);
}
