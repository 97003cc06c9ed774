#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include <nlohmann/json.hpp>

#include "report/record.hpp"
#include "tabkeeper/solve.hpp"

namespace tabkeeper::report {

/// Keys in the order they are added, so that the output reads well and never changes by itself.
using Json = nlohmann::ordered_json;

/// One run, as docs/answer.schema.json describes it.
Json to_json(const Record& record);

/// An input that could not be read.
Json error_to_json(const std::string& name, const std::optional<std::size_t>& level,
                   const std::string& message);

/// A number; a pair of numbers where the cost counts two things.
Json cost_to_json(Cost cost, CostKind kind);
Json metrics_to_json(const Metrics& metrics);
Json plan_to_json(const Instance& instance, const Plan& plan);
Json progress_to_json(const Progress& progress, CostKind kind);

/// Text that is not UTF-8 is shown with replacement characters rather than refused.
std::string dump(const Json& json, int indent);

}  // namespace tabkeeper::report
