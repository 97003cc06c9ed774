#pragma once

// Choosing levels of a collection.

#include <string>
#include <vector>

#include "tabkeeper/formats.hpp"

namespace tabkeeper::formats {

/// Which of the collection's levels `--level` asks for: N, N-M, a list of those with commas, or a
/// title; all where the choice is empty. Throws InputError where there is none such.
std::vector<bool> chosen_levels(const Collection& collection, const std::string& choice,
                                const std::string& file);

/// Keeps those levels.
void choose_levels(Collection& collection, const std::string& choice, const std::string& file);

}  // namespace tabkeeper::formats
