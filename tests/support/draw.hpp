#pragma once

// Instances drawn in the tests with the usual characters: # wall, $ box, . goal, * box on goal,
// @ player, + player on goal, blank floor. Everything that is not a wall is a location, named by
// column and row.

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "tabkeeper/instance.hpp"

namespace tabkeeper::testing {

inline Instance draw(const std::vector<std::string>& rows) {
    Instance instance;
    std::map<std::pair<int, int>, Location> at;
    for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
        const std::string& line = rows[static_cast<std::size_t>(row)];
        for (int column = 0; column < static_cast<int>(line.size()); ++column) {
            const char square = line[static_cast<std::size_t>(column)];
            if (square == '#') continue;
            const auto here = static_cast<Location>(instance.size());
            at[{column, row}] = here;
            instance.names.push_back("c" + std::to_string(column) + "r" + std::to_string(row));
            instance.steps.push_back({no_location, no_location, no_location, no_location});
            if (square == '$' || square == '*') instance.boxes.push_back(here);
            if (square == '.' || square == '*' || square == '+') instance.goals.push_back(here);
            if (square == '@' || square == '+') instance.player = here;
        }
    }
    for (const auto& [square, here] : at) {
        const auto join = [&, square = square, here = here](int right, int down,
                                                            Direction direction) {
            const auto there = at.find({square.first + right, square.second + down});
            if (there == at.end()) return;
            instance.steps[here][index_of(direction)] = there->second;
            instance.steps[there->second][index_of(opposite(direction))] = here;
        };
        join(1, 0, Direction::Right);
        join(0, 1, Direction::Down);
    }
    return instance;
}

/// The location drawn at this column and row.
inline Location at(const Instance& instance, int column, int row) {
    const std::string name = "c" + std::to_string(column) + "r" + std::to_string(row);
    const auto found = std::find(instance.names.begin(), instance.names.end(), name);
    return static_cast<Location>(found - instance.names.begin());
}

}  // namespace tabkeeper::testing
