#pragma once

// Memory for the last words: when there is no other left, what a run has proven can still be
// written.

namespace tabkeeper::cli {

/// While one lives, its thread's requests for memory that the system refuses are met from the
/// reserve, as far as that goes.
class ReserveOpen {
public:
    ReserveOpen() noexcept;
    ~ReserveOpen();
    ReserveOpen(const ReserveOpen&) = delete;
    ReserveOpen& operator=(const ReserveOpen&) = delete;
};

}  // namespace tabkeeper::cli
