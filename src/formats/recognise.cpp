// Looks at the first block of a text. Facts tell by the first predicate that only one format has,
// boards by a line of board characters with a wall in it, PDDL and XML by how they must start. What
// could be facts is left to the reader of ASP facts, who says best what is wrong with them.

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "formats/glance.hpp"
#include "formats/readers.hpp"
#include "formats/sokoban_titles.hpp"

namespace tabkeeper::formats {

namespace {

struct Predicate {
    std::string_view name;
    std::size_t arity = 0;            ///< 0: any
    std::string_view first_argument;  ///< what it starts with, where that matters
    InstanceFormat format = InstanceFormat::Asp;
};

constexpr std::array<Predicate, 20> predicates{{
    {"top", 0, "", InstanceFormat::Asp},        {"right", 0, "", InstanceFormat::Asp},
    {"box", 0, "", InstanceFormat::Asp},        {"solution", 0, "", InstanceFormat::Asp},
    {"sokoban", 0, "", InstanceFormat::Asp},    {"movedir", 0, "", InstanceFormat::Asp2013},
    {"isgoal", 0, "", InstanceFormat::Asp2013}, {"isnongoal", 0, "", InstanceFormat::Asp2013},
    {"stone", 0, "", InstanceFormat::Asp2013},  {"player", 0, "", InstanceFormat::Asp2013},
    {"at", 2, "", InstanceFormat::Asp2013},     {"clear", 0, "", InstanceFormat::Asp2013},
    {"init", 0, "", InstanceFormat::Thesis},    {"location", 0, "", InstanceFormat::B},
    {"box_in", 0, "", InstanceFormat::B},       {"sokoban_in", 0, "", InstanceFormat::B},
    {"step", 3, "", InstanceFormat::B},         {"goal", 0, "box_in", InstanceFormat::B},
    {"goal", 1, "", InstanceFormat::Asp2013},   {"#const", 0, "", InstanceFormat::Thesis},
}};

std::optional<InstanceFormat> format_of(std::string_view name, std::size_t arity,
                                        std::string_view arguments) {
    const std::size_t first = arguments.find_first_not_of("( \t\r\n");
    const std::string_view argument =
        first == arguments.npos ? std::string_view() : arguments.substr(first);
    for (const Predicate& predicate : predicates) {
        if (predicate.name == name && (predicate.arity == 0 || predicate.arity == arity) &&
            argument.substr(0, predicate.first_argument.size()) == predicate.first_argument) {
            return predicate.format;
        }
    }
    return std::nullopt;
}

bool is_known_name(std::string_view name) {
    return std::any_of(predicates.begin(), predicates.end(),
                       [&](const Predicate& predicate) { return predicate.name == name; });
}

/// The format of facts, by the first that decides; nothing where none does, or there is no fact.
std::optional<InstanceFormat> format_of_facts(Glance glance) {
    while (true) {
        glance.skip_blanks_and_comments('%');
        if (glance.peek() == '#') {
            glance.skip();
            if (glance.word() == "const") return InstanceFormat::Thesis;
            while (!glance.at_end() && glance.peek() != '.' && glance.peek() != '\n') glance.skip();
        } else {
            if (!is_lower(glance.peek())) return std::nullopt;
            const std::string_view name = glance.word();
            glance.skip_blanks();
            std::size_t arity = 0;
            const std::string_view arguments = glance.rest();
            if (glance.peek() == '(') arity = glance.arguments();
            if (arity > 0) {
                if (const auto format = format_of(name, arity, arguments)) return format;
            }
            glance.skip_blanks_and_comments('%');
        }
        if (glance.peek() != '.') return std::nullopt;
        glance.skip();
    }
}

/// Whether the text starts as facts, rules or directives do, or has one of the predicates
/// somewhere.
bool looks_like_facts(Glance glance) {
    glance.skip_blanks_and_comments('%');
    if (glance.at_end() || glance.peek() == '_') return true;
    if (glance.peek() == ':' && glance.peek(1) == '-') return true;
    if (glance.peek() == '<' && glance.peek(1) == '-') return true;
    if (glance.peek() == '#' && is_lower(glance.peek(1))) return true;
    if (is_lower(glance.peek())) {
        const bool is_known = is_known_name(glance.word());
        glance.skip_blanks();
        if (is_known || glance.peek() == '(' || glance.peek() == '.' || glance.peek() == ':') {
            return true;
        }
    }
    while (!glance.at_end()) {
        const std::string_view name = glance.word();
        if (glance.peek() == '(' && is_known_name(name)) return true;
        glance.skip();
    }
    return false;
}

bool is_property(std::string_view line) {
    Notes notes;
    take_note(line, notes);
    return !notes.title.empty() || !notes.author.empty() || !notes.collection.empty();
}

bool starts_with_board(Glance glance) {
    glance.skip_blanks();
    const std::string_view rest = glance.rest();
    return is_row(rest.substr(0, rest.find_first_of("\r\n")));
}

bool starts_as_pddl(Glance glance) {
    glance.skip_blanks_and_comments(';');
    if (glance.peek() != '(') return false;
    glance.skip();
    glance.skip_blanks_and_comments(';');
    std::string word(glance.word());
    for (char& c : word) c = is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c;
    return word == "define";
}

bool starts_as_xml(Glance glance) {
    glance.skip_blanks();
    const char next = glance.peek(1);
    return glance.peek() == '<' && (next == '?' || next == '!' || is_lower(next) || is_upper(next));
}

[[noreturn]] void fail_for_none(std::string_view text, const Place& start) {
    Glance glance(text);
    glance.skip_blanks();
    Place place = start;
    for (const char c : text.substr(0, glance.offset())) {
        place.column = c == '\n' ? 1 : place.column + 1;
        place.line += c == '\n' ? 1 : 0;
    }
    Source::fail(place,
                 "no instance that is known: expected a fact of an ASP Competition, of the "
                 "thesis or of B, a board, <SokobanLevels> or (define (problem ...)), found " +
                     Source::describe(static_cast<unsigned char>(glance.peek())));
}

}  // namespace

InstanceFormat recognise_instance(Source& source) {
    const std::string_view text = source.preview();
    const Glance glance(text);
    // A first row far to the right: nothing else needs so many blanks.
    const bool is_full = text.size() == Source::preview_size;
    if (is_full && text.find_first_not_of(' ') == text.npos) return InstanceFormat::Sokoban;
    if (starts_with_board(glance)) return InstanceFormat::Sokoban;
    if (starts_as_pddl(glance)) return InstanceFormat::Pddl;
    if (starts_as_xml(glance)) return InstanceFormat::Sokoban;
    if (const auto format = format_of_facts(glance)) return *format;
    if (any_line(text, is_row)) return InstanceFormat::Sokoban;
    if (looks_like_facts(glance)) return InstanceFormat::Asp;
    // A long header may hide the first board.
    if (any_line(text, is_property) || trimmed(glance.rest()).substr(0, 1) == ";" ||
        trimmed(glance.rest()).substr(0, 2) == "::") {
        return InstanceFormat::Sokoban;
    }
    fail_for_none(text, source.place());
}

}  // namespace tabkeeper::formats
