// From a state, pull every box that the player could have pushed last, by every length, and take the
// first state that the table knows to cost just that push less: a tight predecessor. There is always
// one, because costs enter the table only by pushes.

#include "search/rebuild.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <vector>

namespace tabkeeper::search {

namespace {

class Rebuilder {
public:
    Rebuilder(const Problem& problem, const table::Table& table, Evaluator& evaluator)
        : problem_(problem),
          table_(table),
          evaluator_(evaluator),
          boxes_(problem.board().boxes()),
          key_(problem.packing().words()) {}

    Plan plan_to(const board::Word* key) {
        key_.assign(key, key + key_.size());
        Plan plan;
        for (Cost cost = table_.find(key_.data()).cost(); cost > 0; --cost) {
            plan.push_back(take_back(cost));
        }
        std::reverse(plan.begin(), plan.end());
        return plan;
    }

private:
    /// Makes a tight predecessor the current state and returns the push that led on from it.
    Push take_back(Cost cost) {
        anchor_ = problem_.packing().unpack(key_.data(), boxes_);
        const std::vector<Location> boxes = boxes_;
        for (const Location box : boxes) {
            for (const Direction direction : all_directions) {
                evaluator_.set(boxes, anchor_);
                evaluator_.locate(key_.data());
                const Location behind = problem_.board().step(box, opposite(direction));
                if (behind == no_location || !evaluator_.can_reach(behind)) continue;
                if (const auto push = pull(boxes, box, direction, cost)) return *push;
            }
        }
        throw std::logic_error("a state in the table has no predecessor");
    }

    std::optional<Push> pull(const std::vector<Location>& boxes, Location to, Direction direction,
                             Cost cost) {
        const auto is_free = [&](Location location) {
            return location == to || !std::binary_search(boxes.begin(), boxes.end(), location);
        };
        const Direction back = opposite(direction);
        for (Location from = problem_.board().step(to, back);
             from != no_location && from != to && is_free(from);
             from = problem_.board().step(from, back)) {
            const Location player = problem_.board().step(from, back);
            if (player == no_location || player == from || !is_free(player)) break;
            std::vector<Location> before = boxes;
            std::replace(before.begin(), before.end(), to, from);
            std::sort(before.begin(), before.end());
            evaluator_.set(before, player);
            evaluator_.locate(key_.data());
            if (table_.find(key_.data()).cost() == cost - 1) return Push{from, direction, to};
        }
        return std::nullopt;
    }

    const Problem& problem_;
    const table::Table& table_;
    Evaluator& evaluator_;
    std::vector<Location> boxes_;
    std::vector<board::Word> key_;
    Location anchor_ = no_location;
};

}  // namespace

Plan rebuild_plan(const Problem& problem, const table::Table& table, const board::Word* key,
                  Evaluator& evaluator) {
    return Rebuilder(problem, table, evaluator).plan_to(key);
}

}  // namespace tabkeeper::search
