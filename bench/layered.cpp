// How much of a search is the table: new states that the layered engine stores in a second of
// processor time, beside as many random keys of the same width put into the same kind of table by
// nothing but a loop. Processor time, so that a busy machine is as good as an idle one.

#include <benchmark/benchmark.h>

#include <chrono>
#include <ctime>
#include <vector>

#include "board/board.hpp"
#include "board/live.hpp"
#include "board/packing.hpp"
#include "tabkeeper/generate.hpp"
#include "tabkeeper/solve.hpp"
#include "table/space.hpp"
#include "table/table.hpp"

namespace tabkeeper::bench {

namespace {

constexpr std::uint64_t plenty = 4ULL << 30U;
constexpr std::chrono::seconds time_to_search{
    20};  // millions of states: the table is not in a cache

/// More states than time.
Instance hard_cave() {
    GenerateOptions options;
    options.shape = BoardShape::Grid;
    options.layout = BoxLayout::Zones;
    options.width = 12;
    options.height = 12;
    options.walls = 25;
    options.boxes = 10;
    options.pulls = 3'000;
    options.seed = 3;
    return generate(options);
}

table::KeySize key_size(const Instance& instance) {
    const board::Board board(instance);
    const std::vector<bool> live = board::live_locations(board);
    std::vector<Location> places;
    for (std::size_t location = 0; location < live.size(); ++location) {
        if (live[location]) places.push_back(static_cast<Location>(location));
    }
    return table::KeySize::of_bits(board::Packing(board.size(), places, board.boxes()).bits());
}

/// Numbers that look random; whole ones never repeat.
std::uint64_t mixed(std::uint64_t number) {
    number = (number ^ number >> 30U) * 0xBF58'476D'1CE4'E5B9ULL;
    return (number ^ number >> 27U) * 0x94D0'49BB'1331'11EBULL;
}

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double seconds_to_insert(std::uint64_t count, const table::KeySize& size) {
    table::Space space(plenty);
    const auto table =
        table::make_table(size, space, table::WhenFull::Refuse, table::Holds::ShortCosts);
    std::vector<table::Word> key(size.words, 0);
    const std::uint64_t used = size.halves >= 4 ? ~0ULL : (1ULL << 16 * size.halves) - 1;
    const double start = processor_seconds();
    for (std::uint64_t number = 1; number <= count; ++number) {
        const std::uint64_t bits = mixed(number) & used;
        key[0] = static_cast<table::Word>(bits);
        if (size.words > 1) key[1] = static_cast<table::Word>(bits >> 32U);
        table->lower_cost(key.data(), 7);
    }
    return processor_seconds() - start;
}

void states_against_inserts(benchmark::State& state) {
    const Instance instance = hard_cave();
    Options options;
    options.cost = static_cast<CostKind>(state.range(0));
    options.engine = Engine::Layered;
    options.threads = 1;
    options.table_space = Bytes{plenty};
    for ([[maybe_unused]] const auto turn : state) {
        options.deadline = std::chrono::steady_clock::now() + time_to_search;
        const double start = processor_seconds();
        const Statistics statistics = solve(instance, options).statistics;
        const double searched = processor_seconds() - start;
        const auto stored = static_cast<double>(statistics.table.entries);
        const double states = stored / searched;
        const double inserts =
            stored / seconds_to_insert(statistics.table.entries, key_size(instance));
        state.counters["stored"] = stored;
        state.counters["states/s"] = states;
        state.counters["inserts/s"] = inserts;
        state.counters["ratio"] = states / inserts;
    }
}

BENCHMARK(states_against_inserts)
    ->ArgName("cost")
    ->Arg(static_cast<int>(CostKind::Pushes))
    ->Unit(benchmark::kSecond)
    ->Iterations(1);

}  // namespace

}  // namespace tabkeeper::bench
