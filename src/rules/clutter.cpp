// Four places in a square, each of them a box or a wall, hold each other: along each axis every box
// of it has a wall or another of them on one side. Those off goal are lost, and more lost boxes
// than the surplus mean no plan.
//
// On a graph that is no grid a square is a cycle of four steps. Going round it may be impossible
// where steps are missing, so whether the places hold each other is checked one by one when the
// board is known. A square with two walls is a corner or a stuck pair.

#include "rules/clutter.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace tabkeeper::rules {

const RuleInfo clutter_info{
    "clutter", "boxes and walls that fill a square of four, not all on goals",
    "Junghanns and Schaeffer 2001; on location graphs: tabkeeper", every_cost};

namespace {

class Clutter final : public Rule {
public:
    explicit Clutter(const board::Board& board) : board_(board), squares_at_(board.size()) {
        for (std::size_t index = 0; index < board.size(); ++index) {
            for (const Direction vertical : {Direction::Up, Direction::Down}) {
                for (const Direction horizontal : {Direction::Left, Direction::Right}) {
                    add_square(static_cast<Location>(index), vertical, horizontal);
                }
            }
        }
    }

    bool prunes(const board::Position& after, const Push& push) const override {
        if (!is_held(after, push.to)) return false;
        if (board_.surplus() == 0) return true;
        std::size_t lost = 0;
        for (const Location box : after.boxes()) {
            lost += !board_.is_goal(box) && is_held(after, box) ? 1 : 0;
        }
        return lost > board_.surplus();
    }

private:
    /// The places of a square that are no walls, other than the one it is looked at from.
    using Square = std::array<Location, 3>;

    void add_square(Location corner, Direction vertical, Direction horizontal) {
        const Location above = board_.step(corner, vertical);
        const Location beside = board_.step(corner, horizontal);
        const Location over = above == no_location ? no_location : board_.step(above, horizontal);
        const Location past = beside == no_location ? no_location : board_.step(beside, vertical);
        // Seen from either side the fourth place must be the same, or a wall.
        const Location across = over == no_location ? past : over;
        const Square others{above, beside, across};
        const auto is_filled = [&](Location place) {
            return place == no_location || place == corner ||
                   std::find(others.begin(), others.end(), place) != others.end();
        };
        const auto cannot_move = [&](Location box) {
            const auto is_barred = [&](Direction one, Direction other) {
                return is_filled(board_.step(box, one)) || is_filled(board_.step(box, other));
            };
            return is_barred(Direction::Up, Direction::Down) &&
                   is_barred(Direction::Left, Direction::Right);
        };
        bool all_on_goals = board_.is_goal(corner);
        bool all_held = cannot_move(corner);
        for (const Location place : others) {
            if (place == no_location) continue;
            all_on_goals = all_on_goals && board_.is_goal(place);
            all_held = all_held && cannot_move(place);
        }
        if (all_held && !all_on_goals) squares_at_[corner].push_back(others);
    }

    bool is_held(const board::Position& position, Location box) const {
        const auto is_full = [&](const Square& square) {
            return std::all_of(square.begin(), square.end(), [&](Location place) {
                return place == no_location || position.has_box(place);
            });
        };
        return std::any_of(squares_at_[box].begin(), squares_at_[box].end(), is_full);
    }

    const board::Board& board_;
    std::vector<std::vector<Square>> squares_at_;
};

}  // namespace

std::unique_ptr<Rule> make_clutter(const board::Board& board) {
    return std::make_unique<Clutter>(board);
}

}  // namespace tabkeeper::rules
