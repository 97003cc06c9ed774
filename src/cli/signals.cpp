// One thread in sigwait. USR2 is what wakes it up to end.

#include "cli/signals.hpp"

#include <pthread.h>
#include <unistd.h>
#include <csignal>
#include <cstdlib>
#include <system_error>

#include "cli/exit_code.hpp"

namespace tabkeeper::cli {

namespace {

/// As nohup leaves HUP; sigwait would take even an ignored signal.
bool is_ignored(int signal) {
    struct sigaction action {};
    return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

sigset_t watched() {
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : {SIGINT, SIGTERM, SIGUSR1, SIGUSR2}) sigaddset(&set, signal);
    if (!is_ignored(SIGHUP)) sigaddset(&set, SIGHUP);
    return set;
}

}  // namespace

Signals::Signals() {
    const sigset_t set = watched();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    try {
        thread_ = std::thread([this] { watch(); });
    } catch (const std::system_error&) {  // no thread to be had: signals do what they always do
        pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
    }
}

Signals::~Signals() {
    if (!thread_.joinable()) return;
    ended_ = true;
    pthread_kill(thread_.native_handle(), SIGUSR2);
    thread_.join();
}

void Signals::watch() {
    const sigset_t set = watched();
    int signal = 0;
    while (sigwait(&set, &signal) == 0) {
        if (ended_) return;
        if (signal == SIGUSR1) wants_progress_ = true;
        if (signal == SIGUSR1 || signal == SIGUSR2) continue;
        if (signal == SIGINT && stop_.stop_requested()) {
            ::_exit(static_cast<int>(ExitCode::Stopped));
        }
        stop_.request_stop();
    }
}

}  // namespace tabkeeper::cli
