// The handler looks at what was thrown. Out of memory, and no thread to be had, are limits like any
// other: 33. All else is a mistake of ours: 70.

#include "cli/last_words.hpp"

#include <unistd.h>

#include <atomic>
#include <csignal>
#include <exception>
#include <new>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>

namespace tabkeeper::cli {

namespace {

constexpr unsigned most_seconds = 2;  // to speak, where a lock will never be given back

constinit std::atomic<const LastWords*> speaker = nullptr;

/// What is being thrown; empty where memory or threads ran out.
std::string_view fault() {
    if (!std::current_exception()) return {};  // thrown by another C++ library: oneTBB's
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return {};
    } catch (const std::system_error&) {
        return {};
    } catch (const std::runtime_error& error) {
        // oneTBB's words for a thread that it cannot start.
        const std::string_view what = error.what();
        return what.find("pthread_create") != std::string_view::npos ? std::string_view() : what;
    } catch (const std::exception& error) {
        return error.what();
    } catch (...) {
        return "something unknown was thrown";
    }
}

/// To standard error, whose stream may not be there yet.
void tell(std::string_view text) {
    if (::write(STDERR_FILENO, text.data(), text.size()) < 0) return;
}

[[noreturn]] void leave() {
    static std::atomic_flag begun;
    while (begun.test_and_set()) ::pause();  // another thread is at it, and ends the program
    std::signal(SIGALRM, [](int) { ::_exit(static_cast<int>(ExitCode::Full)); });
    ::alarm(most_seconds);
    auto code = ExitCode::Internal;
    if (const std::string_view what = fault(); what.empty()) {
        code = ExitCode::Full;
        try {
            if (const LastWords* words = speaker) {
                code = words->speak();
            } else {
                tell("tabkeeper: out of memory\n");
            }
        } catch (...) {  // as much as could be said was
        }
    } else {
        tell("tabkeeper: internal error: ");
        tell(what);
        tell("\n");
    }
    ::_exit(static_cast<int>(code));
}

// Before the first global object is made, which may need memory as well.
[[gnu::constructor(101)]] void be_ready() { std::set_terminate(leave); }

}  // namespace

LastWords::LastWords(std::function<ExitCode()> speak) : speak_(std::move(speak)) { speaker = this; }

LastWords::~LastWords() { speaker = nullptr; }

}  // namespace tabkeeper::cli
