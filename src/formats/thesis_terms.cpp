// A recursive-descent parser. Every way to nest deeper is counted, sums included, so that no text
// can exhaust the stack.

#include "formats/thesis_terms.hpp"

#include "formats/characters.hpp"
#include "formats/facts.hpp"

namespace tabkeeper::formats {

namespace {

constexpr unsigned deepest_term = 100;

Term operation(Term::Kind kind, Term left, Term right) {
    Term term;
    term.kind = kind;
    term.place = left.place;
    term.alternatives.emplace_back();
    term.alternatives[0].push_back(std::move(left));
    term.alternatives[0].push_back(std::move(right));
    return term;
}

}  // namespace

std::vector<std::vector<const Term*>> Term::arguments() const {
    std::vector<std::vector<const Term*>> arguments;
    for (const auto& alternative : alternatives) {
        for (std::size_t index = 0; index < alternative.size(); ++index) {
            if (index > 0 || arguments.empty()) arguments.emplace_back();
            arguments.back().push_back(&alternative[index]);
        }
    }
    return arguments;
}

std::string Term::signature() const {
    const std::size_t arity =
        alternatives.size() == 1 ? alternatives[0].size() : arguments().size();
    return name + "/" + std::to_string(arity);
}

std::optional<ThesisStatement> ThesisParser::next() {
    skip_blanks(source_);
    const int first = source_.peek();
    if (first == Source::end) return std::nullopt;
    if (first == '#') return constant();
    if ((first < 'a' || first > 'z') && first != '_') {
        source_.fail_here("expected #const or a fact, found " + Source::describe(first));
    }
    ThesisStatement statement;
    statement.term = name_or_call(1);
    stop(statement.term.signature());
    return statement;
}

ThesisStatement ThesisParser::constant() {
    const Place start = source_.place();
    source_.take();
    std::string word;
    while (source_.peek() >= 'a' && source_.peek() <= 'z') {
        word += static_cast<char>(source_.take());
    }
    if (word != "const") Source::fail(start, "expected #const or a fact, found #" + word);
    skip_blanks(source_);
    ThesisStatement statement;
    statement.is_constant = true;
    statement.term.place = source_.place();
    statement.term.kind = Term::Kind::Name;
    read_identifier(source_, statement.term.name);
    skip_blanks(source_);
    if (source_.peek() != '=') {
        source_.fail_here("expected '=' after #const " + statement.term.name + ", found " +
                          Source::describe(source_.peek()));
    }
    source_.take();
    statement.value = sum(1);
    stop("#const " + statement.term.name);
    return statement;
}

void ThesisParser::stop(const std::string& after) {
    skip_blanks(source_);
    if (source_.peek() == ':') {
        source_.fail_here("a rule where a fact is expected; expected '.' after " + after);
    }
    if (source_.peek() != '.') {
        source_.fail_here("expected '.' after " + after + ", found " +
                          Source::describe(source_.peek()));
    }
    source_.take();
}

Term ThesisParser::name_or_call(unsigned depth) {
    Term term;
    term.place = source_.place();
    term.kind = Term::Kind::Name;
    read_identifier(source_, term.name);
    skip_blanks(source_);
    if (source_.peek() != '(') return term;
    term.kind = Term::Kind::Call;
    arguments(term, depth + 1);
    return term;
}

void ThesisParser::arguments(Term& term, unsigned depth) {
    const Place start = source_.place();
    if (depth > deepest_term) source_.fail_here("terms are nested deeper than 100 levels");
    source_.take();
    term.alternatives.emplace_back();
    while (true) {
        term.alternatives.back().push_back(range(depth));
        skip_blanks(source_);
        const int next = source_.peek();
        if (next == Source::end) {
            Source::fail(start, "unbalanced '(': the text ends before its ')'");
        }
        if (next != ',' && next != ';' && next != ')') {
            source_.fail_here("expected ',', ';' or ')', found " + Source::describe(next));
        }
        source_.take();
        if (next == ')') return;
        if (next == ';') term.alternatives.emplace_back();
    }
}

Term ThesisParser::range(unsigned depth) {
    Term left = sum(depth);
    if (source_.peek() != '.') return left;
    source_.take();
    if (source_.peek() != '.') {
        source_.fail_here("expected '..' between the ends of a range, found " +
                          Source::describe(source_.peek()));
    }
    source_.take();
    return operation(Term::Kind::Range, std::move(left), sum(depth));
}

Term ThesisParser::sum(unsigned depth) {
    Term left = product(depth);
    while (source_.peek() == '+' || source_.peek() == '-') {
        const bool is_sum = source_.take() == '+';
        // Deeper by one, so that a long sum is an error and not a deep term.
        if (++depth > deepest_term) source_.fail_here("terms are nested deeper than 100 levels");
        left = operation(is_sum ? Term::Kind::Sum : Term::Kind::Difference, std::move(left),
                         product(depth));
    }
    return left;
}

Term ThesisParser::product(unsigned depth) {
    Term left = primary(depth);
    while (source_.peek() == '*') {
        source_.take();
        if (++depth > deepest_term) source_.fail_here("terms are nested deeper than 100 levels");
        left = operation(Term::Kind::Product, std::move(left), primary(depth));
    }
    return left;
}

Term ThesisParser::primary(unsigned depth) {
    skip_blanks(source_);
    const int first = source_.peek();
    Term term;
    term.place = source_.place();
    if (is_digit(first)) {
        term.number = number();
    } else if (first == '-') {
        source_.take();
        if (depth + 1 > deepest_term) source_.fail_here("terms are nested deeper than 100 levels");
        Term zero;
        zero.place = term.place;
        term = operation(Term::Kind::Difference, std::move(zero), primary(depth + 1));
    } else if (first == '(') {
        term.kind = Term::Kind::Group;
        arguments(term, depth + 1);
    } else if ((first >= 'a' && first <= 'z') || first == '_') {
        term = name_or_call(depth);
    } else if (first >= 'A' && first <= 'Z') {
        source_.fail_here("a variable where a ground term is expected");
    } else {
        source_.fail_here("expected a number or a constant, found " + Source::describe(first));
    }
    skip_blanks(source_);
    return term;
}

long ThesisParser::number() {
    const Place start = source_.place();
    long value = 0;
    while (is_digit(source_.peek())) {
        value = value * 10 + (source_.take() - '0');
        if (value > largest_number) Source::fail(start, "a number beyond 1000000000");
    }
    return value;
}

}  // namespace tabkeeper::formats
