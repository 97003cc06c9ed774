// The part is called FILE.part, always: what a kill leaves behind is written over by the next run
// and does not pile up. It is locked while it is written, so that of two runs with one checkpoint
// only one writes at a time; a part that was locked after its owner had given it its place is no
// part any more, which is why it is looked up again under the lock. A file of that name that is no
// checkpoint is somebody else's and stays.
//
// A rename is atomic but says nothing about the disk: the bytes are there before it (fsync of the
// file), and the new name after it (fsync of the folder).

#include "checkpoint/placed_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>

#include "checkpoint/header.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::checkpoint {

namespace {

namespace fs = std::filesystem;

/// Where a link leads, though nothing may be there yet.
fs::path target_of(fs::path file) {
    constexpr int most_links = 40;  // as many as the system follows
    std::error_code error;
    for (int links = 0; links < most_links && fs::is_symlink(file, error); ++links) {
        const fs::path target = fs::read_symlink(file, error);
        if (error) break;
        file = target.is_absolute() ? target : file.parent_path() / target;
    }
    return file;
}

fs::path folder_of(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

NotKept refusal(const fs::path& file, const std::string& why) {
    return NotKept(printable(file.string()) + ": no checkpoint is written: " + why);
}

constexpr mode_t for_the_owner = 0644;

}  // namespace

void check_folder_of(const fs::path& file) {
    const fs::path folder = folder_of(target_of(file));
    if (::access(folder.c_str(), W_OK | X_OK) != 0) {
        throw refusal(file, "its folder: " + std::string(std::strerror(errno)));
    }
}

PlacedFile::PlacedFile(const fs::path& file) : file_(target_of(file)), part_(file_) {
    part_ += ".part";
    do {
        if (descriptor_ >= 0) ::close(descriptor_);
        descriptor_ = ::open(part_.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC,
                             for_the_owner);
        if (descriptor_ < 0) fail("opening", errno);
        if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
            const int error = errno;
            ::close(descriptor_);
            descriptor_ = -1;
            if (error == EWOULDBLOCK) throw refusal(file_, "another run is writing it");
            fail("locking", error);
        }
    } while (!is_still_there());
    if (!is_ours()) {
        ::close(descriptor_);
        descriptor_ = -1;
        throw refusal(file_, printable(part_.string()) + " is there and is no checkpoint");
    }
    if (::ftruncate(descriptor_, 0) != 0) fail("emptying", errno);
}

PlacedFile::~PlacedFile() {
    if (descriptor_ < 0) return;
    if (!is_placed_) ::unlink(part_.c_str());
    ::close(descriptor_);
}

void PlacedFile::fail(const char* doing, int error) const {
    throw refusal(file_, std::string(doing) + " " + printable(part_.filename().string()) + ": " +
                             std::strerror(error));
}

bool PlacedFile::is_still_there() const {
    struct stat opened {};
    struct stat named {};
    return ::fstat(descriptor_, &opened) == 0 && ::lstat(part_.c_str(), &named) == 0 &&
           opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

/// An empty file, or one that begins as a checkpoint does.
bool PlacedFile::is_ours() const {
    struct stat opened {};
    if (::fstat(descriptor_, &opened) != 0 || !S_ISREG(opened.st_mode)) return false;
    std::string begin(magic.size(), '\0');
    const ssize_t count = ::pread(descriptor_, begin.data(), begin.size(), 0);
    return count >= 0 && magic.substr(0, static_cast<std::size_t>(count)) ==
                             std::string_view(begin).substr(0, static_cast<std::size_t>(count));
}

void PlacedFile::append(std::string_view bytes) {
    write_at(size_, bytes);
    size_ += bytes.size();
}

void PlacedFile::rewrite(std::uint64_t from, std::string_view bytes) { write_at(from, bytes); }

void PlacedFile::write_at(std::uint64_t from, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written =
            ::pwrite(descriptor_, bytes.data(), bytes.size(), static_cast<off_t>(from));
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) fail("writing", errno);
        from += static_cast<std::uint64_t>(written);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void PlacedFile::place() {
    if (::fsync(descriptor_) != 0) fail("saving", errno);
    if (::rename(part_.c_str(), file_.c_str()) != 0) fail("renaming", errno);
    is_placed_ = true;
    const int folder = ::open(folder_of(file_).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return;  // a folder that may be written but not read
    ::fsync(folder);
    ::close(folder);
}

}  // namespace tabkeeper::checkpoint
