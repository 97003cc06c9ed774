// Nothing here calls itself and every character is taken once, so that a hostile file costs no more
// than its length. `<` is only ever followed by what decides its meaning.

#include "formats/slc_xml.hpp"

#include <array>
#include <charconv>
#include <string_view>

#include "formats/characters.hpp"

namespace tabkeeper::formats {

namespace {

constexpr std::size_t deepest_element = 100;
constexpr std::size_t longest_name = 200;

bool is_name_start(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':' || c >= 0x80;
}

bool is_name(int c) { return is_name_start(c) || (c >= '0' && c <= '9') || c == '-' || c == '.'; }

/// The bytes of a character in UTF-8; nothing where XML has no such character.
std::string utf8(unsigned long code) {
    const bool is_control = code < 0x20 && code != '\t' && code != '\n' && code != '\r';
    const bool is_surrogate = code >= 0xD800 && code <= 0xDFFF;
    if (is_control || is_surrogate || code > 0x10FFFF) return {};
    const auto byte = [](unsigned long bits) { return static_cast<char>(bits); };
    if (code < 0x80) return {byte(code)};
    if (code < 0x800) return {byte(0xC0U | code >> 6U), byte(0x80U | (code & 0x3FU))};
    if (code < 0x10000) {
        return {byte(0xE0U | code >> 12U), byte(0x80U | (code >> 6U & 0x3FU)),
                byte(0x80U | (code & 0x3FU))};
    }
    return {byte(0xF0U | code >> 18U), byte(0x80U | (code >> 12U & 0x3FU)),
            byte(0x80U | (code >> 6U & 0x3FU)), byte(0x80U | (code & 0x3FU))};
}

/// Spots take many times the room of their text.
void refuse_if_long(const XmlToken& token) {
    if (token.text.size() <= most_characters) return;
    Source::fail(token.place, "a row of more than 1000000 characters");
}

}  // namespace

std::string XmlToken::attribute(std::string_view name) const {
    for (const auto& [key, value] : attributes) {
        if (key == name) return value;
    }
    return {};
}

XmlToken XmlReader::next(Spots spots) {
    if (is_at_start_) skip_byte_order_mark();
    if (stops_at_once_) {
        stops_at_once_ = false;
        XmlToken token{XmlToken::Kind::Stop, source_.place(), open_.back().first, {}, {}};
        open_.pop_back();
        return token;
    }
    if (tag_) {
        const Place start = *tag_;
        tag_.reset();
        return tag(start);
    }
    XmlToken token{XmlToken::Kind::Text, source_.place(), {}, {}, {}};
    while (true) {
        const Place here = source_.place();
        const int character = source_.peek();
        if (character == Source::end) {
            if (!open_.empty() || !has_root_) fail_at_end();
            return {XmlToken::Kind::Done, here, {}, {}, {}};
        }
        if (character != '<') {
            take_text(token, spots);
            continue;
        }
        source_.take();
        if (source_.peek() == '?') {
            skip_instruction(here);
        } else if (source_.peek() == '!') {
            source_.take();
            if (source_.peek() == '-') {
                skip_comment(here);
            } else if (source_.peek() == '[') {
                take_cdata(token, here, spots);
            } else {
                skip_doctype(here);
            }
        } else if (token.text.empty()) {
            return tag(here);
        } else {
            tag_ = here;
            return token;
        }
    }
}

void XmlReader::fail_at_end() {
    if (open_.empty()) source_.fail_here("no element; expected <SokobanLevels>");
    const auto& [name, place] = open_.back();
    Source::fail(place,
                 "<" + printable(name) + "> has no end: expected </" + printable(name) + ">");
}

void XmlReader::skip_byte_order_mark() {
    is_at_start_ = false;
    if (source_.preview().substr(0, 3) != "\xEF\xBB\xBF") return;
    for (int byte = 0; byte < 3; ++byte) source_.take();
}

bool XmlReader::skip_blanks() {
    const bool has_blanks = is_blank(source_.peek());
    while (is_blank(source_.peek())) source_.take();
    return has_blanks;
}

void XmlReader::expect(int character, const std::string& what) {
    if (source_.peek() != character) {
        source_.fail_here("expected " + what + ", found " + Source::describe(source_.peek()));
    }
    source_.take();
}

void XmlReader::skip_instruction(const Place& start) {
    for (int last = 0; last != '?' || source_.peek() != '>'; last = source_.take()) {
        if (source_.peek() == Source::end) Source::fail(start, "'<?' has no end: expected '?>'");
    }
    source_.take();
}

void XmlReader::skip_comment(const Place& start) {
    source_.take();
    expect('-', "'<!--'");
    for (int hyphens = 0;;) {
        const int character = source_.take();
        if (character == Source::end) {
            Source::fail(start, "the comment has no end: expected '-->'");
        }
        if (character == '>' && hyphens >= 2) return;
        hyphens = character == '-' ? hyphens + 1 : 0;
    }
}

void XmlReader::skip_doctype(const Place& start) {
    if (name("'<!--' or '<!DOCTYPE'") != "DOCTYPE") {
        Source::fail(start, "expected '<!--' or '<!DOCTYPE'");
    }
    if (has_root_) Source::fail(start, "a DOCTYPE after the first element");
    int quote = 0;
    while (true) {
        const Place here = source_.place();
        const int character = source_.take();
        if (character == Source::end) Source::fail(start, "the DOCTYPE has no end: expected '>'");
        if (quote != 0) {
            if (character == quote) quote = 0;
        } else if (character == '"' || character == '\'') {
            quote = character;
        } else if (character == '[') {
            Source::fail(here, "a DOCTYPE with declarations of its own is refused; expected '>'");
        } else if (character == '>') {
            return;
        }
    }
}

void XmlReader::take_cdata(XmlToken& token, const Place& start, Spots spots) {
    for (const char character : std::string_view("[CDATA[")) expect(character, "'<![CDATA['");
    if (open_.empty()) Source::fail(start, "text outside of the elements");
    const std::size_t first = token.text.size();
    while (token.text.size() < first + 3 ||
           token.text.compare(token.text.size() - 3, 3, "]]>") != 0) {
        const Place here = source_.place();
        const int character = source_.take();
        if (character == Source::end) Source::fail(start, "'<![CDATA[' has no end: expected ']]>'");
        token.text += static_cast<char>(character);
        if (spots == Spots::Left) continue;
        token.spots.push_back({here.line, here.column});
        refuse_if_long(token);
    }
    token.text.resize(token.text.size() - 3);
    if (spots == Spots::Kept) token.spots.resize(token.text.size());
}

/// The characters up to the next '<', references replaced.
void XmlReader::take_text(XmlToken& token, Spots spots) {
    while (source_.peek() != Source::end && source_.peek() != '<') {
        const int character = source_.peek();
        if (open_.empty() && !is_blank(character)) {
            source_.fail_here("expected '<', found " + Source::describe(character));
        }
        if (spots == Spots::Left && character != '&') {
            source_.take();
            if (!open_.empty()) token.text += static_cast<char>(character);
            continue;
        }
        const Place here = source_.place();
        const std::string bytes =
            character == '&' ? reference() : std::string(1, static_cast<char>(source_.take()));
        token.text += bytes;
        if (spots == Spots::Left) continue;
        token.spots.resize(token.text.size(), {here.line, here.column});
        refuse_if_long(token);
    }
}

std::string XmlReader::reference() {
    const Place start = source_.place();
    source_.take();
    std::string word;
    while (source_.peek() != ';') {
        const int character = source_.peek();
        if (!is_name(character) && !(character == '#' && word.empty())) {
            Source::fail(start, "'&' without ';'; expected '&amp;' for the character itself");
        }
        if (word.size() == longest_name) Source::fail(start, "the name of an entity has no end");
        word += static_cast<char>(source_.take());
    }
    source_.take();
    constexpr std::array<std::pair<std::string_view, char>, 5> known{
        {{"lt", '<'}, {"gt", '>'}, {"amp", '&'}, {"quot", '"'}, {"apos", '\''}}};
    for (const auto& [entity, character] : known) {
        if (word == entity) return {character};
    }
    if (word.size() > 1 && word.front() == '#') {
        const bool is_hexadecimal = word[1] == 'x';
        const std::string digits = word.substr(is_hexadecimal ? 2 : 1);
        unsigned long code = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(),
                                                  code, is_hexadecimal ? 16 : 10);
        if (error == std::errc() && end == digits.data() + digits.size()) {
            if (const std::string bytes = utf8(code); !bytes.empty()) return bytes;
        }
        Source::fail(start, "'&" + printable(word) + ";' is no character");
    }
    Source::fail(start, "unknown entity '&" + printable(word) +
                            ";'; expected lt, gt, amp, quot, apos or a number");
}

