// States come out of a list as they went in, and to the table part by part.

#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <vector>

#include "search/state_list.hpp"
#include "support/catch.hpp"

using namespace tabkeeper;
using search::StateList;

namespace {

constexpr std::size_t key_words = 3;
using Key = std::array<board::Word, key_words>;

struct Given {
    Key key;
    StateList::State state;
};

/// Some parts get many, most of the others none.
std::vector<Given> some_states(std::size_t count, std::minstd_rand& random) {
    std::vector<Given> all;
    for (std::size_t index = 0; index < count; ++index) {
        const auto number = static_cast<board::Word>(random());
        const std::uint32_t part = number % 3 == 0 ? number / 3 % table::Table::parts : number % 5;
        all.push_back({{number, number + 1, static_cast<board::Word>(index)},
                       {random() % 1'000, random() % 50, static_cast<std::int32_t>(index), part}});
    }
    return all;
}

bool is_chosen(const board::Word* key) { return key[0] % 3 != 0; }

}  // namespace

TEST_CASE("the states of a part lie together, in the order they were added") {
    std::minstd_rand random(1);
    StateList list(key_words);
    for (const std::size_t count : {0U, 1U, 2U, 100U, 5'000U, 10U}) {  // one list, used again
        const std::vector<Given> given = some_states(count, random);
        list.clear();
        for (const Given& one : given) list.add(one.key.data(), one.state);
        REQUIRE(list.size() == count);
        CHECK(list.empty() == (count == 0));
        for (std::size_t index = 0; index < count; ++index) {
            REQUIRE(std::equal(given[index].key.begin(), given[index].key.end(), list.key(index)));
            REQUIRE(list[index].home == given[index].state.home);
        }

        list.sort_by_part();
        search::Bundle bundle;
        for (std::size_t part = 0; part < table::Table::parts; ++part) {
            std::vector<std::uint32_t> expected;
            for (std::uint32_t index = 0; index < count; ++index) {
                if (given[index].state.part == part) expected.push_back(index);
            }
            REQUIRE(list.parts().has(part) == !expected.empty());
            const auto of_part = list.of_part(part);
            REQUIRE(std::vector(of_part.begin(), of_part.end()) == expected);

            bundle.clear();
            for (const std::uint32_t index : of_part) bundle.add(list, index, index + 7);
            bool was_asked = false;
            bundle.ask([&](const board::Word* keys, const table::Cost* costs, std::size_t asked,
                           std::uint8_t* answers) {
                was_asked = true;
                REQUIRE(asked == expected.size());
                for (std::size_t place = 0; place < asked; ++place) {
                    const Key& key = given[expected[place]].key;
                    REQUIRE(std::equal(key.begin(), key.end(), keys + place * key_words));
                    REQUIRE(costs[place] == expected[place] + 7);
                    answers[place] = is_chosen(key.data()) ? 1 : 0;
                }
            });
            REQUIRE(was_asked == !expected.empty());
        }

        for (std::size_t index = 0; index < count; ++index) {
            REQUIRE(list.is_chosen(index) == is_chosen(given[index].key.data()));
        }
    }
}

TEST_CASE("parts are gone through in order, and each is worked on once by whomever") {
    search::PartSet some;
    search::PartSet all;
    for (const std::size_t part : {63U, 0U, 17U, 17U}) some.add(part);
    all.add(5);
    all |= some;
    std::vector<std::size_t> seen;
    all.for_each([&](std::size_t part) { seen.push_back(part); });
    CHECK(seen == std::vector<std::size_t>{0, 5, 17, 63});
    CHECK_FALSE(some.has(5));

    search::Crew crew(1);
    std::vector<std::size_t> worked;
    all.spread(crew, [&](std::size_t part, std::size_t worker) {
        CHECK(worker == 0);
        worked.push_back(part);
    });
    CHECK(worked == seen);
    search::PartSet().spread(crew, [&](std::size_t, std::size_t) { FAIL("there is none"); });
}

TEST_CASE("a bundle that was given up begins anew") {
    StateList list(key_words);
    const Key given_up{1, 2, 3};
    const Key asked{4, 5, 6};
    list.add(given_up.data(), {0, 0, 0, 0});
    list.add(asked.data(), {0, 0, 0, 1});
    list.sort_by_part();
    search::Bundle bundle;
    bundle.add(list, 0, 1);
    bundle.clear();
    bundle.add(list, 1, 2);
    bundle.ask([&](const board::Word* keys, const table::Cost* costs, std::size_t count,
                   std::uint8_t* answers) {
        REQUIRE(count == 1);
        CHECK(std::equal(asked.begin(), asked.end(), keys));
        CHECK(costs[0] == 2);
        answers[0] = 1;
    });
    CHECK_FALSE(list.is_chosen(0));
    CHECK(list.is_chosen(1));
}
