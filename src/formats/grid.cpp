// Walks the graph from the first location and gives every other one its place relative to it. A
// graph is a grid if that never contradicts itself, no two locations meet, and locations that come
// to lie side by side have a step between them (otherwise a wall would have to be as thin as a
// line). Pieces that no step joins lie where their names say, if the names are coordinates.

#include "formats/grid.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <string_view>

#include "tabkeeper/formats.hpp"

namespace tabkeeper::formats {

namespace {

using Point = std::pair<int, int>;

Point beside(const Point& point, Direction direction) {
    const auto [right, down] = offsets[index_of(direction)];
    return {point.first + right, point.second + down};
}

/// The number at the front of the text, which it loses; or nothing.
std::optional<int> take_number(std::string_view& text) {
    constexpr int largest = 1'000'000;
    if (text.empty() || text.front() == '-') return std::nullopt;
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || value > largest) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

/// The coordinates that a name such as pos_3_5, pos-03-05 or field(3,5) says.
std::optional<Point> coordinates_in(std::string_view name) {
    struct Form {
        std::string_view start, middle, end;
    };
    constexpr std::array<Form, 3> forms{
        {{"pos_", "_", ""}, {"pos-", "-", ""}, {"field(", ",", ")"}}};
    for (const auto& [start, middle, end] : forms) {
        if (name.substr(0, start.size()) != start) continue;
        std::string_view rest = name.substr(start.size());
        const auto column = take_number(rest);
        if (!column || rest.substr(0, 1) != middle) return std::nullopt;
        rest.remove_prefix(1);
        const auto row = take_number(rest);
        if (!row || rest != end) return std::nullopt;
        return Point{*column, *row};
    }
    return std::nullopt;
}

class Drawing {
public:
    explicit Drawing(const Instance& instance) : instance_(instance), at_(instance.size()) {}

    std::variant<Coordinates, std::string> draw() {
        if (instance_.size() == 0) return "there are no locations";
        if (!walk()) return reason_;
        if (walked_ < instance_.size() && !go_by_names()) return reason_;
        if (!check_neighbours()) return reason_;
        move_to_corner();
        return std::move(at_);
    }

private:
    std::string name(Location location) const { return printable(instance_.names[location]); }

    bool refuse(std::string reason) {
        reason_ = std::move(reason);
        return false;
    }

    bool walk() {
        there_.emplace(Point{0, 0}, Location{0});
        seen_.assign(instance_.size(), false);
        seen_[0] = true;
        std::vector<Location> queue{0};
        for (std::size_t head = 0; head < queue.size(); ++head) {
            for (const Direction direction : all_directions) {
                const Location next = instance_.step(queue[head], direction);
                if (next == no_location) continue;
                const Point point = beside(at_[queue[head]], direction);
                const auto known = there_.find(point);
                if (known != there_.end() && known->second == next) continue;
                if (seen_[next]) {
                    return refuse("steps lead round, so " + name(next) + " would be in two places");
                }
                if (known != there_.end()) {
                    return refuse(name(next) + " and " + name(known->second) +
                                  " would share a place");
                }
                seen_[next] = true;
                at_[next] = point;
                there_.emplace(point, next);
                queue.push_back(next);
            }
        }
        walked_ = queue.size();
        return true;
    }

    bool go_by_names() {
        const auto lost = std::find(seen_.begin(), seen_.end(), false) - seen_.begin();
        const std::string pieces = "it is not in one piece: no steps lead from " + name(0) +
                                   " to " + name(static_cast<Location>(lost));
        there_.clear();
        for (std::size_t index = 0; index < at_.size(); ++index) {
            const auto point = coordinates_in(instance_.names[index]);
            if (!point) return refuse(pieces);
            at_[index] = *point;
            if (!there_.emplace(*point, static_cast<Location>(index)).second) {
                return refuse(pieces);
            }
        }
        for (std::size_t index = 0; index < at_.size(); ++index) {
            for (const Direction direction : all_directions) {
                const Location next = instance_.steps[index][index_of(direction)];
                if (next != no_location && at_[next] != beside(at_[index], direction)) {
                    return refuse(pieces);
                }
            }
        }
        return true;
    }

    bool check_neighbours() {
        for (const auto& [point, location] : there_) {
            for (const Direction direction : {Direction::Right, Direction::Down}) {
                const auto next = there_.find(beside(point, direction));
                if (next == there_.end()) continue;
                if (instance_.step(location, direction) != next->second) {
                    return refuse(name(location) + " and " + name(next->second) +
                                  " would lie side by side with no step between them");
                }
            }
        }
        return true;
    }

    void move_to_corner() {
        Point corner = at_.front();
        for (const auto& [column, row] : at_) {
            corner = {std::min(corner.first, column), std::min(corner.second, row)};
        }
        for (auto& [column, row] : at_) {
            column -= corner.first;
            row -= corner.second;
        }
    }

    const Instance& instance_;
    Coordinates at_;
    std::map<Point, Location> there_;
    std::vector<bool> seen_;
    std::size_t walked_ = 0;
    std::string reason_;
};

}  // namespace

std::variant<Coordinates, std::string> grid_or_reason(const Instance& instance) {
    return Drawing(instance).draw();
}

std::optional<Coordinates> grid_of(const Instance& instance) {
    auto grid = grid_or_reason(instance);
    if (auto* coordinates = std::get_if<Coordinates>(&grid)) return std::move(*coordinates);
    return std::nullopt;
}

}  // namespace tabkeeper::formats
