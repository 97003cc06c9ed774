// Boxes that hold each other for ever.
//
// A box can be pushed along an axis only if both its neighbours there exist and hold no box. Take a
// group of boxes and drop, again and again, one that could be pushed along some axis if every box
// not in the group were gone. What is left is frozen: the first of them to move would need a
// neighbour that is missing, or one of them gone that has not moved. With no surplus an axis whose
// both ends are dead locations counts as barred, too: a push along it loses the box.
//
// This greatest fixed point needs no recursion and no marks of the path, where the usual recursive
// test goes wrong most easily. Frozen boxes off goal are lost, and more than the surplus mean no
// plan.

#include "rules/freeze.hpp"

#include <cstdint>
#include <vector>

#include "board/live.hpp"

namespace tabkeeper::rules {

const RuleInfo freeze_info{"freeze", "a group of boxes that hold each other, not all on goals",
                           "Junghanns and Schaeffer 2001; as a greatest fixed point: tabkeeper",
                           every_cost};

namespace {

class Freeze final : public Rule {
public:
    explicit Freeze(const board::Board& board)
        : board_(board), live_(board::live_locations(board)) {}

    bool prunes(const board::Position& after, const Push& push) const override {
        // A newly frozen group holds the pushed box, and boxes only hold their neighbours.
        if (can_move(push.to, [&](Location near) { return after.has_box(near); })) return false;
        static thread_local std::vector<Location> group;
        static thread_local std::vector<std::uint8_t> in_group;
        if (in_group.size() < board_.size()) in_group.resize(board_.size(), 0);
        gather(after, push.to, group, in_group);
        thaw(group, in_group);
        std::size_t lost = 0;
        for (const Location box : group) {
            lost += board_.is_goal(box) ? 0 : 1;
            in_group[box] = 0;
        }
        return lost > board_.surplus();
    }

private:
    template <class Held>
    bool can_move(Location box, const Held& is_held) const {
        const auto is_open = [&](Direction one, Direction other) {
            const Location ahead = board_.step(box, one);
            const Location behind = board_.step(box, other);
            if (ahead == no_location || behind == no_location) return false;
            if (is_held(ahead) || is_held(behind)) return false;
            return board_.surplus() > 0 || live_[ahead] || live_[behind];
        };
        return is_open(Direction::Up, Direction::Down) ||
               is_open(Direction::Left, Direction::Right);
    }

    /// Without surplus the boxes that hang together with the pushed one; with it every box, because
    /// all the lost ones count.
    void gather(const board::Position& position, Location pushed, std::vector<Location>& group,
                std::vector<std::uint8_t>& in_group) const {
        group.clear();
        const auto add = [&](Location box) {
            group.push_back(box);
            in_group[box] = 1;
        };
        if (board_.surplus() > 0) {
            for (const Location box : position.boxes()) add(box);
            return;
        }
        add(pushed);
        for (std::size_t head = 0; head < group.size(); ++head) {
            for (const Direction direction : all_directions) {
                const Location near = board_.step(group[head], direction);
                if (near != no_location && position.has_box(near) && in_group[near] == 0) add(near);
            }
        }
    }

    void thaw(std::vector<Location>& group, std::vector<std::uint8_t>& in_group) const {
        const auto is_held = [&](Location near) { return in_group[near] != 0; };
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t index = 0; index < group.size();) {
                if (can_move(group[index], is_held)) {
                    in_group[group[index]] = 0;
                    group[index] = group.back();
                    group.pop_back();
                    changed = true;
                } else {
                    ++index;
                }
            }
        }
    }

    const board::Board& board_;
    std::vector<bool> live_;
};

}  // namespace

std::unique_ptr<Rule> make_freeze(const board::Board& board) {
    return std::make_unique<Freeze>(board);
}

}  // namespace tabkeeper::rules
