#pragma once

// Reads and writes text in a named format, and looks at what is refused.

#include <filesystem>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "formats/source.hpp"
#include "support/catch.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::testing {

using Warnings = std::vector<std::string>;

/// Warnings as `line:column: text`.
inline Instance read_as(InstanceFormat format, const std::string& text,
                        Warnings* warnings = nullptr, const std::filesystem::path& domain = {}) {
    ReadOptions options;
    options.format = format;
    options.domain = domain;
    options.warn = [&](const Place& place, const std::string& message) {
        if (warnings == nullptr) return;
        warnings->push_back(std::to_string(place.line) + ":" + std::to_string(place.column) + ": " +
                            message);
    };
    std::istringstream stream(text);
    const Instance instance = read_instance(stream, "text", options);
    CHECK(defect_of(instance) == std::nullopt);
    return instance;
}

inline std::string written_as(InstanceFormat format, const Instance& instance) {
    std::ostringstream out;
    write_instance(out, instance, format);
    return out.str();
}

inline std::string plan_as(PlanFormat format, const Instance& instance, const Plan& plan) {
    std::ostringstream out;
    write_plan(out, instance, plan, {}, format);
    return out.str();
}

using PlanReader = WrittenPlan (*)(formats::Source&, const Instance&);

inline WrittenPlan read_plan_by(PlanReader reader, const std::string& text,
                                const Instance& instance) {
    std::istringstream stream(text);
    const ReadOptions options;
    formats::Source source(stream, "text", options);
    return reader(source, instance);
}

/// The message must be `text:PLACE: ...`, hold all words and nothing that a terminal might obey.
template <class Read>
void check_refusal(const std::string& text, const std::string& place,
                   const std::vector<std::string>& words, Read&& read) {
    const std::string shown = printable(text.substr(0, 300));
    CAPTURE(shown, place);
    std::string message;
    try {
        read();
    } catch (const InputError& error) {
        message = error.what();
    }
    CAPTURE(message);
    CHECK(message.find(place + ": ") == 0);
    CHECK(printable(message) == message);
    for (const std::string& word : words) {
        CAPTURE(word);
        CHECK(message.find(word) != std::string::npos);
    }
}

inline void check_refused(InstanceFormat format, const std::string& text, const std::string& place,
                          const std::vector<std::string>& words) {
    check_refusal(text, "text:" + place, words, [&] { read_as(format, text); });
}

inline void check_plan_refused(PlanReader reader, const Instance& instance, const std::string& text,
                               const std::string& place, const std::vector<std::string>& words) {
    check_refusal(text, "text:" + place, words, [&] { read_plan_by(reader, text, instance); });
}

inline std::string why_not_written(InstanceFormat format, const Instance& instance) {
    std::ostringstream out;
    try {
        write_instance(out, instance, format);
    } catch (const CannotWrite& error) {
        CHECK(out.str().empty());
        return error.what();
    }
    return "it was written";
}

inline bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// The same text with the first occurrence of a part replaced, which must be there.
inline std::string with(std::string text, const std::string& part, const std::string& other) {
    const std::size_t at = text.find(part);
    INFO("looking for " << part);
    REQUIRE(at != std::string::npos);
    return text.replace(at, part.size(), other);
}

inline std::string without(const std::string& text, const std::string& part) {
    return with(text, part, "");
}

/// The same locations, steps, boxes, goals and player; names, titles and limits aside.
inline void check_same_board(const Instance& one, const Instance& other) {
    CHECK(one.steps == other.steps);
    CHECK(one.boxes == other.boxes);
    CHECK(one.goals == other.goals);
    CHECK(one.player == other.player);
}

/// Where the competition's instances are, or nothing, said aloud.
inline std::filesystem::path shared_folder() {
    const auto folder = std::filesystem::path(TABKEEPER_SOURCE_DIR).parent_path() / "shared";
    if (std::filesystem::exists(folder / "levels" / "asp2013")) return folder;
    std::cout << "SKIPPED: there is no folder ../shared with the competition's instances\n";
    return {};
}

}  // namespace tabkeeper::testing
