// The crew hands out every item once, to one worker at a time, whoever comes to help and when.

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <new>
#include <thread>
#include <vector>

#include "search/crew.hpp"
#include "support/catch.hpp"

using tabkeeper::search::Crew;

namespace {

constexpr std::size_t enough_to_start = 10'000;

void start(Crew& crew) {
    crew.spread(0, enough_to_start, 1, [](std::size_t, std::size_t, std::size_t) {});
}

}  // namespace

TEST_CASE("every item is worked on once, and no worker is in two places") {
    for (const std::size_t workers : {1, 2, 3, 8, 33}) {
        Crew crew(workers);
        std::vector<std::uint32_t> times(600);
        std::vector<std::atomic<int>> busy(workers);
        std::atomic<bool> overlapped{false};
        std::atomic<bool> too_many{false};
        const std::size_t rounds = 1'500;
        for (std::size_t round = 0; round < rounds; ++round) {
            const std::size_t grain = 1 + round % 20;
            const std::size_t begin = round % 7;
            crew.spread(begin, times.size(), grain,
                        [&](std::size_t first, std::size_t last, std::size_t worker) {
                            if (busy[worker].exchange(1) != 0) overlapped = true;
                            if (workers > 1 && round > 100 && last - first > grain) too_many = true;
                            for (std::size_t item = first; item < last; ++item) ++times[item];
                            busy[worker] = 0;
                        });
            // Helpers leave when nothing comes, and are called again.
            if (round % 500 == 499) std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
        INFO(workers << " workers");
        CHECK_FALSE(overlapped);
        CHECK_FALSE(too_many);
        for (std::size_t item = 0; item < times.size(); ++item) {
            std::uint32_t expected = 0;
            for (std::size_t round = 0; round < rounds; ++round) expected += item >= round % 7;
            REQUIRE(times[item] == expected);
        }
    }
}

TEST_CASE("two crews take turns without waiting for each other's helpers") {
    Crew one(3);
    Crew other(3);
    start(one);
    start(other);
    std::atomic<std::uint64_t> items{0};
    for (int round = 0; round < 2'000; ++round) {
        (round % 2 == 0 ? one : other)
            .spread(0, 50, 4, [&](std::size_t first, std::size_t last, std::size_t) {
                items += last - first;
            });
    }
    CHECK(items == 2'000 * 50);
}

TEST_CASE("work that runs out of memory says so once all is done") {
    Crew crew(2);
    start(crew);
    std::atomic<std::uint64_t> items{0};
    const auto fails_at_7 = [&](std::size_t first, std::size_t last, std::size_t) {
        items += last - first;
        if (first <= 7 && 7 < last) throw std::bad_alloc();
    };
    CHECK_THROWS_AS(crew.spread(0, 1'000, 4, fails_at_7), std::bad_alloc);
    CHECK(items == 1'000);
    crew.spread(100, 200, 4, fails_at_7);
    CHECK(items == 1'100);
}

TEST_CASE("helpers work beside the first worker") {
    Crew crew(2);
    start(crew);
    // Each waits for the other: it ends only if both are there at once.
    for (int tries = 0; tries < 200; ++tries) {
        std::array<std::atomic<bool>, 2> is_there{};
        std::atomic<bool> met{false};
        crew.spread(0, 2, 1, [&](std::size_t first, std::size_t, std::size_t) {
            is_there[first] = true;
            const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(100);
            while (!met && std::chrono::steady_clock::now() < end) {
                if (is_there[0] && is_there[1]) met = true;
                std::this_thread::yield();
            }
        });
        if (met) return;
    }
    FAIL("never two workers at once");
}
