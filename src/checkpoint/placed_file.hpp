#pragma once

// A file that is written beside its place and put there when it is whole and on the disk.

#include <cstdint>
#include <filesystem>
#include <stdexcept>
#include <string_view>

namespace tabkeeper::checkpoint {

/// The file was not written, and what was there before is still there. Says which file and why.
class NotKept : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Throws NotKept where files cannot be made in the folder of this one.
void check_folder_of(const std::filesystem::path& file);

/// Everything throws NotKept. What was begun and not placed is gone with the object.
class PlacedFile {
public:
    explicit PlacedFile(const std::filesystem::path& file);
    ~PlacedFile();
    PlacedFile(const PlacedFile&) = delete;
    PlacedFile& operator=(const PlacedFile&) = delete;

    void append(std::string_view bytes);
    /// Writes once more over bytes that were written before.
    void rewrite(std::uint64_t from, std::string_view bytes);
    std::uint64_t size() const { return size_; }

    /// Puts it in its place, in one move.
    void place();

private:
    [[noreturn]] void fail(const char* doing, int error) const;
    void write_at(std::uint64_t from, std::string_view bytes);
    bool is_still_there() const;
    bool is_ours() const;

    std::filesystem::path file_;  // where a link leads, so that the link stays
    std::filesystem::path part_;
    int descriptor_ = -1;
    bool is_placed_ = false;
    std::uint64_t size_ = 0;
};

}  // namespace tabkeeper::checkpoint
