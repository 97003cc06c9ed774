// The handler looks at what was thrown. Out of memory, and no thread to be had, are limits like any
// other: 33. All else is a mistake of ours: 70.

#include "cli/last_words.hpp"

#include <unistd.h>

#include <atomic>
#include <csignal>
#include <exception>
#include <mutex>
#include <new>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>

namespace tabkeeper::cli {

namespace {

constexpr unsigned turn_microseconds = 1'000;
constexpr unsigned most_seconds = 2;  // to speak, where a lock will never be given back

// Held while a speaker speaks: it is not taken away meanwhile.
constinit std::mutex voice;
constinit const LastWords* speaker = nullptr;
constinit bool has_had_one = false;

constexpr std::string_view out_of_memory = "tabkeeper: out of memory\n";

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

/// The summary, and the code that goes with it. Nothing where all has been said, or will be, by
/// threads that go on: then this one is a worker that nobody waits for any more, and must not come
/// before them with another code.
std::optional<ExitCode> speak() {
    const std::lock_guard lock(voice);
    if (speaker != nullptr) return speaker->speak();
    const bool is_main_thread = ::gettid() == ::getpid();
    if (has_had_one && !is_main_thread) return std::nullopt;
    tell(out_of_memory);
    return ExitCode::Full;
}

[[noreturn]] void leave() {
    static std::atomic_flag begun;
    while (begun.test_and_set()) ::pause();  // another thread is at it, and ends the program
    std::signal(SIGALRM, [](int) {
        tell(out_of_memory);
        ::_exit(static_cast<int>(ExitCode::Full));
    });
    ::alarm(most_seconds);
    auto code = ExitCode::Internal;
    if (const std::string_view what = fault(); what.empty()) {
        code = ExitCode::Full;
        try {
            std::optional<ExitCode> spoken = speak();
            for (; !spoken; spoken = speak()) ::usleep(turn_microseconds);
            code = *spoken;
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

LastWords::LastWords(std::function<std::optional<ExitCode>()> speak) : speak_(std::move(speak)) {
    const std::lock_guard lock(voice);
    speaker = this;
    has_had_one = true;
}

LastWords::~LastWords() {
    const std::lock_guard lock(voice);
    speaker = nullptr;
}

}  // namespace tabkeeper::cli
