// The table's concepts: min mode, the busy mark, space, forgetting, exact keys.

#include <algorithm>
#include <array>
#include <atomic>
#include <thread>
#include <utility>
#include <vector>

#include "support/catch.hpp"
#include "table/space.hpp"
#include "table/table.hpp"

namespace table_tests {

using namespace tabkeeper::table;
using tabkeeper::table::Cost;  // not what users call a cost

namespace {

constexpr std::uint64_t mebibyte = 1ULL << 20U;

template <class Work>
void in_threads(int threads, Work work) {
    std::vector<std::thread> crew;
    for (int index = 0; index < threads; ++index) crew.emplace_back(work, index);
    for (std::thread& thread : crew) thread.join();
}

}  // namespace

TEST_CASE("an entry keeps the stronger facts whatever the order they come in") {
    Entry one;
    one.raise_bound(7);
    one.raise_bound(3);
    CHECK(one.bound() == 7);
    const Entry other(9);
    Entry merged = one;
    merged.merge(other);
    Entry merged_the_other_way = other;
    merged_the_other_way.merge(one);
    CHECK(merged.bound() == 9);
    CHECK(merged_the_other_way.bound() == merged.bound());
    Entry dead;
    dead.raise_bound(dead_bound);
    merged.merge(dead);
    CHECK(merged.is_dead());
}

TEST_CASE("an entry of costs keeps the lowest") {
    Entry entry;
    CHECK(entry.cost() == no_cost);
    entry.lower_cost(12);
    entry.lower_cost(20);
    CHECK(entry.cost() == 12);
    Entry lower;
    lower.lower_cost(5);
    entry.merge(lower);
    CHECK(entry.cost() == 5);
    entry.set_busy(true);
    entry.set_effort(3);
    CHECK(entry.cost() == 5);
    entry.lower_cost(0);
    CHECK(entry.cost() == 0);
}

TEST_CASE("numbers that do not fit an entry are weakened, never strengthened") {
    Entry entry;
    entry.raise_bound(highest_bound);
    CHECK(entry.bound() == highest_bound);
    CHECK_FALSE(entry.is_dead());
    Entry cost;
    cost.lower_cost(no_cost + 1'000);
    CHECK(cost.cost() == no_cost);
    entry.raise_bound(dead_bound);
    CHECK(entry.is_dead());
    CHECK(entry.bound() == dead_bound);
    entry.set_busy(true);
    entry.set_effort(99);
    CHECK(entry.is_dead());
    CHECK(entry.is_busy());
    CHECK(entry.effort() == highest_effort);
}

TEST_CASE("min mode keeps the smaller of two racing answers") {
    Space space(16 * mebibyte);
    const auto bounds = make_table(2, space, WhenFull::Forget);
    const auto costs = make_table(2, space, WhenFull::Forget);
    constexpr Word keys = 2'000;
    in_threads(8, [&](int thread) {
        for (Word round = 0; round < keys; ++round) {
            const Word number = thread % 2 == 0 ? round : keys - 1 - round;
            const Word key[] = {number, number * 31};
            bounds->merge(key, Entry(number % 100 + static_cast<Cost>(thread)));
            costs->lower_cost(key, 5'000 - static_cast<Cost>(thread) - number % 100);
        }
    });
    CHECK(bounds->entries() == keys);
    CHECK(costs->entries() == keys);
    for (Word number = 0; number < keys; ++number) {
        const Word key[] = {number, number * 31};
        REQUIRE(bounds->find(key).bound() == number % 100 + 7);
        REQUIRE(costs->find(key).cost() == 5'000 - 7 - number % 100);
    }
}

TEST_CASE("one worker is admitted, a patient second one is told that the call is busy") {
    Space space(mebibyte);
    const auto table = make_table(1, space, WhenFull::Forget);
    const Word key[] = {42};
    CHECK(table->enter(key, 3, 10, Patience::Defer).admission == Admission::Admitted);
    CHECK(table->enter(key, 3, 10, Patience::Defer).admission == Admission::Busy);
    CHECK(table->enter(key, 3, 10, Patience::Insist).admission == Admission::Admitted);
    table->leave(key, 11, 1);
    const Admitted again = table->enter(key, 3, 10, Patience::Defer);
    CHECK(again.admission == Admission::Answered);
    CHECK(again.bound == 11);
    CHECK(table->enter(key, 3, 11, Patience::Defer).admission == Admission::Admitted);
}

TEST_CASE("many keys at a time are lowered as one by one") {
    Space space(16 * mebibyte);
    const auto one_by_one = make_table(2, space, WhenFull::Refuse);
    const auto at_once = make_table(2, space, WhenFull::Refuse);
    std::array<std::vector<Word>, Table::parts> keys;
    std::array<std::vector<Cost>, Table::parts> costs;
    for (Word number = 0; number < 20'000; ++number) {
        const Word key[] = {number % 7'000, number % 7'000 * 31};
        const std::size_t part = at_once->part_of(key);
        REQUIRE(part < Table::parts);
        REQUIRE(part == one_by_one->part_of(key));
        keys[part].insert(keys[part].end(), std::begin(key), std::end(key));
        costs[part].push_back(number * 7919 % 1'000);
    }
    for (std::size_t part = 0; part < Table::parts; ++part) {
        const std::size_t count = costs[part].size();
        std::vector<std::uint8_t> lowered(count, 0);
        at_once->lower_costs(part, keys[part].data(), costs[part].data(), count, lowered.data());
        for (std::size_t index = 0; index < count; ++index) {
            const bool lower = one_by_one->lower_cost(&keys[part][index * 2], costs[part][index]);
            REQUIRE(lower == (lowered[index] != 0));
        }
    }
    CHECK(at_once->entries() == one_by_one->entries());
    CHECK(at_once->entries() == 7'000);
}

TEST_CASE("a name finds its key, once, in a table of any size and with keys of any width") {
    for (const std::size_t bits : {30U, 48U, 60U, 70U, 100U, 128U, 200U, 2'000U}) {
        for (const Holds holds : {Holds::Entries, Holds::ShortCosts}) {
            for (const Word count : {1U, 7U, 60U, 500U, 2'000U, 30'000U}) {
                Space space(256 * mebibyte);
                const KeySize size = KeySize::of_bits(bits);
                const auto table = make_table(size, space, WhenFull::Refuse, holds);
                REQUIRE(table->halves_of_name() <= 3);
                const auto key_of = [&](Word number) {
                    std::vector<Word> key(size.words, 0);
                    key[number % size.words] = number % 3 == 0 ? number : number * 31 % 60'013;
                    key[0] = number;
                    return key;
                };
                for (Word number = 0; number < count; ++number) {
                    table->lower_cost(key_of(number).data(), number % 1'000);
                }
                std::array<std::vector<Name>, Table::parts> names;
                std::array<std::vector<Word>, Table::parts> numbers;
                for (Word number = 0; number < count; ++number) {
                    const std::vector<Word> key = key_of(number);
                    const Name name = table->name_of(key.data());
                    REQUIRE(name >> (16 * table->halves_of_name()) == 0);
                    const std::size_t part = table->part_of_name(name);
                    REQUIRE(part == table->part_of(key.data()));
                    names[part].push_back(name);
                    numbers[part].push_back(number);
                }
                Word found = 0;
                for (std::size_t part = 0; part < Table::parts; ++part) {
                    table->find_named(
                        part, names[part].data(), names[part].size(),
                        [&](std::size_t index, const Word* key, Cost cost) {
                            const Word number = numbers[part][index];
                            const std::vector<Word> expected = key_of(number);
                            REQUIRE(std::equal(expected.begin(), expected.end(), key));
                            REQUIRE(cost == number % 1'000);
                            ++found;
                        });
                }
                REQUIRE(found == count);
            }
        }
    }
}

TEST_CASE("of two keys that share a name both are found") {
    Space space(mebibyte);
    const auto table = make_table(2, space, WhenFull::Refuse);
    // Found by trying 32 million keys; another hash has others.
    const Word one[] = {2'103'028, 7};
    const Word other[] = {11'393'100, 7};
    const Name name = table->name_of(one);
    REQUIRE(table->name_of(other) == name);
    for (Word number = 0; number < 3'000; ++number) {
        const Word key[] = {number, 8};
        table->lower_cost(key, 1);
    }
    table->lower_cost(one, 2);
    table->lower_cost(other, 3);
    std::vector<std::pair<Word, Cost>> found;
    table->find_named(
        table->part_of_name(name), &name, 1,
        [&](std::size_t, const Word* key, Cost cost) { found.emplace_back(key[0], cost); });
    std::sort(found.begin(), found.end());
    CHECK(found == std::vector<std::pair<Word, Cost>>{{one[0], 2}, {other[0], 3}});
}

TEST_CASE("the table never takes more than its space and counts every byte of it") {
    for (const std::size_t words : {1U, 2U, 3U, 4U, 8U, 32U, 128U, 512U}) {
        for (const std::uint64_t limit : {64 * mebibyte / 1024, mebibyte, 4 * mebibyte}) {
            Space space(limit);
            {
                const auto table = make_table(words, space, WhenFull::Forget);
                std::vector<Word> key(words, 0);
                for (Word number = 0; number < 60'000; ++number) {
                    key[0] = number;
                    table->merge(key.data(), Entry(number % 50));
                    if (number % 64 == 0) REQUIRE(space.used() <= limit);
                }
                CAPTURE(words, limit);
                CHECK(table->bytes() <= limit);
                CHECK(space.used() == table->bytes());
                CHECK(table->entries() + table->forgotten() <= 60'000);
            }
            CHECK(space.used() == 0);
        }
    }
}

TEST_CASE("a full table forgets what was cheap and what it keeps is still true") {
    Space space(64 * 1024);
    const auto table = make_table(1, space, WhenFull::Forget);
    constexpr Word keys = 50'000;
    for (Word number = 0; number < keys; ++number) {
        const Word key[] = {number};
        table->enter(key, number % 1'000, 5'000, Patience::Defer);
        // One in fifty is dear.
        table->leave(key, number % 1'000, number % 50 == 0 ? 1'000 : 1);
    }
    CHECK(table->forgotten() > 0);
    CHECK(table->forgotten() + table->entries() == keys);
    CHECK_FALSE(table->has_refused());
    std::uint64_t found = 0;
    std::uint64_t dear = 0;
    for (Word number = 0; number < keys; ++number) {
        const Word key[] = {number};
        const Cost bound = table->find(key).bound();
        REQUIRE((bound == 0 || bound == number % 1'000));
        const bool there = bound > 0;
        found += there ? 1 : 0;
        dear += there && number % 50 == 0 ? 1 : 0;
    }
    CHECK(found > 1'000);
    CHECK(dear > found / 50 * 3);
}

TEST_CASE("a table that may not forget refuses and says so") {
    Space space(64 * 1024);
    const auto table = make_table(1, space, WhenFull::Refuse);
    Word number = 0;
    while (!table->has_refused() && number < 100'000) {
        const Word key[] = {number++};
        table->insert(key);
    }
    REQUIRE(table->has_refused());
    CHECK(table->forgotten() == 0);
    CHECK(table->entries() == number - 1);
    for (Word earlier = 0; earlier + 1 < number; ++earlier) {
        const Word key[] = {earlier};
        REQUIRE_FALSE(table->insert(key));
    }
}

TEST_CASE("forgetting under racing writers loses nothing but entries") {
    Space space(128 * 1024);
    const auto table = make_table(2, space, WhenFull::Forget);
    std::atomic<int> overdrawn{0};
    in_threads(8, [&](int thread) {
        for (Word round = 0; round < 20'000; ++round) {
            const Word number = (round * 7 + static_cast<Word>(thread) * 1'001) % 30'000;
            const Word key[] = {number, number ^ 0xFFFF};
            table->enter(key, number % 77, 5'000, Patience::Insist);
            table->leave(key, number % 77 + 1, round);
            if (space.used() > space.limit()) ++overdrawn;  // Catch2's macros are for one thread
        }
    });
    CHECK(overdrawn == 0);
    std::uint64_t entries = 0;
    table->for_each([&](const Word* key, const Entry& entry) {
        ++entries;
        CHECK(key[1] == (key[0] ^ 0xFFFF));
        CHECK(entry.bound() <= key[0] % 77 + 1);
    });
    CHECK(entries == table->entries());
    CHECK(table->forgotten() > 0);
}

TEST_CASE("keys that differ in one bit are different keys at every width") {
    for (const std::size_t words : {1U, 2U, 3U, 4U, 5U, 8U, 20U, 100U, 300U}) {
        Space space(64 * mebibyte);
        const auto table = make_table(words, space, WhenFull::Refuse);
        for (std::size_t bit = 0; bit < words * 32; ++bit) {
            std::vector<Word> key(words, 0);
            key[bit / 32] = 1U << bit % 32;
            REQUIRE(table->insert(key.data()));
            REQUIRE_FALSE(table->insert(key.data()));
        }
        CHECK(table->entries() == words * 32);
    }
}

TEST_CASE("a table of short costs holds what a table of entries holds, for keys of every width") {
    for (const std::size_t bits : {9U, 16U, 17U, 32U, 40U, 64U, 70U, 96U, 100U, 128U, 130U, 300U}) {
        CAPTURE(bits);
        const KeySize size = KeySize::of_bits(bits);
        Space space(64 * mebibyte);
        Space other(64 * mebibyte);
        const auto shorter = make_table(size, space, WhenFull::Refuse, Holds::ShortCosts);
        const auto whole = make_table(size.words, other, WhenFull::Refuse);
        std::vector<Word> key(size.words, 0);
        const Word highest_word = bits % 32 == 0 ? ~Word{0} : (Word{1} << bits % 32) - 1;
        for (Word number = 0; number < 20'000; ++number) {
            key.front() = number * 7919 % 400;
            key.back() = (size.words == 1 ? number * 7919 % 400 : number * 31) & highest_word;
            const Cost cost = number * 104'729 % 60'000;
            REQUIRE(shorter->lower_cost(key.data(), cost) == whole->lower_cost(key.data(), cost));
            REQUIRE(shorter->find(key.data()).cost() == whole->find(key.data()).cost());
        }
        REQUIRE(shorter->entries() == whole->entries());
        std::uint64_t visited = 0;
        shorter->for_each([&](const Word* found, const Entry& entry) {
            ++visited;
            REQUIRE(whole->find(found).cost() == entry.cost());
        });
        CHECK(visited == whole->entries());
        CHECK(space.used() == shorter->bytes());
        if (bits <= 128) CHECK(shorter->bytes() < whole->bytes());
    }
}

TEST_CASE("a short cost knows no cost from the highest, and its table says what that is") {
    Space space(mebibyte);
    const auto table = make_table(1, space, WhenFull::Refuse, Holds::ShortCosts);
    const Word key[] = {5};
    CHECK(table->find(key).cost() == no_cost);
    CHECK(table->highest_cost() == 65'534);
    CHECK(table->lower_cost(key, table->highest_cost()));
    CHECK(table->find(key).cost() == table->highest_cost());
    CHECK_FALSE(table->lower_cost(key, table->highest_cost()));
    CHECK_THROWS_AS(table->enter(key, 1, 2, Patience::Defer), std::logic_error);
    CHECK(make_table(1, space, WhenFull::Refuse)->highest_cost() == no_cost - 1);
}

TEST_CASE("parts double one after another, so that a table is never half empty") {
    Space space(512 * mebibyte);
    const auto table = make_table(2, space, WhenFull::Refuse);
    const double slot = 13;
    double most = 0;
    for (Word number = 0; number < 800'000; ++number) {
        const Word key[] = {number, number * 31};
        table->insert(key);
        if (number > 100'000 && number % 1'000 == 0) {
            most = std::max(most, static_cast<double>(table->bytes()) / (slot * number));
        }
    }
    CHECK(most < 1.75);  // 16/7 = 2.29 if all doubled together
    CHECK(most > 1.5);
}

}  // namespace table_tests
