#pragma once

#include <memory>

#include "board/board.hpp"
#include "rules/rule.hpp"

namespace tabkeeper::rules {

extern const RuleInfo stuck_info;
std::unique_ptr<Rule> make_stuck(const board::Board& board);

}  // namespace tabkeeper::rules
