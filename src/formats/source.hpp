#pragma once

// Text read character by character, knowing where it is. Only a block of it is in memory.

#include <array>
#include <cstddef>
#include <istream>
#include <string>
#include <string_view>

#include "tabkeeper/formats.hpp"

namespace tabkeeper::formats {

class Source {
public:
    /// A place of this source, without its name: to keep one costs nothing.
    struct Spot {
        std::size_t line;
        std::size_t column;
    };

    static constexpr int end = -1;
    static constexpr std::size_t preview_size = 65'536;

    Source(std::istream& text, std::string file, const ReadOptions& options);

    /// The next character, or `end`.
    int peek() {
        if (next_ == filled_) refill();
        return next_ == filled_ ? end : static_cast<unsigned char>(buffer_[next_]);
    }
    int take() {
        const int character = peek();
        if (character == end) return end;
        ++next_;
        if (character == '\n') {
            ++line_;
            column_ = 1;
        } else if ((character & 0xC0) != 0x80) {  // columns count characters, not UTF-8 bytes
            ++column_;
        }
        return character;
    }

    /// Appends what comes next, as long as it is of a kind: ASCII without ends of lines.
    template <class IsOfKind>
    void take_while(const IsOfKind& is_of_kind, std::string& text) {
        while (is_of_kind(peek())) {
            const std::size_t first = next_;
            while (next_ < filled_ && is_of_kind(buffer_[next_])) ++next_;
            text.append(buffer_.data() + first, next_ - first);
            column_ += next_ - first;
        }
    }

    /// What comes next, as far as it is in memory: 64 KiB at the start. It stays unread.
    std::string_view preview() {
        if (next_ == filled_) refill();
        return {buffer_.data() + next_, filled_ - next_};
    }

    Place place() const { return {file_, line_, column_}; }
    Spot spot() const { return {line_, column_}; }
    std::size_t line() const { return line_; }
    std::size_t column() const { return column_; }
    const ReadOptions& options() const { return options_; }

    /// Throws InputError for a place of this source.
    [[noreturn]] static void fail(const Place& place, const std::string& message);
    [[noreturn]] void fail(Spot spot, const std::string& message) const {
        fail(Place{file_, spot.line, spot.column}, message);
    }
    [[noreturn]] void fail_here(const std::string& message) const { fail(place(), message); }

    /// How to name a character in a message without echoing what a terminal might obey.
    static std::string describe(int character);

private:
    void refill();

    std::istream& text_;
    std::string file_;
    const ReadOptions& options_;
    std::size_t line_ = 1;
    std::size_t column_ = 1;
    std::size_t next_ = 0;
    std::size_t filled_ = 0;
    std::array<char, preview_size> buffer_;  // last: what follows would be on a page of its own
};

}  // namespace tabkeeper::formats
