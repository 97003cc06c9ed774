#pragma once

// The parts of the page, which the program carries with it. CMakeLists.txt names them.

#include <span>
#include <string_view>

namespace tabkeeper::view {

struct EmbeddedFile {
    std::string_view path;  ///< in the project: "src/view/replay.css"
    std::string_view text;
};

std::span<const EmbeddedFile> embedded_files();

/// The text of one of them. Throws std::logic_error for a path that is not in the list.
std::string_view embedded_text(std::string_view path);

}  // namespace tabkeeper::view
