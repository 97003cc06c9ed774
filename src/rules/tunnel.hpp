#pragma once

#include <memory>

#include "board/board.hpp"
#include "rules/rule.hpp"

namespace tabkeeper::rules {

extern const RuleInfo tunnel_info;
std::unique_ptr<Rule> make_tunnel(const board::Board& board);

}  // namespace tabkeeper::rules
