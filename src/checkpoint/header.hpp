#pragma once

// The first part of a checkpoint: of which run it is, and what is proven. docs/checkpoint.md has
// the table of bytes.

#include <array>
#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tabkeeper/checkpoint.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::checkpoint {

inline constexpr std::string_view magic{"\x89TBK\r\n\x1A\n", 8};
inline constexpr std::uint32_t newest_format = 2;

/// Prices are as the search adds them up: where two things are counted the first is in the upper
/// half.
inline constexpr std::uint64_t no_price = std::uint64_t{1} << 62U;

/// What the blocks after the header hold: searches in layers, of which one commits, and the calls
/// of the recursion.
enum class Section : std::uint8_t { Forward, Backward, Calls, Committed };
inline constexpr std::size_t sections = 4;

/// Which way the layers go.
enum class Direction : std::uint8_t { Undecided, Forward, Backward };

struct Counts {
    std::uint64_t entries = 0;
    std::uint64_t open = 0;

    friend bool operator==(const Counts&, const Counts&) = default;
};

struct Header {
    std::uint32_t format = newest_format;
    Fingerprint instance;
    GoalCondition condition = GoalCondition::Cover;
    CostKind cost = CostKind::Lines;
    BoundKind bound = BoundKind::Walls;
    CheckpointPhase phase = CheckpointPhase::Layers;
    Direction direction = Direction::Undecided;
    std::uint32_t locations = 0;
    std::uint32_t boxes = 0;
    std::uint32_t key_words = 0;
    std::uint64_t naming = 0;  ///< how states become keys: another number, other keys
    std::uint64_t lower_bound = 0;
    std::uint64_t upper_bound = no_price;
    std::uint64_t expanded = 0;
    std::uint64_t table_space = 0;  ///< that the run was given, in bytes
    std::int64_t written = 0;       ///< seconds since 1970
    std::string rules;
    std::string program;
    Plan plan;

    // Known once the blocks are written.
    std::uint64_t file_bytes = 0;
    std::uint64_t blocks = 0;
    std::array<Counts, sections> counts{};
};

std::string encode(const Header& header);

/// Takes the header from the front of a stream that has so many bytes in all. Throws
/// CheckpointError, which begins with `name`.
Header read_header(std::istream& bytes, std::uint64_t size, const std::string& name);

CheckpointInfo info_of(const Header& header);

/// A price as users see it.
Cost cost_of(std::uint64_t price, CostKind kind);

}  // namespace tabkeeper::checkpoint
