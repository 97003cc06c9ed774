// The board: where the player can walk, which pushes that gives, and the key of a state.

#include <benchmark/benchmark.h>

#include <array>

#include "board/packing.hpp"
#include "board/pushes.hpp"
#include "board/walks.hpp"
#include "scenes.hpp"

namespace tabkeeper::bench {

namespace {

void region(benchmark::State& state, Scenes& scenes) {
    board::Region scratch(scenes.board());
    for ([[maybe_unused]] const auto turn : state) {
        benchmark::DoNotOptimize(scratch.flood(scenes.board(), scenes.next().position));
    }
}

void walks(benchmark::State& state, Scenes& scenes) {
    board::Walks scratch(scenes.board());
    for ([[maybe_unused]] const auto turn : state) {
        const board::Position& position = scenes.next().position;
        scratch.flood(scenes.board(), position, position.player());
        benchmark::DoNotOptimize(scratch.reached().size());
    }
}

/// Counts pushes, so that the figure is the time of one.
void pushes(benchmark::State& state, Scenes& scenes, board::Reach reach) {
    std::int64_t count = 0;
    for ([[maybe_unused]] const auto turn : state) {
        const Scene& scene = scenes.next();
        board::for_each_push(
            scenes.board(), scene.position, reach,
            [&](Location behind) { return scene.region.contains(behind); },
            [&](const Push& push, std::size_t) {
                benchmark::DoNotOptimize(push.to);
                ++count;
            });
    }
    state.SetItemsProcessed(count);
}

void apply_and_undo(benchmark::State& state, Scenes& scenes) {
    std::int64_t count = 0;
    for ([[maybe_unused]] const auto turn : state) {
        Scene& scene = scenes.next();
        const Location player = scene.position.player();
        board::for_each_push(
            scenes.board(), scene.position, board::Reach::WholeLines,
            [&](Location behind) { return scene.region.contains(behind); },
            [&](const Push& push, std::size_t) {
                scene.position.apply(push);
                benchmark::DoNotOptimize(scene.position.player());
                scene.position.undo(push, player);
                ++count;
            });
    }
    state.SetItemsProcessed(count);
}

board::Packing packing_of(const Scenes& scenes) {
    std::vector<Location> places;
    for (std::size_t index = 0; index < scenes.board().size(); ++index) {
        places.push_back(static_cast<Location>(index));
    }
    return {scenes.board().size(), places, scenes.board().boxes()};
}

constexpr std::size_t most_words = 16;

void pack(benchmark::State& state, Scenes& scenes) {
    const board::Packing packing = packing_of(scenes);
    std::array<board::Word, most_words> key{};
    for ([[maybe_unused]] const auto turn : state) {
        const board::Position& position = scenes.next().position;
        packing.pack(position.boxes(), position.player(), key.data());
        benchmark::DoNotOptimize(key);
    }
    state.counters["words"] = static_cast<double>(packing.words());
}

void unpack(benchmark::State& state, Scenes& scenes) {
    const board::Packing packing = packing_of(scenes);
    std::array<board::Word, most_words> key{};
    std::vector<Location> boxes(scenes.board().boxes());
    const board::Position& position = scenes.next().position;
    packing.pack(position.boxes(), position.player(), key.data());
    for ([[maybe_unused]] const auto turn : state) {
        benchmark::DoNotOptimize(key);
        benchmark::DoNotOptimize(packing.unpack(key.data(), boxes));
        benchmark::DoNotOptimize(boxes.data());
    }
}

BENCHMARK_CAPTURE(region, small, small_scenes());
BENCHMARK_CAPTURE(region, large, large_scenes());
BENCHMARK_CAPTURE(walks, small, small_scenes());
BENCHMARK_CAPTURE(walks, large, large_scenes());
BENCHMARK_CAPTURE(pushes, small_lines, small_scenes(), board::Reach::WholeLines);
BENCHMARK_CAPTURE(pushes, small_single, small_scenes(), board::Reach::OneLocation);
BENCHMARK_CAPTURE(pushes, large_lines, large_scenes(), board::Reach::WholeLines);
BENCHMARK_CAPTURE(pushes, large_single, large_scenes(), board::Reach::OneLocation);
BENCHMARK_CAPTURE(apply_and_undo, small, small_scenes());
BENCHMARK_CAPTURE(apply_and_undo, large, large_scenes());
BENCHMARK_CAPTURE(pack, small, small_scenes());
BENCHMARK_CAPTURE(pack, large, large_scenes());
BENCHMARK_CAPTURE(unpack, small, small_scenes());
BENCHMARK_CAPTURE(unpack, large, large_scenes());

}  // namespace

}  // namespace tabkeeper::bench
