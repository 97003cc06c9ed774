#pragma once

// oneTBB, ready for use.

namespace tabkeeper::search {

/// Whoever has objects of oneTBB has one of these in front of them.
class Scheduler {
public:
    Scheduler() noexcept;
};

}  // namespace tabkeeper::search
