// One loop drains both pipes, looks at the clock and asks whether the process has ended. That it
// has is not told by its pipes: it may have closed them before, and others may hold them after. A
// descriptor of the process itself wakes the loop at that moment, so that short runs are timed
// right. For the same reason their time begins right before exec, as the child tells: what it takes
// to make a copy of this process is no part of what the copy becomes.

#include "compare/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <sstream>
#include <system_error>
#include <utility>

namespace tabkeeper::compare {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t most_output = 32U << 20U;
constexpr int pause_ms = 10;

/// A file descriptor that is closed with this object.
class Descriptor {
public:
    explicit Descriptor(int number = -1) : number_(number) {}
    ~Descriptor() { close(); }
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    void close() {
        if (number_ >= 0) ::close(number_);
        number_ = -1;
    }
    int get() const { return number_; }

private:
    int number_;
};

struct Pipe {
    Descriptor reader;
    Descriptor writer;
};

Pipe make_pipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        throw std::system_error(errno, std::generic_category(), "pipe");
    }
    return {Descriptor(ends[0]), Descriptor(ends[1])};
}

/// Between fork and exec only calls that are safe after a fork of many threads are made.
[[noreturn]] void become(char* const* words, const Limits& limits, pid_t parent, int output,
                         int errors, int report) {
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent) ::_exit(127);
    const rlimit memory{limits.memory.count, limits.memory.count};
    ::setrlimit(RLIMIT_AS, &memory);
    const rlimit no_core{0, 0};
    ::setrlimit(RLIMIT_CORE, &no_core);
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    const int input = ::open("/dev/null", O_RDONLY);
    ::dup2(input, STDIN_FILENO);
    ::dup2(output, STDOUT_FILENO);
    ::dup2(errors, STDERR_FILENO);
    const Clock::time_point begun = Clock::now();
    if (::write(report, &begun, sizeof begun) != sizeof begun) ::_exit(127);
    ::execv(words[0], words);
    const int error = errno;
    [[maybe_unused]] const ssize_t told = ::write(report, &error, sizeof error);
    ::_exit(127);
}

Seconds seconds_of(const timeval& time) {
    return std::chrono::seconds(time.tv_sec) + std::chrono::microseconds(time.tv_usec);
}

