#pragma once

// The set of states reached by a walk, and which of them are still to be expanded.

#include <cstdint>
#include <memory>

#include "board/packing.hpp"
#include "table/space.hpp"

namespace tabkeeper::search {

class ReachedStates {
public:
    virtual ~ReachedStates() = default;

    /// False where there is no room for a new state.
    virtual bool add(const board::Word* key) = 0;

    /// Takes out one that was not taken before; false where none is left.
    virtual bool take(board::Word* key) = 0;
};

/// Two bits for each possible key, or nothing where those do not fit.
std::unique_ptr<ReachedStates> make_reached_bits(const board::Packing& packing,
                                                 std::uint64_t bytes);
/// A hash table and a stack of keys.
std::unique_ptr<ReachedStates> make_reached_keys(const board::Packing& packing,
                                                 std::uint64_t bytes);

}  // namespace tabkeeper::search
