#pragma once

// What there is to say about an instance before it is searched.

#include <array>
#include <cstddef>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "report/json.hpp"
#include "tabkeeper/instance.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper::report {

struct Portrait {
    std::string name;
    std::optional<std::size_t> level;
    const Instance* instance = nullptr;
    std::array<std::size_t, 5> degrees{};  ///< how many locations have 0, 1, 2, 3, 4 steps
    std::size_t tunnels = 0;               ///< locations with two steps, opposite each other
    std::size_t dead = 0;                  ///< locations from which a box never gets to a goal
    std::size_t pieces = 0;                ///< parts of the graph without a step between them
    std::size_t region = 0;                ///< locations the player can walk to at the start
    bool grid = false;                     ///< whether it can be drawn
    std::vector<std::pair<CostKind, Cost>> bounds;  ///< the natural cost first
};

Portrait portrait_of(const Instance& instance, std::string name, std::optional<std::size_t> level);

void write_text(std::ostream& out, const Portrait& portrait);
Json to_json(const Portrait& portrait);

}  // namespace tabkeeper::report
