#pragma once

// One HTML file with everything in it: style, script, tables and drawings. It asks for nothing from
// anywhere.

#include <string>
#include <string_view>

#include "compare/comparison.hpp"
#include "compare/sheet.hpp"

namespace tabkeeper::compare {

/// Text that is text wherever it stands in a page, in attributes, too.
std::string escaped(std::string_view text);

/// The page of a document. `figures` is markup that goes between the title and the tables.
std::string page_of(const Document& document, const std::string& figures);

/// What a comparison shows besides its tables: cards, the cactus plot, a scatter for each peer.
std::string figures_of(const Comparison& comparison);

}  // namespace tabkeeper::compare
