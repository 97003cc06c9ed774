// One poll loop feeds standard input and drains the other two, so that neither side can wait for
// the other for ever.

#include "support/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <stdexcept>
#include <system_error>

namespace tabkeeper::testing {

namespace {

struct Pipe {
    int reader = -1;
    int writer = -1;
};

[[noreturn]] void fail(const char* what) {
    throw std::system_error(errno, std::generic_category(), what);
}

Pipe make_pipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) fail("pipe");
    return {ends[0], ends[1]};
}

void set_blocking(int descriptor, bool blocking) {
    const int flags = ::fcntl(descriptor, F_GETFL);
    ::fcntl(descriptor, F_SETFL, blocking ? flags & ~O_NONBLOCK : flags | O_NONBLOCK);
}

void close_if_open(int& descriptor) {
    if (descriptor >= 0) ::close(descriptor);
    descriptor = -1;
}

void fill(int writer) {
    const std::array<char, 4096> junk{};
    set_blocking(writer, false);
    while (::write(writer, junk.data(), junk.size()) > 0) continue;
    while (::write(writer, junk.data(), 1) > 0) continue;
    set_blocking(writer, true);
}

/// The caller's environment without TABKEEPER_*, and what the launch adds.
std::vector<std::string> environment_of(const Launch& launch) {
    std::vector<std::string> variables;
    for (char** variable = ::environ; *variable != nullptr; ++variable) {
        if (std::strncmp(*variable, "TABKEEPER_", 10) != 0) variables.emplace_back(*variable);
    }
    for (const auto& [name, value] : launch.environment) variables.push_back(name + "=" + value);
    // What a coverage build writes at its end is no file of the program's: it has no limit to meet.
    const auto is_on_files = [](const auto& limit) { return limit.first == RLIMIT_FSIZE; };
    if (std::any_of(launch.limits.begin(), launch.limits.end(), is_on_files)) {
        variables.emplace_back("GCOV_PREFIX=/dev/null");
    }
    return variables;
}

std::vector<char*> pointers_to(std::vector<std::string>& words) {
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return pointers;
}

void use_one_processor() {
    cpu_set_t all;
    CPU_ZERO(&all);
    ::sched_getaffinity(0, sizeof all, &all);
    std::size_t first = 0;
    while (first < CPU_SETSIZE && !CPU_ISSET(first, &all)) ++first;
    CPU_ZERO(&all);
    CPU_SET(first, &all);
    if (::sched_setaffinity(0, sizeof all, &all) != 0) ::_exit(126);
}

void join(const std::string& members) {
    const int file = ::open(members.c_str(), O_WRONLY | O_CLOEXEC);
    if (file < 0 || ::write(file, "0", 1) != 1) ::_exit(126);
    ::close(file);
}

/// In the child: nothing here may allocate. Never returns.
[[noreturn]] void become(const Launch& launch, std::array<int, 3> standard, char* const* arguments,
                         char* const* environment) {
    sigset_t none;
    ::sigemptyset(&none);
    for (int signal = 1; signal < NSIG; ++signal) ::signal(signal, SIG_DFL);
    for (const int signal : launch.ignored_signals) ::signal(signal, SIG_IGN);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    for (int number = 0; number < 3; ++number) {
        if (::dup2(standard[static_cast<std::size_t>(number)], number) != number) ::_exit(126);
    }
    if (::chdir(launch.folder.c_str()) != 0) ::_exit(126);
    for (const auto& [resource, amount] : launch.limits) {
        const rlimit limit{amount, amount};
        if (::setrlimit(static_cast<__rlimit_resource_t>(resource), &limit) != 0) ::_exit(126);
    }
    if (launch.processors == Processors::One) use_one_processor();
    for (const std::string& group : launch.cgroups) join(group);
    ::execve(launch.program.c_str(), arguments, environment);
    ::_exit(127);
}

/// Takes what there is; closes the descriptor at its end.
void drain(int& descriptor, std::string& text) {
    std::array<char, 65'536> buffer;
    const ssize_t count = ::read(descriptor, buffer.data(), buffer.size());
    if (count > 0) {
        text.append(buffer.data(), static_cast<std::size_t>(count));
    } else if (count == 0 || (errno != EINTR && errno != EAGAIN)) {
        close_if_open(descriptor);
    }
}

}  // namespace

Process::Process(const Launch& launch)
    : unsent_(launch.input),
      input_end_(launch.input_end),
      deadline_(Clock::now() + launch.patience) {
    ::signal(SIGPIPE, SIG_IGN);  // a program need not read its input
    start(launch);
}

