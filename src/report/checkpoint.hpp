#pragma once

// What a checkpoint says about itself.

#include <ostream>
#include <string>

#include "report/json.hpp"
#include "tabkeeper/checkpoint.hpp"

namespace tabkeeper::report {

void write_text(std::ostream& out, const std::string& file, const CheckpointInfo& info);
Json to_json(const std::string& file, const CheckpointInfo& info);

}  // namespace tabkeeper::report
