#pragma once

// A place in a source that need not name the file: for things of which there may be millions.

#include <cstddef>

#include "formats/source.hpp"

namespace tabkeeper::formats {

struct LineAndColumn {
    explicit LineAndColumn(const Place& place) : line(place.line), column(place.column) {}

    Place in(const Source& source) const { return {source.place().file, line, column}; }

    std::size_t line;
    std::size_t column;
};

}  // namespace tabkeeper::formats
