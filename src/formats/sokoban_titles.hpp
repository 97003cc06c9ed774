#pragma once

// Titles and authors in the loose text around boards.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tabkeeper/formats.hpp"

namespace tabkeeper::formats {

/// Whether a text can stand as a title in a file, and be read back.
bool is_title(std::string_view text);

/// The text as UTF-8 without control characters: what is not UTF-8 is read as Latin-1.
std::string clean(std::string_view text);

/// Lines with no empty line between them: what they would be called for if they stood at a board.
class Paragraph {
public:
    void add(std::string_view line);
    bool is_empty() const { return lines_ == 0; }
    /// What a title line says: in quotes, after a semicolon, or alone.
    const std::string& title() const;
    /// The same where only quotes and semicolons count.
    const std::string& marked_title() const { return quoted_.empty() ? comment_ : quoted_; }

private:
    std::size_t lines_ = 0;
    std::string quoted_;
    std::string comment_;
    std::string line_;
};

/// The text before a board, between two boards, or after the last one.
struct Notes {
    Paragraph first;  ///< after the board before
    Paragraph last;   ///< before the next board
    std::string title;
    std::string author;
    std::string collection;
    bool is_apart = false;          ///< there has been an empty line
    bool has_keys_at_once = false;  ///< a title or author came before it
};

/// A line of notes, as far as it is not text.
enum class NoteKind : std::uint8_t {
    Text,
    Key,         ///< a property such as Title: or Date:
    Comment,     ///< Comment:, which Comment-End: may end
    CommentEnd,  ///< Comment-End:
    Solution,    ///< the line before the moves of a solution
    Snapshot,    ///< the line before the moves of anything else
    Moves,       ///< moves, as certain as can be without such a line
    Nothing,     ///< a line that is only for the eye
};

/// What the line is; properties that matter are put into the notes.
NoteKind take_note(std::string_view line, Notes& notes);

/// Whether the line can be moves after a line that announces them.
bool are_moves(std::string_view line);

/// Gives the levels and the collection their titles and authors. `notes` has one more than levels.
void give_titles(Collection& collection, const std::vector<Notes>& notes);

}  // namespace tabkeeper::formats
