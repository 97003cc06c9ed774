#pragma once

// The domain that problems of sokoban-sequential belong to.

#include "tabkeeper/formats.hpp"

namespace tabkeeper::formats {

/// Reads the domain file of the options; throws InputError at what differs from sokoban-sequential.
void check_domain(const ReadOptions& options);

}  // namespace tabkeeper::formats
