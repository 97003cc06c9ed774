// A board that can be turned or mirrored onto itself, goals onto goals: a state and its image cost
// the same, so one of them is searched. The images are found by board/symmetry.hpp and given one
// name by board/naming.hpp; the rule is there to be chosen and counted.

#include "rules/symmetry.hpp"

namespace tabkeeper::rules {

const RuleInfo symmetry_info{"symmetry",
                             "states that turning or mirroring the board makes of others",
                             "folklore of search; on location graphs: tabkeeper", every_cost};

namespace {

class Symmetry final : public Rule {
public:
    bool merges() const override { return true; }
};

}  // namespace

std::unique_ptr<Rule> make_symmetry(const board::Board&) { return std::make_unique<Symmetry>(); }

}  // namespace tabkeeper::rules
