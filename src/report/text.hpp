#pragma once

#include <ostream>
#include <string>

#include "report/record.hpp"

namespace tabkeeper::report {

/// What is proven about the cost of every plan.
std::string bound_text(const Record& record);

/// The plan, the status word, and a block of `Key : value` lines.
void write_text(std::ostream& out, const Record& record);

}  // namespace tabkeeper::report
