// What makes an instance well-formed, and the words for directions and formats.

#include "tabkeeper/instance.hpp"

#include <algorithm>

namespace tabkeeper {

namespace {
constexpr std::array<std::string_view, 4> direction_words{"up", "right", "down", "left"};
constexpr std::array<std::string_view, 6> format_words{"asp", "asp2013", "thesis",
                                                       "b",   "sok",     "pddl"};

std::optional<std::string> defect_in_list(const std::vector<Location>& list, std::size_t size,
                                          const std::string& what) {
    if (!std::is_sorted(list.begin(), list.end())) return what + " are not sorted";
    if (std::adjacent_find(list.begin(), list.end()) != list.end()) return what + " repeat";
    if (!list.empty() && list.back() >= size) return what + " lie outside the graph";
    return std::nullopt;
}
}  // namespace

std::string_view to_string(Direction direction) { return direction_words[index_of(direction)]; }

std::optional<Direction> direction_from(std::string_view word) {
    for (const Direction direction : all_directions) {
        if (to_string(direction) == word) return direction;
    }
    return std::nullopt;
}

std::string_view to_string(InstanceFormat format) {
    return format_words[static_cast<std::size_t>(format)];
}

std::optional<InstanceFormat> instance_format_from(std::string_view word) {
    for (const InstanceFormat format : all_instance_formats) {
        if (to_string(format) == word) return format;
    }
    return std::nullopt;
}

CostKind natural_cost(InstanceFormat format) {
    switch (format) {
        case InstanceFormat::Asp:
        case InstanceFormat::B: return CostKind::Lines;
        case InstanceFormat::Asp2013:
        case InstanceFormat::Thesis: return CostKind::Moves;
        case InstanceFormat::Sokoban:
        case InstanceFormat::Pddl: break;
    }
    return CostKind::Pushes;
}

std::optional<std::string> defect_of(const Instance& instance) {
    const std::size_t size = instance.size();
    if (size == 0) return "there are no locations";
    if (size > max_locations) return "there are more than 65535 locations";
    if (instance.boxes.size() > max_boxes) return "there are more than 1000 boxes";
    if (instance.names.size() != size) return "not every location has a name";
    for (std::size_t from = 0; from < size; ++from) {
        for (const Direction direction : all_directions) {
            const Location to = instance.steps[from][index_of(direction)];
            if (to == no_location) continue;
            if (to >= size) return "a step leads outside the graph";
            if (instance.step(to, opposite(direction)) != from) {
                return "the step " + std::string(to_string(direction)) + " from " +
                       instance.names[from] + " cannot be taken back";
            }
        }
    }
    if (auto defect = defect_in_list(instance.boxes, size, "boxes")) return defect;
    if (auto defect = defect_in_list(instance.goals, size, "goals")) return defect;
    if (!instance.box_names.empty() && instance.box_names.size() != instance.boxes.size()) {
        return "not every box has a name";
    }
    if (instance.player >= size) return "there is no player";
    if (std::binary_search(instance.boxes.begin(), instance.boxes.end(), instance.player)) {
        return "the player stands on a box";
    }
    return std::nullopt;
}

}  // namespace tabkeeper
