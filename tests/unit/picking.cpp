// Which states of a layer come next, and that each comes once.

#include <algorithm>
#include <cstdint>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include "search/buckets.hpp"
#include "search/picking.hpp"
#include "support/catch.hpp"
#include "table/space.hpp"

using namespace tabkeeper;
using search::Buckets;
using search::Picked;

namespace picking_tests {

constexpr board::Price f = 40;
constexpr std::size_t halves_of_name = 3;

/// An open list that can be asked for its names.
struct Open {
    void push(board::Price cost, search::Home home, table::Name name) {
        buckets.push(f, {home, cost}, name);
    }
    search::Layer& layer() { return *buckets.layer(f); }

    table::Space space{1U << 20U};
    Buckets buckets{space, halves_of_name};
};

std::vector<table::Name> names_of(const std::vector<Picked>& picked) {
    std::vector<table::Name> names;
    for (const Picked& one : picked) names.push_back(one.name);
    return names;
}

/// Many states of few ranks, and a few of many.
std::size_t fill(Open& open, std::minstd_rand& random) {
    const std::size_t count = 1 + random() % 500;
    const std::size_t costs = 1 + random() % 30;
    const std::size_t homes = 1 + random() % 30;
    for (std::size_t name = 0; name < count; ++name) {
        const auto home = static_cast<search::Home>(random() % homes) - 5;
        open.push(random() % costs, home, name);
    }
    return count;
}

TEST_CASE("the best come first, and among equals those that have cost most") {
    Open open;
    open.push(3, 7, 1);
    open.push(9, 5, 2);
    open.push(4, 7, 3);
    open.push(4, 7, 4);
    open.push(1, 8, 5);
    std::vector<Picked> picked;
    search::pick_best(open.layer(), 4, picked);
    CHECK(names_of(picked) == std::vector<table::Name>{5, 4, 3, 1});
    search::pick_best(open.layer(), 4, picked);
    CHECK(names_of(picked) == std::vector<table::Name>{5, 4, 3, 1, 2});
    CHECK(picked.back().rank.g == 9);
    CHECK(picked.back().rank.home == 5);
}

TEST_CASE("every cost gets its turn, and of each the state that has come farthest") {
    std::minstd_rand random;
    std::set<table::Name> begun_with;
    for (int round = 0; round < 50; ++round) {
        Open open;
        for (const board::Price cost : {2, 5, 6}) {
            open.push(cost, 1, 10 * cost + 1);
            open.push(cost, 3, 10 * cost + 3);
            open.push(cost, 2, 10 * cost + 2);
        }
        std::vector<Picked> picked;
        search::pick_best_of_each_cost(open.layer(), 6, random, picked);
        std::vector<table::Name> names = names_of(picked);
        REQUIRE(names.size() == 6);
        begun_with.insert(names.front());
        std::sort(names.begin(), names.begin() + 3);
        std::sort(names.begin() + 3, names.end());
        REQUIRE(names == std::vector<table::Name>{23, 53, 63, 22, 52, 62});
    }
    CHECK(begun_with == std::set<table::Name>{23, 53, 63});
}

TEST_CASE("any state may be picked at any time") {
    std::minstd_rand random;
    std::set<table::Name> begun_with;
    for (int round = 0; round < 200; ++round) {
        Open open;
        for (table::Name name = 0; name < 8; ++name) {
            open.push(name / 4, static_cast<search::Home>(name / 2 % 2), name);
        }
        std::vector<Picked> picked;
        search::pick_any(open.layer(), 1, random, picked);
        begun_with.insert(picked.front().name);
    }
    CHECK(begun_with.size() == 8);
}

TEST_CASE("every open state is picked once, with the rank that it was given") {
    std::minstd_rand random;
    for (int round = 0; round < 300; ++round) {
        Open open;
        const std::size_t count = fill(open, random);
        std::set<std::pair<table::Name, board::Price>> given;
        open.buckets.for_each([&](board::Price, const search::Rank& rank, table::Name name) {
            given.emplace(name, rank.g);
        });
        REQUIRE(given.size() == count);
        std::set<std::pair<table::Name, board::Price>> seen;
        std::size_t taken = 0;
        while (search::Layer* layer = open.buckets.layer(f)) {
            std::vector<Picked> picked;
            const std::size_t wanted = 1 + random() % 40;
            search::pick(*layer, wanted, random, picked);
            REQUIRE(picked.size() == std::min(wanted, count - taken));
            taken += picked.size();
            for (const Picked& one : picked) seen.emplace(one.name, one.rank.g);
        }
        REQUIRE(taken == count);
        REQUIRE(seen == given);
        REQUIRE(open.space.used() == 0);
        REQUIRE(open.buckets.least_f() == board::infinite_price);
    }
}

TEST_CASE("the same random numbers pick the same states") {
    std::minstd_rand random;
    for (int round = 0; round < 50; ++round) {
        const std::minstd_rand start = random;
        std::vector<std::vector<table::Name>> runs;
        for (int run = 0; run < 2; ++run) {
            random = start;
            Open open;
            const std::size_t count = fill(open, random);
            std::vector<Picked> picked;
            search::pick(open.layer(), count / 2, random, picked);
            runs.push_back(names_of(picked));
        }
        REQUIRE(runs[0] == runs[1]);
    }
}

}  // namespace picking_tests
