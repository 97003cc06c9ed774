// A pool in an argument list is read as clingo reads it where that gives every alternative its full
// number of arguments: field(1,1;2,1) is field(1,1) and field(2,1). Otherwise it is read as older
// gringo did, which is what is meant: field(1;3,2) is field(1,2) and field(3,2).

#include "formats/thesis_terms.hpp"

#include <algorithm>

#include "formats/facts.hpp"

namespace tabkeeper::formats {

namespace {

constexpr unsigned deepest = 100;
constexpr long largest = 1'000'000'000;  // sums and products of two never overflow

constexpr std::size_t most_tuples = 1'000'000;

bool is_digit(int c) { return c >= '0' && c <= '9'; }

Term operation(Term::Kind kind, Term left, Term right) {
    Term term;
    term.kind = kind;
    term.place = left.place;
    term.alternatives.emplace_back();
    term.alternatives[0].push_back(std::move(left));
    term.alternatives[0].push_back(std::move(right));
    return term;
}

/// The arguments of a call as older gringo reads them: each a pool of its own.
std::vector<std::vector<const Term*>> pools_by_argument(const Term& call) {
    std::vector<std::vector<const Term*>> arguments;
    for (const auto& alternative : call.alternatives) {
        for (std::size_t index = 0; index < alternative.size(); ++index) {
            if (index > 0 || arguments.empty()) arguments.emplace_back();
            arguments.back().push_back(&alternative[index]);
        }
    }
    return arguments;
}

}  // namespace

std::string Term::signature() const {
    const std::size_t arity =
        alternatives.size() == 1 ? alternatives[0].size() : pools_by_argument(*this).size();
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
    statement.term.name = read_identifier(source_);
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
    term.name = read_identifier(source_);
    skip_blanks(source_);
    if (source_.peek() != '(') return term;
    term.kind = Term::Kind::Call;
    arguments(term, depth + 1);
    return term;
}

void ThesisParser::arguments(Term& term, unsigned depth) {
    const Place start = source_.place();
    if (depth > deepest) source_.fail_here("terms are nested deeper than 100 levels");
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
        if (++depth > deepest) source_.fail_here("terms are nested deeper than 100 levels");
        left = operation(is_sum ? Term::Kind::Sum : Term::Kind::Difference, std::move(left),
                         product(depth));
    }
    return left;
}

Term ThesisParser::product(unsigned depth) {
    Term left = primary(depth);
    while (source_.peek() == '*') {
        source_.take();
        if (++depth > deepest) source_.fail_here("terms are nested deeper than 100 levels");
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
        if (depth + 1 > deepest) source_.fail_here("terms are nested deeper than 100 levels");
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
        if (value > largest) Source::fail(start, "a number beyond 1000000000");
    }
    return value;
}

void Constants::define(const ThesisStatement& statement) {
    const std::string& name = statement.term.name;
    const auto [known, is_new] = constants_.emplace(name, statement);
    if (is_new) return;
    Source::fail(statement.term.place, "a second #const " + name + "; the first is in line " +
                                           std::to_string(known->second.term.place.line));
}

std::optional<long> Constants::value(const std::string& name) const {
    const auto found = constants_.find(name);
    if (found == constants_.end()) return std::nullopt;
    return one(found->second.value);
}

long Constants::one(const Term& term) const { return one(term, 0); }
std::vector<long> Constants::values(const Term& term) const { return values(term, 0); }

long Constants::one(const Term& term, unsigned depth) const {
    const std::vector<long> all = values(term, depth);
    if (all.size() != 1) Source::fail(term.place, "expected one number, found a range or pool");
    return all[0];
}

