#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "tabkeeper/plan.hpp"

namespace tabkeeper {

/// A size in bytes.
struct Bytes {
    std::uint64_t count = 0;

    friend auto operator<=>(const Bytes&, const Bytes&) = default;
};

enum class OnTableFull : std::uint8_t {
    Replace,  ///< forget cheap entries and go on: slower, still exact
    Stop,     ///< end with the bounds proven so far
};

enum class BoundKind : std::uint8_t {
    Auto,       ///< walls, and pairs once a search has grown so large that they pay
    Pairs,      ///< walls, and what boxes pay extra that stand in each other's way two by two
    Walls,      ///< minimum-cost matching of boxes to goals, each box by itself; but boxes that
                ///< can never move again are in the way of the others
    Matching,   ///< the same without looking for such boxes
    Uncovered,  ///< the number of goals without a box: the weakest honest bound
};

/// As `--bound` takes it.
constexpr std::string_view to_string(BoundKind bound) {
    switch (bound) {
        case BoundKind::Auto: return "auto";
        case BoundKind::Pairs: return "pairs";
        case BoundKind::Walls: return "walls";
        case BoundKind::Matching: return "matching";
        case BoundKind::Uncovered: break;
    }
    return "uncovered";
}

enum class Engine : std::uint8_t {
    Auto,       ///< layered or backward while the space lasts, then frontier, then recursive
    Recursive,  ///< plan(state, budget): needs no more table than it is given
    Layered,    ///< best first: fastest, ends when the table space is used up
    Frontier,   ///< breadth first within a budget: remembers only the last layers of states
    Backward,   ///< layered, by pulls from the solved states to the start
};

/// A file that a run keeps what it knows in, now and then and when it is stopped, so that another
/// can go on from there: tabkeeper/checkpoint.hpp.
struct CheckpointOptions {
    std::filesystem::path file;  ///< replaced, whatever it is, by one that is whole
    std::chrono::milliseconds every{60'000};
};

struct Options {
    CostKind cost = CostKind::Lines;   ///< what is minimised
    unsigned threads = 0;              ///< 0: all that affinity and cgroup allow; 1: deterministic
    std::optional<Bytes> table_space;  ///< none: a fixed share of the machine's or cgroup's memory
    OnTableFull on_table_full = OnTableFull::Replace;
    Engine engine = Engine::Auto;
    std::string rules = "default";  ///< as `--rules` takes it: none, default, a list, -name
    BoundKind bound = BoundKind::Auto;
    std::optional<Cost>
        within;  ///< decide: is there a plan that costs no more than this, of `cost`?
    std::optional<std::chrono::steady_clock::time_point> deadline;
    std::stop_token stop;  ///< stops the run with the bounds proven so far
    std::optional<CheckpointOptions> checkpoint;
    std::filesystem::path resume;  ///< a checkpoint to go on from; empty: from nothing
};

}  // namespace tabkeeper
