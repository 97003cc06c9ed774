// Two boxes side by side along one wall hold each other for ever: across the wall neither can be
// pushed, and along it each is in the other's way. Those off goal are lost, and more lost boxes
// than the surplus mean no plan.

#include "rules/stuck.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace tabkeeper::rules {

const RuleInfo stuck_info{"stuck", "two neighbouring boxes along one wall, not both on goals",
                          "Zhou and Dovier, A Tabled Prolog Program for Solving Sokoban, 2011",
                          every_cost};

namespace {

class Stuck final : public Rule {
public:
    explicit Stuck(const board::Board& board) : board_(board), partners_(board.size()) {
        for (std::size_t index = 0; index < board.size(); ++index) {
            for (const Direction direction : all_directions) {
                const auto here = static_cast<Location>(index);
                const Location there = board.step(here, direction);
                const bool holds = there != no_location && there != here &&
                                   along_one_wall(here, there, direction) &&
                                   !(board.is_goal(here) && board.is_goal(there));
                partners_[index][index_of(direction)] = holds ? there : no_location;
            }
        }
    }

    bool prunes(const board::Position& after, const Push& push) const override {
        if (!is_stuck(after, push.to)) return false;
        if (board_.surplus() == 0) return true;
        std::size_t lost = 0;
        for (const Location box : after.boxes()) {
            lost += !board_.is_goal(box) && is_stuck(after, box) ? 1 : 0;
        }
        return lost > board_.surplus();
    }

private:
    bool along_one_wall(Location here, Location there, Direction direction) const {
        const auto across = static_cast<Direction>((index_of(direction) + 1) % 4);
        return (!board_.has_step(here, across) && !board_.has_step(there, across)) ||
               (!board_.has_step(here, opposite(across)) &&
                !board_.has_step(there, opposite(across)));
    }

    bool is_stuck(const board::Position& position, Location box) const {
        for (const Location partner : partners_[box]) {
            if (partner != no_location && position.has_box(partner)) return true;
        }
        return false;
    }

    const board::Board& board_;
    std::vector<std::array<Location, 4>> partners_;
};

}  // namespace

std::unique_ptr<Rule> make_stuck(const board::Board& board) {
    return std::make_unique<Stuck>(board);
}

}  // namespace tabkeeper::rules
