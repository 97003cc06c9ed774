// Three boxes close together that, if they were alone on the board, could not all be brought to
// goals.
//
// A table of all triples as `pairs` has one of all pairs would be too large, and most of it would
// never be asked for. So only boxes close to the pushed one are looked at: it, one within two steps
// of it, and one within two steps of either. Whether they have a plan is found out by a small
// search when it is first asked, given up after some states, and kept. Other boxes only take ways
// away, so what is dead alone is dead with them, too. The player stands right behind the pushed
// box.
//
// It speaks of boxes that must all end on goals: with surplus boxes it stays silent.

#include "rules/triples.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "board/thread_scratch.hpp"
#include "rules/few_boxes.hpp"
#include "rules/verdicts.hpp"

namespace tabkeeper::rules {

const RuleInfo triples_info{
    "triples", "three boxes close together that could not all reach goals even if alone",
    "Junghanns and Schaeffer 2001 (deadlock tables); as they are met: tabkeeper", every_cost};

namespace {

// Chosen on Microban: see docs/rules.md.
constexpr std::size_t most_states_of_three = 200;
// Boxes close to one location that are looked at; in a heap of boxes the rest is left out.
constexpr std::size_t most_near = 6;

/// One worker's scratch memory for one rule object.
struct TriplesScratch {
    TriplesScratch(std::uint64_t owner_id, const board::Board& board,
                   const std::vector<std::uint16_t>& way)
        : owner(owner_id), few(board, way) {}

    std::uint64_t owner;
    FewBoxes few;
    std::vector<Location> near;
    std::vector<Location> next;
};

class Triples final : public Rule {
public:
    explicit Triples(const board::Board& board)
        : board_(board), id_(next_id()), way_(way_to_goals(board)) {
        if (board.surplus() > 0 || board.boxes() < 3) return;
        verdicts_.emplace();
        for (std::size_t index = 0; index < board.size(); ++index) add_near(index);
    }

    bool prunes(const board::Position& after, const Push& push) const override {
        if (!verdicts_) return false;
        const Location player = board_.step(push.to, opposite(push.direction));
        if (player == no_location || after.has_box(player)) return false;
        TriplesScratch& scratch = own_scratch();
        gather(after, push.to, scratch.near);
        for (std::size_t one = 0; one < scratch.near.size(); ++one) {
            for (std::size_t other = one + 1; other < scratch.near.size(); ++other) {
                if (is_dead({push.to, scratch.near[one], scratch.near[other]}, player, scratch)) {
                    return true;
                }
            }
            gather(after, scratch.near[one], scratch.next);
            for (const Location third : scratch.next) {
                if (third == push.to || is_one_of(scratch.near, third)) continue;
                if (is_dead({push.to, scratch.near[one], third}, player, scratch)) return true;
            }
        }
        return false;
    }

private:
    static std::uint64_t next_id() {
        static std::atomic<std::uint64_t> last{0};
        return ++last;
    }

    static bool is_one_of(const std::vector<Location>& locations, Location location) {
        return std::find(locations.begin(), locations.end(), location) != locations.end();
    }

    /// Within two steps.
    void add_near(std::size_t index) {
        const auto here = static_cast<Location>(index);
        std::vector<Location> near;
        const auto add = [&](Location location) {
            if (location != here && !is_one_of(near, location)) near.push_back(location);
        };
        for (const Direction first : all_directions) {
            const Location one = board_.step(here, first);
            if (one == no_location) continue;
            add(one);
            for (const Direction second : all_directions) {
                const Location two = board_.step(one, second);
                if (two != no_location) add(two);
            }
        }
        near_.push_back(near);
    }

    void gather(const board::Position& position, Location round,
                std::vector<Location>& boxes) const {
        boxes.clear();
        for (const Location near : near_[round]) {
            if (position.has_box(near) && boxes.size() < most_near) boxes.push_back(near);
        }
    }

    TriplesScratch& own_scratch() const {
        auto& scratch = board::thread_scratch<std::optional<TriplesScratch>>();
        if (!scratch || scratch->owner != id_) scratch.emplace(id_, board_, way_);
        return *scratch;
    }

    bool is_dead(std::array<Location, 3> boxes, Location player, TriplesScratch& scratch) const {
        std::sort(boxes.begin(), boxes.end());
        const FewKey key(boxes, player);
        if (const auto known = verdicts_->find(key)) return *known;
        const bool dead = scratch.few.outlook(boxes, player, most_states_of_three) == Outlook::Dead;
        verdicts_->keep(key, dead);
        return dead;
    }

    const board::Board& board_;
    std::uint64_t id_;
    std::vector<std::uint16_t> way_;
    std::vector<std::vector<Location>> near_;   // by location
    mutable std::optional<Verdicts> verdicts_;  // none where the rule stays silent
};

}  // namespace

std::unique_ptr<Rule> make_triples(const board::Board& board) {
    return std::make_unique<Triples>(board);
}

}  // namespace tabkeeper::rules
