#pragma once

// What the program says when it must end on the spot.
//
// Memory can run out where nothing can be undone: in a library that may not throw there. Then the
// C++ runtime asks the terminate handler, and that writes the summary and leaves with the code for
// it, instead of a core.

#include <functional>
#include <optional>

#include "cli/exit_code.hpp"

namespace tabkeeper::cli {

class LastWords {
public:
    /// `speak` is called by any thread, while all others go on, until it gives the code to end the
    /// program with: nothing means that there is nothing to be said yet. One at a time.
    explicit LastWords(std::function<std::optional<ExitCode>()> speak);
    ~LastWords();
    LastWords(const LastWords&) = delete;
    LastWords& operator=(const LastWords&) = delete;

    std::optional<ExitCode> speak() const { return speak_(); }

private:
    std::function<std::optional<ExitCode>()> speak_;
};

}  // namespace tabkeeper::cli