class Child {
public:
    Child(const std::vector<std::string>& command, const Limits& limits) {
        std::vector<std::string> words = command;
        std::vector<char*> pointers;
        for (std::string& word : words) pointers.push_back(word.data());
        pointers.push_back(nullptr);
        Pipe output = make_pipe();
        Pipe errors = make_pipe();
        Pipe report = make_pipe();
        const pid_t parent = ::getpid();
        pid_ = ::fork();  // a vfork would charge the child with this process's own peak of memory
        if (pid_ < 0) throw std::system_error(errno, std::generic_category(), "fork");
        if (pid_ == 0) {
            become(pointers.data(), limits, parent, output.writer.get(), errors.writer.get(),
                   report.writer.get());
        }
        ::setpgid(pid_, pid_);  // whoever of the two comes first
        end_ = Descriptor(static_cast<int>(::syscall(SYS_pidfd_open, pid_, 0)));
        output_ = std::move(output.reader);
        errors_ = std::move(errors.reader);
        report.writer.close();
        if (::read(report.reader.get(), &begun_, sizeof begun_) != sizeof begun_) {
            begun_ = Clock::now();
        }
        if (::read(report.reader.get(), &exec_error_, sizeof exec_error_) <= 0) exec_error_ = 0;
        ::fcntl(output_.get(), F_SETFL, O_NONBLOCK);
        ::fcntl(errors_.get(), F_SETFL, O_NONBLOCK);
    }
    ~Child() {
        if (reaped_) return;
        kill_group();
        ::waitpid(pid_, nullptr, 0);
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    int exec_error() const { return exec_error_; }

    /// By the clock of the whole machine.
    Clock::time_point begun() const { return begun_; }

    void kill_group() const { ::kill(-pid_, SIGKILL); }

    /// Waits a little for something to read or for the end, and reads. (poll() passes over closed
    /// descriptors, and so over that of the process where the kernel has none.)
    void drain(ProcessResult& result, int patience_ms) {
        std::array<pollfd, 3> all{pollfd{output_.get(), POLLIN, 0},
                                  pollfd{errors_.get(), POLLIN, 0}, pollfd{end_.get(), POLLIN, 0}};
        ::poll(all.data(), all.size(), patience_ms);
        read_some(output_, result.output);
        read_some(errors_, result.errors);
    }

    /// Whether it has ended; then what it took is known.
    bool ended(ProcessResult& result) {
        siginfo_t info{};
        if (::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
            info.si_pid != pid_) {
            return false;
        }
        kill_group();  // while its number is still taken
        rusage usage{};
        int status = 0;
        ::wait4(pid_, &status, 0, &usage);
        reaped_ = true;
        result.ending = WIFEXITED(status) ? Ending::Exited : Ending::Killed;
        if (WIFEXITED(status)) result.code = WEXITSTATUS(status);
        if (WIFSIGNALED(status)) result.signal = WTERMSIG(status);
        result.cpu = seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime);
        result.peak_rss = Bytes{static_cast<std::uint64_t>(usage.ru_maxrss) * 1024};
        return true;
    }

private:
    static void read_some(Descriptor& from, std::string& text) {
        std::array<char, 65536> buffer{};
        while (from.get() >= 0) {
            const ssize_t count = ::read(from.get(), buffer.data(), buffer.size());
            if (count > 0) {
                text.append(buffer.data(), static_cast<std::size_t>(count));
                if (text.size() > most_output) return;
            } else if (count < 0 && errno == EINTR) {
                continue;
            } else {
                if (count == 0) from.close();
                return;
            }
        }
    }

    pid_t pid_ = -1;
    bool reaped_ = false;
    int exec_error_ = 0;
    Clock::time_point begun_;
    Descriptor output_;
    Descriptor errors_;
    Descriptor end_;
};

/// Why the process has to be killed now, if it has to.
std::optional<Ending> reason_to_kill(const ProcessResult& result, Seconds elapsed,
                                     const Limits& limits, const Watch& watch) {
    if (watch.stop.stop_requested()) return Ending::Stopped;
    if (elapsed >= limits.time) return Ending::TimedOut;
    if (result.output.size() > most_output || result.errors.size() > most_output) {
        return Ending::Flooded;
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> find_program(const std::string& name) {
    const auto can_run = [](const std::string& file) {
        return ::access(file.c_str(), X_OK) == 0 && !std::filesystem::is_directory(file);
    };
    if (name.find('/') != std::string::npos) {
        return can_run(name) ? std::optional(name) : std::nullopt;
    }
    const char* path = std::getenv("PATH");
    std::istringstream folders(path == nullptr ? "" : path);
    for (std::string folder; std::getline(folders, folder, ':');) {
        const std::string file = (folder.empty() ? "." : folder) + "/" + name;
        if (!name.empty() && can_run(file)) return file;
    }
    return std::nullopt;
}

ProcessResult run_process(const std::vector<std::string>& command, const Limits& limits,
                          const Watch& watch) {
    ProcessResult result;
    Child child(command, limits);
    const Clock::time_point start = child.begun();
    if (child.exec_error() != 0) {
        result.errors = std::strerror(child.exec_error());
        return result;
    }
    Clock::time_point next_tick = start;
    std::optional<Ending> killed;
    while (!child.ended(result)) {
        const Clock::time_point now = Clock::now();
        if (!killed) {
            killed = reason_to_kill(result, now - start, limits, watch);
            if (killed) child.kill_group();
        }
        if (now >= next_tick) {
            watch.tick(now - start);
            next_tick = now + std::chrono::milliseconds(250);
        }
        child.drain(result, pause_ms);
    }
    result.wall = Clock::now() - start;
    if (killed) result.ending = *killed;
    child.drain(result, 0);
    return result;
}

}  // namespace tabkeeper::compare
