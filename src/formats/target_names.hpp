#pragma once

// What locations, boxes and player are called in a format that may not allow their own names.

#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "tabkeeper/formats.hpp"

namespace tabkeeper::formats {

struct WorldNames {
    std::vector<std::string> locations;
    std::vector<std::string> boxes;  ///< in the order of Instance::boxes
    std::string player;
};

/// For ASP: each a ground term. The locations keep their names if all of them can; otherwise they
/// are renamed by column and row (pos_02_03), or by number (loc_1) where the graph is no grid.
/// Boxes and player likewise (stone_01, player_01). No two things get one name, and no location
/// gets the old name of another.
WorldNames asp_names(const Instance& instance);

/// The same for PDDL, whose names do not know capitals from small letters (pos-2-3, stone-01).
WorldNames pddl_names(const Instance& instance);

/// The locations of asp_names().
std::vector<std::string> term_names(const Instance& instance);

/// Whether the text is a ground term as facts have it, in its canonical spelling.
bool is_term(const std::string& text);
bool is_pddl_name(const std::string& text);

/// The text in small letters, ASCII only.
std::string in_small_letters(std::string text);

/// What a plan may call things: the names of the format, or else the instance's own.
class NameIndex {
public:
    using Fold = std::string (*)(std::string);
    NameIndex(const std::vector<std::string>& names, const std::vector<std::string>& own,
              Fold fold = nullptr);

    std::optional<std::size_t> find(const std::string& name) const;
    /// Throws InputError.
    Location location(const std::string& name, const Place& place) const;

private:
    std::unordered_map<std::string, std::size_t> index_;
    Fold fold_;
};

/// Throws CannotWrite where a format with that condition would ask another question.
void require_condition(const Instance& instance, GoalCondition condition);

}  // namespace tabkeeper::formats
