// Opened without blocking and waited for in short turns: the wait for a slow pipe, or for a FIFO
// that nobody writes to, ends when the options say so.

#include "formats/input_file.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <new>
#include <stdexcept>

#include "formats/source.hpp"

namespace tabkeeper::formats {

namespace {

/// Of a device such as /dev/urandom, which never ends.
constexpr std::size_t most_of_device = 16U << 20U;

}  // namespace

InputFile::InputFile(const std::filesystem::path& file, const ReadOptions& options,
                     const std::string& expected)
    : name_(file == "-" ? "<stdin>" : file.string()), buffer_(options), text_(&buffer_) {
    if (file != "-") buffer_.open(file, expected);
}

InputFile::Buffer::~Buffer() {
    if (file_ > STDIN_FILENO) ::close(file_);
}

void InputFile::Buffer::open(const std::filesystem::path& file, const std::string& expected) {
    const Place start{file.string(), 1, 1};
    file_ = ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (file_ < 0) {
        if (errno == ENOMEM) throw std::bad_alloc();
        Source::fail(start, std::string("cannot be opened: ") + std::strerror(errno));
    }
    struct stat status {};
    if (::fstat(file_, &status) != 0) status.st_mode = 0;
    if (S_ISDIR(status.st_mode)) Source::fail(start, "is a directory; expected " + expected);
    is_device_ = S_ISCHR(status.st_mode) && ::isatty(file_) == 0;
}

InputFile::Buffer::int_type InputFile::Buffer::underflow() {
    constexpr int turn_milliseconds = 50;
    while (!options_.stopping()) {
        pollfd input{file_, POLLIN, 0};
        const int ready = ::poll(&input, 1, turn_milliseconds);
        // A signal may have come: standard input is not to be read, as that may wait for ever.
        if (ready == 0 || (ready < 0 && errno == EINTR)) continue;
        const ssize_t count = ::read(file_, bytes_.get(), size);
        if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        if (count < 0) throw std::runtime_error("read failed");  // the stream's bad bit
        if (count == 0) break;
        taken_ += static_cast<std::size_t>(count);
        if (is_device_ && taken_ > most_of_device) throw std::runtime_error("has no end");
        setg(bytes_.get(), bytes_.get(), bytes_.get() + count);
        return traits_type::to_int_type(bytes_[0]);
    }
    return traits_type::eof();
}

}  // namespace tabkeeper::formats
