// A reader of the folder sees the old file or the whole new one, never a part. Without leave to
// replace, the name is given by a hard link, which fails where the name is taken: two programs that
// write the same name at once cannot both succeed. Devices and pipes are no files to be replaced.

#include "cli/new_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "tabkeeper/formats.hpp"

namespace tabkeeper::cli {

namespace {

namespace fs = std::filesystem;

NotWritten refusal(const fs::path& file, const std::string& why) {
    return NotWritten(printable(file.string()) + ": " + why);
}

NotWritten failure(const fs::path& file, int error) {
    return refusal(file, std::string("cannot be written: ") + std::strerror(error));
}

/// A file of a new name that is gone with this object.
class Temporary {
public:
    explicit Temporary(const fs::path& for_file) {
        const fs::path folder = for_file.has_parent_path() ? for_file.parent_path() : ".";
        const std::string stem = ".tabkeeper-" + std::to_string(::getpid()) + "-";
        for (unsigned number = 0; file_ < 0; ++number) {
            path_ = folder / (stem + std::to_string(number) + ".tmp");
            file_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
            if (file_ < 0 && errno != EEXIST && errno != EINTR) throw failure(for_file, errno);
        }
    }
    ~Temporary() {
        if (file_ >= 0) ::close(file_);
        ::unlink(path_.c_str());
    }
    Temporary(const Temporary&) = delete;
    Temporary& operator=(const Temporary&) = delete;

    /// 0, or what went wrong.
    int write(std::string_view text) {
        while (!text.empty()) {
            const ssize_t written = ::write(file_, text.data(), text.size());
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) return errno;
            text.remove_prefix(static_cast<std::size_t>(written));
        }
        const int closed = ::close(file_);
        file_ = -1;
        return closed == 0 ? 0 : errno;
    }

    const fs::path& path() const { return path_; }

private:
    fs::path path_;
    int file_ = -1;
};

/// Where a link leads, so that the link stays.
fs::path target_of(const fs::path& file) {
    std::error_code error;
    if (!fs::is_symlink(file, error)) return file;
    const fs::path target = fs::weakly_canonical(file, error);
    return error ? file : target;
}

}  // namespace

void check_new_file(const fs::path& file, IfThere if_there) {
    std::error_code error;
    const fs::file_status status = fs::status(file, error);
    if (status.type() == fs::file_type::not_found) return;
    if (!fs::exists(status)) throw refusal(file, "cannot be written: " + error.message());
    if (fs::is_directory(status)) throw refusal(file, "is a directory; expected a file");
    if (!fs::is_regular_file(status)) {
        throw refusal(file, "is no regular file; expected one, or - for standard output");
    }
    if (if_there == IfThere::Refuse) {
        throw refusal(file, "is there already; expected a new name, or --force to replace it");
    }
}

void write_new_file(const fs::path& file, std::string_view text, IfThere if_there) {
    check_new_file(file, if_there);
    const fs::path target = target_of(file);
    Temporary temporary(target);
    if (const int error = temporary.write(text); error != 0) throw failure(file, error);
    if (if_there == IfThere::Refuse) {
        if (::link(temporary.path().c_str(), target.c_str()) == 0) return;
        if (errno == EEXIST) check_new_file(file, if_there);
        // Not every file system has hard links; there the look above has to be enough.
    }
    if (::rename(temporary.path().c_str(), target.c_str()) != 0) throw failure(file, errno);
}

}  // namespace tabkeeper::cli
