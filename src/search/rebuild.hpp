#pragma once

// Plans without parent pointers: from a state back to one that a push leads from.

#include <functional>
#include <optional>
#include <vector>

#include "board/walks.hpp"
#include "search/evaluator.hpp"
#include "search/problem.hpp"
#include "search/puller.hpp"
#include "tabkeeper/plan.hpp"
#include "table/table.hpp"

namespace tabkeeper::search {

class Predecessors {
public:
    /// Whether a state, given by its key, is the one to go back to over a push of this price.
    using IsWanted = std::function<bool(const board::Word*, board::Price)>;

    /// Starts at the state of this key.
    Predecessors(const Problem& problem, Evaluator& evaluator, const std::vector<board::Word>& key);

    /// Goes to a predecessor that is wanted and returns the push between the two. There must be
    /// one.
    Push step_back(const IsWanted& is_wanted);

    /// The plan whose pushes, the last first, led here, to the instance's own state or an image of
    /// it; turned so that it starts at the instance's own.
    Plan from_start(Plan backwards) const;

private:
    struct LastPush {
        Location to;
        Direction direction;
    };
    void find_last_pushes();
    std::optional<Push> pull(Location to, Direction direction, const IsWanted& is_wanted);
    bool starts_at(Location player, std::size_t length, const IsWanted& is_wanted);
    bool is_image_of_start(const board::Symmetry& symmetry) const;

    const Problem& problem_;
    Evaluator& evaluator_;
    board::Walks walks_;
    std::vector<board::Word> key_;
    std::vector<Location> boxes_;
    Location player_ = no_location;
    std::vector<LastPush> last_pushes_;
    std::vector<Location> before_;
};

/// Walks back from a state in a table of least costs to the one of cost 0. Every state in the table
/// must have been reached from one whose cost is less by exactly the push between them.
Plan rebuild_plan(const Problem& problem, const table::Table& table,
                  const std::vector<board::Word>& key, Evaluator& evaluator);

/// The same for a table of least costs from a state to the end: walks on from the start, whose key
/// this is, to a state of cost 0.
Plan rebuild_plan(const Problem& problem, const table::Table& table,
                  const std::vector<board::Word>& key, Puller& puller);

/// What a plan that starts at the instance's own state costs.
board::Price price_of(const Problem& problem, const Plan& plan);

/// The same plan with pushes that go on in one straight line made one.
Plan in_lines(const Plan& plan);

}  // namespace tabkeeper::search
