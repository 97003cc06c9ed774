#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace tabkeeper::cli {

/// The command line's own words, of commands that take folders, too.
void add_places_option(CLI::App& command, std::vector<std::string>& places);

/// The files that a command line names: files as they are, and of folders everything below them
/// that looks like an instance, in the order of its path. Throws std::filesystem::filesystem_error
/// for a folder that cannot be read and std::invalid_argument for one without instances.
std::vector<std::string> files_in(const std::vector<std::string>& places);

}  // namespace tabkeeper::cli
