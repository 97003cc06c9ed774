#pragma once

// PDDL as nested lists of words that know where they stood.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/source.hpp"

namespace tabkeeper::formats {

struct Expression {
    bool is_list = false;
    std::string word;               ///< as written, of a word
    std::vector<Expression> items;  ///< of a list
    std::uint32_t line = 1;
    std::uint32_t column = 1;

    /// Whether it is this word; small letters, as PDDL does not know them from capitals.
    bool is(std::string_view small_letters) const;
    /// Whether it is a list that begins with this word.
    bool begins(std::string_view small_letters) const {
        return is_list && !items.empty() && items.front().is(small_letters);
    }
    /// The text again, cut short where it is long.
    std::string text() const;
};

class PddlReader {
public:
    explicit PddlReader(Source& source) : source_(source), file_(source.place().file) {}

    /// The next expression; nothing at the end of the text. Throws InputError.
    std::optional<Expression> next();

    Place place(const Expression& expression) const {
        return {file_, expression.line, expression.column};
    }
    [[noreturn]] void fail(const Expression& expression, const std::string& message) const {
        Source::fail(place(expression), message);
    }

private:
    void skip_blanks();
    Expression read(unsigned depth);
    std::string word();

    Source& source_;
    std::string file_;
    std::size_t count_ = 0;
};

struct Typed {
    const Expression* name;
    std::string type;  ///< in small letters; "object" where none is given
};

/// `a b - type c - type` from the item `first` on. Throws InputError.
std::vector<Typed> typed_list(const PddlReader& reader, const Expression& list, std::size_t first);

/// The one `(define ...)` of a text. Throws InputError where there is none, or more; `what` was
/// expected.
Expression read_definition(PddlReader& reader, const Source& source, const std::string& what);

/// The name in `(kind NAME)`, the second item of a definition. Throws InputError.
const Expression& name_in(const PddlReader& reader, const Expression& definition,
                          const std::string& kind);

}  // namespace tabkeeper::formats
