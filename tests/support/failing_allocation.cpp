// Linked into the program under test: makes one allocation of it fail, or all from one on.
//
//   FAIL_AT=N            the N-th request for memory fails, counted from 1
//   FAIL_FROM=N          the N-th and all after it fail
//   FAIL_COUNT=FILE      how many requests there were is written there at the end
//   FAIL_THREADS_FROM=N  the N-th thread and all after it cannot be started
//   SLOW_EXIT=MS         _exit waits so long before it ends the process, while all other threads go
//   on; not at the end of exit, when nothing is left to be said
//
// Requests are those of malloc and its family, of mmap, and of pthread_create, which needs a stack.
// They are counted for all threads together. What is passed on goes to glibc by the names that it
// has for interposers, so that no call in here needs memory itself.
//
// Beside shared libraries the program's own definitions come first, for all callers. In a static
// program the linker sends whoever calls NAME to __wrap_NAME (--wrap; tests/CMakeLists.txt).

#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>

#ifdef TABKEEPER_WRAPS
#define REPLACES(name) __wrap_##name
#else
#define REPLACES(name) name
#endif

extern "C" {
void* __libc_malloc(std::size_t bytes);
void* __libc_calloc(std::size_t count, std::size_t bytes);
void* __libc_realloc(void* block, std::size_t bytes);
void* __libc_memalign(std::size_t alignment, std::size_t bytes);
}

namespace {

std::atomic<long> asked{0};
std::atomic<long> threads_asked{0};
long fails_at = 0;
long fails_from = 0;
long threads_fail_from = 0;
long exit_milliseconds = 0;

long number_in(const char* variable) {
    const char* text = std::getenv(variable);
    return text != nullptr ? std::atol(text) : 0;
}

bool fails() {
    const long now = ++asked;
    const bool failing = now == fails_at || (fails_from > 0 && now >= fails_from);
    if (failing) errno = ENOMEM;
    return failing;
}

// Before all others, so that theirs fail as well.
[[gnu::constructor(101)]] void begin() {
    fails_at = number_in("FAIL_AT");
    fails_from = number_in("FAIL_FROM");
    threads_fail_from = number_in("FAIL_THREADS_FROM");
    exit_milliseconds = number_in("SLOW_EXIT");
    asked = 0;
}

[[gnu::destructor]] void end() {
    exit_milliseconds = 0;
    const char* file = std::getenv("FAIL_COUNT");
    const int out = file != nullptr ? ::open(file, O_WRONLY | O_CREAT | O_TRUNC, 0600) : -1;
    if (out < 0) return;
    char text[32];
    const int length = std::snprintf(text, sizeof text, "%ld\n", asked.load());
    if (::write(out, text, static_cast<std::size_t>(length)) != length) std::abort();
    ::close(out);
}

}  // namespace

extern "C" {

void* REPLACES(malloc)(std::size_t bytes) { return fails() ? nullptr : __libc_malloc(bytes); }

void* REPLACES(calloc)(std::size_t count, std::size_t bytes) {
    return fails() ? nullptr : __libc_calloc(count, bytes);
}

void* REPLACES(realloc)(void* block, std::size_t bytes) {
    return fails() ? nullptr : __libc_realloc(block, bytes);
}

void* REPLACES(memalign)(std::size_t alignment, std::size_t bytes) {
    return fails() ? nullptr : __libc_memalign(alignment, bytes);
}

void* REPLACES(aligned_alloc)(std::size_t alignment, std::size_t bytes) {
    return REPLACES(memalign)(alignment, bytes);
}

int REPLACES(posix_memalign)(void** block, std::size_t alignment, std::size_t bytes) {
    *block = REPLACES(memalign)(alignment, bytes);
    return *block != nullptr ? 0 : ENOMEM;
}

void* REPLACES(mmap)(void* address, std::size_t bytes, int protection, int flags, int file,
                     off_t offset) {
    if (fails()) return MAP_FAILED;
    // The kernel's answer as a number; syscall() has turned errors into errno already.
    const long block = ::syscall(SYS_mmap, address, bytes, protection, flags, file, offset);
    return reinterpret_cast<void*>(block);
}

using Create = int(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
#ifdef TABKEEPER_WRAPS
Create __real_pthread_create;
#endif

int REPLACES(pthread_create)(pthread_t* thread, const pthread_attr_t* attributes,
                             void* (*start)(void*), void* argument) {
#ifdef TABKEEPER_WRAPS
    Create* const create = __real_pthread_create;
#else
    static const auto create = reinterpret_cast<Create*>(::dlsym(RTLD_NEXT, "pthread_create"));
#endif
    const bool refused = threads_fail_from > 0 && ++threads_asked >= threads_fail_from;
    return fails() || refused ? EAGAIN : create(thread, attributes, start, argument);
}

void REPLACES(_exit)(int code) {
    if (exit_milliseconds > 0) ::usleep(static_cast<useconds_t>(exit_milliseconds) * 1'000);
    ::syscall(SYS_exit_group, code);
    __builtin_unreachable();
}
}
