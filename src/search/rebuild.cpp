// From a state, pull every box that the player could have pushed last, by every length, and take
// the first state that is wanted: one that is known to lie just that push nearer to the start.
// There is always one, because states become known only by pushes.

#include "search/rebuild.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>

namespace tabkeeper::search {

Predecessors::Predecessors(const Problem& problem, Evaluator& evaluator)
    : problem_(problem),
      evaluator_(evaluator),
      walks_(problem.board()),
      boxes_(problem.board().boxes()) {}

Push Predecessors::step_back(std::vector<board::Word>& key, const IsWanted& is_wanted) {
    const Location player = problem_.packing().unpack(key.data(), boxes_);
    for (const Location box : boxes_) {
        for (const Direction direction : all_directions) {
            const Location behind = problem_.board().step(box, opposite(direction));
            if (behind == no_location) continue;
            if (problem_.tariff().counts_moves()) {
                if (behind != player) continue;
            } else {
                evaluator_.set(boxes_, player);
                evaluator_.locate(key.data());
                if (!evaluator_.can_reach(behind)) continue;
            }
            if (const auto push = pull(box, direction, key, is_wanted)) return *push;
        }
    }
    throw std::logic_error("a known state has no predecessor");
}

std::optional<Push> Predecessors::pull(Location to, Direction direction,
                                       std::vector<board::Word>& key, const IsWanted& is_wanted) {
    const auto is_free = [&](Location location) {
        return location == to || !std::binary_search(boxes_.begin(), boxes_.end(), location);
    };
    const Direction back = opposite(direction);
    std::size_t length = 1;
    for (Location from = problem_.board().step(to, back);
         from != no_location && from != to && is_free(from);
         from = problem_.board().step(from, back), ++length) {
        const Location player = problem_.board().step(from, back);
        if (player == no_location || player == from || !is_free(player)) break;
        std::vector<Location> before = boxes_;
        std::replace(before.begin(), before.end(), to, from);
        std::sort(before.begin(), before.end());
        if (problem_.packing().has_places_for(before)) {
            evaluator_.set(before, player);
            if (starts_at(player, length, key, is_wanted)) return Push{from, direction, to};
        }
        if (!problem_.tariff().counts_lines()) break;
    }
    return std::nullopt;
}

/// The evaluator holds the boxes before a push that was made from `player`. Where moves count, the
/// state before may be any from which the player walked there.
bool Predecessors::starts_at(Location player, std::size_t length, std::vector<board::Word>& key,
                             const IsWanted& is_wanted) {
    const board::Tariff& tariff = problem_.tariff();
    if (!tariff.counts_moves()) {
        evaluator_.locate(key.data());
        return is_wanted(key.data(), tariff.price_of(0, length));
    }
    const auto boxes = evaluator_.position().boxes();
    walks_.flood(problem_.board(), evaluator_.position(), player);
    for (const Location start : walks_.reached()) {
        problem_.packing().pack(boxes, start, key.data());
        if (is_wanted(key.data(), tariff.price_of(walks_.steps_to(start), length))) return true;
    }
    return false;
}

Plan rebuild_plan(const Problem& problem, const table::Table& table, const board::Word* key,
                  Evaluator& evaluator) {
    const Measure& measure = problem.measure();
    const auto price_at = [&](const board::Word* state) {
        return measure.price_of_entry(table.find(state).cost());
    };
    Predecessors predecessors(problem, evaluator);
    std::vector<board::Word> here(key, key + problem.packing().words());
    Plan plan;
    for (board::Price price = price_at(key); price > 0; price = price_at(here.data())) {
        plan.push_back(
            predecessors.step_back(here, [&](const board::Word* before, board::Price push) {
                return push <= price && price_at(before) == price - push;
            }));
    }
    std::reverse(plan.begin(), plan.end());
    return plan;
}

board::Price price_of(const Problem& problem, const Plan& plan) {
    const board::Board& board = problem.board();
    board::Position position(board);
    position.set(problem.instance().boxes, problem.instance().player);
    board::Walks walks(board);
    board::Price price = 0;
    for (const Push& push : plan) {
        std::size_t length = 1;
        for (Location box = board.step(push.from, push.direction); box != push.to;
             box = board.step(box, push.direction)) {
            ++length;
        }
        walks.flood(board, position, position.player());
        const Location behind = board.step(push.from, opposite(push.direction));
        price += problem.tariff().price_of(walks.steps_to(behind), length);
        position.apply(push);
    }
    return price;
}

Plan in_lines(const Plan& plan) {
    Plan lines;
    for (const Push& push : plan) {
        if (!lines.empty() && lines.back().to == push.from &&
            lines.back().direction == push.direction) {
            lines.back().to = push.to;
        } else {
            lines.push_back(push);
        }
    }
    return lines;
}

}  // namespace tabkeeper::search
