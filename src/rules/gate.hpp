#pragma once

#include <memory>

#include "board/board.hpp"
#include "rules/rule.hpp"

namespace tabkeeper::rules {

extern const RuleInfo gate_info;
std::unique_ptr<Rule> make_gate(const board::Board& board);

}  // namespace tabkeeper::rules
