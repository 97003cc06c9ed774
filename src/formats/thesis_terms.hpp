#pragma once

// The part of clingo's language that the thesis's instances use: facts with ranges, pools and sums,
// and #const definitions of their names.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "formats/source.hpp"

namespace tabkeeper::formats {

/// Beyond any instance; sums and products of two such numbers never overflow.
inline constexpr long largest_number = 1'000'000'000;

struct Term {
    enum class Kind : std::uint8_t { Number, Name, Call, Group, Range, Sum, Difference, Product };

    Kind kind = Kind::Number;
    long number = 0;
    std::string name;                             ///< of a Name or Call
    std::vector<std::vector<Term>> alternatives;  ///< parted by ';', their terms by ','
    Place place;

    /// The arguments, each as a pool of its own: field(1;3,2) has the first argument 1;3.
    std::vector<std::vector<const Term*>> arguments() const;
    /// "field/2", as an unknown predicate is named.
    std::string signature() const;
};

/// A fact, or a constant and its value.
struct ThesisStatement {
    bool is_constant = false;
    Term term;   ///< the fact; of a constant its name
    Term value;  ///< of a constant
};

class ThesisParser {
public:
    explicit ThesisParser(Source& source) : source_(source) {}

    /// Nothing at the end of the text. Throws InputError.
    std::optional<ThesisStatement> next();

private:
    ThesisStatement constant();
    Term name_or_call(unsigned depth);
    void arguments(Term& term, unsigned depth);
    Term range(unsigned depth);
    Term sum(unsigned depth);
    Term product(unsigned depth);
    Term primary(unsigned depth);
    long number();
    void stop(const std::string& after);

    Source& source_;
};

/// What terms stand for, once all constants are known.
class Constants {
public:
    void define(const ThesisStatement& statement);

    /// The value of a constant, or none where there is no such.
    std::optional<long> value(const std::string& name) const;
    Place place(const std::string& name) const { return constants_.at(name).term.place; }

    long one(const Term& term) const;
    /// All values of a range or pool, each once for each time it is given.
    std::vector<long> values(const Term& term) const;
    /// The tuples that a call with `arity` arguments stands for, ranges and pools multiplied out,
    /// the last argument changing slowest; nothing where it has another number of arguments.
    std::optional<std::vector<std::vector<long>>> tuples(const Term& call, std::size_t arity) const;

private:
    std::vector<long> values(const Term& term, unsigned depth) const;
    long one(const Term& term, unsigned depth) const;

    std::map<std::string, ThesisStatement> constants_;
    mutable std::map<std::string, long> known_;  // values found so far
    mutable std::size_t spent_ = 0;              // tuples made so far
};

}  // namespace tabkeeper::formats
