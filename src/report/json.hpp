#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include <nlohmann/json.hpp>

#include "report/json_text.hpp"
#include "report/record.hpp"
#include "tabkeeper/solve.hpp"

namespace tabkeeper::report {

/// Keys in the order they are added, so that the output reads well and never changes by itself.
using Json = nlohmann::ordered_json;

/// One run, as docs/answer.schema.json describes it; its members alone, and as a text of its own.
void write_members(JsonText& json, const Record& record);
std::string to_json(const Record& record);

/// An input that could not be read.
Json error_to_json(const std::string& name, const std::optional<std::size_t>& level,
                   const std::string& message);

/// A number; a pair of numbers where the cost counts two things. In a limit the second may be
/// missing.
Json cost_to_json(Cost cost, CostKind kind);
void write_cost(JsonText& json, const std::optional<Cost>& cost, CostKind kind);
void write_metrics(JsonText& json, const Metrics& metrics);
void write_plan(JsonText& json, const Instance& instance, const Plan& plan);
void write_members(JsonText& json, const Progress& progress, CostKind kind);

/// Text that is not UTF-8 is shown with replacement characters rather than refused.
std::string dump(const Json& json, int indent);

}  // namespace tabkeeper::report
