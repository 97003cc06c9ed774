#pragma once

// What the readers of texts call a character. They take what Source gives, whose end is no
// character, as well as a char.

namespace tabkeeper::formats {

inline bool is_blank(int c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
inline bool is_digit(int c) { return c >= '0' && c <= '9'; }
inline bool is_lower(int c) { return c >= 'a' && c <= 'z'; }
inline bool is_upper(int c) { return c >= 'A' && c <= 'Z'; }
inline bool is_word(int c) {
    return is_lower(c) || is_upper(c) || is_digit(c) || c == '_' || c == '\'';
}

}  // namespace tabkeeper::formats
