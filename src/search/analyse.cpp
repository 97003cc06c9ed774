// What the search works out before its first push, for those who only want to look.

#include "tabkeeper/analyse.hpp"

#include <stdexcept>

#include "board/live.hpp"
#include "search/evaluator.hpp"
#include "search/machine.hpp"
#include "search/problem.hpp"
#include "tabkeeper/machine.hpp"

namespace tabkeeper {

std::vector<bool> dead_locations(const Instance& instance) {
    if (const auto defect = defect_of(instance)) throw std::invalid_argument(*defect);
    std::vector<bool> dead = board::live_locations(board::Board(instance));
    dead.flip();
    return dead;
}

Cost root_bound(const Instance& instance, CostKind cost) {
    if (const auto defect = defect_of(instance)) throw std::invalid_argument(*defect);
    if (!board::Board(instance).has_enough()) return infinite_cost;
    Options options;
    options.cost = cost;
    table::Space space(default_table_space().count);
    const search::Control control;
    const search::Problem problem(instance, options, space, control);
    return problem.measure().cost_of(search::Evaluator(problem, control).bound());
}

unsigned default_threads() { return search::usable_threads(); }

Bytes default_table_space() { return search::usual_table_space(search::usable_memory()); }

}  // namespace tabkeeper
