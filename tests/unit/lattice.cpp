// Places for graphs that are no grids.

#include <algorithm>
#include <cstdlib>
#include <set>

#include "support/catch.hpp"
#include "tabkeeper/formats.hpp"
#include "tabkeeper/generate.hpp"
#include "view/lattice.hpp"

using namespace tabkeeper;
using view::lattice_of;
using view::LatticePoint;

namespace {

Instance level(const std::string& name) {
    return read_instance(TABKEEPER_SOURCE_DIR "/levels/" + name + ".asp");
}

/// How many steps to the right or down lead to the place beside.
std::size_t straight_steps(const Instance& instance, const std::vector<LatticePoint>& at) {
    std::size_t straight = 0;
    for (std::size_t index = 0; index < instance.size(); ++index) {
        const Location right = instance.step(static_cast<Location>(index), Direction::Right);
        const Location below = instance.step(static_cast<Location>(index), Direction::Down);
        const auto [column, row] = at[index];
        if (right != no_location && at[right] == LatticePoint(column + 1, row)) ++straight;
        if (below != no_location && at[below] == LatticePoint(column, row + 1)) ++straight;
    }
    return straight;
}

std::size_t steps_of(const Instance& instance) {
    std::size_t steps = 0;
    for (const auto& around : instance.steps) {
        steps += (around[index_of(Direction::Right)] != no_location ? 1 : 0) +
                 (around[index_of(Direction::Down)] != no_location ? 1 : 0);
    }
    return steps;
}

}  // namespace

TEST_CASE("no two locations share a place, whatever the graph") {
    GenerateOptions options;
    options.shape = BoardShape::Graph;
    options.locations = 60;
    for (options.seed = 1; options.seed <= 40; ++options.seed) {
        const Instance instance = generate(options);
        const auto at = lattice_of(instance);
        CAPTURE(options.seed);
        CHECK(std::set<LatticePoint>(at.begin(), at.end()).size() == instance.size());
        CHECK(lattice_of(instance) == at);
    }
}

TEST_CASE("a grid keeps its shape") {
    const Instance instance = level("grid18");
    CHECK(straight_steps(instance, lattice_of(instance)) == steps_of(instance));
}

TEST_CASE("a ring is cut open once and stays straight elsewhere") {
    const Instance instance = level("ring");
    CHECK(straight_steps(instance, lattice_of(instance)) == steps_of(instance) - 1);
}

TEST_CASE("a cylinder is cut open once in each row") {
    const Instance instance = level("cylinder");
    std::set<int> rows;
    const auto at = lattice_of(instance);
    for (const auto& [column, row] : at) rows.insert(row);
    CHECK(straight_steps(instance, at) + rows.size() >= steps_of(instance));
}

TEST_CASE("pieces that no step joins lie beside each other") {
    const Instance instance = level("attic");
    const auto at = lattice_of(instance);
    CHECK(std::set<LatticePoint>(at.begin(), at.end()).size() == instance.size());
    CHECK(straight_steps(instance, at) == steps_of(instance));
    CHECK(std::all_of(at.begin(), at.end(),
                      [](const auto& place) { return place.first >= 0 && place.second >= 0; }));
}
