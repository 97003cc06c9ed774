#pragma once

// A lower bound on the cost still to go. One object for each worker, because it keeps scratch
// memory; the tables behind it are shared.

#include <vector>

#include "board/first_push.hpp"
#include "board/position.hpp"
#include "board/price.hpp"
#include "board/region.hpp"
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

    /// True where some plan from the position last given to at() begins with one of `enough`, if
    /// there is a plan that costs no more than `more` beyond what at() said, and is no dearer than
    /// that one. `region` is the player's.
    virtual bool narrow(const board::Position& /*position*/, const board::Region& /*region*/,
                        board::Price /*more*/, std::vector<board::FirstPush>& /*enough*/) {
        return false;
    }

    /// How often it has worked out what may come about, to narrow.
    virtual std::uint64_t relaxations() const { return 0; }
};

}  // namespace tabkeeper::bounds
