#pragma once

// A lower bound on the cost still to go. One object for each worker, because it keeps scratch
// memory; the tables behind it are shared.

#include "board/position.hpp"
#include "board/price.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::bounds {

class Bound {
public:
    virtual ~Bound() = default;

    /// At most the cost of the cheapest plan from here; 0 exactly where the position is solved;
    /// infinite_price only where there is no plan. Later calls of after() refer to this position.
    virtual board::Price at(const board::Position& position) = 0;

    /// The bound of the position that `push` led to from the one last given to at(), which must not
    /// have been infinite.
    virtual board::Price after(const board::Position& position, const Push& push) = 0;
};

}  // namespace tabkeeper::bounds
