#pragma once

// Figures that others have published, by the name of the instance's file.

#include <string>
#include <vector>

namespace tabkeeper::compare {

struct PublishedFigure {
    std::string system;  ///< as its authors name it
    std::string figure;  ///< seconds, or how it failed
};

/// What tables/published has about a file of this name, wherever it lies.
std::vector<PublishedFigure> published_for(const std::string& instance);

}  // namespace tabkeeper::compare
