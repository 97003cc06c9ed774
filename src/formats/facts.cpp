// A small recursive-descent reader for ground facts. It takes no rules, variables or directives,
// and says so where it meets one.

#include "formats/facts.hpp"

#include "formats/characters.hpp"

namespace tabkeeper::formats {

namespace {

constexpr unsigned deepest_argument = 200;

/// `%` to the end of the line, or `%* ... *%`, which may nest.
void skip_comment(Source& source) {
    const Source::Spot start = source.spot();
    source.take();
    if (source.peek() != '*') {
        while (source.peek() != Source::end && source.peek() != '\n') source.take();
        return;
    }
    source.take();
    for (std::size_t depth = 1; depth > 0;) {
        const int character = source.take();
        if (character == Source::end) source.fail(start, "the comment has no end: expected '*%'");
        if (character == '*' && source.peek() == '%') {
            source.take();
            --depth;
        } else if (character == '%' && source.peek() == '*') {
            source.take();
            ++depth;
        }
    }
}

}  // namespace

void skip_blanks(Source& source) {
    while (true) {
        while (is_blank(source.peek())) source.take();
        if (source.peek() != '%') return;
        skip_comment(source);
    }
}

void read_identifier(Source& source, std::string& word) {
    const Source::Spot start = source.spot();
    while (source.peek() == '_') word += static_cast<char>(source.take());
    if (!is_lower(source.peek())) {
        source.fail(start, "a variable where a ground term is expected");
    }
    source.take_while(is_word, word);
}

void UnknownFacts::warn(const Source& source, const Place& place, const std::string& signature) {
    if (known_.size() > most_named || !known_.insert(signature).second) return;
    source.options().warn(place, known_.size() > most_named
                                     ? "and more unknown predicates are ignored"
                                     : "unknown predicate " + signature + " is ignored");
}

const std::string& Fact::one(std::size_t argument, std::string_view what) const {
    const std::string& term = arguments[argument];
    if (range_in(term) != std::string::npos) {
        Source::fail(place, "expected one " + std::string(what) + ", found the range " + term);
    }
    return term;
}

std::string Fact::text() const {
    std::string text = predicate;
    for (std::size_t index = 0; index < arguments.size(); ++index) {
        text += (index == 0 ? "(" : ",") + arguments[index];
    }
    return arguments.empty() ? text : text + ")";
}

std::size_t range_in(const std::string& term) {
    if (term.find('.') == std::string::npos) return std::string::npos;  // so are most
    bool in_string = false;
    for (std::size_t index = 0; index < term.size(); ++index) {
        if (term[index] == '"') in_string = !in_string;
        if (in_string && term[index] == '\\') ++index;
        if (!in_string && term.compare(index, 2, "..") == 0) return index;
    }
    return std::string::npos;
}

const Fact* FactReader::next() {
    skip_blanks(source_);
    if (source_.peek() == Source::end) return nullptr;
    fact_.place.line = source_.line();
    fact_.place.column = source_.column();
    const int first = source_.peek();
    if (first == ':' || first == '<') source_.fail_here("a rule where a fact is expected");
    if (is_upper(first)) source_.fail_here("a variable where a fact is expected");
    if (first == '#') source_.fail_here("a directive where a fact is expected");
    if (!is_lower(first) && first != '_') {
        source_.fail_here("expected a fact, found " + Source::describe(first));
    }
    fact_.predicate.clear();
    read_identifier(source_, fact_.predicate);
    skip_blanks(source_);
    fact_.arguments.clear();
    if (source_.peek() == '(') arguments(fact_.arguments, 1);
    skip_blanks(source_);
    if (source_.peek() == '.') {
        source_.take();
        return &fact_;
    }
    if (source_.peek() == ':' || source_.peek() == '<') {
        source_.fail_here("a rule where a fact is expected; expected '.' after " + fact_.text());
    }
    if (stops_ == Stops::Required) {
        source_.fail_here("expected '.' after " + fact_.text() + ", found " +
                          Source::describe(source_.peek()));
    }
    return &fact_;
}

void FactReader::arguments(std::vector<std::string>& list, unsigned depth) {
    const Source::Spot start = source_.spot();
    if (depth > deepest_argument) source_.fail_here("terms are nested deeper than 200 levels");
    source_.take();
    list.reserve(2);
    while (true) {
        list.emplace_back();
        term(list.back(), depth);
        skip_blanks(source_);
        const int next = source_.peek();
        if (next == Source::end) {
            source_.fail(start, "unbalanced '(': the text ends before its ')'");
        }
        if (next != ',' && next != ')') {
            source_.fail_here("expected ',' or ')', found " + Source::describe(next));
        }
        source_.take();
        if (next == ')') return;
    }
}

void FactReader::term(std::string& text, unsigned depth) {
    skip_blanks(source_);
    const int first = source_.peek();
    if (is_digit(first) || first == '-') return number(text);
    if (first == '"') return quoted(text);
    if (is_lower(first) || first == '_') {
        const Source::Spot start = source_.spot();
        read_identifier(source_, text);
        // A word of the language, so nothing that reads facts would take it for a name.
        if (text == "not") source_.fail(start, "expected a ground term, found the word not");
        skip_blanks(source_);
        if (source_.peek() != '(') return;
    } else if (first != '(') {
        fail_for_term();
    }
    std::vector<std::string> list;
    arguments(list, depth + 1);
    for (std::size_t index = 0; index < list.size(); ++index) {
        text += (index == 0 ? "(" : ",") + list[index];
    }
    text += ")";
}

void FactReader::number(std::string& text) {
    if (source_.peek() == '-') text += static_cast<char>(source_.take());
    if (!is_digit(source_.peek())) fail_for_term();
    source_.take_while(is_digit, text);
    if (is_word(source_.peek())) fail_for_term();
    if (source_.peek() != '.') return;
    // A range, 1..9; a lone stop cannot follow inside an argument list.
    for (int stops = 0; stops < 2; ++stops) {
        if (source_.peek() != '.') fail_for_term();
        text += static_cast<char>(source_.take());
    }
    if (!is_digit(source_.peek())) fail_for_term();
    source_.take_while(is_digit, text);
}

void FactReader::quoted(std::string& text) {
    const Source::Spot start = source_.spot();
    text += static_cast<char>(source_.take());
    while (true) {
        const int character = source_.take();
        if (character == Source::end || character == '\n') {
            source_.fail(start, "the string has no end: expected '\"'");
        }
        if (character < ' ' || character == 127) {
            source_.fail_here("expected text in the string, found " + Source::describe(character));
        }
        text += static_cast<char>(character);
        if (character == '"') break;
        if (character != '\\') continue;
        const int escaped = source_.peek();
        if (escaped != '"' && escaped != '\\' && escaped != 'n') {
            source_.fail_here("expected '\"', '\\' or 'n' after '\\', found " +
                              Source::describe(escaped));
        }
        text += static_cast<char>(source_.take());
    }
    if (printable(text) != text) {
        source_.fail(start, "expected UTF-8 without control characters, found " + printable(text));
    }
}

void FactReader::fail_for_term() {
    const int found = source_.peek();
    if (is_upper(found)) source_.fail_here("a variable where a ground term is expected");
    source_.fail_here("expected a ground term, found " + Source::describe(found));
}

}  // namespace tabkeeper::formats
