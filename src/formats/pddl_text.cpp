// Reads all of a definition into memory: sections may come in any order. Depth and number of words
// are limited, so that no text can exhaust stack or memory.

#include "formats/pddl_text.hpp"

#include "formats/target_names.hpp"

namespace tabkeeper::formats {

namespace {

constexpr unsigned deepest_list = 100;
constexpr std::size_t most_expressions = 5'000'000;  // twice what the largest instance needs
constexpr std::size_t longest_word = 1'000;
constexpr std::size_t longest_shown = 60;

bool is_pddl_blank(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
bool ends_word(int c) {
    return c == Source::end || is_pddl_blank(c) || c == '(' || c == ')' || c == ';';
}

void append(std::string& text, const Expression& expression) {
    if (text.size() > longest_shown) return;
    if (!expression.is_list) {
        text += expression.word;
        return;
    }
    text += '(';
    for (std::size_t index = 0; index < expression.items.size(); ++index) {
        if (index > 0) text += ' ';
        append(text, expression.items[index]);
    }
    text += ')';
}

}  // namespace

bool Expression::is(std::string_view small_letters) const {
    return !is_list && in_small_letters(word) == small_letters;
}

std::string Expression::text() const {
    std::string text;
    append(text, *this);
    if (text.size() > longest_shown) text = text.substr(0, longest_shown) + "...";
    return text;
}

std::optional<Expression> PddlReader::next() {
    skip_blanks();
    if (source_.peek() == Source::end) return std::nullopt;
    return read(1);
}

void PddlReader::skip_blanks() {
    while (true) {
        while (is_pddl_blank(source_.peek())) source_.take();
        if (source_.peek() != ';') return;
        while (source_.peek() != Source::end && source_.peek() != '\n') source_.take();
    }
}

Expression PddlReader::read(unsigned depth) {
    const Place start = source_.place();
    if (++count_ > most_expressions) Source::fail(start, "more than 5000000 words and lists");
    Expression expression;
    expression.line = static_cast<std::uint32_t>(start.line);
    expression.column = static_cast<std::uint32_t>(start.column);
    if (source_.peek() == ')') source_.fail_here("')' without its '('");
    if (source_.peek() != '(') {
        expression.word = word();
        return expression;
    }
    if (depth > deepest_list) source_.fail_here("lists are nested deeper than 100 levels");
    expression.is_list = true;
    source_.take();
    for (skip_blanks(); source_.peek() != ')'; skip_blanks()) {
        if (source_.peek() == Source::end) {
            Source::fail(start, "unbalanced '(': the text ends before its ')'");
        }
        expression.items.push_back(read(depth + 1));
    }
    source_.take();
    return expression;
}

std::string PddlReader::word() {
    const Place start = source_.place();
    std::string word;
    while (!ends_word(source_.peek())) {
        const int next = source_.peek();
        if (next <= ' ' || next > '~') {
            source_.fail_here("expected a name, found " + Source::describe(next));
        }
        if (word.size() == longest_word) {
            Source::fail(start, "a word of more than 1000 characters");
        }
        word += static_cast<char>(source_.take());
    }
    return word;
}

std::vector<Typed> typed_list(const PddlReader& reader, const Expression& list, std::size_t first) {
    std::vector<Typed> typed;
    std::size_t untyped = 0;
    for (std::size_t index = first; index < list.items.size(); ++index) {
        const Expression& item = list.items[index];
        if (item.is_list) reader.fail(item, "expected a name, found " + item.text());
        if (item.word != "-") {
            typed.push_back({&item, "object"});
            continue;
        }
        if (untyped == typed.size()) reader.fail(item, "expected a name before '-'");
        if (++index == list.items.size() || list.items[index].is_list) {
            reader.fail(item, "expected a type after '-'");
        }
        for (; untyped < typed.size(); ++untyped) {
            typed[untyped].type = in_small_letters(list.items[index].word);
        }
    }
    return typed;
}

Expression read_definition(PddlReader& reader, const Source& source, const std::string& what) {
    auto definition = reader.next();
    if (!definition) source.fail_here("nothing here; expected " + what);
    if (!definition->begins("define")) {
        reader.fail(*definition, "expected " + what + ", found " + definition->text());
    }
    if (const auto more = reader.next()) {
        reader.fail(*more,
                    "expected the end of the text after its definition, found " + more->text());
    }
    return std::move(*definition);
}

const Expression& name_in(const PddlReader& reader, const Expression& definition,
                          const std::string& kind) {
    if (definition.items.size() < 2) {
        reader.fail(definition, "expected (" + kind + " NAME) after define");
    }
    const Expression& header = definition.items[1];
    if (!header.begins(kind) || header.items.size() != 2 || header.items[1].is_list) {
        reader.fail(header, "expected (" + kind + " NAME), found " + header.text());
    }
    return header.items[1];
}

}  // namespace tabkeeper::formats
