// Places in text, and errors that name them.

#include "formats/source.hpp"

#include <array>
#include <cstdio>
#include <utility>

namespace tabkeeper {

std::string to_string(const Place& place) {
    return printable(place.file) + ":" + std::to_string(place.line) + ":" +
           std::to_string(place.column);
}

namespace {

/// How many bytes the UTF-8 character at the front has; 0 where there is none, or a control one.
std::size_t printable_length(std::string_view text) {
    const auto byte = [&](std::size_t index) {
        return index < text.size() ? static_cast<unsigned char>(text[index]) : 0U;
    };
    const unsigned lead = byte(0);
    if (lead < 0x80) return lead >= ' ' && lead != 0x7F ? 1 : 0;
    if (lead < 0xC2 || lead > 0xF4) return 0;
    if (lead == 0xC2 && byte(1) < 0xA0) return 0;  // U+0080 to U+009F are control characters
    const std::size_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    for (std::size_t index = 1; index < length; ++index) {
        if ((byte(index) & 0xC0U) != 0x80) return 0;
    }
    return length;
}

std::string hexadecimal(const char* prefix, int byte) {
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%s%02x", prefix, static_cast<unsigned>(byte));
    return text.data();
}

}  // namespace

std::string printable(std::string_view text) {
    std::string shown;
    while (!text.empty()) {
        const std::size_t length = printable_length(text);
        shown += length > 0 ? std::string(text.substr(0, length))
                            : hexadecimal("\\x", static_cast<unsigned char>(text.front()));
        text.remove_prefix(length > 0 ? length : 1);
    }
    return shown;
}

namespace formats {

Source::Source(std::istream& text, std::string file, const ReadOptions& options)
    : text_(text), file_(std::move(file)), options_(options) {}

void Source::refill() {
    text_.read(buffer_.data(), static_cast<std::streamsize>(buffer_.size()));
    if (options_.stopping()) throw ReadingStopped();
    if (text_.bad()) fail_here("cannot be read any further");
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
    return hexadecimal("byte 0x", character);
}

}  // namespace formats
}  // namespace tabkeeper
