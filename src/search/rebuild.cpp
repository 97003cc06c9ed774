// From a state, pull every box that the player could have pushed last, by every length, and take
// the first state that is wanted: one that is known to lie just that push nearer to the start.
// There is always one, because states become known only by pushes.

#include "search/rebuild.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>

namespace tabkeeper::search {

Predecessors::Predecessors(const Problem& problem, Evaluator& evaluator)
    : problem_(problem), evaluator_(evaluator), boxes_(problem.board().boxes()) {}

Push Predecessors::step_back(std::vector<board::Word>& key,
                             const std::function<bool(const board::Word*)>& is_wanted) {
    const Location anchor = problem_.packing().unpack(key.data(), boxes_);
    for (const Location box : boxes_) {
        for (const Direction direction : all_directions) {
            evaluator_.set(boxes_, anchor);
            evaluator_.locate(key.data());
            const Location behind = problem_.board().step(box, opposite(direction));
            if (behind == no_location || !evaluator_.can_reach(behind)) continue;
            if (const auto push = pull(box, direction, key, is_wanted)) return *push;
        }
    }
    throw std::logic_error("a known state has no predecessor");
}

std::optional<Push> Predecessors::pull(Location to, Direction direction,
                                       std::vector<board::Word>& key,
                                       const std::function<bool(const board::Word*)>& is_wanted) {
    const auto is_free = [&](Location location) {
        return location == to || !std::binary_search(boxes_.begin(), boxes_.end(), location);
    };
    const Direction back = opposite(direction);
    for (Location from = problem_.board().step(to, back);
         from != no_location && from != to && is_free(from);
         from = problem_.board().step(from, back)) {
        const Location player = problem_.board().step(from, back);
        if (player == no_location || player == from || !is_free(player)) break;
        std::vector<Location> before = boxes_;
        std::replace(before.begin(), before.end(), to, from);
        std::sort(before.begin(), before.end());
        if (!problem_.packing().has_places_for(before)) continue;
        evaluator_.set(before, player);
        evaluator_.locate(key.data());
        if (is_wanted(key.data())) return Push{from, direction, to};
    }
    return std::nullopt;
}

Plan rebuild_plan(const Problem& problem, const table::Table& table, const board::Word* key,
                  Evaluator& evaluator) {
    Predecessors predecessors(problem, evaluator);
    std::vector<board::Word> here(key, key + problem.packing().words());
    Plan plan;
    for (board::Price cost = table.find(key).cost(); cost > 0; --cost) {
        plan.push_back(predecessors.step_back(here, [&](const board::Word* before) {
            return table.find(before).cost() == cost - 1;
        }));
    }
    std::reverse(plan.begin(), plan.end());
    return plan;
}

}  // namespace tabkeeper::search
