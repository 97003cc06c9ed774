#pragma once

// Boards and collections as text in, instances, titles, warnings and refusals out.

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "support/catch.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::testing::boards {

/// Warnings as `line:column: text`.
inline ReadOptions noting(std::vector<std::string>& warnings) {
    ReadOptions options;
    options.warn = [&](const Place& place, const std::string& message) {
        warnings.push_back(std::to_string(place.line) + ":" + std::to_string(place.column) + ": " +
                           message);
    };
    return options;
}

inline Collection collection_in(const std::string& text, const ReadOptions& options = {}) {
    std::istringstream stream(text);
    return read_collection(stream, "file", options);
}

/// The one level of the text, read without a warning.
inline Instance level_in(const std::string& text) {
    std::vector<std::string> warnings;
    std::istringstream stream(text);
    Instance instance = read_instance(stream, "file", noting(warnings));
    CAPTURE(text);
    CHECK(warnings.empty());
    CHECK(defect_of(instance) == std::nullopt);
    return instance;
}

inline std::vector<std::string> warnings_of(const std::string& text,
                                            const std::string& levels = {}) {
    std::vector<std::string> warnings;
    ReadOptions options = noting(warnings);
    options.levels = levels;
    collection_in(text, options);
    return warnings;
}

inline std::vector<std::string> titles_of(const Collection& collection) {
    std::vector<std::string> titles;
    for (const Level& level : collection.levels) {
        titles.push_back(level.instance() == nullptr ? "(bad)" : level.instance()->title);
    }
    return titles;
}

inline std::vector<std::string> titles_in(const std::string& text) {
    return titles_of(collection_in(text));
}

/// What is wrong with the text, or with the level that was chosen of it.
inline std::string refusal_of(const std::string& text, const std::string& levels = {}) {
    ReadOptions options;
    options.levels = levels;
    std::istringstream stream(text);
    try {
        read_instance(stream, "file", options);
    } catch (const InputError& error) {
        CHECK(printable(error.what()) == error.what());
        return error.what();
    }
    return "it was read";
}

/// The refusal must be `file:PLACE: ...` with all the words.
inline void check_refused(const std::string& text, const std::string& place,
                          const std::vector<std::string>& words, const std::string& levels = {}) {
    const std::string message = refusal_of(text, levels);
    const std::string shown = printable(text.substr(0, 300));
    CAPTURE(shown, place, message);
    CHECK(message.find("file:" + place + ": ") == 0);
    for (const std::string& word : words) {
        CAPTURE(word);
        CHECK(message.find(word) != std::string::npos);
    }
}

inline std::vector<std::string> names_of(const Instance& instance,
                                         const std::vector<Location>& locations) {
    std::vector<std::string> names;
    for (const Location location : locations) names.push_back(instance.names[location]);
    return names;
}

/// Everything but names, titles and authors; and that the conditions mean the same.
inline bool same_board(const Instance& one, const Instance& other) {
    return one.steps == other.steps && one.boxes == other.boxes && one.goals == other.goals &&
           one.player == other.player &&
           (one.condition == other.condition || one.boxes.size() == one.goals.size());
}

inline std::string written(const Instance& instance) {
    std::ostringstream out;
    write_instance(out, instance, InstanceFormat::Sokoban);
    return out.str();
}

/// Where the real collections are, or nothing, said aloud.
inline std::filesystem::path shared_levels() {
    const auto folder =
        std::filesystem::path(TABKEEPER_SOURCE_DIR).parent_path() / "shared" / "levels";
    if (std::filesystem::exists(folder / "microban.xsb")) return folder;
    std::cout << "SKIPPED: there is no folder ../shared/levels with real collections\n";
    return {};
}

/// A level that every program reads: one push right.
inline const std::string small_level = "#####\n#@$.#\n#####\n";

}  // namespace tabkeeper::testing::boards
