#pragma once

// One line on standard error that is written over as the run goes on.

#include <atomic>
#include <ostream>
#include <string>

#include "tabkeeper/solve.hpp"

namespace tabkeeper::report {

enum class ProgressMode { Redrawn, Lines, Silent };

/// Proven bound, best plan, states and so on of one run.
std::string progress_text(const Progress& progress, CostKind cost);

/// The text cut to what the terminal of standard error shows on one line.
std::string cut_to_terminal(std::string text);

class ProgressLine final : public Listener {
public:
    /// `wants_line` is set by anyone who wants one line now (SIGUSR1) and reset when it is printed.
    ProgressLine(std::ostream& out, ProgressMode mode, std::atomic<bool>& wants_line, CostKind cost)
        : out_(out), mode_(mode), wants_line_(wants_line), cost_(cost) {}
    ~ProgressLine() override { clear(); }

    void on_progress(const Progress& progress) override;
    void on_warning(const std::string& message) override;

    /// Takes the line away, so that something else can be printed.
    void clear();

private:
    std::ostream& out_;
    ProgressMode mode_;
    std::atomic<bool>& wants_line_;
    CostKind cost_;
    bool drawn_ = false;
};

}  // namespace tabkeeper::report
