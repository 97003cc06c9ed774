#include <unistd.h>

#include <cstdio>

#include "cli/commands.hpp"

int main(int argc, char** argv) {
    const int code = tabkeeper::cli::run(argc, argv);
#ifndef TABKEEPER_SANITIZED
    // Standard output is flushed. What global objects hold the kernel takes back faster.
    std::fflush(nullptr);
    ::_exit(code);
#endif
    return code;
}
