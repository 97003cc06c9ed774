#pragma once

// Files of the project that the program carries with it: the peers' programs, the published figures
// and the parts of the page. CMakeLists.txt names them.

#include <span>
#include <string_view>

namespace tabkeeper::compare {

struct EmbeddedFile {
    std::string_view path;  ///< in the project: "tables/asp/sokoban.lp"
    std::string_view text;
};

std::span<const EmbeddedFile> embedded_files();

/// The text of one of them. Throws std::logic_error for a path that is not in the list.
std::string_view embedded_text(std::string_view path);

}  // namespace tabkeeper::compare
