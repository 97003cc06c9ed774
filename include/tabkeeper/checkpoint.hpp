#pragma once

// Checkpoints: what a run knows, in a file from which another run can go on. docs/checkpoint.md has
// the bytes and what is promised. Options::checkpoint writes them, Options::resume takes one up.

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "tabkeeper/instance.hpp"
#include "tabkeeper/options.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper {

/// A file that is no checkpoint, or not one of this run: `file: what was wrong, what was expected`.
class CheckpointError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Tells instances apart by all that the search looks at: steps, boxes, goals, player and goal
/// condition. Titles and names do not count.
struct Fingerprint {
    std::uint64_t high = 0;
    std::uint64_t low = 0;

    friend bool operator==(const Fingerprint&, const Fingerprint&) = default;
};

Fingerprint fingerprint_of(const Instance& instance);

/// 32 hexadecimal digits.
std::string to_string(const Fingerprint& fingerprint);

/// How far a run had come.
enum class CheckpointPhase : std::uint8_t {
    Layers,     ///< layered or backward: a table of least costs and an open list
    Frontier,   ///< the bound, and that the layers did not fit the table space
    Recursion,  ///< a table of bounds
};

std::string_view to_string(CheckpointPhase phase);

struct CheckpointInfo {
    unsigned format = 0;
    std::string program;  ///< the version of tabkeeper that wrote it
    std::chrono::system_clock::time_point written;
    Bytes size;
    Fingerprint instance;
    std::size_t locations = 0;
    std::size_t boxes = 0;
    GoalCondition condition = GoalCondition::Cover;
    CostKind cost = CostKind::Lines;
    BoundKind bound = BoundKind::Walls;
    std::string rules;  ///< as Options::rules takes them
    CheckpointPhase phase = CheckpointPhase::Layers;
    Cost lower_bound;                 ///< proven
    std::optional<Cost> upper_bound;  ///< of the plan in it, if there is one
    std::uint64_t expanded = 0;       ///< states, in all runs up to then
    std::uint64_t entries = 0;        ///< of the table
    std::uint64_t open = 0;           ///< states to be expanded
};

/// Whether a regular file begins as a checkpoint does, whole or not.
bool looks_like_checkpoint(const std::filesystem::path& file);

/// Reads the first part only. Throws CheckpointError.
CheckpointInfo read_checkpoint_info(const std::filesystem::path& file);

/// Reads all of it and holds it against its checksums. Throws CheckpointError. The second reads
/// from any stream that can seek; `name` is for the messages.
CheckpointInfo verify_checkpoint(const std::filesystem::path& file);
CheckpointInfo verify_checkpoint(std::istream& bytes, const std::string& name);

}  // namespace tabkeeper
