// A rename within one folder replaces a file in one step. A link is followed, so that it stays one.

#include "cli/output_file.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>

#include "tabkeeper/formats.hpp"

namespace tabkeeper::cli {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const fs::path& file, const std::string& why) {
    throw OutputError(printable(file.string()) + ": cannot be written: " + why);
}

void write_straight(const fs::path& file, const std::string& text, const fs::path& named) {
    errno = 0;
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out << text;
    out.close();
    if (!out) fail(named, errno != 0 ? std::strerror(errno) : "unknown reason");
}

}  // namespace

void write_file(const fs::path& file, const std::string& text, Overwrite overwrite) {
    std::error_code error;
    const fs::file_status status = fs::status(file, error);
    if (fs::is_directory(status)) fail(file, "it is a directory");
    const bool exists = fs::exists(status);
    if (exists && !fs::is_regular_file(status)) return write_straight(file, text, file);
    if (exists && overwrite == Overwrite::Never) {
        throw FileExists(printable(file.string()) + ": is there already; --force writes over it");
    }
    const fs::path target = exists ? fs::canonical(file, error) : file;
    if (error) fail(file, error.message());
    fs::path beside = target;
    beside += ".part" + std::to_string(::getpid());
    try {
        write_straight(beside, text, file);
        fs::rename(beside, target, error);
        if (error) fail(file, error.message());
    } catch (...) {
        fs::remove(beside, error);
        throw;
    }
}

}  // namespace tabkeeper::cli
