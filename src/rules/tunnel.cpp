// A box half-way along a one-wide corridor is never left there.
//
// Let the player push a box from p to b, where p has no neighbours but b and the one before it, b
// is no goal and a box on b can only be pushed along the corridor. Whatever the plan does before
// the box's next push, it can do with the box still on p: that shuts the corridor as well, and all
// that is lost is the player's way to p, from where nothing but the box can be pushed. No other box
// comes to p meanwhile: it and the one on b would hold each other for ever. If the next push goes
// on, this one is made just before it; if it goes back, neither is. So some plan of least cost goes
// right on, and this is so for lines, pushes and moves. The search narrows only where it does not
// count moves.
//
// A state does not say how it came about. So b must be such that a box can only have come by the
// way of some such p, from wherever; and no box may start there, or the rule stays silent. Then on
// some plan of least cost a box on b is always one on its way. That plan is one from the start of
// the instance: unlike the other rules this one says nothing about the plans of a state by itself.
//
// It goes well with `corral` and `gate`: their arguments move a push to the front, and the pushes
// that go on through the corridor can be moved along with it. In a state with a box on its way this
// rule is the one to be asked.
//
// What does not hold: that only this box moves whenever a box is in a corridor and the player
// behind it (it may have been left there from the other end), and anything about boxes on goals.
// With surplus boxes the rule stays silent.

#include "rules/tunnel.hpp"

#include <algorithm>
#include <vector>

namespace tabkeeper::rules {

const RuleInfo tunnel_info{
    "tunnel",
    "a box on its way through a corridor is pushed on first",
    "after the tunnel macros of Junghanns and Schaeffer 2001; as a rule about "
    "states: tabkeeper",
    {CostKind::Lines, CostKind::Pushes}};

namespace {

class Tunnel final : public Rule {
public:
    explicit Tunnel(const board::Board& board) : board_(board), inner_(board.size(), false) {
        if (board.surplus() > 0) return;
        for (std::size_t index = 0; index < board.size(); ++index) {
            inner_[index] = is_inner(static_cast<Location>(index));
        }
        const auto starts_inside = [&](Location box) { return inner_[box]; };
        speaks_ = std::find(inner_.begin(), inner_.end(), true) != inner_.end() &&
                  std::none_of(board.starts().begin(), board.starts().end(), starts_inside);
    }

    bool narrows() const override { return speaks_; }

    bool narrow(const board::Position& position, const board::Region& region,
                std::vector<FirstPush>& enough) const override {
        enough.clear();
        for (const Location box : position.boxes()) {
            if (!inner_[box]) continue;
            for (const Direction direction : all_directions) {
                const Location behind = board_.step(box, opposite(direction));
                if (behind != no_location && region.contains(behind)) {
                    enough.push_back({box, direction});
                }
            }
        }
        return !enough.empty();
    }

private:
    /// How many neighbours there are across the way.
    int open_sides(Location location, Direction along) const {
        const auto across = static_cast<Direction>((index_of(along) + 1) % 4);
        return (board_.has_step(location, across) ? 1 : 0) +
               (board_.has_step(location, opposite(across)) ? 1 : 0);
    }

    bool is_inner(Location box) const {
        if (board_.is_goal(box)) return false;
        bool can_be_entered = false;
        for (const Direction direction : all_directions) {
            const Location from = board_.step(box, opposite(direction));
            if (from == no_location) continue;
            const Location player = board_.step(from, opposite(direction));
            if (player == no_location) continue;
            // Rings of two or three locations are not worth a thought.
            if (from == box || player == box || player == from ||
                player == board_.step(box, direction)) {
                return false;
            }
            if (open_sides(from, direction) > 0 || open_sides(box, direction) == 2) return false;
            can_be_entered = true;
        }
        return can_be_entered;
    }

    const board::Board& board_;
    std::vector<bool> inner_;  // by location: a box there is on its way
    bool speaks_ = false;
};

}  // namespace

std::unique_ptr<Rule> make_tunnel(const board::Board& board) {
    return std::make_unique<Tunnel>(board);
}

}  // namespace tabkeeper::rules
