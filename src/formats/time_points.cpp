// next/2 must be one chain: each label has at most one follower and one predecessor, there is one
// start, nothing goes round, and no step/1 fact is left out.

#include "formats/time_points.hpp"

#include <algorithm>
#include <charconv>

namespace tabkeeper::formats {

namespace {
constexpr std::size_t most_labels = 1'000'000;
constexpr long largest_number = 1'000'000'000'000'000'000;  // sums and differences never overflow
}  // namespace

std::optional<long> number_in(const std::string& label) {
    long value = 0;
    const char* last = label.data() + label.size();
    const auto [end, error] = std::from_chars(label.data(), last, value);
    if (error != std::errc() || end != last || value > largest_number || value < -largest_number) {
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
    for (long step = *first; step <= *last; ++step) add_label(std::to_string(step), fact.place);
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
        nexts_.push_back({fact.arguments[0], fact.arguments[1], fact.place});
        return;
    }
    const Next& earlier = nexts_[known->second];
    if (earlier.to != fact.arguments[1]) {
        Source::fail(fact.place, fact.text() + " contradicts next(" + earlier.from + "," +
                                     earlier.to + ") in line " +
                                     std::to_string(earlier.place.line));
    }
}

std::vector<std::string> TimePoints::in_order(const Source& source) const {
    if (nexts_.empty()) {
        std::vector<std::string> labels = labels_;
        if (std::all_of(labels.begin(), labels.end(), number_in)) {
            std::sort(labels.begin(), labels.end(),
                      [](const auto& a, const auto& b) { return *number_in(a) < *number_in(b); });
        }
        return labels;
    }
    check_names();
    std::vector<std::string> labels = chain();
    if (!known_.empty() && labels.size() != known_.size()) {
        source.fail_here("next/2 does not lead through all step/1 facts; expected one chain");
    }
    return labels;
}

void TimePoints::check_names() const {
    if (known_.empty()) return;
    for (const Next& next : nexts_) {
        for (const std::string& label : {next.from, next.to}) {
            if (known_.count(label) > 0) continue;
            Source::fail(next.place, "next(" + next.from + "," + next.to + ") names " + label +
                                         ", which has no step/1 fact");
        }
    }
}

std::vector<std::string> TimePoints::chain() const {
    std::set<std::string> followers;
    for (const Next& next : nexts_) {
        if (!followers.insert(next.to).second) {
            Source::fail(next.place,
                         "next/2 leads to " + next.to + " twice; expected one chain of steps");
        }
    }
    std::vector<std::string> chain;
    for (const Next& next : nexts_) {
        if (followers.count(next.from) > 0) continue;
        if (!chain.empty()) {
            Source::fail(next.place,
                         "next/2 starts anew at " + next.from + "; expected one chain of steps");
        }
        chain.push_back(next.from);
        for (auto step = after_.find(next.from); step != after_.end();
             step = after_.find(chain.back())) {
            chain.push_back(nexts_[step->second].to);
        }
    }
    const std::set<std::string> reached(chain.begin(), chain.end());
    for (const Next& next : nexts_) {
        if (reached.count(next.from) == 0) {
            Source::fail(next.place, "next/2 goes round in a circle; expected one chain of steps");
        }
    }
    return chain;
}

}  // namespace tabkeeper::formats
