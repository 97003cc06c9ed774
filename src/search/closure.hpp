#pragma once

// Is the instance solvable at all?
//
// On a cyclic graph the budget of an unsolvable instance could be raised for ever. A tabling system
// would notice that its table is complete; this does the same: it walks all states that can be
// reached, in any order, until one is solved or none is left. No state left and none solved: no
// plan exists. It knows nothing of costs, so a state is (region, boxes) whatever is minimised, and
// it remembers only which states were reached.

#include <cstdint>
#include <memory>

#include "search/control.hpp"
#include "search/evaluator.hpp"
#include "search/problem.hpp"
#include "table/space.hpp"

namespace tabkeeper::search {

class ReachedStates;

enum class Solvability : std::uint8_t {
    Undecided,
    Solvable,    ///< a solved state was reached
    Unsolvable,  ///< all reachable states were seen and none is solved
    TooLarge,    ///< they do not fit the space set aside for this
};

class Closure {
public:
    /// Sets aside at most a quarter of the space, until it is decided or too large.
    Closure(const Problem& problem, table::Space& space, const Control& control);
    ~Closure();

    /// Expands up to that many further states.
    Solvability advance(std::uint64_t expansions);

    Solvability verdict() const { return verdict_; }
    const Evaluator& evaluator() const { return evaluator_; }

private:
    Solvability settle(Solvability verdict);

    const Problem& problem_;
    table::Space& space_;
    const Control& control_;
    Evaluator evaluator_;
    std::uint64_t set_aside_ = 0;
    std::unique_ptr<ReachedStates> reached_;
    Solvability verdict_ = Solvability::Undecided;
};

}  // namespace tabkeeper::search
