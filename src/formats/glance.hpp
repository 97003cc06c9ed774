#pragma once

// Looking through the start of a text without reading it.

#include <algorithm>
#include <string_view>

#include "formats/board_text.hpp"
#include "formats/characters.hpp"

namespace tabkeeper::formats {

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

/// Whether the test holds for a line.
template <class Test>
bool any_line(std::string_view text, Test&& test) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        if (test(text.substr(0, end))) return true;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return false;
}

/// Whether the line is surely of a board. A lone '#' is the comment sign of many a language.
inline bool is_row(std::string_view line) {
    const LineKind kind = kind_of(line);
    if (kind == LineKind::BadRow) return line.find('|') != line.npos;
    return kind == LineKind::Row && trimmed(line).size() > 1;
}

}  // namespace tabkeeper::formats