std::string XmlReader::name(const char* what) {
    if (!is_name_start(source_.peek())) {
        source_.fail_here(std::string("expected ") + what + ", found " +
                          Source::describe(source_.peek()));
    }
    std::string word;
    while (is_name(source_.peek())) {
        if (word.size() == longest_name) source_.fail_here("a name of more than 200 characters");
        word += static_cast<char>(source_.take());
    }
    return word;
}

/// A tag whose '<' has been taken.
XmlToken XmlReader::tag(const Place& start) {
    if (source_.peek() == '/') return stop_tag(start);
    XmlToken token{XmlToken::Kind::Start, start, name("a tag's name"), {}, {}};
    if (open_.empty() && has_root_) {
        Source::fail(start, "a second element; expected the end of the text");
    }
    if (open_.size() == deepest_element)
        Source::fail(start, "elements are nested deeper than 100 levels");
    while (true) {
        const bool has_blanks = skip_blanks();
        if (source_.peek() == '>' || source_.peek() == '/') break;
        if (!has_blanks) expect('>', "a blank, '/>' or '>'");
        attribute(token);
    }
    if (source_.peek() == '/') {
        source_.take();
        stops_at_once_ = true;
    }
    expect('>', "'>'");
    has_root_ = true;
    open_.emplace_back(token.text, start);
    return token;
}

