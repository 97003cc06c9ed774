#pragma once

#include <string>
#include <utility>
#include <vector>

namespace tabkeeper::compare {

/// Where and when measurements were made, as (what, value).
std::vector<std::pair<std::string, std::string>> machine_facts();

}  // namespace tabkeeper::compare
