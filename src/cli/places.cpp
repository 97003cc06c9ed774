// In a folder names decide, because there lie other files, too; a file that is named itself is
// taken whatever its name is. What is in a file is told by its content as always.

#include "cli/places.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "tabkeeper/formats.hpp"

namespace tabkeeper::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::array extensions{".asp", ".lp",  ".lparse", ".b",   ".xsb",
                                ".sok", ".slc", ".txt",    ".rle", ".pddl"};

/// PDDL domains lie beside the problems and are no instances.
bool is_domain(const fs::path& file) {
    if (file.extension() != ".pddl") return false;
    std::ifstream stream(file);
    std::string start(4096, '\0');
    stream.read(start.data(), static_cast<std::streamsize>(start.size()));
    return start.find("(domain ") < start.find("(problem ");
}

bool is_instance(const fs::path& file) {
    const auto known = [&](const char* extension) { return file.extension() == extension; };
    return file.filename().string().front() != '.' && fs::is_regular_file(file) &&
           std::any_of(extensions.begin(), extensions.end(), known) && !is_domain(file);
}

}  // namespace

void add_places_option(CLI::App& command, std::vector<std::string>& places) {
    command
        .add_option("places", places,
                    "Instances, collections, folders with such files; - is standard input")
        ->required()
        ->type_name("PLACE");
}

std::vector<std::string> files_in(const std::vector<std::string>& places) {
    std::vector<std::string> files;
    for (const std::string& place : places) {
        if (!fs::is_directory(place)) {
            files.push_back(place);
            continue;
        }
        std::vector<std::string> found;
        for (const auto& entry : fs::recursive_directory_iterator(place)) {
            if (is_instance(entry.path())) found.push_back(entry.path().string());
        }
        if (found.empty()) {
            throw std::invalid_argument(printable(place) +
                                        ": there is no instance in this folder; expected files "
                                        "that end in .asp, .xsb, .pddl and so on");
        }
        std::sort(found.begin(), found.end());
        files.insert(files.end(), found.begin(), found.end());
    }
    return files;
}

}  // namespace tabkeeper::cli
