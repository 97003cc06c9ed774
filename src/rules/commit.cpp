// Within the budget of a layer most boxes can go but one way, and it is all the same which goes
// first. What the budget allows is known to the bound, so bounds/commitment.hpp says which pushes
// are enough and why; the rule is there to be chosen and counted.

#include "rules/commit.hpp"

namespace tabkeeper::rules {

const RuleInfo commit_info{
    "commit",
    "pushes that can wait, where the budget leaves others no choice",
    "stubborn sets: Valmari 1991; relaxed plans: Hoffmann and Nebel 2001; within a budget, for "
    "Sokoban: tabkeeper",
    {CostKind::Lines, CostKind::Pushes}};

namespace {

class Commit final : public Rule {
public:
    bool commits() const override { return true; }
};

}  // namespace

std::unique_ptr<Rule> make_commit(const board::Board&) { return std::make_unique<Commit>(); }

}  // namespace tabkeeper::rules
