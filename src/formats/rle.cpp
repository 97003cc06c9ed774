// Unpacks counts and groups. Groups do not nest, and what comes out is bounded twice: a board by
// most_characters, a file by a multiple of its own length.

#include "formats/rle.hpp"

#include <algorithm>
#include <utility>

#include "formats/characters.hpp"
#include "formats/source.hpp"

namespace tabkeeper::formats {

namespace {

constexpr std::size_t most_growth = 8;

/// One packed text: its characters with the byte each comes from, '|' between rows.
class Packed {
public:
    using Characters = std::vector<std::pair<char, std::size_t>>;

    Packed(std::string_view text, std::function<Place(std::size_t)> place)
        : text_(text), place_(std::move(place)) {}

    Characters unpack() {
        Characters out;
        while (next_ < text_.size()) item(out, false);
        return out;
    }

private:
    void item(Characters& out, bool in_group) {
        const std::size_t start = next_;
        const std::size_t count = take_count();
        if (next_ == text_.size() || text_[next_] == ')') {
            Source::fail(place_(start), next_ > start
                                            ? "a count with nothing after it; expected a board "
                                              "character or '('"
                                            : "')' without '('");
        }
        if (text_[next_] != '(') {
            const char character = text_[next_];
            if (character != '|' && board_character(character) == 0) {
                Source::fail(place_(next_), not_in_a_board(static_cast<unsigned char>(character)));
            }
            repeat(out, {{character, next_}}, count, start);
            ++next_;
            return;
        }
        if (in_group) Source::fail(place_(next_), "a group in a group; expected ')' before '('");
        const std::size_t open = next_++;
        Characters group;
        while (next_ < text_.size() && text_[next_] != ')') item(group, true);
        if (next_ == text_.size()) Source::fail(place_(open), "the group has no end: expected ')'");
        ++next_;
        repeat(out, group, count, start);
    }

    std::size_t take_count() {
        if (!is_digit(text_[next_])) return 1;
        const std::size_t start = next_;
        std::size_t count = 0;
        for (; next_ < text_.size() && is_digit(text_[next_]); ++next_) {
            count = std::min(count * 10 + static_cast<std::size_t>(text_[next_] - '0'),
                             most_characters + 1);
        }
        if (count == 0 || count > max_locations) {
            Source::fail(place_(start), "expected a count from 1 to 65535");
        }
        return count;
    }

    void repeat(Characters& out, const Characters& what, std::size_t count, std::size_t start) {
        if (out.size() + count * what.size() > most_characters) {
            Source::fail(place_(start), "the board has more than 1000000 characters");
        }
        for (std::size_t turn = 0; turn < count; ++turn) {
            out.insert(out.end(), what.begin(), what.end());
        }
    }

    std::string_view text_;
    std::function<Place(std::size_t)> place_;
    std::size_t next_ = 0;
};

Spot spot_of(std::size_t index, Spot start, const std::vector<Spot>& spots) {
    return spots.empty() ? Spot{start.line, start.column + index} : spots[index];
}

}  // namespace

void RowDecoder::add(BoardText& board, std::string_view text, Spot start,
                     const std::vector<Spot>& spots) {
    taken_ += text.size();
    text = without_end_blanks(text);
    if (is_packed(text)) return add_packed(board, text, start, spots);
    add_plain(board, text, start, spots);
}

void RowDecoder::add_plain(BoardText& board, std::string_view text, Spot start,
                           const std::vector<Spot>& spots) {
    BoardRow row;
    row.start = start;
    row.characters.reserve(text.size());
    for (std::size_t index = 0; index < text.size(); ++index) {
        const char character = board_character(text[index]);
        if (character == 0) {
            Spot spot = spot_of(index, start, spots);
            if (spots.empty()) spot.column = start.column - 1 + column_of(text, index);
            Source::fail({board.file, spot.line, spot.column},
                         not_in_a_board(static_cast<unsigned char>(text[index])));
        }
        row.characters += character;
    }
    if (!spots.empty()) {
        row.spots.assign(spots.begin(), spots.begin() + static_cast<std::ptrdiff_t>(text.size()));
    }
    board.rows.push_back(std::move(row));
}

void RowDecoder::add_packed(BoardText& board, std::string_view text, Spot start,
                            const std::vector<Spot>& spots) {
    const auto place = [&](std::size_t index) {
        Spot spot = spot_of(index, start, spots);
        if (spots.empty()) spot.column = start.column - 1 + column_of(text, index);
        return Place{board.file, spot.line, spot.column};
    };
    const auto characters = Packed(text, place).unpack();
    given_ += characters.size();
    if (given_ > most_characters + most_growth * taken_) {
        Source::fail(place(0),
                     "the boards unpack to far more than the file holds; expected at "
                     "most 8 characters for one");
    }
    BoardRow row;
    row.start = spot_of(0, start, spots);
    const auto finish_row = [&] {
        board.rows.push_back(std::exchange(row, {}));
        row.start = board.rows.back().start;
    };
    for (const auto& [character, index] : characters) {
        if (character == '|') {
            finish_row();
            continue;
        }
        row.characters += board_character(character);
        row.spots.push_back(spot_of(index, start, spots));
    }
    if (!row.characters.empty()) finish_row();
}

}  // namespace tabkeeper::formats
