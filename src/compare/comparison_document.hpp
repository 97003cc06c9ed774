#pragma once

#include <string>

#include "compare/comparison.hpp"
#include "compare/sheet.hpp"

namespace tabkeeper::compare {

/// The comparison as tables.
Document document_of(const Comparison& comparison);

/// One line of the table on standard output, and its header.
std::string text_header(const std::vector<SystemInfo>& systems);
std::string text_row(const Row& row, const std::vector<SystemInfo>& systems);

/// What the rows come to, for people.
std::string text_summary(const Comparison& comparison);

}  // namespace tabkeeper::compare
