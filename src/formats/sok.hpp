#pragma once

// Solutions in the files of Sokoban programs.

#include "formats/source.hpp"

namespace tabkeeper::formats {

/// The first solution of the level that is the instance, or the only solution of the file. Throws
/// InputError.
WrittenPlan read_sok_solution(Source& source, const Instance& instance);

}  // namespace tabkeeper::formats
