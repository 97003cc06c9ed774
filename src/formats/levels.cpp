// A choice of digits, hyphens and commas is taken for numbers, anything else for a title, which may
// have commas of its own. A title is looked for as a whole first, then as a part of others.

#include "formats/levels.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>

#include "formats/source.hpp"

namespace tabkeeper::formats {

namespace {

struct Range {
    std::size_t first = 0;
    std::size_t last = 0;
};

std::optional<std::size_t> level_number_in(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == text.npos) return std::nullopt;
    text = text.substr(first, text.find_last_not_of(' ') + 1 - first);
    if (text.find_first_not_of("0123456789") != text.npos) return std::nullopt;
    std::size_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() ? value : std::string::npos;  // too large for any file
}

std::optional<Range> level_range_in(std::string_view text) {
    const std::size_t hyphen = text.find('-');
    const auto first = level_number_in(text.substr(0, hyphen));
    const auto last = hyphen == text.npos ? first : level_number_in(text.substr(hyphen + 1));
    if (!first || !last) return std::nullopt;
    return Range{*first, *last};
}

/// The numbers of a choice; nothing where it is a title.
std::optional<std::vector<Range>> ranges_in(std::string_view choice) {
    std::vector<Range> ranges;
    while (true) {
        const std::size_t comma = choice.find(',');
        const auto range = level_range_in(choice.substr(0, comma));
        if (!range) return std::nullopt;
        ranges.push_back(*range);
        if (comma == choice.npos) return ranges;
        choice.remove_prefix(comma + 1);
    }
}

std::string small(std::string_view text) {
    std::string letters(text);
    for (char& c : letters) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return letters;
}

std::string shown(std::size_t number) {
    return number == std::string::npos ? "so large a number" : std::to_string(number);
}

}  // namespace

std::vector<bool> chosen_levels(const Collection& collection, const std::string& choice,
                                const std::string& file) {
    const std::size_t size = collection.levels.size();
    const std::string held =
        size == 1 ? "the file has 1 level" : "the file has " + std::to_string(size) + " levels";
    std::vector<bool> chosen(size, choice.empty());
    if (choice.empty()) return chosen;
    const Place start{file, 1, 1};
    if (const auto ranges = ranges_in(choice)) {
        for (const auto& [first, last] : *ranges) {
            for (const std::size_t number : {first, last}) {
                if (number < 1 || number > size) {
                    Source::fail(start, "there is no level " + shown(number) + "; " + held);
                }
            }
            if (first > last) {
                Source::fail(start, "no levels from " + shown(first) + " to " + shown(last) +
                                        "; expected the smaller number first");
            }
            std::fill(chosen.begin() + static_cast<std::ptrdiff_t>(first - 1),
                      chosen.begin() + static_cast<std::ptrdiff_t>(last), true);
        }
        return chosen;
    }
    const std::string wanted = small(choice);
    for (const bool as_whole : {true, false}) {
        for (std::size_t index = 0; index < size; ++index) {
            const Instance* instance = collection.levels[index].instance();
            if (instance == nullptr) continue;
            const std::string title = small(instance->title);
            chosen[index] = as_whole ? title == wanted : title.find(wanted) != title.npos;
        }
        if (std::find(chosen.begin(), chosen.end(), true) != chosen.end()) return chosen;
    }
    Source::fail(start, "no level has " + printable(choice) + " in its title; " + held);
}

void choose_levels(Collection& collection, const std::string& choice, const std::string& file) {
    const std::vector<bool> chosen = chosen_levels(collection, choice, file);
    std::vector<Level> kept;
    for (std::size_t index = 0; index < chosen.size(); ++index) {
        if (chosen[index]) kept.push_back(std::move(collection.levels[index]));
    }
    collection.levels = std::move(kept);
}

}  // namespace tabkeeper::formats
