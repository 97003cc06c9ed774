#pragma once

#include <ostream>
#include <string>

#include "report/record.hpp"

namespace tabkeeper::report {

/// What the plan costs, or why there is none.
std::string cost_text(const Record& record);

/// What is proven about the cost of every plan.
std::string bound_text(const Record& record);

/// `Key       : `, for the value to follow.
std::ostream& write_key(std::ostream& out, const char* key);

/// The plan, the status word, and a block of `Key : value` lines.
void write_text(std::ostream& out, const Record& record);

}  // namespace tabkeeper::report
