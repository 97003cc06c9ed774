// Names are believed only as far as the steps bear them out: neighbours by name must be neighbours
// by step, in the same direction, and the other way round.

#include "formats/coordinates.hpp"

#include <array>
#include <charconv>
#include <map>
#include <string_view>

namespace tabkeeper::formats {

namespace {

struct Pattern {
    std::string_view before, between, after;
};
constexpr std::array<Pattern, 3> patterns{
    {{"field(", ",", ")"}, {"pos_", "_", ""}, {"pos-", "-", ""}}};

bool cut(std::string_view& text, std::string_view prefix) {
    if (text.substr(0, prefix.size()) != prefix) return false;
    text.remove_prefix(prefix.size());
    return true;
}

bool cut_number(std::string_view& text, int& number) {
    constexpr int farthest = 1'000'000;  // far from overflow, whatever is added
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || number > farthest || number < -farthest) return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return true;
}

std::optional<std::pair<int, int>> place_in(std::string_view name, const Pattern& pattern) {
    std::pair<int, int> place;
    const bool matches = cut(name, pattern.before) && cut_number(name, place.first) &&
                         cut(name, pattern.between) && cut_number(name, place.second) &&
                         cut(name, pattern.after) && name.empty();
    return matches ? std::optional(place) : std::nullopt;
}

std::optional<Coordinates> named_places(const Instance& instance, const Pattern& pattern) {
    Coordinates places;
    for (const std::string& name : instance.names) {
        const auto place = place_in(name, pattern);
        if (!place) return std::nullopt;
        places.push_back(*place);
    }
    return places;
}

bool agree_with_steps(const Instance& instance, const Coordinates& places) {
    std::map<std::pair<int, int>, Location> there;
    for (std::size_t index = 0; index < places.size(); ++index) {
        if (!there.emplace(places[index], static_cast<Location>(index)).second) return false;
    }
    for (const auto& [place, location] : there) {
        for (const Direction direction : all_directions) {
            const auto [right, down] = offsets[index_of(direction)];
            const auto beside = there.find({place.first + right, place.second + down});
            const Location expected = beside == there.end() ? no_location : beside->second;
            if (instance.step(location, direction) != expected) return false;
        }
    }
    return true;
}

}  // namespace

std::optional<Coordinates> coordinates_of(const Instance& instance) {
    for (const Pattern& pattern : patterns) {
        auto places = named_places(instance, pattern);
        if (places && agree_with_steps(instance, *places)) return places;
    }
    auto drawn = grid_of(instance);
    if (!drawn) return std::nullopt;
    for (auto& [column, row] : *drawn) {
        ++column;
        ++row;
    }
    return drawn;
}

std::string why_no_grid(const Instance& instance) {
    const auto grid = grid_or_reason(instance);
    const auto* reason = std::get_if<std::string>(&grid);
    return "the graph cannot be drawn on a grid: " + (reason == nullptr ? std::string() : *reason);
}

std::string field_name(std::pair<int, int> at) {
    return "field(" + std::to_string(at.first) + "," + std::to_string(at.second) + ")";
}

}  // namespace tabkeeper::formats
