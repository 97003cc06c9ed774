// The list itself is made by cmake/embed.cmake.

#include "compare/embedded.hpp"

#include <stdexcept>
#include <string>

namespace tabkeeper::compare {

std::string_view embedded_text(std::string_view path) {
    for (const EmbeddedFile& file : embedded_files()) {
        if (file.path == path) return file.text;
    }
    throw std::logic_error("not embedded: " + std::string(path));
}

}  // namespace tabkeeper::compare
