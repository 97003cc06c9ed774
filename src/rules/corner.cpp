// A box in a corner never leaves it: each axis lacks a step on one side, so it can be pushed along
// neither. Off goal it is lost, and more lost boxes than the surplus mean no plan.

#include "rules/corner.hpp"

#include <vector>

namespace tabkeeper::rules {

const RuleInfo corner_info{"corner", "a box pushed into a corner that is no goal",
                           "Zhou and Dovier, A Tabled Prolog Program for Solving Sokoban, 2011",
                           every_cost};

namespace {

class Corner final : public Rule {
public:
    explicit Corner(const board::Board& board) : losing_(board.size()), surplus_(board.surplus()) {
        for (std::size_t index = 0; index < board.size(); ++index) {
            const auto here = static_cast<Location>(index);
            const auto lacks = [&](Direction one, Direction other) {
                return !board.has_step(here, one) || !board.has_step(here, other);
            };
            losing_[index] = !board.is_goal(here) && lacks(Direction::Up, Direction::Down) &&
                             lacks(Direction::Left, Direction::Right);
        }
    }

    bool prunes(const board::Position& after, const Push& push) const override {
        if (!losing_[push.to]) return false;
        if (surplus_ == 0) return true;
        std::size_t lost = 0;
        for (const Location box : after.boxes()) lost += losing_[box] ? 1 : 0;
        return lost > surplus_;
    }

private:
    std::vector<bool> losing_;
    std::size_t surplus_;
};

}  // namespace

std::unique_ptr<Rule> make_corner(const board::Board& board) {
    return std::make_unique<Corner>(board);
}

}  // namespace tabkeeper::rules
