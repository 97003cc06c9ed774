#pragma once

// Plans without parent pointers: from a state back to one that a push leads from.

#include <functional>
#include <optional>
#include <vector>

#include "board/walks.hpp"
#include "search/evaluator.hpp"
#include "search/problem.hpp"
#include "tabkeeper/plan.hpp"
#include "table/table.hpp"

namespace tabkeeper::search {

class Predecessors {
public:
    /// Whether a state, given by its key, is the one to go back to over a push of this price.
    using IsWanted = std::function<bool(const board::Word*, board::Price)>;

    Predecessors(const Problem& problem, Evaluator& evaluator);

    /// Turns `key` into the key of a predecessor that is wanted and returns the push between the
    /// two. There must be one.
    Push step_back(std::vector<board::Word>& key, const IsWanted& is_wanted);

private:
    std::optional<Push> pull(Location to, Direction direction, std::vector<board::Word>& key,
                             const IsWanted& is_wanted);
    bool starts_at(Location player, std::size_t length, std::vector<board::Word>& key,
                   const IsWanted& is_wanted);

    const Problem& problem_;
    Evaluator& evaluator_;
    board::Walks walks_;
    std::vector<Location> boxes_;
};

/// Walks back from a state in a table of least costs to the one of cost 0. Every state in the table
/// must have been reached from one whose cost is less by exactly the push between them.
Plan rebuild_plan(const Problem& problem, const table::Table& table, const board::Word* key,
                  Evaluator& evaluator);

/// What a plan that starts at the instance's own state costs.
board::Price price_of(const Problem& problem, const Plan& plan);

/// The same plan with pushes that go on in one straight line made one.
Plan in_lines(const Plan& plan);

}  // namespace tabkeeper::search
