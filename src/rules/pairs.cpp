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

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "board/live.hpp"
#include "board/position.hpp"
#include "board/region.hpp"

namespace tabkeeper::rules {

const RuleInfo pairs_info{"pairs", "two boxes that could not both reach goals even if alone",
                          "Junghanns and Schaeffer 2001 (deadlock tables); exact for all pairs by "
                          "pulling back: Takaken's and Meger's solvers",
                          every_cost};

namespace {

// States of two boxes and the player.
constexpr std::size_t most_states_of_two = 1U << 22U;
// And sets of partners, in words: 4 MiB.
constexpr std::size_t most_words_of_pairs = 1U << 19U;

bool has(const std::uint64_t* set, Location location) {
    return (set[location / 64] >> location % 64 & 1U) != 0;
}

/// Which states of two boxes and the player have a plan. A region of the player at a time: he can
/// walk anywhere in it and back.
class TwoBoxes {
public:
    TwoBoxes(const board::Board& board, const std::vector<bool>& live)
        : board_(board), words_((board.size() + 63) / 64), position_(board), region_(board) {
        index_.assign(board.size(), no_index);
        for (std::size_t location = 0; location < live.size(); ++location) {
            if (!live[location]) continue;
            index_[location] = static_cast<std::uint32_t>(places_.size());
            places_.push_back(static_cast<Location>(location));
        }
        solvable_.assign(places_.size() * (places_.size() + 1) / 2 * words_, 0);
        for (const Location one : board.goals()) {
            for (const Location other : board.goals()) {
                if (one >= other) continue;
                for (std::size_t player = 0; player < board.size(); ++player) {
                    wait(one, other, static_cast<Location>(player));
                    take_back();
                }
            }
        }
    }

    static std::size_t states_for(const board::Board& board, const std::vector<bool>& live) {
        std::size_t places = 0;
        for (const bool is_live : live) places += is_live ? 1 : 0;
        return places * (places + 1) / 2 * board.size();
    }

    /// Calls `visit(one, other, solvable)` for each two live locations; `solvable` is where the
    /// player may be, a bit for each location.
    template <class Visit>
    void for_each_pair(const Visit& visit) const {
        for (std::size_t high = 1; high < places_.size(); ++high) {
            for (std::size_t low = 0; low < high; ++low) {
                visit(places_[low], places_[high], &solvable_[first_of(low, high)]);
            }
        }
    }

private:
    static constexpr std::uint32_t no_index = ~0U;
    struct State {
        Location one;
        Location other;
        Location player;
    };

    /// Of the words of two places.
    std::size_t first_of(std::size_t low, std::size_t high) const {
        if (low > high) std::swap(low, high);
        return (high * (high + 1) / 2 + low) * words_;
    }

    bool has_plan(Location one, Location other, Location player) const {
        return has(&solvable_[first_of(index_[one], index_[other])], player);
    }

    void wait(Location one, Location other, Location player) {
        if (index_[one] == no_index || index_[other] == no_index) return;
        if (player == one || player == other || has_plan(one, other, player)) return;
        waiting_.push_back({one, other, player});
    }

    /// Until nothing new turns up.
    void take_back() {
        while (!waiting_.empty()) {
            const State state = waiting_.back();
            waiting_.pop_back();
            if (has_plan(state.one, state.other, state.player)) continue;
            take_region(state);
            pull(state.one, state.other);
            pull(state.other, state.one);
        }
    }

    void take_region(const State& state) {
        const std::array<Location, 2> boxes{std::min(state.one, state.other),
                                            std::max(state.one, state.other)};
        position_.set(boxes, state.player);
        region_.flood(board_, position_);
        std::uint64_t* solvable = &solvable_[first_of(index_[state.one], index_[state.other])];
        for (const std::uint64_t word : region_.words()) *solvable++ |= word;
    }

    /// All states that a push of this box leads from to the region at hand.
    void pull(Location box, Location partner) {
        for (const Direction direction : all_directions) {
            const Location player = board_.step(box, opposite(direction));
            if (player == no_location || !region_.contains(player)) continue;
            // Having pushed the box from here, the player came from `back`; a ring of two locations
            // has the box there now.
            const Location back = board_.step(player, opposite(direction));
            if (back != no_location && back != partner) wait(player, partner, back);
        }
    }

    const board::Board& board_;
    const std::size_t words_;
    board::Position position_;
    board::Region region_;
    std::vector<Location> places_;         // the live locations
    std::vector<std::uint32_t> index_;     // of each among them
    std::vector<std::uint64_t> solvable_;  // for each two of them where the player may be
    std::vector<State> waiting_;
};

class Pairs final : public Rule {
public:
    explicit Pairs(const board::Board& board) {
        const std::vector<bool> live = board::live_locations(board);
        const std::size_t words = (board.size() + 63) / 64;
        if (board.surplus() > 0 || board.boxes() < 2 ||
            TwoBoxes::states_for(board, live) > most_states_of_two ||
            board.size() * all_directions.size() * words > most_words_of_pairs) {
            return;
        }
        words_ = words;
        dead_partners_.assign(board.size() * all_directions.size() * words_, 0);
        const auto add = [&](Location box, Location partner, const std::uint64_t* solvable) {
            for (const Direction direction : all_directions) {
                const Location player = board.step(box, opposite(direction));
                if (player == no_location || player == box || player == partner) continue;
                if (has(solvable, player)) continue;
                dead_partners(box, direction)[partner / 64] |= std::uint64_t{1} << partner % 64;
            }
        };
        TwoBoxes(board, live)
            .for_each_pair([&](Location one, Location other, const std::uint64_t* solvable) {
                add(one, other, solvable);
                add(other, one, solvable);
            });
    }

    bool prunes(const board::Position& after, const Push& push) const override {
        if (words_ == 0) return false;
        const std::uint64_t* dead = dead_partners(push.to, push.direction);
        std::uint64_t met = 0;
        for (std::size_t word = 0; word < words_; ++word) met |= dead[word] & after.mask()[word];
        return met != 0;
    }

private:
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
