// A corral is a piece of free locations that the player cannot reach; the boxes round it are its
// fence. Before the first push of a fence box nothing can get into it, and nobody.
//
// Suppose every push that a fence box could ever be the first to make (with only the fence on the
// board, and dead locations left out) goes into the corral and can be made right now. Suppose too
// that the corral is unfinished: a fence box is off goal, or a goal inside is empty and every goal
// needs a box. Then every plan makes one of these pushes at some time, and it can be made first:
// what the plan does before it happens outside, where the push only gives the player more room, and
// the state afterwards is the same. So these pushes are enough, and if there are none there is no
// plan. The argument moves whole pushes to the front, so it keeps the number of lines and of
// pushes, but not of moves.
//
// Corrals that stand in each other's way are joined and tried again. It speaks of boxes that must
// all end on goals: with surplus boxes the rule stays silent.

#include "rules/corral.hpp"

#include <bit>
#include <cstdint>
#include <vector>

#include "board/live.hpp"
#include "board/thread_scratch.hpp"

namespace tabkeeper::rules {

const RuleInfo corral_info{"corral",
                           "pushes into a piece that must be opened now are tried before others",
                           "Damgaard, PI-corral pruning, YASS; for lines: tabkeeper",
                           {CostKind::Lines, CostKind::Pushes}};

namespace {

// Pieces and boxes are bits of a word; with more of them than it has the rule stays silent.
using Set = std::uint64_t;
constexpr std::size_t most_members = 64;

constexpr Set only(std::size_t member) { return Set{1} << member; }

/// One worker's view of one state.
class Corrals {
public:
    void look(const board::Board& board, const std::vector<bool>& live,
              const board::Position& position, const board::Region& region) {
        board_ = &board;
        position_ = &position;
        region_ = &region;
        if (labels_.size() < board.size()) labels_.resize(board.size());
        find_pieces();
        if (pieces_ > 0) describe_boxes(live);
    }

    std::size_t pieces() const { return pieces_; }

    /// Tries the corral that begins with one piece. True where its pushes are enough.
    bool try_corral(std::size_t first, std::vector<FirstPush>& pushes) const {
        Set joined = only(first);
        while (true) {
            const Set fence = fence_of(joined);
            if (!is_unfinished(joined, fence)) return false;
            const Attempt attempt = gather_pushes(joined, fence, pushes);
            if (attempt.succeeded) return true;
            if (attempt.in_the_way == 0) return false;
            joined |= attempt.in_the_way;
        }
    }

private:
    struct Attempt {
        bool succeeded = false;
        Set in_the_way = 0;  // one piece, or none
    };

    /// What there is at a location, as far as corrals go: a piece, a box, or neither.
    struct Label {
        std::uint64_t state = 0;  // for which it holds
        Set piece = 0;
        Set box = 0;
    };

    /// A push that a box could make, if only the fence were on the board.
    struct Way {
        Direction direction;
        bool is_reached;  // the player can walk to where it begins
        bool is_ring;     // of two locations
        Set from_piece;
        Set to_piece;
        Set in_its_way;  // boxes
    };

    struct Box {
        Location location;
        bool is_home;
        Set beside = 0;  // pieces
        std::size_t first_way = 0;
        std::size_t end_of_ways = 0;
    };

    /// Numbers the pieces that the player cannot reach. Each of interest lies beside a box.
    void find_pieces() {
        ++state_;
        pieces_ = 0;
        if (region_->size() + position_->boxes().size() == board_->size()) return;
        std::size_t index = 0;
        for (const Location box : position_->boxes()) labels_[box] = {state_, 0, only(index++)};
        for (const Location box : position_->boxes()) {
            for (const Direction direction : all_directions) {
                const Location near = board_->step(box, direction);
                if (near == no_location || !is_new_and_hidden(near)) continue;
                if (pieces_ == most_members) {
                    pieces_ = 0;
                    return;
                }
                number_piece(near);
            }
        }
    }

    void number_piece(Location first) {
        const Label label{state_, only(pieces_++), 0};
        labels_[first] = label;
        stack_.assign(1, first);
        while (!stack_.empty()) {
            const Location at = stack_.back();
            stack_.pop_back();
            for (const Direction direction : all_directions) {
                const Location near = board_->step(at, direction);
                if (near == no_location || !is_new_and_hidden(near)) continue;
                labels_[near] = label;
                stack_.push_back(near);
            }
        }
    }

