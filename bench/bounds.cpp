// The matching bound: a whole assignment for a state that is expanded, one row for each child.

#include <benchmark/benchmark.h>

#include <random>
#include <vector>

#include "board/pushes.hpp"
#include "bounds/assignment.hpp"
#include "bounds/matching.hpp"
#include "scenes.hpp"

namespace tabkeeper::bench {

namespace {

using bounds::Assignment;

/// Rows of random costs, about as far apart as distances in lines are.
class Rows {
public:
    explicit Rows(std::size_t size) : size_(size), values_(count * size) {
        std::mt19937 random(1);
        for (Assignment::Value& value : values_) {
            value = static_cast<Assignment::Value>(random() % 12);
        }
    }
    const Assignment::Value* next() {
        next_ = (next_ + 1) % count;
        return &values_[next_ * size_];
    }

private:
    static constexpr std::size_t count = 251;  // prime: every row meets every place
    std::size_t size_;
    std::vector<Assignment::Value> values_;
    std::size_t next_ = 0;
};

Assignment filled(std::size_t size, Rows& rows) {
    Assignment assignment(size);
    for (std::size_t row = 0; row < size; ++row) {
        std::copy_n(rows.next(), size, &assignment.cost(row, 0));
    }
    return assignment;
}

/// One row is another each time, as between states that follow each other.
void assignment_solve(benchmark::State& state) {
    const auto size = static_cast<std::size_t>(state.range(0));
    Rows rows(size);
    Assignment assignment = filled(size, rows);
    std::size_t row = 0;
    for ([[maybe_unused]] const auto turn : state) {
        std::copy_n(rows.next(), size, &assignment.cost(row, 0));
        benchmark::DoNotOptimize(assignment.solve());
        row = (row + 1) % size;
    }
}

void assignment_with_row(benchmark::State& state) {
    const auto size = static_cast<std::size_t>(state.range(0));
    Rows rows(size);
    Assignment assignment = filled(size, rows);
    assignment.solve();
    std::size_t row = 0;
    for ([[maybe_unused]] const auto turn : state) {
        benchmark::DoNotOptimize(assignment.with_row(row, rows.next()));
        row = (row + 1) % size;
    }
}

void matching_at(benchmark::State& state, Scenes& scenes) {
    bounds::Matching matching(scenes.board(), scenes.ways(), &scenes.freezing());
    for ([[maybe_unused]] const auto turn : state) {
        benchmark::DoNotOptimize(matching.at(scenes.next().position));
    }
}

void matching_after(benchmark::State& state, Scenes& scenes) {
    struct Child {
        board::Position position;
        Push push;
    };
    const Scene& scene = scenes.next();
    std::vector<Child> children;
    board::for_each_push(
        scenes.board(), scene.position, board::Reach::WholeLines,
        [&](Location behind) { return scene.region.contains(behind); },
        [&](const Push& push, std::size_t) {
            children.push_back({scene.position, push});
            children.back().position.apply(push);
        });
    bounds::Matching matching(scenes.board(), scenes.ways(), &scenes.freezing());
    matching.at(scene.position);
    std::size_t index = 0;
    for ([[maybe_unused]] const auto turn : state) {
        benchmark::DoNotOptimize(matching.after(children[index].position, children[index].push));
        index = (index + 1) % children.size();
    }
}

BENCHMARK(assignment_solve)->Arg(4)->Arg(8)->Arg(16)->Arg(32);
BENCHMARK(assignment_with_row)->Arg(4)->Arg(8)->Arg(16)->Arg(32);
BENCHMARK_CAPTURE(matching_at, small, small_scenes());
BENCHMARK_CAPTURE(matching_at, large, large_scenes());
BENCHMARK_CAPTURE(matching_after, small, small_scenes());
BENCHMARK_CAPTURE(matching_after, large, large_scenes());

}  // namespace

}  // namespace tabkeeper::bench
