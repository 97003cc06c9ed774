#pragma once

#include <memory>

#include "board/board.hpp"
#include "rules/rule.hpp"

namespace tabkeeper::rules {

extern const RuleInfo counts_info;
std::unique_ptr<Rule> make_counts(const board::Board& board);

}  // namespace tabkeeper::rules
