// Of the embedded tables those count that begin with a column `instance`. Their other columns are
// SYSTEM_seconds.

#include "compare/published.hpp"

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "compare/embedded.hpp"

namespace tabkeeper::compare {

namespace {

std::vector<std::string> cells_of(const std::string& line) {
    std::vector<std::string> cells;
    std::istringstream stream(line);
    for (std::string cell; std::getline(stream, cell, ',');) cells.push_back(cell);
    return cells;
}

}  // namespace

std::vector<PublishedFigure> published_for(const std::string& instance) {
    const std::string name = std::filesystem::path(instance).filename().string();
    std::vector<PublishedFigure> figures;
    for (const EmbeddedFile& file : embedded_files()) {
        if (file.path.rfind("tables/published/", 0) != 0) continue;
        std::istringstream lines{std::string(file.text)};
        std::string line;
        std::getline(lines, line);
        const auto header = cells_of(line);
        if (header.empty() || header.front() != "instance") continue;
        while (std::getline(lines, line)) {
            const auto cells = cells_of(line);
            if (cells.empty() || cells.front() != name) continue;
            for (std::size_t column = 1; column < std::min(cells.size(), header.size()); ++column) {
                figures.push_back(
                    {header[column].substr(0, header[column].find("_seconds")), cells[column]});
            }
        }
    }
    return figures;
}

}  // namespace tabkeeper::compare
