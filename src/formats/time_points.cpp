// next/2 must be one chain: each label has at most one follower and one predecessor, there is one
// start, nothing goes round, and no step/1 fact is left out.
//
// A dozen letters can make a million time points, so work is held against those and not against the
// text: a number is made a label once, however many ranges have it, and read once to be sorted.

#include "formats/time_points.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace tabkeeper::formats {

namespace {
constexpr std::size_t most_labels = 1'000'000;
constexpr long largest_time_point =
    1'000'000'000'000'000'000;  // sums and differences never overflow

/// By number where all of them are numbers; equal ones stay as they are.
std::vector<std::string> by_number(const std::vector<std::string>& labels) {
    std::vector<std::pair<long, const std::string*>> numbered;
    for (const std::string& label : labels) {
        const auto number = number_in(label);
        if (!number) return labels;
        numbered.emplace_back(*number, &label);
    }
    std::stable_sort(numbered.begin(), numbered.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> sorted;
    for (const auto& [number, label] : numbered) sorted.push_back(*label);
    return sorted;
}

}  // namespace

std::optional<long> number_in(const std::string& label) {
    long value = 0;
    const char* last = label.data() + label.size();
    const auto [end, error] = std::from_chars(label.data(), last, value);
    if (error != std::errc() || end != last || value > largest_time_point ||
        value < -largest_time_point) {
        return std::nullopt;
    }
    return value;
}

void TimePoints::add_step(const Fact& fact) {
    const std::string& label = fact.arguments[0];
    const std::size_t stops = range_in(label);
    if (stops == std::string::npos) return add_label(label, fact.place);
    const auto first = number_in(label.substr(0, stops));
    const auto last = number_in(label.substr(stops + 2));
    const bool rising = first && last && *first <= *last;
    if (!rising || *last - *first >= static_cast<long>(most_labels)) {
        Source::fail(fact.place,
                     "expected a rising range of at most 1000000 steps, found " + label);
    }
    add_range(*first, *last, fact.place);
}

void TimePoints::add_range(long first, long last, const Place& place) {
    long step = first;
    const auto add_until = [&](long stop) {
        for (; step < stop; ++step) add_label(std::to_string(step), place);
    };
    // Earlier ranges that it touches become one with it: what is in them is skipped.
    auto range = ranges_.upper_bound(first);
    if (range != ranges_.begin() && std::prev(range)->second >= first - 1) --range;
    long end = last;
    while (range != ranges_.end() && range->first <= last + 1) {
        add_until(range->first);
        step = std::max(step, range->second + 1);
        first = std::min(first, range->first);
        end = std::max(end, range->second);
        range = ranges_.erase(range);
    }
    add_until(last + 1);
    ranges_.emplace(first, end);
}

void TimePoints::add_label(const std::string& label, const Place& place) {
    if (!known_.insert(label).second) return;
    if (labels_.size() == most_labels) Source::fail(place, "more than 1000000 steps");
    labels_.push_back(label);
}

void TimePoints::add_next(const Fact& fact) {
    for (const std::string& label : fact.arguments) {
        if (range_in(label) != std::string::npos) {
            Source::fail(fact.place, "expected one step, found the range " + label);
        }
    }
    if (nexts_.size() == most_labels) Source::fail(fact.place, "more than 1000000 steps");
    const auto [known, is_new] = after_.emplace(fact.arguments[0], nexts_.size());
    if (is_new) {
        nexts_.push_back(
            {fact.arguments[0], fact.arguments[1], {fact.place.line, fact.place.column}});
        return;
    }
    const Next& earlier = nexts_[known->second];
    if (earlier.to != fact.arguments[1]) {
        Source::fail(fact.place, fact.text() + " contradicts next(" + earlier.from + "," +
                                     earlier.to + ") in line " + std::to_string(earlier.spot.line));
    }
}

std::vector<std::string> TimePoints::in_order(const Source& source) const {
    if (nexts_.empty()) return by_number(labels_);
    check_names(source);
    std::vector<std::string> labels = chain(source);
    if (!known_.empty() && labels.size() != known_.size()) {
        source.fail_here("next/2 does not lead through all step/1 facts; expected one chain");
    }
    return labels;
}

void TimePoints::check_names(const Source& source) const {
    if (known_.empty()) return;
    for (const Next& next : nexts_) {
        for (const std::string* label : {&next.from, &next.to}) {
            if (known_.count(*label) > 0) continue;
            source.fail(next.spot, "next(" + next.from + "," + next.to + ") names " + *label +
                                       ", which has no step/1 fact");
        }
    }
}

std::vector<std::string> TimePoints::chain(const Source& source) const {
    std::unordered_set<std::string_view> followers;
    for (const Next& next : nexts_) {
        if (!followers.insert(next.to).second) {
            source.fail(next.spot,
                        "next/2 leads to " + next.to + " twice; expected one chain of steps");
        }
    }
    std::vector<std::string> chain;
    for (const Next& next : nexts_) {
        if (followers.count(next.from) > 0) continue;
        if (!chain.empty()) {
            source.fail(next.spot,
                        "next/2 starts anew at " + next.from + "; expected one chain of steps");
        }
        chain.push_back(next.from);
        for (auto step = after_.find(next.from); step != after_.end();
             step = after_.find(chain.back())) {
            chain.push_back(nexts_[step->second].to);
        }
    }
    if (chain.size() == nexts_.size() + 1) return chain;
    const std::unordered_set<std::string_view> reached(chain.begin(), chain.end());
    for (const Next& next : nexts_) {
        if (reached.count(next.from) == 0) {
            source.fail(next.spot, "next/2 goes round in a circle; expected one chain of steps");
        }
    }
    return chain;
}

}  // namespace tabkeeper::formats
