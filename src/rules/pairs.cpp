// Two boxes that, if they were alone on the board, could not both be brought to goals.
//
// Found exactly: from every state of two boxes on goals, with the player anywhere, take pushes back
// until nothing new turns up. What was not reached is dead. Other boxes only take ways away, so it
// is dead with them, too. A push changes only pairs with the pushed box: for the others the player
// has done nothing but walk. So for each location and each direction of arriving there it is enough
// to know the partners that make the pair dead, with the player right behind.
//
// It speaks of boxes that must all end on goals: with surplus boxes it stays silent, and so it does
// on boards so large that working it out would take longer than it saves.

#include "rules/pairs.hpp"

#include <array>
#include <cstdint>
#include <vector>

#include "board/live.hpp"

namespace tabkeeper::rules {

const RuleInfo pairs_info{"pairs", "two boxes that could not both reach goals even if alone",
                          "Junghanns and Schaeffer 2001 (deadlock tables); exact for all pairs by "
                          "pulling back: Takaken's and Meger's solvers",
                          every_cost};

namespace {

// States of two boxes and the player: about 50 ns each to work out.
constexpr std::size_t most_states = 1U << 22U;
// And sets of partners, in words: 4 MiB.
constexpr std::size_t most_words = 1U << 19U;

/// Which states of two boxes and the player have a plan.
class TwoBoxes {
public:
    TwoBoxes(const board::Board& board, const std::vector<bool>& live) : board_(board) {
        index_.assign(board.size(), no_index);
        for (std::size_t location = 0; location < live.size(); ++location) {
            if (!live[location]) continue;
            index_[location] = static_cast<std::uint32_t>(places_.size());
            places_.push_back(static_cast<Location>(location));
        }
        solvable_.assign(places_.size() * (places_.size() + 1) / 2 * board.size(), false);
        for (const Location one : board.goals()) {
            for (const Location other : board.goals()) {
                if (one >= other) continue;
                for (std::size_t player = 0; player < board.size(); ++player) {
                    reach(one, other, static_cast<Location>(player));
                }
            }
        }
        while (!open_.empty()) {
            const State state = open_.back();
            open_.pop_back();
            step_back(state);
        }
    }

    static std::size_t states_for(const board::Board& board, const std::vector<bool>& live) {
        std::size_t places = 0;
        for (const bool is_live : live) places += is_live ? 1 : 0;
        return places * (places + 1) / 2 * board.size();
    }

    bool has_plan(Location one, Location other, Location player) const {
        return solvable_[first_of(one, other) + player];
    }

private:
    static constexpr std::uint32_t no_index = ~0U;
    struct State {
        Location one;
        Location other;
        Location player;
        std::uint32_t first;  // number of the first state with these boxes
    };

    std::size_t first_of(Location one, Location other) const {
        std::size_t low = index_[one];
        std::size_t high = index_[other];
        if (low > high) std::swap(low, high);
        return (high * (high + 1) / 2 + low) * board_.size();
    }

    void reach(Location one, Location other, Location player) {
        if (one == other || index_[one] == no_index || index_[other] == no_index) return;
        reach({one, other, player, static_cast<std::uint32_t>(first_of(one, other))});
    }

    void reach(const State& state) {
        if (state.player == state.one || state.player == state.other) return;
        const std::size_t number = state.first + state.player;
        if (solvable_[number]) return;
        solvable_[number] = true;
        open_.push_back(state);
    }

    /// All states that one step or one push leads from to this one.
    void step_back(const State& state) {
        for (const Direction direction : all_directions) {
            const Location back = board_.step(state.player, opposite(direction));
            if (back == no_location || back == state.player) continue;
            const Location ahead = board_.step(state.player, direction);
            // Having pushed a box from here, the player came from `back`; a ring of two locations
            // has the box there now.
            if (ahead == state.one && back != state.other) reach(state.player, state.other, back);
            if (ahead == state.other && back != state.one) reach(state.one, state.player, back);
            reach({state.one, state.other, back, state.first});
        }
    }

    const board::Board& board_;
    std::vector<std::uint32_t> index_;  // of live locations
    std::vector<Location> places_;
    std::vector<bool> solvable_;
    std::vector<State> open_;
};

class Pairs final : public Rule {
public:
    explicit Pairs(const board::Board& board) {
        const std::vector<bool> live = board::live_locations(board);
        const std::size_t words = (board.size() + 63) / 64;
        if (board.surplus() > 0 || board.boxes() < 2 ||
            TwoBoxes::states_for(board, live) > most_states ||
            board.size() * all_directions.size() * words > most_words) {
            return;
        }
        words_ = words;
        dead_partners_.assign(board.size() * all_directions.size() * words_, 0);
        const TwoBoxes two(board, live);
        for (std::size_t to = 0; to < board.size(); ++to) {
            if (!live[to]) continue;
            for (const Direction direction : all_directions) {
                const auto box = static_cast<Location>(to);
                const Location player = board.step(box, opposite(direction));
                if (player == no_location || player == box) continue;
                for (std::size_t partner = 0; partner < board.size(); ++partner) {
                    const auto other = static_cast<Location>(partner);
                    if (!live[partner] || other == box || other == player) continue;
                    if (!two.has_plan(box, other, player)) {
                        dead_partners(box, direction)[partner / 64] |= bit_of(other);
                    }
                }
            }
        }
    }

    bool prunes(const board::Position& after, const Push& push) const override {
        if (words_ == 0) return false;
        const std::uint64_t* dead = dead_partners(push.to, push.direction);
        std::uint64_t met = 0;
        for (std::size_t word = 0; word < words_; ++word) met |= dead[word] & after.mask()[word];
        return met != 0;
    }

private:
    static std::uint64_t bit_of(Location location) { return std::uint64_t{1} << location % 64; }
    std::size_t row_of(Location to, Direction direction) const {
        return (to * all_directions.size() + index_of(direction)) * words_;
    }
    std::uint64_t* dead_partners(Location to, Direction direction) {
        return &dead_partners_[row_of(to, direction)];
    }
    const std::uint64_t* dead_partners(Location to, Direction direction) const {
        return &dead_partners_[row_of(to, direction)];
    }

    std::size_t words_ = 0;  // of a set of locations; 0 where the rule stays silent
    std::vector<std::uint64_t> dead_partners_;  // by location, then direction of the last push
};

}  // namespace

std::unique_ptr<Rule> make_pairs(const board::Board& board) {
    return std::make_unique<Pairs>(board);
}

}  // namespace tabkeeper::rules