    bool is_new_and_hidden(Location location) const {
        return labels_[location].state != state_ && !region_->contains(location);
    }
    Set piece_at(Location location) const {
        return labels_[location].state == state_ ? labels_[location].piece : 0;
    }
    Set box_at(Location location) const {
        return labels_[location].state == state_ ? labels_[location].box : 0;
    }

    void describe_boxes(const std::vector<bool>& live) {
        boxes_.clear();
        ways_.clear();
        home_ = 0;
        for (const Location location : position_->boxes()) {
            Box box{location, board_->is_goal(location), 0, ways_.size(), 0};
            if (box.is_home) home_ |= only(boxes_.size());
            for (const Direction direction : all_directions) {
                const Location to = board_->step(location, direction);
                if (to == no_location) continue;
                box.beside |= piece_at(to);
                const Location from = board_->step(location, opposite(direction));
                if (from == no_location || from == location || to == location) continue;
                if (from != to && !live[to]) continue;
                ways_.push_back({direction, region_->contains(from), from == to, piece_at(from),
                                 piece_at(to), box_at(from) | box_at(to)});
            }
            box.end_of_ways = ways_.size();
            boxes_.push_back(box);
        }
        goals_inside_ = 0;
        if (board_->boxes() != board_->goals().size()) return;
        for (const Location goal : board_->goals()) goals_inside_ |= piece_at(goal);
    }

    Set fence_of(Set joined) const {
        Set fence = 0;
        for (std::size_t index = 0; index < boxes_.size(); ++index) {
            if ((boxes_[index].beside & joined) != 0) fence |= only(index);
        }
        return fence;
    }

    /// A goal inside counts only where every goal needs a box.
    bool is_unfinished(Set joined, Set fence) const {
        return (fence & ~home_) != 0 || (goals_inside_ & joined) != 0;
    }

    Attempt gather_pushes(Set joined, Set fence, std::vector<FirstPush>& pushes) const {
        pushes.clear();
        for (Set rest = fence; rest != 0; rest &= rest - 1) {
            const Box& box = boxes_[static_cast<std::size_t>(std::countr_zero(rest))];
            for (std::size_t index = box.first_way; index < box.end_of_ways; ++index) {
                const Way& way = ways_[index];
                if (way.is_ring) return {};  // not worth a thought
                if ((way.from_piece & joined) != 0 || (way.in_its_way & fence) != 0) continue;
                if ((way.to_piece & joined) == 0) return {false, way.to_piece};
                if (!way.is_reached) return {false, way.from_piece};
                pushes.push_back({box.location, way.direction});
            }
        }
        return {true, 0};
    }

    const board::Board* board_ = nullptr;
    const board::Position* position_ = nullptr;
    const board::Region* region_ = nullptr;
    std::uint64_t state_ = 0;    // how many were looked at
    std::vector<Label> labels_;  // by location
    std::size_t pieces_ = 0;
    std::vector<Box> boxes_;
    std::vector<Way> ways_;
    Set home_ = 0;          // boxes
    Set goals_inside_ = 0;  // pieces with goals that need boxes
    std::vector<Location> stack_;
};

/// Of one worker.
struct CorralScratch {
    Corrals corrals;
    std::vector<FirstPush> pushes;
};

class Corral final : public Rule {
public:
    explicit Corral(const board::Board& board)
        : board_(board), live_(board::live_locations(board)) {}

    bool narrows() const override {
        return board_.surplus() == 0 && board_.boxes() <= most_members;
    }

    bool narrow(const board::Position& position, const board::Region& region,
                std::vector<FirstPush>& enough) const override {
        auto& [corrals, pushes] = board::thread_scratch<CorralScratch>();
        corrals.look(board_, live_, position, region);
        bool found = false;
        for (std::size_t piece = 0; piece < corrals.pieces(); ++piece) {
            if (!corrals.try_corral(piece, pushes)) continue;
            if (found && pushes.size() >= enough.size()) continue;
            found = true;
            enough = pushes;
            if (enough.empty()) break;
        }
        return found;
    }

private:
    const board::Board& board_;
    std::vector<bool> live_;
};

}  // namespace

std::unique_ptr<Rule> make_corral(const board::Board& board) {
    return std::make_unique<Corral>(board);
}

}  // namespace tabkeeper::rules
