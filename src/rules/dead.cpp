// A dead location is one from which a box could not be pushed to any goal even if it were alone and
// the player could be anywhere. A box there is lost, and more lost boxes than the surplus mean no
// plan.

#include "rules/dead.hpp"

#include <vector>

#include "board/live.hpp"

namespace tabkeeper::rules {

const RuleInfo dead_info{"dead", "a box pushed where, even alone, it could never reach a goal",
                         "Junghanns and Schaeffer, Sokoban: Enhancing general single-agent search "
                         "methods using domain knowledge, 2001",
                         every_cost};

namespace {

class Dead final : public Rule {
public:
    explicit Dead(const board::Board& board)
        : live_(board::live_locations(board)), surplus_(board.surplus()) {}

    bool prunes(const board::Position& after, const Push& push) const override {
        if (live_[push.to]) return false;
        if (surplus_ == 0) return true;
        std::size_t lost = 0;
        for (const Location box : after.boxes()) lost += live_[box] ? 0 : 1;
        return lost > surplus_;
    }

private:
    std::vector<bool> live_;
    std::size_t surplus_;
};

}  // namespace

std::unique_ptr<Rule> make_dead(const board::Board& board) { return std::make_unique<Dead>(board); }

}  // namespace tabkeeper::rules
