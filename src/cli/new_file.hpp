#pragma once

// Files as a command leaves them: whole or not at all, and never in the place of another one unless
// that was asked for.

#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tabkeeper::cli {

enum class IfThere {
    Refuse,   ///< an existing file stays as it is
    Replace,  ///< an existing regular file is replaced in one move
};

/// The file was not written; says which one and why.
class NotWritten : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Whether nothing stands in the way of this name; throws NotWritten with what does.
void check_new_file(const std::filesystem::path& file, IfThere if_there);

/// Writes to a temporary file in the same folder and gives it the name in one move. Throws
/// NotWritten.
void write_new_file(const std::filesystem::path& file, std::string_view text, IfThere if_there);

}  // namespace tabkeeper::cli