XmlToken XmlReader::stop_tag(const Place& start) {
    source_.take();
    XmlToken token{XmlToken::Kind::Stop, start, name("a tag's name"), {}, {}};
    skip_blanks();
    expect('>', "'>'");
    if (open_.empty()) Source::fail(start, "</" + printable(token.text) + "> without its start");
    if (open_.back().first != token.text) {
        Source::fail(start, "expected </" + printable(open_.back().first) +
                                "> for the tag in line " +
                                std::to_string(open_.back().second.line) + ", found </" +
                                printable(token.text) + ">");
    }
    open_.pop_back();
    return token;
}

void XmlReader::attribute(XmlToken& token) {
    const Place start = source_.place();
    const std::string key = name("an attribute, '/>' or '>'");
    for (const auto& [other, value] : token.attributes) {
        if (other == key) Source::fail(start, "a second attribute " + printable(key));
    }
    skip_blanks();
    expect('=', "'=' after the attribute's name");
    skip_blanks();
    const Place open = source_.place();
    const int quote = source_.peek();
    if (quote != '"' && quote != '\'') expect('"', "'\"'");
    source_.take();
    std::string value;
    while (source_.peek() != quote) {
        if (source_.peek() == Source::end) {
            Source::fail(open, "the value has no end: expected " + Source::describe(quote));
        }
        if (source_.peek() == '<') source_.fail_here("'<' in a value; expected '&lt;'");
        if (source_.peek() == '&') {
            value += reference();
        } else {
            value += static_cast<char>(source_.take());
        }
    }
    source_.take();
    if (token.attributes.size() == 50) Source::fail(start, "more than 50 attributes");
    token.attributes.emplace_back(key, std::move(value));
}

}  // namespace tabkeeper::formats
