#pragma once

// A reader of standard output that has gone.
//
// The system's way is a signal, PIPE, that ends the program in the middle of whatever it does. A
// search may be writing its checkpoint then. So while a search runs, a reader that has gone is a
// write that fails; the run stops, its checkpoint is written, and only then the program ends, by
// that same signal: who started it sees what he sees of any other tool.

#include <csignal>

namespace tabkeeper::cli {

/// While it lives, PIPE ends nothing. Threads and handlers of others are left alone.
class PipeSignalHeld {
public:
    PipeSignalHeld();
    ~PipeSignalHeld();
    PipeSignalHeld(const PipeSignalHeld&) = delete;
    PipeSignalHeld& operator=(const PipeSignalHeld&) = delete;

private:
    struct sigaction before_ {};
};

/// Whether nobody will ever read what is written to standard output.
bool has_lost_reader();

/// By the signal for it; returns where that is ignored.
void end_by_pipe_signal();

}  // namespace tabkeeper::cli
