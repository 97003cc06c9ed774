// Greedy best-first: where there is a plan it is mostly found at once, and where there is none the
// order does not matter. What counts is the number of states, never the time, so that the same
// question always has the same answer.

#include "rules/few_boxes.hpp"

#include <algorithm>

#include "board/pushes.hpp"

namespace tabkeeper::rules {

FewKey::FewKey(std::span<const Location> sorted_boxes, Location player_at) : player(player_at) {
    boxes.fill(no_location);
    std::copy(sorted_boxes.begin(), sorted_boxes.end(), boxes.begin());
}

std::uint64_t FewKey::hash() const {
    std::uint64_t mixed = player;
    for (const Location box : boxes) {
        if (box == no_location) break;
        mixed = (mixed ^ box) * 0x9E37'79B9'7F4A'7C15ULL;
        mixed ^= mixed >> 29U;
    }
    return mixed ^ mixed >> 32U;
}

std::size_t FewKey::count() const {
    return static_cast<std::size_t>(std::find(boxes.begin(), boxes.end(), no_location) -
                                    boxes.begin());
}

std::vector<std::uint16_t> way_to_goals(const board::Board& board) {
    std::vector<std::uint16_t> way(board.size(), no_way);
    std::vector<Location> queue = board.goals();
    for (const Location goal : queue) way[goal] = 0;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        for (const Direction pull : all_directions) {
            const Location from = board.step(queue[head], pull);
            if (from == no_location || way[from] != no_way) continue;
            const Location player = board.step(from, pull);
            if (player == no_location || player == from) continue;
            way[from] = static_cast<std::uint16_t>(way[queue[head]] + 1);
            queue.push_back(from);
        }
    }
    return way;
}

FewBoxes::FewBoxes(const board::Board& board, const std::vector<std::uint16_t>& way)
    : board_(board), way_(way), position_(board), region_(board), child_region_(board) {}

Location FewBoxes::anchor(std::span<const Location> sorted_boxes, Location player) {
    position_.set(sorted_boxes, player);
    return region_.flood(board_, position_);
}

std::uint32_t FewBoxes::to_go(std::span<const Location> boxes) const {
    std::uint32_t sum = 0;
    for (const Location box : boxes) sum += way_[box];
    return sum;
}

void FewBoxes::clear() {
    constexpr std::size_t first_slots = 256;
    met_.clear();
    waiting_.clear();
    slots_.assign(first_slots, 0);
}

/// False where this state was met before.
bool FewBoxes::meet(const FewKey& state) {
    const auto place = [&](const FewKey& key) {
        std::size_t slot = key.hash() & (slots_.size() - 1);
        while (slots_[slot] != 0 && met_[slots_[slot] - 1] != key) {
            slot = (slot + 1) & (slots_.size() - 1);
        }
        return slot;
    };
    const std::size_t slot = place(state);
    if (slots_[slot] != 0) return false;
    met_.push_back(state);
    slots_[slot] = static_cast<std::uint32_t>(met_.size());
    if (met_.size() * 2 > slots_.size()) {
        slots_.assign(slots_.size() * 2, 0);
        for (std::size_t index = 0; index < met_.size(); ++index) {
            slots_[place(met_[index])] = static_cast<std::uint32_t>(index + 1);
        }
    }
    return true;
}

/// Of the child that is being looked at.
bool FewBoxes::is_mostly_reached(std::span<const Location> piece) const {
    std::size_t reached = 0;
    std::size_t shut_off = 0;
    for (const Location location : piece) {
        if (position_.has_box(location)) continue;
        ++(child_region_.contains(location) ? reached : shut_off);
    }
    return reached > shut_off;
}

Outlook FewBoxes::outlook(std::span<const Location> sorted_boxes, Location player,
                          std::size_t most_states, std::span<const Location> piece) {
    const auto is_later = [](const Waiting& a, const Waiting& b) {
        return a.to_go != b.to_go ? a.to_go > b.to_go : a.state < b.state;
    };
    const auto wait = [&](std::uint32_t left) {
        waiting_.push_back({left, static_cast<std::uint32_t>(met_.size() - 1)});
        std::push_heap(waiting_.begin(), waiting_.end(), is_later);
    };
    clear();
    const std::uint32_t left_at_first = to_go(sorted_boxes);
    if (left_at_first == 0) return Outlook::Open;
    meet({sorted_boxes, anchor(sorted_boxes, player)});
    wait(left_at_first);
    bool is_open = false;
    while (!waiting_.empty() && !is_open) {
        if (met_.size() > most_states) return Outlook::Unknown;
        std::pop_heap(waiting_.begin(), waiting_.end(), is_later);
        const Waiting next = waiting_.back();
        waiting_.pop_back();
        const FewKey state = met_[next.state];
        position_.set({state.boxes.data(), state.count()}, state.player);
        region_.flood(board_, position_);
        board::for_each_push(
            board_, position_, board::Reach::OneLocation,
            [&](Location behind) { return region_.contains(behind); },
            [&](const Push& push, std::size_t) {
                if (is_open || way_[push.to] == no_way) return;
                const std::uint32_t left = next.to_go - way_[push.from] + way_[push.to];
                is_open = left == 0;
                if (is_open) return;
                position_.apply(push);
                const Location at = child_region_.flood(board_, position_);
                if (meet({position_.boxes(), at})) wait(left);
                is_open = is_mostly_reached(piece);
                position_.undo(push, state.player);
            });
    }
    return is_open ? Outlook::Open : Outlook::Dead;
}

}  // namespace tabkeeper::rules
