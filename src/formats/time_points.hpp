#pragma once

// The time points of an instance: step/1 names them, next/2 puts them in order.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "formats/facts.hpp"
#include "formats/source.hpp"

namespace tabkeeper::formats {

/// The number that a label is, if it is one.
std::optional<long> number_in(const std::string& label);

class TimePoints {
public:
    void add_step(const Fact& fact);
    void add_next(const Fact& fact);

    /// The labels along next/2; without it by number, or else as in the text. Throws InputError
    /// where next/2 is not one chain through all of them.
    std::vector<std::string> in_order(const Source& source) const;

private:
    struct Next {
        std::string from;
        std::string to;
        Source::Spot spot;
    };

    void add_range(long first, long last, const Place& place);
    void add_label(const std::string& label, const Place& place);
    void check_names(const Source& source) const;
    std::vector<std::string> chain(const Source& source) const;

    std::vector<std::string> labels_;
    std::set<std::string> known_;
    std::map<long, long> ranges_;  // first -> last, apart from each other: all are in known_
    std::vector<Next> nexts_;      // in the order of the text
    std::unordered_map<std::string, std::size_t> after_;  // label -> its fact in nexts_
};

}  // namespace tabkeeper::formats
