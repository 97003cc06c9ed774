// Takes a collection apart line by line. Rows make boards; everything else is notes, out of which
// titles are picked when all has been seen. What stands in `Comment:` to `Comment-End:` is read
// like the rest and forgotten at its end, because a comment may as well be one line that nothing
// ends.

#include <algorithm>

#include "formats/levels.hpp"
#include "formats/readers.hpp"
#include "formats/sokoban_board.hpp"
#include "formats/sokoban_text.hpp"

namespace tabkeeper::formats {

namespace {

constexpr std::size_t most_levels = 100'000;
constexpr std::size_t longest_line = 10'000'000;  // as many letters as a solution may have
constexpr std::size_t most_warnings_of_a_level = 8;

/// Lines, however they end.
class Lines {
public:
    explicit Lines(Source& source) : source_(source) {}

    bool next() {
        if (source_.peek() == Source::end) return false;
        text.clear();
        ++number;
        while (source_.peek() != Source::end) {
            const int character = source_.take();
            if (character == '\n') break;
            if (character == '\r') {
                if (source_.peek() == '\n') source_.take();
                break;
            }
            if (text.size() == longest_line) {
                source_.fail_here("a line of more than 10000000 characters");
            }
            text += static_cast<char>(character);
        }
        if (number == 1 && text.compare(0, 3, "\xEF\xBB\xBF") == 0) text.erase(0, 3);
        return true;
    }

    std::string text;
    std::size_t number = 0;

private:
    Source& source_;
};

class TextReader {
public:
    TextReader(Source& source, std::vector<WrittenSolution>* solutions)
        : source_(source), solutions_(solutions), levels_(source) {
        board_.file = source.place().file;
    }

    Collection read() {
        Lines lines(source_);
        while (lines.next()) take(lines.text, lines.number);
        finish_board();
        if (levels_.size() == 0) {
            source_.fail_here("no board; expected rows of '#', '@', '+', '$', '*', '.' and ' '");
        }
        finish_paragraph();
        before_.push_back(std::move(notes_));
        return levels_.finish([&](Collection& collection) { give_titles(collection, before_); });
    }

private:
    enum class Moves { None, OfSolution, Others };

    void take(const std::string& line, std::size_t number) {
        if (moves_ != Moves::None && rows_.empty() && are_moves(line)) {
            return add_moves(line, number);
        }
        const LineKind kind = kind_of(line);
        if (kind == LineKind::Blank) {
            finish_board();
            finish_paragraph();
            notes_.is_apart = true;
            if (has_moves_) moves_ = Moves::None;
            return;
        }
        const bool is_text = kind == LineKind::Text || (kind == LineKind::BadRow && is_key(line));
        if (!is_text) return add_row(line, number, kind);
        finish_board();
        take_text(line, number);
    }

    /// `Title: #####` is no row with a few slips in it.
    static bool is_key(const std::string& line) {
        Notes notes;
        return take_note(line, notes) == NoteKind::Key;
    }

    void add_row(const std::string& line, std::size_t number, LineKind kind) {
        has_row_ = has_row_ || kind == LineKind::Row;
        // With bars a line is many rows.
        if (kind == LineKind::BadRow) bad_rows_ += line.find('|') == line.npos ? 1 : 2;
        characters_ += line.size() + 1;
        if (rows_.empty() || characters_ <= most_characters) {
            rows_.push_back({without_end_blanks(line), number});
        }
    }

    /// Rows that an empty line, text or the end of the file has ended.
    void finish_board() {
        const auto rows = std::exchange(rows_, {});
        const bool is_board = std::exchange(has_row_, false) || bad_rows_ > 1;
        const bool is_too_large = std::exchange(characters_, 0) > most_characters;
        bad_rows_ = 0;
        if (rows.empty()) return;
        if (!is_board) {
            for (const Row& row : rows) take_text(std::string(row.text), row.line);
            return;
        }
        finish_paragraph();
        moves_ = Moves::None;
        const Place start{board_.file, rows.front().line, 1};
        levels_.add(start, [&](const ReadOptions& options) {
            if (is_too_large) Source::fail(start, "the board has more than 1000000 characters");
            board_.rows.clear();
            for (const Row& row : rows) decoder_.add(board_, row.text, {row.line, 1});
            return instance_of(board_, options);
        });
        before_.push_back(std::exchange(notes_, {}));
    }

