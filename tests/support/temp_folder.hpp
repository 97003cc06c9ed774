#pragma once

// A folder that is gone with everything in it when the test ends.

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tabkeeper::testing {

class TempFolder {
public:
    explicit TempFolder(
        const std::filesystem::path& parent = std::filesystem::temp_directory_path()) {
        std::string pattern = (parent / "tabkeeper-XXXXXX").string();
        if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
        path_ = pattern;
    }
    ~TempFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;

    /// One in memory, where there is such a thing: for files that are forced to the disk by the
    /// thousand.
    static std::filesystem::path quick_parent() {
        const std::filesystem::path memory = "/dev/shm";
        std::error_code ignored;
        return std::filesystem::is_directory(memory, ignored)
                   ? memory
                   : std::filesystem::temp_directory_path();
    }

    const std::filesystem::path& path() const { return path_; }

    /// Writes a file, byte for byte, and gives its full name.
    std::string write(const std::string& name, std::string_view text) const {
        std::ofstream file(path_ / name, std::ios::binary);
        file << text;
        file.close();
        if (!file) throw std::runtime_error("cannot write " + name);
        return (path_ / name).string();
    }

private:
    std::filesystem::path path_;
};

}  // namespace tabkeeper::testing
