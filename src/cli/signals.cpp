#include "cli/signals.hpp"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>

#include "cli/exit_code.hpp"

namespace tabkeeper::cli {

namespace {

constexpr std::array watched{SIGINT, SIGTERM, SIGHUP, SIGUSR1};

constinit std::atomic<Signals*> receiver = nullptr;
static_assert(std::atomic<Signals*>::is_always_lock_free && std::atomic<bool>::is_always_lock_free);

/// As nohup leaves HUP.
bool is_ignored(int signal) {
    struct sigaction action {};
    return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

}  // namespace

Signals::Signals() {
    receiver = this;
    struct sigaction action {};
    action.sa_handler = handle;
    action.sa_flags = SA_RESTART;  // a write goes on where it was
    for (const int signal : watched) sigaddset(&action.sa_mask, signal);
    for (const int signal : watched) {
        if (signal != SIGHUP || !is_ignored(signal)) sigaction(signal, &action, nullptr);
    }
}

Signals::~Signals() { receiver = nullptr; }

void Signals::handle(int signal) {
    const int error = errno;
    if (Signals* const signals = receiver) signals->note(signal);
    errno = error;
}

void Signals::note(int signal) {
    if (signal == SIGUSR1) {
        wants_progress_ = true;
        return;
    }
    if (signal == SIGINT && stop_.stop_requested()) {
        ::_exit(static_cast<int>(ExitCode::Stopped));
    }
    stop_.request_stop();
}

}  // namespace tabkeeper::cli
