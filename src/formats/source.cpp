// Places in text, and errors that name them.

#include "formats/source.hpp"

#include <array>
#include <cstdio>
#include <utility>

namespace tabkeeper {

std::string to_string(const Place& place) {
    return place.file + ":" + std::to_string(place.line) + ":" + std::to_string(place.column);
}

namespace formats {

Source::Source(std::istream& text, std::string file, const ReadOptions& options)
    : text_(text), file_(std::move(file)), options_(options) {}

int Source::take() {
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

void Source::refill() {
    if (options_.stopping()) throw ReadingStopped();
    text_.read(buffer_.data(), static_cast<std::streamsize>(buffer_.size()));
    next_ = 0;
    filled_ = static_cast<std::size_t>(text_.gcount());
}

void Source::fail(const Place& place, const std::string& message) {
    throw InputError(place, message);
}

std::string Source::describe(int character) {
    if (character == end) return "the end of the text";
    if (character == '\n') return "the end of the line";
    if (character > ' ' && character < 127) {
        return std::string("'") + static_cast<char>(character) + "'";
    }
    std::array<char, 16> hex{};
    std::snprintf(hex.data(), hex.size(), "byte 0x%02x", static_cast<unsigned>(character));
    return hex.data();
}

}  // namespace formats
}  // namespace tabkeeper
