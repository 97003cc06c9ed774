#pragma once

#include <ostream>

#include "report/record.hpp"

namespace tabkeeper::report {

/// The plan, the status word, and a block of `Key : value` lines.
void write_text(std::ostream& out, const Record& record);

}  // namespace tabkeeper::report
