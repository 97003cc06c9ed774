// Collections as XML: <SokobanLevels> with <Title> and <LevelCollection>, whose <Level>s have one
// <L> for each row. The Id is a level's title and the nearest Copyright its author. Elements that
// are not known are passed over with all that is in them.

#include <algorithm>
#include <optional>

#include "formats/slc_xml.hpp"
#include "formats/sokoban_board.hpp"
#include "formats/sokoban_text.hpp"

namespace tabkeeper::formats {

namespace {

using TokenKind = XmlToken::Kind;

class SlcReader {
public:
    explicit SlcReader(Source& source) : xml_(source), levels_(source) {
        board_.file = source.place().file;
    }

    Collection read() {
        const XmlToken root = xml_.next();
        if (root.text != "SokobanLevels") {
            Source::fail(root.place, "expected <SokobanLevels>, found <" +
                                         printable(root.text.substr(0, 50)) + ">");
        }
        each_child([&](const XmlToken& child) {
            if (child.text == "Title") {
                title_ = text_inside();
            } else if (child.text == "LevelCollection") {
                take_collection(child);
            } else {
                pass_over();
            }
        });
        xml_.next();  // nothing but blanks and comments may follow
        if (levels_.size() == 0) Source::fail(root.place, "no level; expected <Level> elements");
        return levels_.finish([&](Collection& collection) { give_titles(collection); });
    }

private:
    struct Names {
        std::string title;
        std::string author;
    };

    /// Calls `take(child)` for each element in the one that has just started; it must read the
    /// child to its end.
    template <class Take>
    void each_child(Take&& take) {
        while (true) {
            const XmlToken token = xml_.next();
            if (token.kind == TokenKind::Stop) return;
            if (token.kind == TokenKind::Start) take(token);
        }
    }

    void pass_over() {
        for (std::size_t depth = 1; depth > 0;) {
            const TokenKind kind = xml_.next().kind;
            if (kind == TokenKind::Start) ++depth;
            if (kind == TokenKind::Stop) --depth;
        }
    }

    std::string text_inside() {
        std::string text;
        while (true) {
            const XmlToken token = xml_.next();
            if (token.kind == TokenKind::Stop) break;
            if (token.kind == TokenKind::Start) {
                pass_over();
            } else {
                text += token.text;
            }
        }
        text = clean(text);
        return is_title(text) ? text : std::string();
    }

    void take_collection(const XmlToken& collection) {
        const std::string copyright = clean(collection.attribute("Copyright"));
        each_child([&](const XmlToken& child) {
            if (child.text != "Level") return pass_over();
            take_level(child, copyright);
        });
    }

    void take_level(const XmlToken& level, const std::string& copyright) {
        board_.rows.clear();
        characters_ = 0;
        std::optional<InputError> error;
        each_child([&](const XmlToken& child) {
            if (child.text != "L") return pass_over();
            auto bad_row = take_rows(child);
            if (!error) error = std::move(bad_row);
        });
        levels_.add(level.place, [&](const ReadOptions& options) {
            if (error) throw *error;
            if (board_.rows.empty()) Source::fail(level.place, "the level has no <L> elements");
            return instance_of(board_, options);
        });
        std::string author = clean(level.attribute("Copyright"));
        if (author.empty()) author = copyright;
        names_.push_back({clean(level.attribute("Id")), std::move(author)});
    }

    /// What is wrong with the row, if anything: then the level is bad, but not the file.
    std::optional<InputError> take_rows(const XmlToken& start) {
        std::string text;
        std::vector<Spot> spots;
        while (true) {
            const XmlToken token = xml_.next(XmlReader::Spots::Kept);
            if (token.kind == TokenKind::Stop) break;
            if (token.kind == TokenKind::Start) {
                Source::fail(token.place, "an element in <L>; expected the characters of a row");
            }
            text += token.text;
            spots.insert(spots.end(), token.spots.begin(), token.spots.end());
        }
        try {
            characters_ += text.size() + 1;
            if (characters_ > most_characters) {
                Source::fail(start.place, "the board has more than 1000000 characters");
            }
            add_rows(text, spots, {start.place.line, start.place.column});
            return std::nullopt;
        } catch (const InputError& error) {
            return error;
        }
    }

    /// Line ends part rows; those at the ends of the text are for the eye.
    void add_rows(std::string_view text, const std::vector<Spot>& spots, Spot start) {
        const std::size_t first = text.find_first_not_of("\r\n");
        if (first == text.npos) {
            board_.rows.push_back({{}, start, {}});
            return;
        }
        const std::size_t end = text.find_last_not_of("\r\n") + 1;
        for (std::size_t from = first; from < end;) {
            const std::size_t to = std::min(text.find('\n', from), end);
            const std::vector<Spot> row(spots.begin() + static_cast<std::ptrdiff_t>(from),
                                        spots.begin() + static_cast<std::ptrdiff_t>(to));
            decoder_.add(board_, text.substr(from, to - from), row.empty() ? start : row.front(),
                         row);
            from = to + 1;
        }
    }

    void give_titles(Collection& collection) const {
        collection.title = title_;
        for (std::size_t index = 0; index < names_.size(); ++index) {
            auto* instance = std::get_if<Instance>(&collection.levels[index].content);
            if (instance == nullptr) continue;
            instance->title = names_[index].title;
            instance->author = names_[index].author;
        }
    }

    XmlReader xml_;
    LevelList levels_;
    std::vector<Names> names_;
    std::string title_;
    BoardText board_;
    std::size_t characters_ = 0;  // of the board
    RowDecoder decoder_;
};

}  // namespace

Collection read_slc(Source& source) { return SlcReader(source).read(); }

}  // namespace tabkeeper::formats
