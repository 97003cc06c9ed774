#pragma once

// Which pushes are enough to begin with, if a plan is to cost no more than a budget. A plan within
// the budget of a layer has nothing to spare, so most boxes can go but one way, and it is mostly
// all the same which of them goes first. The number of states that differ only by that is what
// makes layers large.
//
// Hold a set of boxes of which at least one must move. A plan within the budget makes pushes of
// other boxes, and then a first push of one that is held. If each push that may be that first one
//   - can be made now, and
//   - ends where, while the set is held, no other box may come or pass, where the player need not
//     stand to push another, and where he can always walk round,
// then it can be made first, and all that came before it afterwards: the box is out of the way
// where it was, and in nobody's way where it is. The player gets back to where he was because he
// can walk round, and gets behind the box because what it has left is free. The cost stays the
// same. So the first pushes of the set are enough. (Stubborn sets: Valmari 1991; Wehrle and Helmert
// 2014.) Where there is no such push, or a box may never end on a goal, no plan is within the
// budget.
//
// What may come about while boxes are held is found by the Relaxation, which errs on the safe side.

#include <cstdint>
#include <span>
#include <vector>

#include "board/first_push.hpp"
#include "board/position.hpp"
#include "board/region.hpp"
#include "bounds/affordable.hpp"
#include "bounds/alone.hpp"
#include "bounds/relaxation.hpp"
#include "bounds/ways.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::bounds {

/// Scratch memory of one worker.
class Commitment {
public:
    using Value = Assignment::Value;

    /// Where it may be asked: every box must end on a goal, a set of boxes fits a word, and what
    /// is kept for each location takes no more than 2.25 MiB.
    static bool is_for(const board::Board& board) {
        return board.surplus() == 0 && board.boxes() <= most_boxes_of_set &&
               board.size() <= most_locations;
    }
    static constexpr std::size_t most_locations = 2'048;

    /// What a worker takes for it: four nodes a location, each with boxes for each excess, twice.
    static constexpr std::size_t bytes_of_location = 1'152;

    Commitment(const board::Board& board, const WaysCache& cache);

    /// True where any plan within the budget can begin with one of `enough`. Box i is row i of the
    /// assignment and may exceed its price by slack[i]; `region` is the player's.
    bool narrow(const board::Position& position, const board::Region& region,
                const Assignment& assignment, const WalledWays* walled,
                std::span<const Location> boxes, std::span<const Value> slack,
                std::vector<board::FirstPush>& enough);

    std::uint64_t relaxations() const { return relaxation_.times(); }

private:
    /// What becomes of a set of boxes, or of one of its pushes.
    struct Verdict {
        bool is_enough;
        bool is_worth_holding;  // things may look better with less going on round it
        BoxSet in_the_way;      // one that should be held, too
    };
    /// A set to be held, and how many pushes it can make now.
    struct Candidate {
        std::size_t ends;
        BoxSet held;
    };
    static constexpr Verdict enough_said{true, true, 0};
    static constexpr Verdict cannot_tell{false, true, 0};

    BoxSet with_those_in_the_way(BoxSet held);
    std::size_t ends_of(BoxSet held);
    void try_candidates(BoxSet boxes, std::vector<board::FirstPush>& enough);
    bool try_to_hold(BoxSet held, std::vector<board::FirstPush>& enough);
    Verdict gather(BoxSet held);
    Verdict gather_of(std::size_t box, BoxSet held);
    Verdict judge(const Push& push, Location behind, BoxSet held);
    BoxSet round_pocket(Location start);
    bool can_walk_round(const Push& push, Location behind, BoxSet held);
    bool leads_somewhere(Location way, Location end, Location behind, BoxSet held);
    void flood_always_free(const Push& push, BoxSet held);
    BoxSet box_on(Location location) const;

    const board::Board& board_;
    const board::Sides& sides_;
    const bool whole_lines_;
    Affordable affordable_;
    Relaxation relaxation_;
    Alone alone_;
    const board::Position* position_ = nullptr;
    const board::Region* region_ = nullptr;
    std::vector<board::FirstPush> pushes_;  // of the set at hand
    std::size_t ends_ = 0;                  // of those pushes
    std::size_t fewest_ends_ = 0;           // of what was found
    std::vector<Candidate> candidates_;
    std::vector<BoxSet> tried_;  // that were held
    BoxSet in_the_walk_ = 0;     // of the player, as he walks round a push
    std::vector<std::uint8_t> is_always_free_;
    std::vector<Location> queue_;
};

}  // namespace tabkeeper::bounds
