#pragma once

// Files of the program's own in a temporary folder, whose disk may be full like any other.

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace tabkeeper::compare {

/// With the system's reason, while errno still has it.
[[noreturn]] inline void fail_to_write(const std::filesystem::path& file) {
    throw std::filesystem::filesystem_error("cannot be written", file,
                                            std::error_code(errno, std::generic_category()));
}

}  // namespace tabkeeper::compare
