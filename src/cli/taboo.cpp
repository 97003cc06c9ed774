// The assignment's rules are read as: a wall lies on one and the same side of everything between
// the two corners, so that a box there can leave the wall only in one of them, where it is lost.

#include "cli/taboo.hpp"

#include <algorithm>
#include <sstream>

#include "tabkeeper/formats.hpp"

namespace tabkeeper::cli {

namespace {

bool has_wall(const Instance& instance, Location location, Direction direction) {
    return instance.step(location, direction) == no_location;
}

bool is_goal(const Instance& instance, Location location) {
    return std::binary_search(instance.goals.begin(), instance.goals.end(), location);
}

bool is_corner(const Instance& instance, Location location) {
    const auto has = [&](Direction direction) { return has_wall(instance, location, direction); };
    return (has(Direction::Up) || has(Direction::Down)) &&
           (has(Direction::Left) || has(Direction::Right));
}

/// Marks what lies between a corner and the next one, if the wall goes all along and no goal is
/// there.
void mark_wall(const Instance& instance, Location corner, Direction along, Direction wall,
               const std::vector<bool>& corners, std::vector<bool>& taboo) {
    std::vector<Location> way;
    Location here = instance.step(corner, along);
    while (here != no_location && !corners[here]) {
        if (!has_wall(instance, here, wall) || is_goal(instance, here)) return;
        if (way.size() == instance.size()) return;  // round a ring without a corner
        way.push_back(here);
        here = instance.step(here, along);
    }
    if (here == no_location) return;
    for (const Location location : way) taboo[location] = true;
}

}  // namespace

std::vector<bool> taboo_by_rules(const Instance& instance) {
    std::vector<bool> corners(instance.size(), false);
    for (std::size_t index = 0; index < instance.size(); ++index) {
        const auto location = static_cast<Location>(index);
        corners[index] = is_corner(instance, location) && !is_goal(instance, location);
    }
    std::vector<bool> taboo = corners;
    for (std::size_t index = 0; index < instance.size(); ++index) {
        if (!corners[index]) continue;
        const auto corner = static_cast<Location>(index);
        for (const Direction wall : {Direction::Up, Direction::Down}) {
            mark_wall(instance, corner, Direction::Right, wall, corners, taboo);
        }
        for (const Direction wall : {Direction::Left, Direction::Right}) {
            mark_wall(instance, corner, Direction::Down, wall, corners, taboo);
        }
    }
    return taboo;
}

std::optional<std::string> taboo_board(const Instance& instance, const std::vector<bool>& taboo) {
    Instance bare = instance;
    bare.boxes.clear();
    bare.box_names.clear();
    bare.goals.clear();
    const std::optional<std::string> board = board_of(bare, taboo);
    if (!board) return std::nullopt;
    std::vector<std::string> rows;
    std::size_t width = 0;
    std::istringstream drawn(*board);
    for (std::string row; std::getline(drawn, row); rows.push_back(row)) {
        // All that is drawn but walls and marks is the player, who may stand on a mark.
        for (char& mark : row) {
            if (mark == '@') mark = taboo[instance.player] ? 'X' : ' ';
            if (mark != '#' && mark != 'X') mark = ' ';
        }
        width = std::max(width, row.size());
    }
    std::string rectangle;
    for (const std::string& row : rows) {
        rectangle += row + std::string(width - row.size(), ' ') + "\n";
    }
    return rectangle;
}

}  // namespace tabkeeper::cli
