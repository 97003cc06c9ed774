// Boxes that come to the same node go on from there alike, so they are pushed on together, as a
// set, and those that have most to pay first: most pushes lead to less, so most nodes are gone on
// from but once. Pushes are made as soon as they are possible; the others wait, and are tried again
// until a round changes nothing. All that is kept only grows, so it ends, and the order does not
// matter.

#include "bounds/relaxation.hpp"

#include <algorithm>
#include <bit>

namespace tabkeeper::bounds {

Relaxation::Relaxation(const board::Board& board, const board::Sides& sides, board::Travel travel)
    : board_(board),
      sides_(sides),
      whole_lines_(travel == board::Travel::Lines),
      box_at_(board.size(), no_box),
      ways_of_(board.size() * 4 + board.boxes()),
      may_walk_(board.size()),
      may_be_free_(board.size()),
      visitors_(board.size()),
      pushed_from_(board.size()),
      is_watched_(board.size()) {}

void Relaxation::look(const board::Position& position, Affordable& affordable) {
    position_ = &position;
    affordable_ = &affordable;
    ways_.clear();
    if (++looks_ == 0) {
        std::fill(ways_of_.begin(), ways_of_.end(), Ways{});
        looks_ = 1;
    }
    std::fill(box_at_.begin(), box_at_.end(), no_box);
    with_slack_.fill(0);
    largest_slack_ = 0;
    const auto boxes = affordable.boxes();
    for (std::size_t box = 0; box < boxes.size(); ++box) {
        box_at_[boxes[box]] = static_cast<BoxIndex>(box);
        const Value slack = affordable.slack_of(box);
        largest_slack_ = std::max(largest_slack_, slack);
        for (Value excess = 0; excess <= slack; ++excess) {
            with_slack_[static_cast<std::size_t>(excess)] |= only_box(box);
        }
    }
}

void Relaxation::hold(BoxSet held) {
    in_the_way_ = 0;
    spread(held);
}

BoxSet Relaxation::hold_unless_in_the_way(BoxSet held, const board::Region& region) {
    for (BoxSet rest = held; rest != 0; rest &= rest - 1) {
        for_each_end(static_cast<std::size_t>(std::countr_zero(rest)), region, [this](Location to) {
            is_watched_[to] = 1;
            watched_.push_back(to);
        });
    }
    in_the_way_ = 0;
    spread(held);
    for (const Location to : watched_) is_watched_[to] = 0;
    watched_.clear();
    return in_the_way_;
}

void Relaxation::spread(BoxSet held) {
    ++times_;
    const auto boxes = affordable_->boxes();
    come_to_.assign(ways_of_.size() * levels(), 0);
    fresh_.assign(ways_of_.size() * levels(), 0);
    is_waiting_.assign(ways_.size(), 0);
    std::fill(visitors_.begin(), visitors_.end(), 0);
    std::fill(pushed_from_.begin(), pushed_from_.end(), 0);
    std::fill(may_walk_.begin(), may_walk_.end(), 0);
    std::transform(box_at_.begin(), box_at_.end(), may_be_free_.begin(),
                   [](BoxIndex box) { return static_cast<std::uint8_t>(box == no_box ? 1 : 0); });
    may_end_ = 0;
    moved_ = 0;
    waiting_.clear();
    walk_from(position_->player());
    for (std::size_t box = 0; box < boxes.size(); ++box) {
        if ((held & only_box(box)) == 0) begin(box);
    }
    do {
        follow();
    } while (in_the_way_ == 0 && try_waiting());
    arrivals_.clear();
}

void Relaxation::begin(std::size_t box) {
    const Location at = affordable_->boxes()[box];
    visitors_[at] |= only_box(box);
    if (affordable_->may_stay(box)) may_end_ |= only_box(box);
    if (affordable_->is_wall(at)) return;
    const Node node = beginning_of(box);
    std::fill_n(&come_to_[node * levels()], levels(), only_box(box));
    fresh_[node * levels()] = only_box(box);
    arrivals_.push_back({affordable_->price_of(box), node});
    std::push_heap(arrivals_.begin(), arrivals_.end());
}

/// All that one box alone could afford, if it had nothing but this to pay for.
void Relaxation::find_ways(Node node) {
    Location from = 0;
    board::Side side = board::no_side;  // that the player is on
    Ways ways{looks_, static_cast<std::uint32_t>(ways_.size()), 0, 0};
    if (node >= board_.size() * 4) {
        const std::size_t box = node - board_.size() * 4;
        from = affordable_->boxes()[box];
        side = sides_.of(from, position_->player());
        ways.to_pay = affordable_->price_of(box);
    } else {
        const auto to_player = static_cast<Direction>(node % 4);
        from = static_cast<Location>(node / 4);
        side = sides_.toward(from, to_player);
        ways.to_pay = affordable_->least_to_pay(from, to_player);
    }
    for (const Direction direction : all_directions) {
        const Direction back = opposite(direction);
        const Location behind = board_.step(from, back);
        if (behind == no_location || affordable_->is_wall(behind) ||
            sides_.toward(from, back) != side) {
            continue;
        }
        bool is_further = false;
        for (Location to = board_.step(from, direction);
             to != no_location && to != from && !affordable_->is_wall(to);
             to = board_.step(to, direction)) {
            const Value left = affordable_->least_to_pay(to, back);
            const Value excess = 1 + left - ways.to_pay;
            if (whole_lines_ || excess <= largest_slack_) {
                ways_.push_back({behind, to, node_of(to, back), left, excess, is_further});
                is_further = true;
            }
            if (!whole_lines_) break;
        }
    }
    ways.end = static_cast<std::uint32_t>(ways_.size());
    is_waiting_.resize(ways_.size(), 0);
    ways_of_[node] = ways;
}

void Relaxation::walk_from(Location start) {
    may_walk_[start] = 1;
    queue_.assign(1, start);
    for (std::size_t head = 0; head < queue_.size(); ++head) {
        for (const Direction direction : all_directions) {
            const Location near = board_.step(queue_[head], direction);
            if (near == no_location || may_walk_[near] != 0 || may_be_free_[near] == 0) continue;
            may_walk_[near] = 1;
            queue_.push_back(near);
        }
    }
}

/// A box has left the location for the first time.
void Relaxation::leave(Location location) {
    may_be_free_[location] = 1;
    const bool is_next_to_walks =
        std::any_of(all_directions.begin(), all_directions.end(), [&](Direction direction) {
            const Location near = board_.step(location, direction);
            return near != no_location && may_walk_[near] != 0;
        });
    if (is_next_to_walks) walk_from(location);
}

/// Pushes boxes on from wherever they have come to.
void Relaxation::follow() {
    std::array<BoxSet, most_slack + 1> boxes{};
    while (!arrivals_.empty() && in_the_way_ == 0) {
        std::pop_heap(arrivals_.begin(), arrivals_.end());
        const Node node = arrivals_.back().node;
        arrivals_.pop_back();
        BoxSet* const fresh = &fresh_[node * levels()];
        std::copy_n(fresh, levels(), boxes.begin());
        std::fill_n(fresh, levels(), 0);
        const Ways ways = ways_of(node);
        push_from(node, ways.begin, ways.end, boxes.data());
    }
}

/// Makes pushes of a node, as far as they are possible by now; `boxes` are those at the node, by
/// their excess. What is not possible waits, and all of its line that lies behind it.
void Relaxation::push_from(Node node, std::uint32_t first, std::uint32_t last,
                           const BoxSet* boxes) {
    std::uint32_t first_of_line = first;
    for (std::uint32_t index = first; index < last; ++index) {
        if (!ways_[index].is_further) first_of_line = index;
        const bool can_be_made =
            may_walk_[ways_[index].behind] != 0 && may_be_free_[ways_[index].to] != 0;
        if (can_be_made) {
            push(index, first_of_line, boxes);
            continue;
        }
        if (is_waiting_[index] == 0) {
            is_waiting_[index] = 1;
            waiting_.push_back({node, index});
        }
        while (index + 1 < last && ways_[index + 1].is_further) ++index;
    }
}

void Relaxation::push(std::uint32_t index, std::uint32_t first_of_line, const BoxSet* boxes) {
    const Way way = ways_[index];
    for (std::size_t level = 0; level < levels(); ++level) {
        if (boxes[level] == 0) continue;
        const Value excess = std::max<Value>(static_cast<Value>(level) + way.excess, 0);
        const BoxSet pushed = boxes[level] & that_afford(excess);
        if (pushed == 0) continue;
        pushed_from_[way.behind] |= pushed;
        if (is_watched_[way.behind] != 0) in_the_way_ |= pushed;
        for (std::uint32_t passed = first_of_line; passed <= index; ++passed) {
            visitors_[ways_[passed].to] |= pushed;
            if (is_watched_[ways_[passed].to] != 0) in_the_way_ |= pushed;
        }
        for (BoxSet rest = pushed & ~moved_; rest != 0; rest &= rest - 1) {
            leave(affordable_->boxes()[static_cast<std::size_t>(std::countr_zero(rest))]);
        }
        moved_ |= pushed;
        arrive(way, excess, pushed);
    }
}

void Relaxation::arrive(const Way& way, Value excess, BoxSet boxes) {
    const std::size_t first = way.node * levels();
    const std::size_t here = first + static_cast<std::size_t>(excess);
    boxes &= ~come_to_[here];
    if (boxes == 0) return;
    for (std::size_t more = here; more < first + levels(); ++more) come_to_[more] |= boxes;
    may_end_ |= boxes & that_afford(excess + affordable_->excess_at_end(way.to, way.to_pay));
    const bool is_in_heap =
        std::any_of(&fresh_[first], &fresh_[first] + levels(), [](BoxSet set) { return set != 0; });
    fresh_[here] |= boxes;
    if (is_in_heap) return;
    arrivals_.push_back({way.to_pay, way.node});
    std::push_heap(arrivals_.begin(), arrivals_.end());
}

/// Tries what waits once more; false where nothing has changed.
bool Relaxation::try_waiting() {
    std::array<BoxSet, most_slack + 1> boxes{};
    waited_.clear();
    waited_.swap(waiting_);
    bool has_changed = false;
    for (const Waiting& one : waited_) {
        const Way& way = ways_[one.way];
        if (may_walk_[way.behind] == 0 || may_be_free_[way.to] == 0) {
            waiting_.push_back(one);
            continue;
        }
        has_changed = true;
        is_waiting_[one.way] = 0;
        BoxSet before = 0;
        for (std::size_t level = 0; level < levels(); ++level) {
            const BoxSet come = come_to_[one.node * levels() + level];
            boxes[level] = come & ~before;
            before = come;
        }
        const Ways ways = ways_of(one.node);
        std::uint32_t first = one.way;
        while (ways_[first].is_further) --first;
        std::uint32_t last = one.way + 1;
        while (last < ways.end && ways_[last].is_further) ++last;
        push_from(one.node, first, last, boxes.data());
    }
    return has_changed;
}

}  // namespace tabkeeper::bounds
