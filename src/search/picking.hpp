#pragma once

// Which states of a layer are expanded next. Any choice is right, and a good one finds the plan in
// the last layer sooner; docs/engines.md has what each way to choose is worth.

#include <cstddef>
#include <random>
#include <vector>

#include "search/buckets.hpp"
#include "table/table.hpp"

namespace tabkeeper::search {

struct Picked {
    Rank rank;
    table::Name name;
};

/// Takes so many states, or all there are, out of the layer, in the mix that a search uses.
void pick(Layer& layer, std::size_t count, std::minstd_rand& random, std::vector<Picked>& picked);

/// The ways to choose, one by one.
void pick_any(Layer& layer, std::size_t count, std::minstd_rand& random,
              std::vector<Picked>& picked);
void pick_best_of_each_cost(Layer& layer, std::size_t count, std::minstd_rand& random,
                            std::vector<Picked>& picked);
void pick_best(Layer& layer, std::size_t count, std::vector<Picked>& picked);

}  // namespace tabkeeper::search
