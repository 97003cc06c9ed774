// A box in a gate that can only be pushed through it is pushed through it first.
//
// A gate is a location whose loss parts the board. With a box there, the player stays on one side
// until the box is pushed, and nothing on the others changes. If the gate is no goal the box must
// go at some time. If every push that can be made from the player's side leads to another side, the
// first push of the box is one of those, onto a location that is as free or as taken as it is now.
// So it can be made at once if the player can get behind the box: what the plan does before it
// happens on this side, where the push only gives the player more room. If there is no such push at
// all, there is no plan.
//
// The argument moves a whole push to the front, so it keeps the number of lines and of pushes. It
// does not keep moves: the player may have to walk back.
//
// What does not hold is the wider claim that a box pushed onto any gate goes on next: where it can
// be pushed along this side as well, other boxes may have to go first. Mostly `corral` sees what
// this rule sees. With surplus boxes it stays silent.

#include "rules/gate.hpp"

#include <array>
#include <vector>

#include "board/sides.hpp"

namespace tabkeeper::rules {

const RuleInfo gate_info{"gate",
                         "a box that shuts a gate is pushed through it first",
                         "after the forced pushes of YASS; as a rule about states: tabkeeper",
                         {CostKind::Lines, CostKind::Pushes}};

namespace {

class Gate final : public Rule {
public:
    explicit Gate(const board::Board& board)
        : board_(board), sides_(board), gates_(board.size(), Shuts{}) {
        if (board.surplus() > 0) return;
        for (std::size_t index = 0; index < board.size(); ++index) {
            for (const Direction direction : all_directions) {
                const auto here = static_cast<Location>(index);
                const Side side = sides_.toward(here, direction);
                if (side == no_side || !leads_away(here, side)) continue;
                gates_[index][side] = true;
                speaks_ = true;
            }
        }
    }

    bool narrows() const override { return speaks_; }

    bool narrow(const board::Position& position, const board::Region& region,
                std::vector<FirstPush>& enough) const override {
        for (const Location box : position.boxes()) {
            if (gates_[box] == Shuts{}) continue;
            const Side side = sides_.of(box, position.player());
            if (side == no_side || !gates_[box][side]) continue;
            if (gather(position, region, box, side, enough)) return true;
        }
        return false;
    }

private:
    using Side = board::Side;
    static constexpr Side no_side = board::no_side;
    using Shuts = std::array<bool, 4>;  // by side

    /// Whether a box here is off goal and each push from this side leads to another one.
    bool leads_away(Location box, Side side) const {
        if (board_.is_goal(box)) return false;
        bool leads = false;
        for (const Direction direction : all_directions) {
            if (!board_.has_step(box, direction) || !board_.has_step(box, opposite(direction))) {
                continue;
            }
            if (board_.step(box, direction) == box) return false;
            if (sides_.toward(box, opposite(direction)) != side) continue;
            if (sides_.toward(box, direction) == side) return false;
            leads = true;
        }
        return leads;
    }

    /// False where the player cannot get to all the places to push from yet.
    bool gather(const board::Position& position, const board::Region& region, Location box,
                Side side, std::vector<FirstPush>& enough) const {
        enough.clear();
        for (const Direction direction : all_directions) {
            const Location behind = board_.step(box, opposite(direction));
            const Location ahead = board_.step(box, direction);
            if (behind == no_location || ahead == no_location || position.has_box(ahead)) continue;
            if (sides_.toward(box, opposite(direction)) != side) continue;
            if (!region.contains(behind)) return false;
            enough.push_back({box, direction});
        }
        return true;
    }

    const board::Board& board_;
    board::Sides sides_;
    std::vector<Shuts> gates_;  // by location: the sides from which a box there is pushed away
    bool speaks_ = false;
};

}  // namespace

std::unique_ptr<Rule> make_gate(const board::Board& board) { return std::make_unique<Gate>(board); }

}  // namespace tabkeeper::rules
