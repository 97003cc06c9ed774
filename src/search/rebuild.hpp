#pragma once

// Plans without parent pointers: from a state back to one that a push leads from.

#include <functional>
#include <optional>
#include <vector>

#include "search/evaluator.hpp"
#include "search/problem.hpp"
#include "tabkeeper/plan.hpp"
#include "table/table.hpp"

namespace tabkeeper::search {

class Predecessors {
public:
    Predecessors(const Problem& problem, Evaluator& evaluator);

    /// Turns `key` into the key of a predecessor that is wanted and returns the push between the
    /// two. There must be one.
    Push step_back(std::vector<board::Word>& key,
                   const std::function<bool(const board::Word*)>& is_wanted);

private:
    std::optional<Push> pull(Location to, Direction direction, std::vector<board::Word>& key,
                             const std::function<bool(const board::Word*)>& is_wanted);

    const Problem& problem_;
    Evaluator& evaluator_;
    std::vector<Location> boxes_;
};

/// Walks back from a state in a table of least costs to the one of cost 0. Every state in the table
/// must have been reached from one whose cost is less by exactly the push between them.
Plan rebuild_plan(const Problem& problem, const table::Table& table, const board::Word* key,
                  Evaluator& evaluator);

}  // namespace tabkeeper::search
