#pragma once

// A replay in the terminal.

#include <iosfwd>
#include <string>

#include "tabkeeper/instance.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::view {

/// How the states of a plan follow each other.
struct Pace {
    bool redraws = false;     ///< one over the other, move by move; otherwise one below the other
    unsigned per_second = 0;  ///< moves, where it redraws
};

/// The board after every push of a correct plan, or, where it redraws, after every move. A graph
/// that is no grid is told in words.
void replay_in_terminal(std::ostream& out, const Instance& instance, const Plan& plan,
                        const Pace& pace);

}  // namespace tabkeeper::view
