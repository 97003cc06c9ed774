#include "board/freezing.hpp"

#include "board/live.hpp"

namespace tabkeeper::board {

Freezing::Freezing(const Board& board)
    : board_(board), live_(live_locations(board)), may_be_lost_(board.surplus() > 0) {}

void Freezing::find_all(const Position& position, Scratch& scratch) const {
    scratch.in_group.resize(board_.size(), 0);
    scratch.frozen.clear();
    for (const Location box : position.boxes()) {
        if (is_loose(position, box)) continue;
        scratch.frozen.push_back(box);
        scratch.in_group[box] = 1;
    }
    thaw(scratch);
}

void Freezing::find_round(const Position& position, Location box, Scratch& scratch) const {
    scratch.in_group.resize(board_.size(), 0);
    scratch.frozen.clear();
    const auto add = [&](Location member) {
        scratch.frozen.push_back(member);
        scratch.in_group[member] = 1;
    };
    add(box);
    for (std::size_t head = 0; head < scratch.frozen.size(); ++head) {
        for (const Direction direction : all_directions) {
            const Location near = board_.step(scratch.frozen[head], direction);
            if (near == no_location || !position.has_box(near)) continue;
            if (scratch.in_group[near] == 0) add(near);
        }
    }
    thaw(scratch);
}

void Freezing::thaw(Scratch& scratch) const {
    auto& [group, in_group] = scratch;
    const auto is_held = [&](Location near) { return near == no_location || in_group[near] != 0; };
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
    for (const Location box : group) in_group[box] = 0;
}

}  // namespace tabkeeper::board
