#pragma once

// Ground facts in the syntax that Prolog and ASP share: predicate(term, ...).

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "formats/source.hpp"

namespace tabkeeper::formats {

struct Fact {
    std::string predicate;
    std::vector<std::string> arguments;  ///< each as canonical text: no blanks outside quotes
    Place place;

    std::string text() const;
    std::string signature() const { return predicate + "/" + std::to_string(arguments.size()); }
    bool is(std::string_view name, std::size_t arity) const {
        return arguments.size() == arity && predicate == name;
    }
    /// An argument that must stand for one thing, `what`. Throws InputError where it is a range.
    const std::string& one(std::size_t argument, std::string_view what) const;
};

/// Where the two stops of a range such as 1..9 are in a term, strings left out; or npos.
std::size_t range_in(const std::string& term);

/// Skips blanks and `%` comments.
void skip_blanks(Source& source);

/// Appends an atom's name or a predicate's; `_` may come first.
void read_identifier(Source& source, std::string& word);

/// Warns of predicates that mean nothing here, once for each, and once for all after many.
class UnknownFacts {
public:
    void warn(const Source& source, const Place& place, const std::string& signature);

private:
    static constexpr std::size_t most_named = 50;

    std::set<std::string> known_;
};

/// Whether an atom must end with a full stop, or may stand alone as in a solver's answer.
enum class Stops { Required, Optional };

class FactReader {
public:
    FactReader(Source& source, Stops stops) : source_(source), stops_(stops) {
        fact_.place = source.place();
    }

    /// The next fact, which is there until it is asked for another one; null at the end of the
    /// text. All of them take turns in the same memory.
    const Fact* next();

private:
    void term(std::string& text, unsigned depth);
    void arguments(std::vector<std::string>& list, unsigned depth);
    void quoted(std::string& text);
    void number(std::string& text);
    [[noreturn]] void fail_for_term();

    Source& source_;
    Stops stops_;
    Fact fact_;
};

}  // namespace tabkeeper::formats