void Process::start(const Launch& launch) {
    const Pipe input = make_pipe();
    Pipe output = make_pipe();
    const Pipe errors = make_pipe();
    int full = -1;
    if (launch.output == OutputKind::Blocked) fill(output.writer);
    if (launch.output == OutputKind::Closed) close_if_open(output.reader);
    if (launch.output == OutputKind::Full) full = ::open("/dev/full", O_WRONLY | O_CLOEXEC);

    std::vector<std::string> words{launch.program};
    words.insert(words.end(), launch.arguments.begin(), launch.arguments.end());
    std::vector<std::string> variables = environment_of(launch);
    const std::vector<char*> arguments = pointers_to(words);
    const std::vector<char*> environment = pointers_to(variables);
    pid_ = ::fork();
    if (pid_ < 0) fail("fork");
    if (pid_ == 0) {
        become(launch, {input.reader, full >= 0 ? full : output.writer, errors.writer},
               arguments.data(), environment.data());
    }
    ::close(input.reader);
    ::close(errors.writer);
    close_if_open(full);
    if (launch.output == OutputKind::Blocked) {
        std::swap(unread_output_, output.reader);
    }
    close_if_open(output.writer);
    input_ = input.writer;
    output_ = output.reader;
    errors_ = errors.reader;
    set_blocking(input_, false);
    feed();
}

Process::~Process() {
    if (!reaped_) {
        ::kill(pid_, SIGKILL);
        ::waitpid(pid_, nullptr, 0);
    }
    for (int* descriptor : {&input_, &output_, &errors_, &unread_output_}) {
        close_if_open(*descriptor);
    }
}

void Process::send(int signal) const {
    if (!reaped_) ::kill(pid_, signal);
}

void Process::stop_reading() { close_if_open(output_); }

void Process::feed() {
    while (input_ >= 0 && !unsent_.empty()) {
        const ssize_t count = ::write(input_, unsent_.data(), unsent_.size());
        if (count < 0 && errno == EAGAIN) return;
        if (count < 0 && errno != EINTR) unsent_.clear();  // nobody reads
        if (count > 0) unsent_.erase(0, static_cast<std::size_t>(count));
    }
    if (input_end_ == InputEnd::Closed) close_if_open(input_);
}

bool Process::pump_until(const std::function<bool()>& is_enough, Clock::time_point deadline) {
    while (!is_enough()) {
        if (output_ < 0 && errors_ < 0) return false;
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
        if (left.count() <= 0) return false;
        std::array<pollfd, 3> waits{{{output_, POLLIN, 0},
                                     {errors_, POLLIN, 0},
                                     {unsent_.empty() ? -1 : input_, POLLOUT, 0}}};
        ::poll(waits.data(), waits.size(), static_cast<int>(left.count()));
        if (waits[0].revents != 0) drain(output_, outcome_.out);
        if (waits[1].revents != 0) drain(errors_, outcome_.err);
        if (waits[2].revents != 0) feed();
    }
    return true;
}

bool Process::wait_for_output(const std::string& text) {
    return pump_until([&] { return outcome_.out.find(text) != std::string::npos; }, deadline_);
}

bool Process::wait_for_errors(const std::string& text) {
    return pump_until([&] { return outcome_.err.find(text) != std::string::npos; }, deadline_);
}

bool Process::ends_within(std::chrono::milliseconds time) {
    const auto deadline = std::min(deadline_, Clock::now() + time);
    pump_until([] { return false; }, deadline);
    return output_ < 0 && errors_ < 0;
}

Outcome Process::wait() {
    pump_until([] { return false; }, deadline_);
    if (output_ >= 0 || errors_ >= 0) {
        outcome_.timed_out = true;
        ::kill(pid_, SIGKILL);
    }
    int status = 0;
    rusage usage{};
    while (::wait4(pid_, &status, 0, &usage) < 0 && errno == EINTR) continue;
    reaped_ = true;
    if (WIFEXITED(status)) outcome_.code = WEXITSTATUS(status);
    if (WIFSIGNALED(status)) outcome_.signal = WTERMSIG(status);
    outcome_.peak_rss_bytes = static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
    return outcome_;
}

Outcome run(const Launch& launch) { return Process(launch).wait(); }

Outcome run(const std::vector<std::string>& arguments, const std::string& input) {
    Launch launch;
    launch.arguments = arguments;
    launch.input = input;
    return run(launch);
}

}  // namespace tabkeeper::testing
