// Plans tell by their first predicate, by the parenthesis or time that starts an action, or by
// being made of the letters of LURD. A board with a solution is told by the board.

#include <algorithm>
#include <optional>

#include "formats/glance.hpp"
#include "formats/recognise.hpp"
#include "formats/sokoban_titles.hpp"

namespace tabkeeper::formats {

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
