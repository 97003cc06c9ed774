// Looks at the first block of a text. Facts tell by the first predicate that only one format has,
// boards by a line of board characters with a wall in it, PDDL and XML by how they must start. What
// could be facts is left to the reader of ASP facts, who says best what is wrong with them.

#include "formats/recognise.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "formats/board_text.hpp"
#include "formats/readers.hpp"
#include "formats/sokoban_titles.hpp"

namespace tabkeeper::formats {

namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_word(char c) { return is_lower(c) || is_upper(c) || is_digit(c) || c == '_' || c == '\''; }

/// A text that is looked through from the front.
class Glance {
public:
    explicit Glance(std::string_view text) : text_(text) {
        if (text_.substr(0, 3) == "\xEF\xBB\xBF") next_ = 3;
    }

    char peek(std::size_t ahead = 0) const {
        return next_ + ahead < text_.size() ? text_[next_ + ahead] : '\0';
    }
    bool at_end() const { return next_ >= text_.size(); }
    void skip(std::size_t count = 1) { next_ = std::min(next_ + count, text_.size()); }
    std::size_t offset() const { return next_; }
    std::string_view rest() const { return text_.substr(next_); }

    void skip_blanks() {
        while (!at_end() && is_blank(peek())) skip();
    }

    void skip_line() {
        while (!at_end() && peek() != '\n') skip();
    }

    /// Blanks and comments that start with the character.
    void skip_blanks_and_comments(char comment) {
        for (skip_blanks(); !at_end() && peek() == comment; skip_blanks()) {
            if (comment == '%' && peek(1) == '*') {
                skip_nested_comment();
            } else {
                skip_line();
            }
        }
    }

    std::string_view word() {
        const std::size_t start = next_;
        while (!at_end() && is_word(peek())) skip();
        return text_.substr(start, next_ - start);
    }

    /// How many arguments there are between the '(' here and its ')', which are skipped; broken
    /// ones as far as they go.
    std::size_t arguments() {
        std::size_t count = 1;
        std::size_t depth = 0;
        for (; !at_end(); skip()) {
            const char c = peek();
            if (c == '"') skip_string();
            if (c == '(') ++depth;
            if (c == ',' && depth == 1) ++count;
            if (c == ')' && --depth == 0) break;
        }
        skip();
        return count;
    }

private:
    void skip_nested_comment() {
        std::size_t depth = 0;
        do {
            if (peek() == '%' && peek(1) == '*') {
                ++depth;
                skip(2);
            } else if (peek() == '*' && peek(1) == '%') {
                --depth;
                skip(2);
            } else {
                skip();
            }
        } while (depth > 0 && !at_end());
    }

    void skip_string() {
        for (skip(); !at_end() && peek() != '"' && peek() != '\n'; skip()) {
            if (peek() == '\\') skip();
        }
    }

    std::string_view text_;
    std::size_t next_ = 0;
};

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

template <class Test>
bool any_line(std::string_view text, Test&& test) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        if (test(text.substr(0, end))) return true;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return false;
}

/// A lone '#' is the comment sign of many a language.
bool is_row(std::string_view line) {
    const LineKind kind = kind_of(line);
    if (kind == LineKind::BadRow) return line.find('|') != line.npos;
    return kind == LineKind::Row && trimmed(line).size() > 1;
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

namespace {

constexpr std::string_view letters_of_lurd = "lurdLURD";

std::optional<PlanNotation> notation_of_facts(Glance glance) {
    while (true) {
        glance.skip_blanks_and_comments('%');
        if (!is_lower(glance.peek())) return std::nullopt;
        const std::string_view name = glance.word();
        glance.skip_blanks();
        if (glance.peek() != '(') return std::nullopt;
        const std::size_t arity = glance.arguments();
        if (name == "push") return PlanNotation::Asp;
        if (name == "move" && arity == 5) return PlanNotation::Asp2013;
        if (name.substr(0, 6) == "pushto") return PlanNotation::Asp2013;
        if (name == "move" && arity == 3) return PlanNotation::Thesis;
        if (name == "at" && arity == 4) return PlanNotation::Thesis;
        glance.skip_blanks_and_comments('%');
        if (glance.peek() == '.') glance.skip();
    }
}

/// `(move ...)` or `0.000: (move ...)`, after comments; or nothing but the comment on the cost.
bool starts_as_ipc(Glance glance) {
    glance.skip_blanks();
    const bool has_comment = glance.peek() == ';';
    glance.skip_blanks_and_comments(';');
    if (glance.at_end()) return has_comment;
    if (is_digit(glance.peek())) {
        while (is_digit(glance.peek()) || glance.peek() == '.') glance.skip();
        glance.skip_blanks();
        return glance.peek() == ':';
    }
    if (glance.peek() != '(') return false;
    glance.skip();
    glance.skip_blanks();
    const std::string_view name = glance.word();
    // A group of letters is LURD.
    return name.find_first_not_of(letters_of_lurd) != name.npos || glance.peek() == '-';
}

/// Letters of the player's way, a slip now and then included.
bool starts_as_lurd(Glance glance) {
    glance.skip_blanks();
    if (glance.peek() == '(') glance.skip();
    const std::string_view word = glance.word();
    if (word.empty()) return false;
    if (is_lower(word.front()) && glance.peek() == '(' && !is_digit(word.back())) return false;
    const auto known = std::count_if(word.begin(), word.end(), [](char c) {
        return is_digit(c) || letters_of_lurd.find(c) != letters_of_lurd.npos;
    });
    return static_cast<std::size_t>(known) * 2 > word.size();
}

bool is_solution(std::string_view line) {
    Notes notes;
    return take_note(line, notes) == NoteKind::Solution;
}

}  // namespace

PlanNotation recognise_plan(Source& source) {
    const std::string_view text = source.preview();
    Glance glance(text);
    glance.skip_blanks();
    if (glance.peek() == '{' || glance.peek() == '[') return PlanNotation::Json;
    if (const auto notation = notation_of_facts(glance)) return *notation;
    if (any_line(text, is_row) && any_line(text, is_solution)) return PlanNotation::Sok;
    if (starts_as_ipc(glance)) return PlanNotation::Ipc;
    if (starts_as_lurd(glance)) return PlanNotation::Lurd;
    return any_line(text, is_row) ? PlanNotation::Sok : PlanNotation::Asp;
}

}  // namespace tabkeeper::formats