std::vector<long> Constants::values(const Term& term, unsigned depth) const {
    // Only constants defined by each other can get so deep.
    if (depth > 10 * deepest) {
        Source::fail(term.place, "the constants define each other in a circle or too deep a chain");
    }
    const auto operand = [&](std::size_t index) {
        return one(term.alternatives[0][index], depth + 1);
    };
    const auto checked = [&](long value) {
        if (value > largest || value < -largest) {
            Source::fail(term.place, "a number beyond 1000000000");
        }
        return std::vector<long>{value};
    };
    switch (term.kind) {
        case Term::Kind::Number: return {term.number};
        case Term::Kind::Sum: return checked(operand(0) + operand(1));
        case Term::Kind::Difference: return checked(operand(0) - operand(1));
        case Term::Kind::Product: return checked(operand(0) * operand(1));
        case Term::Kind::Call: break;
        case Term::Kind::Name: {
            const auto found = constants_.find(term.name);
            if (found == constants_.end()) {
                Source::fail(term.place, "expected a number; there is no #const " + term.name);
            }
            // Evaluated once: a chain of doublings would take for ever.
            if (const auto known = known_.find(term.name); known != known_.end()) {
                return {known->second};
            }
            const long value = one(found->second.value, depth + 1);
            known_.emplace(term.name, value);
            return {value};
        }
        case Term::Kind::Range: {
            const long first = operand(0);
            const long last = operand(1);
            const std::string text = std::to_string(first) + ".." + std::to_string(last);
            if (first > last) {
                Source::fail(term.place, "expected a rising range, found " + text);
            }
            if (last - first >= static_cast<long>(max_locations)) {
                Source::fail(term.place, "the range " + text + " has more than 65535 values");
            }
            std::vector<long> all;
            for (long value = first; value <= last; ++value) all.push_back(value);
            return all;
        }
        case Term::Kind::Group: {
            std::vector<long> all;
            for (const auto& alternative : term.alternatives) {
                if (alternative.size() != 1) {
                    Source::fail(term.place, "expected a number, found a tuple");
                }
                const auto more = values(alternative[0], depth + 1);
                all.insert(all.end(), more.begin(), more.end());
                if (all.size() > max_locations) {
                    Source::fail(term.place, "the pool has more than 65535 values");
                }
            }
            return all;
        }
    }
    Source::fail(term.place, "expected a number, found " + term.signature());
}

std::optional<std::vector<std::vector<long>>> Constants::tuples(const Term& call,
                                                                std::size_t arity) const {
    std::vector<std::vector<std::vector<const Term*>>> ways;  // each: a pool for each argument
    const bool are_whole = std::all_of(call.alternatives.begin(), call.alternatives.end(),
                                       [&](const auto& terms) { return terms.size() == arity; });
    if (are_whole) {
        for (const auto& alternative : call.alternatives) {
            ways.emplace_back();
            for (const Term& term : alternative) ways.back().push_back({&term});
        }
    } else {
        ways.push_back(pools_by_argument(call));
        if (ways.back().size() != arity) return std::nullopt;
    }
    std::vector<std::vector<long>> tuples;
    for (const auto& way : ways) {
        std::vector<std::vector<long>> grown{{}};
        for (std::size_t index = way.size(); index-- > 0;) {
            std::vector<long> all;
            for (const Term* term : way[index]) {
                const auto more = values(*term);
                all.insert(all.end(), more.begin(), more.end());
            }
            if (tuples.size() + grown.size() * all.size() > max_locations) {
                Source::fail(call.place, call.name + " stands for more than 65535 facts");
            }
            spent_ += grown.size() * all.size();
            if (spent_ > most_tuples) {
                Source::fail(call.place, "the facts together stand for more than 1000000");
            }
            std::vector<std::vector<long>> next;
            for (const auto& tuple : grown) {
                for (const long value : all) {
                    next.push_back({value});
                    next.back().insert(next.back().end(), tuple.begin(), tuple.end());
                }
            }
            grown = std::move(next);
        }
        tuples.insert(tuples.end(), grown.begin(), grown.end());
    }
    return tuples;
}

}  // namespace tabkeeper::formats
