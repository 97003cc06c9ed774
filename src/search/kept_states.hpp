#pragma once

// Tables and open lists to the blocks of a checkpoint and back.

#include <cstdint>

#include "checkpoint/blocks.hpp"
#include "search/buckets.hpp"
#include "search/problem.hpp"
#include "table/table.hpp"

namespace tabkeeper::search {

/// A number that differs where the same state would have another key.
std::uint64_t naming_of(const Problem& problem);

/// A table of least costs and its open list; nobody else touches them meanwhile.
void save_layers(checkpoint::Writer& writer, checkpoint::Section section, const Measure& measure,
                 const table::Table& table, const Buckets& open);

/// Takes in a block of entries or of open states. Throws CheckpointError where one is no state of
/// this problem or is open without being in the table: entries come first.
void load_layers(checkpoint::Reader& reader, const checkpoint::Block& block, const Problem& problem,
                 table::Table& table, Buckets& open);

/// A table of bounds, while others go on with it.
void save_calls(checkpoint::Writer& writer, const table::Table& table);

/// As load_layers(). What a full table refuses or forgets costs time only.
void load_calls(checkpoint::Reader& reader, const checkpoint::Block& block, const Problem& problem,
                table::Table& table);

}  // namespace tabkeeper::search
