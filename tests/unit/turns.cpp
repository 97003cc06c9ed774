// Forward with the committing rule and without it, by turns. Turns that begin after a few states
// let small boards see what only long searches do.

#include <cstdint>
#include <fstream>
#include <functional>
#include <optional>
#include <string>

#include "checkpoint/blocks.hpp"
#include "oracle/oracle.hpp"
#include "search/rebuild.hpp"
#include "search/two_ways.hpp"
#include "support/catch.hpp"
#include "support/random_instance.hpp"
#include "support/temp_folder.hpp"
#include "tabkeeper/check.hpp"

using namespace tabkeeper;
using namespace tabkeeper::search;
using namespace tabkeeper::testing;

namespace turns_tests {

constexpr board::Price any_price = board::infinite_price - 1;

Options options_for(CostKind cost) {
    Options options;
    options.cost = cost;
    options.engine = Engine::Layered;
    return options;
}

/// A search of one instance, with two workers.
struct Search {
    Search(const Instance& instance, CostKind cost, std::uint64_t bytes, const Turns& turns)
        : options(options_for(cost)), space(bytes), problem(instance, options, space, control) {
        for (int worker = 0; worker < 2; ++worker) {
            evaluators.push_back(std::make_unique<Evaluator>(problem, control));
        }
        bound = evaluators.front()->bound();
        ways.emplace(problem, options.bound, space, control, evaluators, Legs{}, turns);
    }

    Result run() {
        return ways->plan(Way::Forward, bound, any_price,
                          [this](board::Price layer) { proven = std::max(proven, layer); });
    }

    const Options options;
    Control control;
    table::Space space;
    Problem problem;
    Evaluators evaluators;
    board::Price bound = 0;
    board::Price proven = 0;
    std::optional<TwoWays> ways;
};

void judge(const Search& search, const Result& result, const Instance& instance,
           const std::optional<Cost>& truth) {
    if (!truth) {
        REQUIRE(result.outcome == Outcome::Failed);
        REQUIRE(result.bound >= board::infinite_price);
        return;
    }
    REQUIRE(result.outcome == Outcome::Found);
    REQUIRE(result.bound == truth->first);
    REQUIRE(search.proven <= truth->first);
    const Verdict verdict = check(instance, in_lines(search.ways->path()));
    REQUIRE(verdict.correct);
    REQUIRE(cost_of(verdict.metrics, search.options.cost) == *truth);
}

std::uint64_t pruned_by_commit(const Search& search) {
    const auto rule = search.problem.rules().committing();
    std::uint64_t pruned = 0;
    for (const auto& evaluator : search.evaluators) pruned += evaluator->tallies()[*rule].pruned();
    return pruned;
}

/// Boards with as many goals as boxes, and what they cost: calls `visit(instance, cost, truth)`.
template <class Visit>
void for_each_board(std::uint64_t boards, const Visit& visit) {
    for (std::uint64_t seed = 1; seed <= boards; ++seed) {
        const int boxes = 2 + static_cast<int>(seed % 3);
        const Kind kind = seed % 3 == 0 ? Kind::Corridors : seed % 3 == 1 ? Kind::Room : Kind::Grid;
        const Instance instance = random_instance(
            {kind, 14 + static_cast<int>(seed % 8), boxes, boxes, Boxes::Pulled}, seed);
        for (const CostKind cost : {CostKind::Lines, CostKind::Pushes}) {
            const oracle::Answer truth = oracle::cheapest(instance, cost, 100'000);
            INFO("seed " << seed << ", " << to_string(cost));
            if (truth.complete) visit(instance, cost, truth.cost);
        }
    }
}

#ifdef TABKEEPER_SANITIZED
constexpr std::uint64_t boards = 200;
#else
constexpr std::uint64_t boards = 1'000;
#endif

TEST_CASE("with the committing rule and without it by turns, the optimum is found in any space") {
    std::uint64_t found = 0;
    std::uint64_t full = 0;
    std::uint64_t pruned = 0;
    for_each_board(boards, [&](const Instance& instance, CostKind cost, const auto& truth) {
        for (const Turns turns : {Turns{1, 1, 1}, Turns{3, 2, 5}, Turns{1, 1'000, 20}}) {
            for (const std::uint64_t bytes : {600U, 2'500U, 1U << 24U}) {
                Search search(instance, cost, bytes, turns);
                if (search.bound == 0 || search.bound >= board::infinite_price) continue;
                const Result result = search.run();
                if (result.outcome == Outcome::Full) {
                    REQUIRE(bytes < 100'000);
                    ++full;
                } else {
                    judge(search, result, instance, truth);
                    found += truth ? 1 : 0;
                }
                pruned += pruned_by_commit(search);
            }
        }
    });
    CHECK(found > boards * 5);
    CHECK(full > boards / 5);
    CHECK(pruned > boards * 10);
}

TEST_CASE("searches by turns that are stopped are taken up, both of them, and find the optimum") {
    const TempFolder folder(TempFolder::quick_parent());
    const std::filesystem::path file = folder.path() / "kept";
    std::uint64_t resumed = 0;
    std::uint64_t both = 0;
    for_each_board(boards, [&](const Instance& instance, CostKind cost, const auto& truth) {
        const Turns turns{2, 2, 4};
        Search search(instance, cost, 1U << 24U, turns);
        if (search.bound == 0 || search.bound >= board::infinite_price) return;
        const auto fuse = static_cast<std::int64_t>(instance.boxes.front() % 40 + 5);
        search.control.set_fuse(fuse, [&] { search.control.stop(StopReason::Signal); });
        if (search.run().outcome != Outcome::Stopped) return;
        REQUIRE(search.ways->is_whole());

        checkpoint::Header header;
        header.key_words = static_cast<std::uint32_t>(search.problem.packing().words());
        checkpoint::Writer writer(file, header);
        search.ways->save(writer);
        writer.finish();

        std::ifstream bytes(file, std::ios::binary);
        checkpoint::Reader reader(bytes, file.string());
        const auto has = [&](checkpoint::Section section) {
            return reader.header().counts[static_cast<std::size_t>(section)].entries > 0;
        };
        both += has(checkpoint::Section::Forward) && has(checkpoint::Section::Committed) ? 1 : 0;
        Search next(instance, cost, 1U << 24U, turns);
        REQUIRE(next.ways->take_up(Way::Forward, reader));
        judge(next, next.run(), instance, truth);
        ++resumed;
    });
    CHECK(resumed > boards / 5);
    CHECK(both > boards / 10);
}

}  // namespace turns_tests
