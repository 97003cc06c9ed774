#pragma once

// As much of XML as collections of levels need, one token after the other. It knows no entities but
// the five of XML itself and numbers, and refuses a DOCTYPE that declares any.

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "formats/board_text.hpp"
#include "formats/source.hpp"

namespace tabkeeper::formats {

struct XmlToken {
    enum class Kind : std::uint8_t { Start, Stop, Text, Done };

    Kind kind = Kind::Done;
    Place place;
    std::string text;  ///< the tag's name, or the text
    std::vector<std::pair<std::string, std::string>> attributes;
    std::vector<Spot> spots;  ///< of each byte of a text, where they were asked for

    /// The attribute's value, or nothing.
    std::string attribute(std::string_view name) const;
};

class XmlReader {
public:
    explicit XmlReader(Source& source) : source_(source) {}

    /// The next tag or text; an empty tag is a start and a stop. Tags always match. With `Spots`
    /// the places of a text's bytes are kept. Throws InputError.
    enum class Spots : std::uint8_t { Left, Kept };
    XmlToken next(Spots spots = Spots::Left);

private:
    void skip_byte_order_mark();
    void skip_comment(const Place& start);
    void skip_instruction(const Place& start);
    void skip_doctype(const Place& start);
    void take_cdata(XmlToken& token, const Place& start, Spots spots);
    void take_text(XmlToken& token, Spots spots);
    std::string reference();
    XmlToken tag(const Place& start);
    XmlToken stop_tag(const Place& start);
    void attribute(XmlToken& token);
    std::string name(const char* what);
    bool skip_blanks();
    void expect(int character, const std::string& what);
    [[noreturn]] void fail_at_end();

    Source& source_;
    std::vector<std::pair<std::string, Place>> open_;
    std::optional<Place> tag_;  // whose '<' has been taken
    bool is_at_start_ = true;
    bool has_root_ = false;
    bool stops_at_once_ = false;  // after an empty tag
};

}  // namespace tabkeeper::formats
