// Collections are loose text around boards, so a line must show by its characters alone whether it
// belongs to a board. A row has nothing but board characters and, as the letters, counts and groups
// of the Sokoban wiki's formats also make up words and headings, a wall if it has any of those. A
// line that would be a row but for few characters is not passed over as text: the board it stands
// in would silently fall into two.

#include "formats/board_text.hpp"

#include <algorithm>

#include "formats/source.hpp"

namespace tabkeeper::formats {

namespace {

constexpr std::string_view plain = "#@+$*. -_";
constexpr std::string_view packing = "0123456789()|";

bool has(std::string_view set, char character) { return set.find(character) != set.npos; }

bool all_in(std::string_view text, std::string_view set) {
    return text.find_first_not_of(set) == text.npos;
}

/// `#12`, `#3.` and the like are headings.
bool is_heading(std::string_view text) {
    return text.front() == '#' && text.size() > 1 && all_in(text.substr(1), "0123456789.:)") &&
           !all_in(text, "#.");
}

bool is_extended_row(std::string_view text) {
    if (is_heading(text)) return false;
    if (has(text, '|')) return true;
    const std::size_t digits = text.find_first_not_of("0123456789");
    return has("#*$-_)bB", text.back()) || (digits > 0 && text[digits] == '#');
}

}  // namespace

Place BoardText::place(std::size_t row, std::size_t column) const {
    const BoardRow& here = rows[row];
    if (here.spots.empty()) return {file, here.start.line, here.start.column + column};
    return {file, here.spots[column].line, here.spots[column].column};
}

std::string_view without_end_blanks(std::string_view text) {
    const std::size_t last = text.find_last_not_of(" \t\r");
    return text.substr(0, last == text.npos ? 0 : last + 1);
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r");
    return first == text.npos ? text.substr(0, 0) : without_end_blanks(text.substr(first));
}

char board_character(char character) {
    switch (character) {
        case '#':
        case '@':
        case '+':
        case '$':
        case '*':
        case '.':
        case ' ': return character;
        case '-':
        case '_': return ' ';
        case 'p': return '@';
        case 'P': return '+';
        case 'b': return '$';
        case 'B': return '*';
        case 'o': return '.';
        default: return 0;
    }
}

bool is_packed(std::string_view row) { return row.find_first_of(packing) != row.npos; }

std::string not_in_a_board(int character) {
    if (character == '\t') {
        return "a tab in a board: how many places it stands for is not known; expected blanks";
    }
    return Source::describe(character) +
           " in a board; expected '#', '@', '+', '$', '*', '.' or ' '";
}

std::size_t column_of(std::string_view line, std::size_t index) {
    return 1 + static_cast<std::size_t>(std::count_if(
                   line.begin(), line.begin() + static_cast<std::ptrdiff_t>(index),
                   [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; }));
}

LineKind kind_of(std::string_view line) {
    const std::string_view text = trimmed(line);
    if (text.empty()) return LineKind::Blank;
    const auto walls = std::count(text.begin(), text.end(), '#');
    const auto is_foreign = [](char c) { return board_character(c) == 0 && !has(packing, c); };
    const std::string_view row = without_end_blanks(line);
    if (std::none_of(row.begin(), row.end(), is_foreign)) {
        if (all_in(text, plain)) return walls > 0 ? LineKind::Row : LineKind::WeakRow;
        return walls > 0 && is_extended_row(text) ? LineKind::Row : LineKind::Text;
    }
    // Words have more letters than a row with a slip in it has strange characters.
    const auto slips = std::count_if(row.begin(), row.end(), [&](char c) {
        const bool is_first_byte = (static_cast<unsigned char>(c) & 0xC0U) != 0x80;
        return is_first_byte && (is_foreign(c) || has("pPbBo", c));
    });
    const bool framed = has("#@+$*.-_(0123456789", text.front()) && has("#@+$*.-_)|", text.back());
    return slips < walls + (framed ? 1 : 0) ? LineKind::BadRow : LineKind::Text;
}

}  // namespace tabkeeper::formats
