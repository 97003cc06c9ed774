#pragma once

// As much of JSON Schema (draft 2020-12) as docs/answer.schema.json uses. A schema with any other
// keyword is refused, so that no constraint is ever passed over.

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tabkeeper::testing {

/// What is wrong with the document, each as `/path: what`; nothing where it is valid. `start` names
/// the part of the schema to go by. Throws std::invalid_argument for a schema it cannot follow.
std::vector<std::string> violations(const nlohmann::json& schema, const nlohmann::json& document,
                                    const std::string& start = "#");

}  // namespace tabkeeper::testing
