#include "checkpoint/file.hpp"

#include <cerrno>
#include <cstring>
#include <string>

#include "tabkeeper/checkpoint.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::checkpoint {

std::ifstream open(const std::filesystem::path& file) {
    const auto fail = [&](const std::string& what) {
        return CheckpointError(printable(file.string()) + ": " + what);
    };
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    if (!std::filesystem::exists(status)) {
        throw fail(
            "cannot be read: " + (error ? error.message() : std::string(std::strerror(ENOENT))) +
            "; expected a checkpoint");
    }
    if (!std::filesystem::is_regular_file(status)) {
        throw fail("is no regular file; expected a checkpoint");
    }
    std::ifstream bytes(file, std::ios::binary);
    if (!bytes) throw fail(std::string("cannot be read: ") + std::strerror(errno));
    return bytes;
}

}  // namespace tabkeeper::checkpoint
