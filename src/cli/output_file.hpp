#pragma once

// Files that commands write: whole or not at all.

#include <filesystem>
#include <stdexcept>
#include <string>

namespace tabkeeper::cli {

enum class Overwrite { Never, Allowed };

/// A file that cannot be written, and why.
class OutputError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The file is there already and may not be written over.
class FileExists : public OutputError {
public:
    using OutputError::OutputError;
};

/// Writes a file beside it first and renames that, so that nobody ever sees half of it; a device or
/// pipe is written straight. Throws OutputError.
void write_file(const std::filesystem::path& file, const std::string& text, Overwrite overwrite);

}  // namespace tabkeeper::cli
