// A pipe without a reader is told by poll, so that nobody has to know which write has failed first.

#include "cli/broken_pipe.hpp"

#include <poll.h>
#include <unistd.h>

namespace tabkeeper::cli {

PipeSignalHeld::PipeSignalHeld() {
    struct sigaction ignored {};
    ignored.sa_handler = SIG_IGN;
    ::sigaction(SIGPIPE, &ignored, &before_);
}

PipeSignalHeld::~PipeSignalHeld() { ::sigaction(SIGPIPE, &before_, nullptr); }

bool has_lost_reader() {
    pollfd output{STDOUT_FILENO, POLLOUT, 0};
    return ::poll(&output, 1, 0) == 1 && (output.revents & POLLERR) != 0;
}

void end_by_pipe_signal() { ::raise(SIGPIPE); }

}  // namespace tabkeeper::cli
