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

#include <cstdint>
#include <vector>

#include "board/live.hpp"

namespace tabkeeper::rules {

const RuleInfo corral_info{"corral",
                           "pushes into a piece that must be opened now are tried before others",
                           "Damgaard, PI-corral pruning, YASS; for lines: tabkeeper",
                           {CostKind::Lines, CostKind::Pushes}};

namespace {

using Piece = std::uint16_t;
constexpr Piece no_piece = 0;

/// One worker's view of one state.
class Corrals {
public:
    void look(const board::Board& board, const std::vector<bool>& live,
              const board::Position& position, const board::Region& region) {
        board_ = &board;
        live_ = &live;
        position_ = &position;
        region_ = &region;
        if (label_.size() < board.size()) {
            label_.resize(board.size(), 0);
            mark_.resize(board.size(), 0);
        }
        find_pieces();
    }

    std::size_t pieces() const { return pieces_; }

    /// Tries the corral that begins with one piece. True where its pushes are enough.
    bool try_corral(Piece first, std::vector<FirstPush>& pushes) {
        joined_.assign(pieces_ + 1, false);
        joined_[first] = true;
        while (true) {
            gather_fence();
            if (!is_unfinished()) return false;
            const Attempt attempt = gather_pushes(pushes);
            if (attempt.succeeded) return true;
            if (attempt.in_the_way == no_piece) return false;
            joined_[attempt.in_the_way] = true;
        }
    }

private:
    struct Attempt {
        bool succeeded = false;
        Piece in_the_way = no_piece;
    };

    /// Numbers the pieces that the player cannot reach, from 1. Each of interest lies beside a box.
    void find_pieces() {
        last_label_ += pieces_;
        pieces_ = 0;
        if (region_->size() + position_->boxes().size() == board_->size()) return;
        for (const Location box : position_->boxes()) {
            for (const Direction direction : all_directions) {
                const Location near = board_->step(box, direction);
                if (near != no_location && is_new_and_hidden(near)) number_piece(near);
            }
        }
    }

    void number_piece(Location first) {
        const std::uint64_t label = last_label_ + ++pieces_;
        label_[first] = label;
        stack_.assign(1, first);
        while (!stack_.empty()) {
            const Location at = stack_.back();
            stack_.pop_back();
            for (const Direction direction : all_directions) {
                const Location near = board_->step(at, direction);
                if (near == no_location || !is_new_and_hidden(near)) continue;
                label_[near] = label;
                stack_.push_back(near);
            }
        }
    }

    bool is_new_and_hidden(Location location) const {
        return piece_of(location) == no_piece && !position_->has_box(location) &&
               !region_->contains(location);
    }
    Piece piece_of(Location location) const {
        return label_[location] > last_label_ ? static_cast<Piece>(label_[location] - last_label_)
                                              : no_piece;
    }
    bool is_inside(Location location) const { return joined_[piece_of(location)]; }
    bool is_fence(Location location) const { return mark_[location] == round_; }

    void gather_fence() {
        ++round_;
        fence_.clear();
        for (const Location box : position_->boxes()) {
            for (const Direction direction : all_directions) {
                const Location near = board_->step(box, direction);
                if (near == no_location || !is_inside(near)) continue;
                mark_[box] = round_;
                fence_.push_back(box);
                break;
            }
        }
    }

    bool is_unfinished() const {
        for (const Location box : fence_) {
            if (!board_->is_goal(box)) return true;
        }
        if (board_->boxes() != board_->goals().size()) return false;
        for (const Location goal : board_->goals()) {
            if (is_inside(goal)) return true;
        }
        return false;
    }

    Attempt gather_pushes(std::vector<FirstPush>& pushes) const {
        pushes.clear();
        for (const Location box : fence_) {
            for (const Direction direction : all_directions) {
                const Location from = board_->step(box, opposite(direction));
                const Location to = board_->step(box, direction);
                if (from == no_location || to == no_location || from == box || to == box) continue;
                if (from == to) return {};  // a ring of two locations: not worth a thought
                if (is_inside(from) || is_fence(from) || is_fence(to)) continue;
                if (!(*live_)[to]) continue;
                if (!is_inside(to)) return {false, piece_of(to)};
                if (!region_->contains(from)) return {false, piece_of(from)};
                pushes.push_back({box, direction});
            }
        }
        return {true, no_piece};
    }

    const board::Board* board_ = nullptr;
    const std::vector<bool>* live_ = nullptr;
    const board::Position* position_ = nullptr;
    const board::Region* region_ = nullptr;
    std::vector<std::uint64_t> label_;  // by location: piece + last_label_, if it is in one
    std::uint64_t last_label_ = 0;      // of all states before
    std::size_t pieces_ = 0;
    std::vector<bool> joined_;  // by piece
    std::vector<Location> fence_;
    std::vector<Location> stack_;
    std::vector<std::uint64_t> mark_;  // by location: the round in which it was a fence box
    std::uint64_t round_ = 0;
};

class Corral final : public Rule {
public:
    explicit Corral(const board::Board& board)
        : board_(board), live_(board::live_locations(board)) {}

    bool narrows() const override { return board_.surplus() == 0 && board_.size() < 0xFFFF; }

    bool narrow(const board::Position& position, const board::Region& region,
                std::vector<FirstPush>& enough) const override {
        static thread_local Corrals corrals;
        static thread_local std::vector<FirstPush> pushes;
        corrals.look(board_, live_, position, region);
        bool found = false;
        for (std::size_t piece = 1; piece <= corrals.pieces(); ++piece) {
            if (!corrals.try_corral(static_cast<Piece>(piece), pushes)) continue;
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
