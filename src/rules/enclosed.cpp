// Boxes round a piece of the board that the player cannot reach, and no way to sort them out.
//
// A push may shut off a piece of free locations, or go into one. Take the boxes that touch the
// piece, leave all others out, and look for a plan that brings these to goals. If there is none,
// there is none with the others either: they only take ways away. The small search is given up
// after a few hundred states, or when the player has got to most of the piece; what it found out is
// kept, because the same corner of the board turns up in many states.
//
// It speaks of boxes that must all end on goals: with surplus boxes it stays silent.

#include "rules/enclosed.hpp"

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

const RuleInfo enclosed_info{
    "enclosed", "boxes round a shut-off piece that even alone cannot all reach goals",
    "corral deadlocks: Junghanns and Schaeffer 2001; Meger, JSoko", every_cost};

namespace {

// Chosen on Microban: see docs/rules.md.
constexpr std::size_t most_states_inside = 300;

/// One worker's scratch memory for one rule object.
struct EnclosedScratch {
    EnclosedScratch(std::uint64_t owner_id, const board::Board& board,
                    const std::vector<std::uint16_t>& way)
        : owner(owner_id), few(board, way), region(board), marks(board.size(), 0) {}

    std::uint64_t owner;
    FewBoxes few;
    board::Region region;
    std::vector<std::uint32_t> marks;  // by location: the look at which it was met
    std::uint32_t look = 0;
    std::vector<Location> piece;
    std::vector<Location> boxes;
};

class Enclosed final : public Rule {
public:
    explicit Enclosed(const board::Board& board)
        : board_(board), id_(next_id()), way_(way_to_goals(board)) {
        if (board.surplus() == 0) verdicts_.emplace();
    }

    bool prunes(const board::Position& after, const Push& push) const override {
        if (!verdicts_ || walks_round(after, push)) return false;
        EnclosedScratch& scratch = own_scratch();
        scratch.region.flood(board_, after);
        start_look(scratch);
        for (const Direction direction : all_directions) {
            const Location near = board_.step(push.to, direction);
            if (near == no_location || !is_shut_off(after, scratch, near)) continue;
            gather(after, near, scratch);
            if (scratch.boxes.size() <= FewKey::most_boxes && is_dead(after, scratch)) return true;
        }
        return false;
    }

private:
    static std::uint64_t next_id() {
        static std::atomic<std::uint64_t> last{0};
        return ++last;
    }

    EnclosedScratch& own_scratch() const {
        auto& scratch = board::thread_scratch<std::optional<EnclosedScratch>>();
        if (!scratch || scratch->owner != id_) scratch.emplace(id_, board_, way_);
        return *scratch;
    }

    static void start_look(EnclosedScratch& scratch) {
        if (++scratch.look != 0) return;
        std::fill(scratch.marks.begin(), scratch.marks.end(), 0U);
        scratch.look = 1;
    }

    /// Whether the player, who stands right behind the box, walks round it close by to every free
    /// neighbour it has. Then it shuts nothing off. Mostly so, and quickly seen.
    bool walks_round(const board::Position& after, const Push& push) const {
        const auto is_free = [&](Location location) {
            return location != no_location && !after.has_box(location);
        };
        const auto ahead_of = [&](Location location) {
            return location == no_location ? location : board_.step(location, push.direction);
        };
        const Location behind = board_.step(push.to, opposite(push.direction));
        if (behind == no_location) return false;
        const Location ahead = ahead_of(push.to);
        bool ahead_is_reached = !is_free(ahead);
        bool all_reached = true;
        for (const Direction side : sides_of(push.direction)) {
            const Location beside = board_.step(push.to, side);
            if (!is_free(beside)) continue;
            const Location corner = board_.step(behind, side);
            if (!is_free(corner) || ahead_of(corner) != beside) {
                all_reached = false;
                continue;
            }
            const Location far_corner = ahead_of(beside);
            ahead_is_reached = ahead_is_reached || (is_free(far_corner) && ahead != no_location &&
                                                    board_.step(ahead, side) == far_corner);
        }
        return all_reached && ahead_is_reached;
    }

    static std::array<Direction, 2> sides_of(Direction direction) {
        const auto side = static_cast<Direction>((index_of(direction) + 1) % 4);
        return {side, opposite(side)};
    }

    static bool is_shut_off(const board::Position& position, const EnclosedScratch& scratch,
                            Location location) {
        return scratch.marks[location] != scratch.look && !position.has_box(location) &&
               !scratch.region.contains(location);
    }

    /// The piece that begins here, and the boxes that touch it.
    void gather(const board::Position& position, Location start, EnclosedScratch& scratch) const {
        scratch.boxes.clear();
        scratch.piece.assign(1, start);
        scratch.marks[start] = scratch.look;
        for (std::size_t head = 0; head < scratch.piece.size(); ++head) {
            for (const Direction direction : all_directions) {
                const Location near = board_.step(scratch.piece[head], direction);
                if (near == no_location || scratch.marks[near] == scratch.look) continue;
                scratch.marks[near] = scratch.look;
                (position.has_box(near) ? scratch.boxes : scratch.piece).push_back(near);
            }
        }
        // A box may touch another piece, too.
        for (const Location box : scratch.boxes) scratch.marks[box] = 0;
        std::sort(scratch.boxes.begin(), scratch.boxes.end());
    }

    bool is_dead(const board::Position& position, EnclosedScratch& scratch) const {
        const Location anchor = scratch.few.anchor(scratch.boxes, position.player());
        const FewKey key(scratch.boxes, anchor);
        if (const auto known = verdicts_->find(key)) return *known;
        const bool dead = scratch.few.outlook(scratch.boxes, position.player(), most_states_inside,
                                              scratch.piece) == Outlook::Dead;
        verdicts_->keep(key, dead);
        return dead;
    }

    const board::Board& board_;
    std::uint64_t id_;
    std::vector<std::uint16_t> way_;
    mutable std::optional<Verdicts> verdicts_;  // none where the rule stays silent
};

}  // namespace

std::unique_ptr<Rule> make_enclosed(const board::Board& board) {
    return std::make_unique<Enclosed>(board);
}

}  // namespace tabkeeper::rules
