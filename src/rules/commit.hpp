#pragma once

#include <memory>

#include "board/board.hpp"
#include "rules/rule.hpp"

namespace tabkeeper::rules {

extern const RuleInfo commit_info;
std::unique_ptr<Rule> make_commit(const board::Board& board);

}  // namespace tabkeeper::rules
