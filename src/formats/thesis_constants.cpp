// A pool in an argument list is read as clingo reads it where that gives every alternative its full
// number of arguments: field(1,1;2,1) is field(1,1) and field(2,1). Otherwise it is read as older
// gringo did, which is what is meant: field(1;3,2) is field(1,2) and field(3,2).

#include <algorithm>
#include <utility>

#include "formats/thesis_terms.hpp"

namespace tabkeeper::formats {

namespace {

constexpr unsigned deepest_chain = 1'000;  // of constants, each defined by the next
constexpr std::size_t most_tuples = 1'000'000;

}  // namespace

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
    if (depth > deepest_chain) {
        Source::fail(term.place, "the constants define each other in a circle or too deep a chain");
    }
    const auto operand = [&](std::size_t index) {
        return one(term.alternatives[0][index], depth + 1);
    };
    const auto checked = [&](long value) {
        if (value > largest_number || value < -largest_number) {
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
        ways.push_back(call.arguments());
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
