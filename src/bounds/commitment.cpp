// A set begins with one box that cannot stay where it is. Whatever box spoils it is added to it,
// until it is enough or has grown too large. One box that can go but one way is the best there is.

#include "bounds/commitment.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <utility>

namespace tabkeeper::bounds {

namespace {
constexpr std::size_t nothing_found = std::numeric_limits<std::size_t>::max();
// Chosen on XSokoban 57, before ways of the player were looked at closely: with 1 it takes 3.4
// times the states, with 2 1.6 times, with 4 1.3 times, and with 8 as many.
constexpr int most_held = 6;
}  // namespace

Commitment::Commitment(const board::Board& board, const WaysCache& cache)
    : board_(board),
      sides_(cache.open().sides),
      whole_lines_(cache.travel() == board::Travel::Lines),
      affordable_(board, cache),
      relaxation_(board, sides_, cache.travel()),
      alone_(board),
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
    if (fewest_ends_ > 1) try_candidates(worth_holding, enough);
    return fewest_ends_ != nothing_found;
}

/// Those with the fewest pushes first; those that cannot move now last, for they seldom help.
void Commitment::try_candidates(BoxSet boxes, std::vector<board::FirstPush>& enough) {
    alone_.guess(relaxation_, affordable_, *region_);
    candidates_.clear();
    tried_.clear();
    for (; boxes != 0; boxes &= boxes - 1) {
        const BoxSet held = with_those_in_the_way(boxes & (~boxes + 1));
        if (std::popcount(held) <= most_held) candidates_.push_back({ends_of(held), held});
    }
    std::stable_sort(candidates_.begin(), candidates_.end(),
                     [](const Candidate& one, const Candidate& other) {
                         const auto rank = [](const Candidate& candidate) {
                             return std::pair(candidate.ends - 1, std::popcount(candidate.held));
                         };
                         return rank(one) < rank(other);
                     });
    for (const Candidate& candidate : candidates_) {
        if (fewest_ends_ <= 1) break;
        try_to_hold(candidate.held, enough);
    }
}

/// Adds the boxes that can get into the way of its pushes even if nothing else moves, and those
/// that can get into theirs. It is a guess: what is held in the end is looked at closely.
BoxSet Commitment::with_those_in_the_way(BoxSet held) {
    for (BoxSet fresh = held; fresh != 0 && std::popcount(held) <= most_held;) {
        BoxSet more = 0;
        relaxation_.for_each_end(static_cast<std::size_t>(std::countr_zero(fresh)), *region_,
                                 [&](Location end) { more |= alone_.at(end); });
        more &= ~held;
        fresh = (fresh & (fresh - 1)) | more;
        held |= more;
    }
    return held;
}

/// How many pushes they can make now: at least so many are kept if they are held.
std::size_t Commitment::ends_of(BoxSet held) {
    std::size_t ends = 0;
    for (; held != 0; held &= held - 1) {
        relaxation_.for_each_end(static_cast<std::size_t>(std::countr_zero(held)), *region_,
                                 [&](Location) { ++ends; });
    }
    return ends;
}

bool Commitment::try_to_hold(BoxSet held, std::vector<board::FirstPush>& enough) {
    while (std::popcount(held) <= most_held) {
        if (ends_of(held) >= fewest_ends_) return false;
        if (std::find(tried_.begin(), tried_.end(), held) != tried_.end()) return false;
        tried_.push_back(held);  // other candidates may have grown to the same
        const BoxSet others = relaxation_.hold_unless_in_the_way(held, *region_);
        const Verdict verdict =
            others != 0 ? Verdict{false, true, others & (~others + 1)} : gather(held);
        if (verdict.is_enough) {
            if (ends_ >= fewest_ends_) return false;
            fewest_ends_ = ends_;
            enough = pushes_;
            return true;
        }
        if ((verdict.in_the_way & ~held) == 0) return false;
        held = with_those_in_the_way(held | verdict.in_the_way);
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
        const BoxSet there = round_pocket(behind) & ~held;
        return {false, there != 0, there};
    }
    const BoxSet others =
        (relaxation_.visitors_of(push.to) | relaxation_.pushed_from(push.to)) & ~held;
    if (others != 0) return {false, true, others & (~others + 1)};
    if (relaxation_.may_walk(push.to) && !can_walk_round(push, behind, held)) {
        return {false, true, in_the_walk_ & (~in_the_walk_ + 1)};
    }
    return enough_said;
}

/// The boxes that keep the player out of there, as far as they may be pushed.
BoxSet Commitment::round_pocket(Location start) {
    BoxSet round = box_on(start);
    if (round != 0) return round;
    std::fill(is_always_free_.begin(), is_always_free_.end(), 0);
    is_always_free_[start] = 1;
    queue_.assign(1, start);
    for (std::size_t head = 0; head < queue_.size(); ++head) {
        for (const Direction direction : all_directions) {
            const Location near = board_.step(queue_[head], direction);
            if (near == no_location || is_always_free_[near] != 0) continue;
            is_always_free_[near] = 1;
            if (const BoxSet box = box_on(near); box != 0) {
                round |= box;
            } else {
                queue_.push_back(near);
            }
        }
    }
    return round & relaxation_.that_may_move();
}

/// Whether the player, wherever he may come from to the end of the push, gets to where he may go
/// on to without it, by locations that are free all the time. Where the box has left is one. Ways
/// that lead to nothing that he has to do before the push do not count.
bool Commitment::can_walk_round(const Push& push, Location behind, BoxSet held) {
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
    const auto end = ways.begin() + static_cast<std::ptrdiff_t>(count);
    const auto unlinked = std::partition(ways.begin(), end, is_linked);
    const auto leads = [&](Location way) { return leads_somewhere(way, push.to, behind, held); };
    return std::none_of(unlinked, end, leads) || std::count_if(ways.begin(), end, leads) <= 1;
}

/// Whether the player may push another box from there on, or come to be behind the one at hand,
/// without going through the end of the push.
bool Commitment::leads_somewhere(Location way, Location end, Location behind, BoxSet held) {
    std::fill(is_always_free_.begin(), is_always_free_.end(), 0);
    is_always_free_[way] = 1;
    queue_.assign(1, way);
    for (std::size_t head = 0; head < queue_.size(); ++head) {
        const Location here = queue_[head];
        if (here == behind || (relaxation_.pushed_from(here) & ~held) != 0) return true;
        for (const Direction direction : all_directions) {
            const Location near = board_.step(here, direction);
            if (near == no_location || near == end || is_always_free_[near] != 0 ||
                !relaxation_.may_walk(near)) {
                continue;
            }
            is_always_free_[near] = 1;
            queue_.push_back(near);
        }
    }
    return false;
}

/// From where the box was, as far as no box ever stands.
void Commitment::flood_always_free(const Push& push, BoxSet held) {
    std::fill(is_always_free_.begin(), is_always_free_.end(), 0);
    is_always_free_[push.from] = 1;
    queue_.assign(1, push.from);
    in_the_walk_ = 0;
    for (std::size_t head = 0; head < queue_.size(); ++head) {
        for (const Direction direction : all_directions) {
            const Location near = board_.step(queue_[head], direction);
            if (near == no_location || near == push.to || is_always_free_[near] != 0 ||
                relaxation_.box_at(near) != Relaxation::no_box) {
                continue;
            }
            const BoxSet visitors = relaxation_.visitors_of(near) & ~held;
            in_the_walk_ |= visitors;
            if (visitors != 0) continue;
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
