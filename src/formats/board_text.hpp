#pragma once

// Boards as text: which lines are rows of a board, and what their characters stand for.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tabkeeper/formats.hpp"

namespace tabkeeper::formats {

/// Where a character of a text stands.
struct Spot {
    std::size_t line = 1;
    std::size_t column = 1;
};

/// No board has more characters than this, walls and blanks included.
inline constexpr std::size_t most_characters = 1'000'000;

struct BoardRow {
    std::string characters;   ///< only `# @ + $ * .` and blanks
    Spot start;               ///< of the first character
    std::vector<Spot> spots;  ///< of each character, where they do not follow one another
};

struct BoardText {
    std::string file;
    std::vector<BoardRow> rows;

    Place place(std::size_t row, std::size_t column) const;
};

enum class LineKind : std::uint8_t {
    Blank,
    Row,      ///< of a board, with a wall in it
    WeakRow,  ///< of a board if one is around it: floor, boxes or goals, but no wall
    BadRow,   ///< of a board if one is around it, but for a character that no board has
    Text,
};

/// What a line is when it stands alone; blanks at its end do not matter.
LineKind kind_of(std::string_view line);

/// The `# @ + $ * .` or blank that the character stands for in a board, or 0.
char board_character(char character);

/// Whether the text is a row with counts, groups or '|' in it.
bool is_packed(std::string_view row);

/// The message for a character that no board has.
std::string not_in_a_board(int character);

/// The place of the byte at `index`: columns count characters, not UTF-8 bytes.
std::size_t column_of(std::string_view line, std::size_t index);

/// The text without blanks and tabs at its end, or at both.
std::string_view without_end_blanks(std::string_view text);
std::string_view trimmed(std::string_view text);

}  // namespace tabkeeper::formats
