// Collections name their levels in different ways: `Title:` after the board (Sokoban YASC, JSoko)
// or before it, a line of its own, `; 12` or `'name'` before the board, `; name` after it. Which
// way a file goes shows at its ends: text before the first board and none after the last means
// before.

#include "formats/sokoban_titles.hpp"

#include <algorithm>
#include <array>

#include "formats/board_text.hpp"

namespace tabkeeper::formats {

namespace {

constexpr std::size_t longest_title = 300;
constexpr std::size_t longest_key = 24;
constexpr std::size_t least_moves = 8;  // shorter ones may be words: "dull", "Rudd"

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string lower(std::string_view text) {
    std::string small(text);
    for (char& c : small) c = lower(c);
    return small;
}

bool starts_with(std::string_view text, std::string_view start) {
    return text.substr(0, start.size()) == start;
}

std::string_view without_semicolons(std::string_view line) {
    const std::size_t first = line.find_first_not_of("; \t");
    return first == line.npos ? line.substr(0, 0) : line.substr(first);
}

NoteKind take_property(const std::string& key, std::string_view value, Notes& notes) {
    const auto take = [&](std::string& field) {
        if (field.empty() && value.size() <= longest_title) field = clean(value);
        notes.has_keys_at_once = notes.has_keys_at_once || !notes.is_apart;
        return NoteKind::Key;
    };
    if (key == "title") return take(notes.title);
    if (key == "author" || key == "authors") return take(notes.author);
    if (key == "collection" || key == "set") return take(notes.collection);
    if (key == "comment") return NoteKind::Comment;
    if (key == "comment-end") return NoteKind::CommentEnd;
    constexpr std::array others{"email",
                                "e-mail",
                                "homepage",
                                "website",
                                "url",
                                "copyright",
                                "date",
                                "difficulty",
                                "view",
                                "id",
                                "game",
                                "own solution",
                                "author comment",
                                "date created",
                                "date of last change",
                                "description",
                                "solution name",
                                "solution comment",
                                "solution comment end"};
    const bool is_known = std::find(others.begin(), others.end(), key) != others.end();
    return is_known ? NoteKind::Key : NoteKind::Text;
}

/// Whether titles stand before their boards: the first has one there, nothing comes after the last,
/// every level has one, and none clings to the board above.
bool stand_before(const std::vector<Notes>& notes, std::string Notes::*field) {
    const auto having = std::count_if(notes.begin(), notes.end(),
                                      [&](const Notes& note) { return !(note.*field).empty(); });
    const bool clings = std::any_of(notes.begin() + 1, notes.end(),
                                    [](const Notes& note) { return note.has_keys_at_once; });
    return !(notes.front().*field).empty() && (notes.back().*field).empty() && !clings &&
           static_cast<std::size_t>(having) + 1 == notes.size();
}

}  // namespace

std::string clean(std::string_view text) {
    text = trimmed(text);
    if (printable(text) == text) return std::string(text);
    std::string utf8;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0xA0) {
            utf8 += c;
        } else {
            utf8 += static_cast<char>(0xC0U | byte >> 6U);
            utf8 += static_cast<char>(0x80U | (byte & 0x3FU));
        }
    }
    // Text that is UTF-8 but for a control character must not be read as Latin-1.
    const bool is_latin = std::none_of(text.begin(), text.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0x80 && byte < 0xA0;
    });
    return printable(is_latin ? utf8 : text);
}

bool is_title(std::string_view text) {
    return !text.empty() && text.size() <= longest_title && clean(text) == text;
}

void Paragraph::add(std::string_view line) {
    ++lines_;
    line = trimmed(line);
    if (line.empty() || line.size() > longest_title) return;
    if (line.front() == ';') {
        line = without_semicolons(line);
        if (!line.empty()) comment_ = clean(line);
        return;
    }
    if (line.size() > 2 && line.front() == '\'' && line.back() == '\'') {
        quoted_ = clean(line.substr(1, line.size() - 2));
        return;
    }
    line_ = clean(line);
}

const std::string& Paragraph::title() const {
    static const std::string none;
    if (!marked_title().empty()) return marked_title();
    return lines_ == 1 ? line_ : none;
}

bool are_moves(std::string_view line) {
    line = trimmed(line);
    return !line.empty() && line.find_first_not_of("lurdLURD0123456789()[]{}<>*, ") == line.npos &&
           line.find_first_of("lurdLURD") != line.npos;
}

NoteKind take_note(std::string_view line, Notes& notes) {
    line = trimmed(line);
    if (starts_with(line, "::") || line.find_first_not_of("-_=*.~ ") == line.npos) {
        return NoteKind::Nothing;
    }
    const std::string_view text = without_semicolons(line);
    const std::size_t colon = text.substr(0, longest_key).find(':');
    if (colon != text.npos) {
        const std::string key = lower(trimmed(text.substr(0, colon)));
        const NoteKind kind = take_property(key, trimmed(text.substr(colon + 1)), notes);
        if (kind != NoteKind::Text) return kind;
    }
    const std::string start = lower(text.substr(0, longest_key));
    if (starts_with(start, "solution")) return NoteKind::Solution;
    for (const std::string_view word :
         {"snapshot", "savegame", "saved game", "normal mode", "reverse mode", "best solution"}) {
        if (starts_with(start, word)) return NoteKind::Snapshot;
    }
    if (line.size() >= least_moves && are_moves(line) && line.find(' ') == line.npos) {
        return NoteKind::Moves;
    }
    return NoteKind::Text;
}

void give_titles(Collection& collection, const std::vector<Notes>& notes) {
    const Notes& header = notes.front();
    // With one level the title of a collection looks the same, but for a title line after it.
    const bool is_of_collection = notes.size() == 2 && !header.last.title().empty();
    const bool titles_before = stand_before(notes, &Notes::title) && !is_of_collection;
    const bool authors_before = stand_before(notes, &Notes::author);
    const bool lines_after =
        header.last.title().empty() && !notes.back().first.marked_title().empty();
    for (std::size_t index = 0; index < collection.levels.size(); ++index) {
        auto* instance = std::get_if<Instance>(&collection.levels[index].content);
        if (instance == nullptr) continue;
        const Notes& before = notes[index];
        const Notes& after = notes[index + 1];
        instance->title = titles_before ? before.title : after.title;
        if (instance->title.empty()) {
            instance->title = lines_after ? after.first.marked_title() : before.last.title();
        }
        instance->author = authors_before ? before.author : after.author;
        if (instance->author.empty()) instance->author = header.author;
    }
    collection.title =
        !header.collection.empty() || titles_before ? header.collection : header.title;
}

}  // namespace tabkeeper::formats
