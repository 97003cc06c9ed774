// Most instances are solved before a second thread is worth starting. A program that has oneTBB as
// an archive (scripts/own_tbb.sh) therefore sets it up here and not at its start: what the objects
// of the archive would have done there is a list of functions in a section of its own, which the
// linker names. The shared library sets itself up; there is no such section then, and nothing to
// do.

#include "search/scheduler.hpp"

#include <mutex>

extern "C" {
using SetUp = void (*)();
// NOLINTBEGIN(bugprone-reserved-identifier): the linker's names
[[gnu::weak, gnu::visibility("hidden")]] extern const SetUp __start_tbb_set_up[];
[[gnu::weak, gnu::visibility("hidden")]] extern const SetUp __stop_tbb_set_up[];
// NOLINTEND(bugprone-reserved-identifier)
}

namespace tabkeeper::search {

Scheduler::Scheduler() noexcept {
    static constinit std::once_flag is_set_up;
    std::call_once(is_set_up, [] {
        for (const SetUp* step = __start_tbb_set_up; step != __stop_tbb_set_up; ++step) (*step)();
    });
}

}  // namespace tabkeeper::search
