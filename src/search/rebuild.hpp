#pragma once

// A plan out of a table of least costs, without parent pointers.

#include "search/evaluator.hpp"
#include "search/problem.hpp"
#include "table/table.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::search {

/// Walks back from a state in the table to the one of cost 0. Every state in the table must have
/// been reached from one whose cost is less by exactly the push between them.
Plan rebuild_plan(const Problem& problem, const table::Table& table, const board::Word* key,
                  Evaluator& evaluator);

}  // namespace tabkeeper::search
