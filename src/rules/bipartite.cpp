// Boxes that cannot all have a goal of their own (Hall's condition).
//
// A box can serve the goals that it could be pushed to if it were alone and the player anywhere.
// Where no matching of boxes and goals gives each box a goal, or with surplus boxes each goal a
// box, there is no plan. A push that takes no goal away from its box cannot bring that about, and
// most do not: the matching is looked for, by augmenting paths, only after the others.
//
// The matching bound finds the same, and more. This is for runs that do without it.

#include "rules/bipartite.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "board/thread_scratch.hpp"

namespace tabkeeper::rules {

const RuleInfo bipartite_info{
    "bipartite", "boxes that cannot all have a goal of their own",
    "Hall, On Representatives of Subsets, 1935; in Sokoban: Junghanns and "
    "Schaeffer 2001",
    every_cost};

namespace {

// Goals by location, in bits: 4 MiB.
constexpr std::size_t most_bits = 1U << 25U;

/// One worker's matching.
struct Matching {
    std::vector<std::uint32_t> box_of;  // by goal
    std::vector<std::uint8_t> seen;     // by goal: met on the way to the next free one
};

class Bipartite final : public Rule {
public:
    explicit Bipartite(const board::Board& board) : board_(board) {
        const std::size_t goals = board.goals().size();
        if (goals * board.size() > most_bits || !board.has_enough()) return;
        speaks_ = true;
        served_.assign(board.size() * goals, false);
        for (std::size_t goal = 0; goal < goals; ++goal) pull_back(goal);
        matches_needed_ = board.boxes() - board.surplus();
    }

    bool prunes(const board::Position& after, const Push& push) const override {
        if (!speaks_ || (push.from != no_location && keeps_goals(push))) return false;
        auto& matching = board::thread_scratch<Matching>();
        matching.box_of.assign(board_.goals().size(), no_box);
        std::size_t matched = 0;
        for (std::size_t box = 0; box < after.boxes().size(); ++box) {
            matching.seen.assign(board_.goals().size(), 0);
            matched += finds_goal(after, box, matching) ? 1 : 0;
        }
        return matched < matches_needed_;
    }

private:
    static constexpr std::uint32_t no_box = ~0U;

    bool serves(Location box, std::size_t goal) const {
        return served_[box * board_.goals().size() + goal];
    }

    /// Marks where a box can come from to this goal.
    void pull_back(std::size_t goal) {
        std::vector<Location> open;
        const auto reach = [&](Location location) {
            if (serves(location, goal)) return;
            served_[location * board_.goals().size() + goal] = true;
            open.push_back(location);
        };
        reach(board_.goals()[goal]);
        while (!open.empty()) {
            const Location to = open.back();
            open.pop_back();
            for (const Direction pull : all_directions) {
                const Location from = board_.step(to, pull);
                if (from == no_location) continue;
                const Location player = board_.step(from, pull);
                if (player != no_location && player != from) reach(from);
            }
        }
    }

    bool keeps_goals(const Push& push) const {
        for (std::size_t goal = 0; goal < board_.goals().size(); ++goal) {
            if (serves(push.from, goal) && !serves(push.to, goal)) return false;
        }
        return true;
    }

    bool finds_goal(const board::Position& position, std::size_t box, Matching& matching) const {
        for (std::size_t goal = 0; goal < board_.goals().size(); ++goal) {
            if (matching.seen[goal] != 0 || !serves(position.boxes()[box], goal)) continue;
            matching.seen[goal] = 1;
            const std::uint32_t rival = matching.box_of[goal];
            if (rival != no_box && !finds_goal(position, rival, matching)) continue;
            matching.box_of[goal] = static_cast<std::uint32_t>(box);
            return true;
        }
        return false;
    }

    const board::Board& board_;
    bool speaks_ = false;
    std::size_t matches_needed_ = 0;
    std::vector<bool> served_;  // by location, then goal
};

}  // namespace

std::unique_ptr<Rule> make_bipartite(const board::Board& board) {
    return std::make_unique<Bipartite>(board);
}

}  // namespace tabkeeper::rules
