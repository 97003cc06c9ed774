#include "soak/trial.hpp"

#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <exception>
#include <stdexcept>

namespace tabkeeper::soak {

namespace {

[[noreturn]] void judge_in_child(const Comparison& comparison, const Instance& instance, int out) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    Case subject(instance);
    const Finding finding = judge(comparison, subject);
    const std::string& text = finding.complaint;
    const bool written =
        ::write(out, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    ::_exit(written ? static_cast<int>(finding.result) : static_cast<int>(Result::Wrong));
}

/// Everything until the other end is closed; false where that takes too long.
bool read_all(int in, std::string& text, std::chrono::milliseconds patience) {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    while (true) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
            deadline - std::chrono::steady_clock::now());
        pollfd waiting{in, POLLIN, 0};
        if (left.count() <= 0) return false;
        if (::poll(&waiting, 1, static_cast<int>(left.count())) <= 0) continue;
        char buffer[4096];
        const ssize_t count = ::read(in, buffer, sizeof buffer);
        if (count <= 0) return true;
        text.append(buffer, static_cast<std::size_t>(count));
    }
}

}  // namespace

Finding judge(const Comparison& comparison, Case& subject) try {
    return comparison.judge(subject);
} catch (const std::exception& error) {
    return wrong_if(std::string("it throws: ") + error.what());
}

Finding try_apart(const Comparison& comparison, const Instance& instance,
                  std::chrono::milliseconds patience) {
    int ends[2];
    if (::pipe(ends) != 0) throw std::runtime_error("no pipe");
    const pid_t child = ::fork();
    if (child < 0) throw std::runtime_error("no process");
    if (child == 0) {
        ::close(ends[0]);
        judge_in_child(comparison, instance, ends[1]);
    }
    ::close(ends[1]);
    Finding finding;
    const bool ended = read_all(ends[0], finding.complaint, patience);
    ::close(ends[0]);
    if (!ended) ::kill(child, SIGKILL);
    int status = 0;
    while (::waitpid(child, &status, 0) < 0) {
    }
    if (!ended) {
        return wrong_if("no answer within " + std::to_string(patience.count() / 1000) + " s");
    }
    if (WIFSIGNALED(status)) {
        return wrong_if("ended by signal " + std::to_string(WTERMSIG(status)));
    }
    // A sanitizer or an assertion may leave with a code of its own.
    const int code = WEXITSTATUS(status);
    if (code > static_cast<int>(Result::Wrong)) {
        return wrong_if("ended with exit code " + std::to_string(code));
    }
    finding.result = static_cast<Result>(code);
    return finding;
}

}  // namespace tabkeeper::soak
