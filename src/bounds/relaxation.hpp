#pragma once

// What can come about at most while some boxes are held where they are and the others make pushes
// that they can afford.
//
// Everything that is possible once counts as possible for ever: where the player has been he can be
// again, and a location that a box has left is free for all others (the relaxation of Hoffmann and
// Nebel 2001, with pushes that are too dear left out). So whatever a plan within the budget does
// before it moves one of those that are held is among what is found here.
//
// Scratch memory of one worker.

#include <array>
#include <cstdint>
#include <vector>

#include "board/board.hpp"
#include "board/position.hpp"
#include "board/region.hpp"
#include "board/sides.hpp"
#include "bounds/affordable.hpp"

namespace tabkeeper::bounds {

/// Boxes, a bit each.
using BoxSet = std::uint64_t;
inline constexpr std::size_t most_boxes_of_set = 64;
constexpr BoxSet only_box(std::size_t box) { return BoxSet{1} << box; }

class Relaxation {
public:
    using Value = Assignment::Value;
    using BoxIndex = std::uint8_t;
    static constexpr BoxIndex no_box = 0xFF;
    /// Where a box may have more than that it cannot be asked.
    static constexpr Value most_slack = 15;

    /// Where a box is and where the player is round it, as one number: a location and the direction
    /// in which he stands next to it, as after a push, or the box itself where it is still at the
    /// beginning.
    using Node = std::uint32_t;

    /// A push from one node to another.
    struct Way {
        Location behind;
        Location to;
        Node node;
        Value to_pay;     // after it
        Value excess;     // what it adds
        bool is_further;  // in the same line as the one before it
    };
    /// Those of a node.
    struct Ways {
        std::uint32_t look = 0;  // for which they were found
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
        Value to_pay = 0;  // before them
    };

    Relaxation(const board::Board& board, const board::Sides& sides, board::Travel travel);

    /// The position that is looked at from now on; `affordable` is about its boxes.
    void look(const board::Position& position, Affordable& affordable);

    /// Finds what can come about while these are held.
    void hold(BoxSet held);

    /// The same, but it ends as soon as a box may be in the way of a push that one of them can make
    /// now. Such boxes are returned, if any; then nothing else was found.
    BoxSet hold_unless_in_the_way(BoxSet held, const board::Region& region);

    std::size_t nodes() const { return ways_of_.size(); }
    Node beginning_of(std::size_t box) const { return static_cast<Node>(board_.size() * 4 + box); }

    /// The pushes that lead on from a node, as indices of way(). Both are good until the next call.
    const Ways& ways_of(Node node) {
        if (ways_of_[node].look != looks_) find_ways(node);
        return ways_of_[node];
    }
    const Way& way(std::uint32_t index) const { return ways_[index]; }

    /// Calls `visit(end)` for each push that the box can make now and afford.
    template <class Visit>
    void for_each_end(std::size_t box, const board::Region& region, Visit&& visit);

    BoxIndex box_at(Location location) const { return box_at_[location]; }
    bool may_walk(Location location) const { return may_walk_[location] != 0; }
    /// Whether no box may be there at some time.
    bool may_be_free(Location location) const { return may_be_free_[location] != 0; }
    /// The boxes that may be there at some time or pass, but for those that are held.
    BoxSet visitors_of(Location location) const { return visitors_[location]; }
    /// The boxes that may be pushed by the player standing there.
    BoxSet pushed_from(Location location) const { return pushed_from_[location]; }
    /// The boxes that may come to stand on a goal for ever, but for those that are held.
    BoxSet that_may_end() const { return may_end_; }
    /// The boxes that may be pushed.
    BoxSet that_may_move() const { return moved_; }

    /// How often all of that was found out.
    std::uint64_t times() const { return times_; }

private:
    /// A node that boxes have come to that are to be pushed on from there.
    struct Arrival {
        Value to_pay;
        Node node;

        friend bool operator<(const Arrival& a, const Arrival& b) { return a.to_pay < b.to_pay; }
    };
    /// A push of the boxes at a node that was not possible yet.
    struct Waiting {
        Node node;
        std::uint32_t way;
    };

    static Node node_of(Location box, Direction to_player) {
        return static_cast<Node>(box * 4 + index_of(to_player));
    }
    void find_ways(Node node);
    void spread(BoxSet held);
    void begin(std::size_t box);
    void walk_from(Location start);
    void leave(Location location);
    void follow();
    void push_from(Node node, std::uint32_t first, std::uint32_t last, const BoxSet* boxes);
    void push(std::uint32_t way, std::uint32_t first_of_line, const BoxSet* boxes);
    void arrive(const Way& way, Value excess, BoxSet boxes);
    bool try_waiting();

    std::size_t levels() const { return static_cast<std::size_t>(largest_slack_) + 1; }
    BoxSet that_afford(Value excess) const {
        return excess > largest_slack_ ? 0 : with_slack_[static_cast<std::size_t>(excess)];
    }

    const board::Board& board_;
    const board::Sides& sides_;
    const bool whole_lines_;
    const board::Position* position_ = nullptr;
    Affordable* affordable_ = nullptr;
    Value largest_slack_ = 0;
    std::array<BoxSet, most_slack + 1> with_slack_{};  // by excess: the boxes that can afford it
    std::vector<BoxIndex> box_at_;                     // by location

    std::uint64_t times_ = 0;
    std::uint32_t looks_ = 0;
    std::vector<Ways> ways_of_;  // by node
    std::vector<Way> ways_;      // of this look

    std::vector<std::uint8_t> may_walk_;     // by location
    std::vector<std::uint8_t> may_be_free_;  // by location
    std::vector<BoxSet> visitors_;           // by location
    std::vector<BoxSet> pushed_from_;        // by location
    BoxSet may_end_ = 0;
    BoxSet moved_ = 0;
    std::vector<std::uint8_t> is_watched_;  // by location
    std::vector<Location> watched_;
    BoxSet in_the_way_ = 0;                 // of what is watched
    std::vector<BoxSet> come_to_;           // by node, then excess: with no more than that
    std::vector<BoxSet> fresh_;             // by node, then excess: not pushed on yet
    std::vector<std::uint8_t> is_waiting_;  // by way
    std::vector<Arrival> arrivals_;         // a heap
    std::vector<Waiting> waiting_;
    std::vector<Waiting> waited_;
    std::vector<Location> queue_;
};

template <class Visit>
void Relaxation::for_each_end(std::size_t box, const board::Region& region, Visit&& visit) {
    if (affordable_->is_wall(affordable_->boxes()[box])) return;
    const Ways ways = ways_of(beginning_of(box));
    bool is_blocked = false;
    for (std::uint32_t index = ways.begin; index < ways.end; ++index) {
        const Way& way = ways_[index];
        is_blocked = (is_blocked && way.is_further) || box_at_[way.to] != no_box;
        if (is_blocked || !region.contains(way.behind)) continue;
        if (way.excess <= affordable_->slack_of(box)) visit(way.to);
    }
}

}  // namespace tabkeeper::bounds
