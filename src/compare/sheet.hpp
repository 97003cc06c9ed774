#pragma once

// What is exported: tables whose cells are text, written out once. Every export takes the same
// cells, so all of them carry the same numbers.

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tabkeeper/options.hpp"

namespace tabkeeper::compare {

enum class Kind : std::uint8_t { Text, Number };

struct Column {
    std::string key;     ///< for programs: "swipl_cpu_seconds"
    std::string header;  ///< for people
    Kind kind = Kind::Text;
};

/// Empty where there is nothing to say. What stands in a column of numbers is a number or empty.
using Cell = std::string;

struct Sheet {
    std::string key;
    std::string title;
    std::vector<Column> columns;
    std::vector<std::vector<Cell>> rows;
};

struct Document {
    std::string kind;  ///< "comparison" or "ablation"
    std::string title;
    std::vector<std::pair<std::string, std::string>> facts;
    Sheet summary;
    Sheet rows;
};

/// 0.0123: tenths of a millisecond, the same in every export.
Cell seconds_cell(double seconds);
/// 12.34, in MiB.
Cell mebibytes_cell(Bytes bytes);
/// 12.34; empty for nothing.
Cell ratio_cell(std::optional<double> ratio);

std::string csv_of(const Sheet& sheet);
std::string json_of(const Document& document);
std::string markdown_of(const Document& document);

}  // namespace tabkeeper::compare
