#pragma once

// Choosing levels of a collection.

#include <string>

#include "tabkeeper/formats.hpp"

namespace tabkeeper::formats {

/// Keeps the levels that `--level` asks for: N, N-M, or a title. Throws InputError where there is
/// none such.
void choose_levels(Collection& collection, const std::string& choice, const std::string& file);

}  // namespace tabkeeper::formats
