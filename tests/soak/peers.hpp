#pragma once

// SWI-Prolog and clingo with the programs of tables/, against the same truth: neither shares a line
// with the search or with the oracle.

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "soak/comparison.hpp"

namespace tabkeeper::soak {

std::vector<std::string> peer_names();

/// Those that are not installed.
std::vector<std::string> missing_peers();

/// One comparison for each peer that is installed; `folder` takes the programs and the facts.
std::vector<std::unique_ptr<Comparison>> make_peers(const std::filesystem::path& folder);

/// Writes the peers' programs to the folder.
void prepare_peers(const std::filesystem::path& folder);

}  // namespace tabkeeper::soak