    void take_text(const std::string& line, std::size_t number) {
        const NoteKind kind = take_note(line, notes_);
        moves_ = Moves::None;
        switch (kind) {
            case NoteKind::Text: paragraph_.add(line); return;
            case NoteKind::Key: return;
            case NoteKind::Comment:
                finish_paragraph();
                comment_ = {true, levels_.size(), solutions_ == nullptr ? 0 : solutions_->size(),
                            notes_};
                return;
            case NoteKind::CommentEnd: return forget_comment();
            case NoteKind::Solution:
            case NoteKind::Snapshot:
                // A title of the moves, not of a board.
                paragraph_ = {};
                moves_ = kind == NoteKind::Solution ? Moves::OfSolution : Moves::Others;
                has_moves_ = false;
                if (moves_ == Moves::OfSolution && solutions_ != nullptr && levels_.size() > 0) {
                    solutions_->push_back({levels_.size() - 1, {}, {number + 1, 1}});
                }
                return;
            case NoteKind::Moves:
                paragraph_ = {};
                moves_ = Moves::Others;
                has_moves_ = true;
                return;
            case NoteKind::Nothing: return finish_paragraph();
        }
    }

    void add_moves(const std::string& line, std::size_t number) {
        if (moves_ == Moves::OfSolution && solutions_ != nullptr && !solutions_->empty()) {
            WrittenSolution& solution = solutions_->back();
            if (!has_moves_) solution.start = {number, 1};
            solution.moves += line + '\n';
        }
        has_moves_ = true;
    }

    void finish_paragraph() {
        if (paragraph_.is_empty()) return;
        if (notes_.first.is_empty()) notes_.first = paragraph_;
        notes_.last = std::exchange(paragraph_, {});
    }

    void forget_comment() {
        paragraph_ = {};
        if (!comment_.is_open) return;
        levels_.cut(comment_.levels);
        before_.resize(comment_.levels);
        if (solutions_ != nullptr) solutions_->resize(comment_.solutions);
        notes_ = std::move(comment_.notes);
        comment_ = {};
    }

    struct Row {
        std::string text;
        std::size_t line = 0;

        Row(std::string_view row, std::size_t number) : text(row), line(number) {}
    };

    struct Comment {
        bool is_open = false;
        std::size_t levels = 0;
        std::size_t solutions = 0;
        Notes notes;
    };

    Source& source_;
    std::vector<WrittenSolution>* solutions_;
    LevelList levels_;
    std::vector<Notes> before_;  // each level
    Notes notes_;                // since the last one
    Paragraph paragraph_;
    Comment comment_;
    Moves moves_ = Moves::None;  // may follow
    bool has_moves_ = false;
    std::vector<Row> rows_;
    bool has_row_ = false;
    std::size_t bad_rows_ = 0;
    std::size_t characters_ = 0;
    BoardText board_;
    RowDecoder decoder_;
};

}  // namespace

void LevelList::add(const Place& place, const std::function<Instance(const ReadOptions&)>& read) {
    if (levels_.size() == most_levels) {
        Source::fail(place, "more than 100000 levels; expected the file in parts");
    }
    const std::size_t index = levels_.size();
    std::size_t warnings = 0;
    ReadOptions options;
    options.warn = [&](const Place& where, const std::string& message) {
        if (warnings++ < most_warnings_of_a_level) warnings_.push_back({index, where, message});
    };
    try {
        levels_.push_back({index + 1, read(options)});
    } catch (const InputError& error) {
        levels_.push_back({index + 1, error});
    }
}

void LevelList::cut(std::size_t size) {
    levels_.erase(levels_.begin() + static_cast<std::ptrdiff_t>(size), levels_.end());
    while (!warnings_.empty() && warnings_.back().level >= size) warnings_.pop_back();
}

Collection LevelList::finish(const std::function<void(Collection&)>& give_titles) {
    Collection collection;
    collection.format = InstanceFormat::Sokoban;
    collection.levels = std::move(levels_);
    collection.size = collection.levels.size();
    give_titles(collection);
    const auto chosen = chosen_levels(collection, source_.options().levels, source_.place().file);
    for (const Warning& warning : warnings_) {
        if (chosen[warning.level]) source_.options().warn(warning.place, warning.message);
    }
    return collection;
}

Collection read_sokoban_text(Source& source, std::vector<WrittenSolution>* solutions) {
    return TextReader(source, solutions).read();
}

Collection read_sokoban(Source& source) {
    std::string_view start = source.preview();
    if (start.substr(0, 3) == "\xEF\xBB\xBF") start.remove_prefix(3);
    const std::size_t first = start.find_first_not_of(" \t\r\n");
    const bool is_xml = first != start.npos && start[first] == '<';
    return is_xml ? read_slc(source) : read_sokoban_text(source);
}

}  // namespace tabkeeper::formats
