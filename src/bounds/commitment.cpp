// A set begins with one box that cannot stay where it is. Whatever box spoils it is added to it,
// until it is enough or has grown too large. One box that can go but one way is the best there is.

#include "bounds/commitment.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace tabkeeper::bounds {

namespace {
constexpr std::size_t nothing_found = std::numeric_limits<std::size_t>::max();
// Chosen on XSokoban 57: with 1 it takes 3.4 times the states, with 2 1.6 times, with 4 1.3 times,
// and with 8 as many.
constexpr int most_held = 6;
}  // namespace

Commitment::Commitment(const board::Board& board, const WaysCache& cache)
    : board_(board),
      sides_(cache.open().sides),
      whole_lines_(cache.travel() == board::Travel::Lines),
      affordable_(board, cache),
      relaxation_(board, sides_, cache.travel()),
      is_always_free_(board.size(), 0) {}

bool Commitment::narrow(const board::Position& position, const board::Region& region,
                        const Assignment& assignment, const WalledWays* walled,
                        std::span<const Location> boxes, std::span<const Value> slack,
                        std::vector<board::FirstPush>& enough) {
    const auto is_too_much = [](Value value) { return value > Relaxation::most_slack; };
    if (std::any_of(slack.begin(), slack.end(), is_too_much)) return false;
    position_ = &position;
    region_ = &region;
    affordable_.look(assignment, walled, boxes, slack);
    relaxation_.look(position, affordable_);
    relaxation_.hold(0);
    enough.clear();
    if (std::popcount(relaxation_.that_may_end()) < static_cast<int>(boxes.size())) return true;
    fewest_ends_ = nothing_found;
    // While nothing is held more may come about, so what is enough then is enough.
    BoxSet worth_holding = 0;
    for (std::size_t box = 0; box < boxes.size() && fewest_ends_ > 1; ++box) {
        if (affordable_.may_stay(box)) continue;
        const Verdict verdict = gather(only_box(box));
        if (verdict.is_enough && ends_ < fewest_ends_) {
            fewest_ends_ = ends_;
            enough = pushes_;
        }
        if (!verdict.is_enough && verdict.is_worth_holding) worth_holding |= only_box(box);
    }
    for (std::size_t box = 0; box < boxes.size() && fewest_ends_ > 1; ++box) {
        if ((worth_holding & only_box(box)) != 0) try_to_hold(box, enough);
    }
    return fewest_ends_ != nothing_found;
}

bool Commitment::try_to_hold(std::size_t first, std::vector<board::FirstPush>& enough) {
    for (BoxSet held = only_box(first); std::popcount(held) <= most_held;) {
        relaxation_.hold(held);
        const Verdict verdict = gather(held);
        if (verdict.is_enough) {
            if (ends_ >= fewest_ends_) return false;
            fewest_ends_ = ends_;
            enough = pushes_;
            return true;
        }
        if ((verdict.in_the_way & ~held) == 0) return false;
        held |= verdict.in_the_way;
    }
    return false;
}

Commitment::Verdict Commitment::gather(BoxSet held) {
    pushes_.clear();
    ends_ = 0;
    for (BoxSet rest = held; rest != 0; rest &= rest - 1) {
        const Verdict verdict = gather_of(static_cast<std::size_t>(std::countr_zero(rest)), held);
        if (!verdict.is_enough) return verdict;
    }
    return enough_said;
}

/// The pushes of one box that may be the first of those that are held.
Commitment::Verdict Commitment::gather_of(std::size_t box, BoxSet held) {
    const Location from = affordable_.boxes()[box];
    if (affordable_.is_wall(from)) return enough_said;
    const board::Side side = sides_.of(from, position_->player());
    for (const Direction direction : all_directions) {
        const Location behind = board_.step(from, opposite(direction));
        if (behind == no_location || behind == from || !relaxation_.may_walk(behind) ||
            sides_.toward(from, opposite(direction)) != side) {
            continue;
        }
        const std::size_t ends_before = ends_;
        BoxSet in_the_way = 0;
        for (Location to = board_.step(from, direction);
             to != no_location && to != from && relaxation_.may_be_free(to);
             to = board_.step(to, direction)) {
            if (to == behind) return cannot_tell;  // a ring: not worth a thought
            if (in_the_way == 0) in_the_way = box_on(to);
            const Value excess =
                1 + affordable_.least_to_pay(to, opposite(direction)) - affordable_.price_of(box);
            if (excess <= affordable_.slack_of(box)) {
                if (in_the_way != 0) return {false, true, in_the_way};
                const Verdict verdict = judge({from, direction, to}, behind, held);
                if (!verdict.is_enough) return verdict;
                ++ends_;
            }
            if (!whole_lines_) break;
        }
        if (ends_ > ends_before) pushes_.push_back({from, direction});
    }
    return enough_said;
}

/// A push that may be the first one, with nothing on its way now.
Commitment::Verdict Commitment::judge(const Push& push, Location behind, BoxSet held) {
    if (!region_->contains(behind)) {
        const BoxSet there = box_on(behind);
        return {false, there != 0, there};
    }
    const BoxSet others =
        (relaxation_.visitors_of(push.to) | relaxation_.pushed_from(push.to)) & ~held;
    if (others != 0) return {false, true, others & (~others + 1)};
    if (relaxation_.may_walk(push.to) && !can_walk_round(push, held)) return cannot_tell;
    return enough_said;
}

/// Whether the player, wherever he may come from to the end of the push, gets to where he may go
/// on to without it, by locations that are free all the time. Where the box has left is one.
bool Commitment::can_walk_round(const Push& push, BoxSet held) {
    std::array<Location, 4> ways{};
    std::size_t count = 0;
    for (const Direction direction : all_directions) {
        const Location near = board_.step(push.to, direction);
        if (near == no_location || near == push.to || near == push.from ||
            !relaxation_.may_walk(near) || (box_on(near) & held) != 0) {
            continue;
        }
        ways[count++] = near;
    }
    if (count <= 1) return true;
    flood_always_free(push, held);
    const auto is_linked = [&](Location way) {
        if (is_always_free_[way] != 0) return true;
        return std::any_of(all_directions.begin(), all_directions.end(), [&](Direction direction) {
            const Location near = board_.step(way, direction);
            return near != no_location && is_always_free_[near] != 0;
        });
    };
    return std::all_of(ways.begin(), ways.begin() + static_cast<std::ptrdiff_t>(count), is_linked);
}

/// From where the box was, as far as no box ever stands.
void Commitment::flood_always_free(const Push& push, BoxSet held) {
    std::fill(is_always_free_.begin(), is_always_free_.end(), 0);
    is_always_free_[push.from] = 1;
    queue_.assign(1, push.from);
    for (std::size_t head = 0; head < queue_.size(); ++head) {
        for (const Direction direction : all_directions) {
            const Location near = board_.step(queue_[head], direction);
            if (near == no_location || near == push.to || is_always_free_[near] != 0 ||
                relaxation_.box_at(near) != Relaxation::no_box ||
                (relaxation_.visitors_of(near) & ~held) != 0) {
                continue;
            }
            is_always_free_[near] = 1;
            queue_.push_back(near);
        }
    }
}

/// The box there now, if any.
BoxSet Commitment::box_on(Location location) const {
    const Relaxation::BoxIndex box = relaxation_.box_at(location);
    return box == Relaxation::no_box ? 0 : only_box(box);
}

}  // namespace tabkeeper::bounds
