// Frozen boxes off goal are lost, and more than the surplus mean no plan.

#include "rules/freeze.hpp"

#include "board/freezing.hpp"
#include "board/thread_scratch.hpp"

namespace tabkeeper::rules {

const RuleInfo freeze_info{"freeze", "a group of boxes that hold each other, not all on goals",
                           "Junghanns and Schaeffer 2001; as a greatest fixed point: tabkeeper",
                           every_cost};

namespace {

class Freeze final : public Rule {
public:
    explicit Freeze(const board::Board& board) : board_(board), freezing_(board) {}

    bool prunes(const board::Position& after, const Push& push) const override {
        if (freezing_.is_loose(after, push.to)) return false;
        auto& scratch = board::thread_scratch<board::Freezing::Scratch>();
        // Boxes only hold their neighbours, so a newly frozen group hangs together with the pushed
        // one; but with a surplus all the lost ones count.
        if (board_.surplus() == 0) {
            freezing_.find_round(after, push.to, scratch);
        } else {
            freezing_.find_all(after, scratch);
        }
        std::size_t lost = 0;
        for (const Location box : scratch.frozen) lost += board_.is_goal(box) ? 0 : 1;
        return lost > board_.surplus();
    }

private:
    const board::Board& board_;
    board::Freezing freezing_;
};

}  // namespace

std::unique_ptr<Rule> make_freeze(const board::Board& board) {
    return std::make_unique<Freeze>(board);
}

}  // namespace tabkeeper::rules
