// From a state, pull every box that the player could have pushed last, by every length, and take
// the first state that is wanted: one that is known to lie just that push nearer to the start.
// There is always one, because states become known only by pushes. A search that went backward left
// its table the other way round: there the plan is found by pushing on from the start.

#include "search/rebuild.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>

namespace tabkeeper::search {

Predecessors::Predecessors(const Problem& problem, Evaluator& evaluator,
                           const std::vector<board::Word>& key)
    : problem_(problem),
      evaluator_(evaluator),
      walks_(problem.board()),
      key_(key),
      boxes_(problem.board().boxes()) {
    player_ = problem_.packing().unpack(key_.data(), boxes_);
}

Push Predecessors::step_back(const IsWanted& is_wanted) {
    find_last_pushes();
    for (const LastPush& last : last_pushes_) {
        if (const auto push = pull(last.to, last.direction, is_wanted)) return *push;
    }
    throw std::logic_error("a known state has no predecessor");
}

/// Which boxes can have been pushed last, and how: the player stands behind where they are now.
void Predecessors::find_last_pushes() {
    const bool counts_moves = problem_.tariff().counts_moves();
    if (!counts_moves) {
        evaluator_.set(boxes_, player_);
        evaluator_.look();
    }
    last_pushes_.clear();
    for (const Location box : boxes_) {
        for (const Direction direction : all_directions) {
            const Location behind = problem_.board().step(box, opposite(direction));
            if (behind == no_location) continue;
            if (counts_moves ? behind == player_ : evaluator_.can_reach(behind)) {
                last_pushes_.push_back({box, direction});
            }
        }
    }
}

std::optional<Push> Predecessors::pull(Location to, Direction direction,
                                       const IsWanted& is_wanted) {
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
        before_ = boxes_;
        std::replace(before_.begin(), before_.end(), to, from);
        std::sort(before_.begin(), before_.end());
        if (problem_.packing().has_places_for(before_)) {
            evaluator_.set(before_, player);
            if (starts_at(player, length, is_wanted)) {
                boxes_.swap(before_);
                return Push{from, direction, to};
            }
        }
        if (!problem_.tariff().counts_lines()) break;
    }
    return std::nullopt;
}

/// The evaluator holds the boxes before a push that was made from `player`. Where moves count, the
/// state before may be any from which the player walked there.
bool Predecessors::starts_at(Location player, std::size_t length, const IsWanted& is_wanted) {
    const board::Tariff& tariff = problem_.tariff();
    if (!tariff.counts_moves()) {
        evaluator_.locate(key_.data());
        if (!is_wanted(key_.data(), tariff.price_of(0, length))) return false;
        player_ = player;
        return true;
    }
    const auto boxes = evaluator_.position().boxes();
    walks_.flood(problem_.board(), evaluator_.position(), player);
    for (const Location start : walks_.reached()) {
        evaluator_.write_key(boxes, start, key_.data());
        if (!is_wanted(key_.data(), tariff.price_of(walks_.steps_to(start), length))) continue;
        player_ = start;
        return true;
    }
    return false;
}

Plan Predecessors::from_start(Plan backwards) const {
    std::reverse(backwards.begin(), backwards.end());
    for (const board::Symmetry& symmetry : problem_.symmetries()) {
        if (!is_image_of_start(symmetry)) continue;
        const board::Symmetry back = inverse_of(symmetry);
        for (Push& push : backwards) {
            push = {back(push.from), back(push.direction), back(push.to)};
        }
        return backwards;
    }
    throw std::logic_error("a plan does not start at the start");
}

bool Predecessors::is_image_of_start(const board::Symmetry& symmetry) const {
    std::vector<Location> image;
    for (const Location box : problem_.instance().boxes) image.push_back(symmetry(box));
    std::sort(image.begin(), image.end());
    if (image != boxes_) return false;
    const Location player = symmetry(problem_.instance().player);
    if (problem_.tariff().counts_moves()) return player == player_;
    evaluator_.set(boxes_, player_);
    evaluator_.look();
    return evaluator_.can_reach(player);
}

Plan rebuild_plan(const Problem& problem, const table::Table& table,
                  const std::vector<board::Word>& key, Evaluator& evaluator) {
    const auto price_at = [&](const board::Word* state) {
        return problem.measure().price_of_entry(table.find(state).cost());
    };
    Predecessors predecessors(problem, evaluator, key);
    Plan backwards;
    for (board::Price price = price_at(key.data()); price > 0;) {
        board::Price price_before = 0;
        backwards.push_back(
            predecessors.step_back([&](const board::Word* before, board::Price push) {
                price_before = price_at(before);
                return push <= price && price_before == price - push;
            }));
        price = price_before;
    }
    return predecessors.from_start(std::move(backwards));
}

/// Any state that is nearer to the end will do: it became known by a pull, and so did the next.
Plan rebuild_plan(const Problem& problem, const table::Table& table,
                  const std::vector<board::Word>& key, Puller&) {
    const board::Board& board = problem.board();
    const auto reach =
        problem.tariff().counts_lines() ? board::Reach::WholeLines : board::Reach::OneLocation;
    board::Position position(board);
    position.set(problem.instance().boxes, problem.instance().player);
    board::Region region(board);
    board::Region next_region(board);
    std::vector<board::Word> next = key;
    const auto price_at = [&](const std::vector<board::Word>& state) {
        return problem.measure().price_of_entry(table.find(state.data()).cost());
    };
    Plan plan;
    for (board::Price price = price_at(next); price > 0;) {
        const Location player = region.flood(board, position);
        std::optional<Push> nearer;
        board::for_each_push(
            board, position, reach, [&](Location behind) { return region.contains(behind); },
            [&](const Push& push, std::size_t) {
                if (nearer || !problem.packing().has_places_for({&push.to, 1})) return;
                position.apply(push);
                problem.packing().pack(position.boxes(), next_region.flood(board, position),
                                       next.data());
                position.undo(push, player);
                const board::Price then = price_at(next);
                if (then >= price) return;
                nearer = push;
                price = then;
            });
        if (!nearer) throw std::logic_error("a known state has no successor");
        position.apply(*nearer);
        plan.push_back(*nearer);
    }
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
