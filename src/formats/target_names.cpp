// Renaming is all or nothing: half a board in the old names and half in new ones would help nobody.
// A made name never is the own name of something else, so that a plan may use both without doubt.

#include "formats/target_names.hpp"

#include <algorithm>
#include <array>
#include <sstream>
#include <unordered_set>

#include "formats/coordinates.hpp"
#include "formats/facts.hpp"

namespace tabkeeper::formats {

namespace {

using Name = std::string;

struct Style {
    bool (*is_legal)(const Name&);
    Name (*fold)(Name);  // two names with the same fold are one
    char joint;          // pos_1_2 or pos-1-2
    std::size_t width;   // of the numbers of locations, at least
    std::vector<Name> reserved;
};

Name as_it_is(Name text) { return text; }

Name padded(long number, std::size_t width) {
    const Name digits = std::to_string(number);
    return digits.size() < width ? Name(width - digits.size(), '0') + digits : digits;
}

class Namer {
public:
    Namer(const Instance& instance, const Style& style) : instance_(instance), style_(style) {
        for (const Name& word : style_.reserved) taken_.insert(word);
    }

    WorldNames names() {
        WorldNames names;
        names.locations = keep(instance_.names) ? instance_.names : location_names();
        take(names.locations);
        const bool boxes_are_named = instance_.box_names.size() == instance_.boxes.size();
        names.boxes = boxes_are_named && keep(instance_.box_names)
                          ? instance_.box_names
                          : numbered("stone", instance_.boxes.size(), 2, instance_.box_names);
        take(names.boxes);
        const std::vector<Name> player{instance_.player_name};
        names.player = keep(player) ? player[0] : numbered("player", 1, 2, player)[0];
        return names;
    }

private:
    bool keep(const std::vector<Name>& wanted) const {
        std::unordered_set<Name> seen = taken_;
        return std::all_of(wanted.begin(), wanted.end(), [&](const Name& name) {
            return style_.is_legal(name) && seen.insert(style_.fold(name)).second;
        });
    }

    void take(const std::vector<Name>& names) {
        for (const Name& name : names) taken_.insert(style_.fold(name));
    }

    std::vector<Name> location_names() const {
        auto places = coordinates_of(instance_);
        if (!places) return numbered("loc", instance_.size(), 1, instance_.names);
        std::pair<int, int> least{0, 0};
        int most = 0;
        for (const auto& [column, row] : *places) {
            least = {std::min(least.first, column), std::min(least.second, row)};
            most = std::max({most, column, row});
        }
        // A minus would be no part of a name: boards that go below 0 are moved to begin with 1.
        const int right = least.first < 0 ? 1 - least.first : 0;
        const int down = least.second < 0 ? 1 - least.second : 0;
        const std::size_t digits = std::to_string(most + std::max(right, down)).size();
        const std::size_t width = style_.width > 1 ? std::max(style_.width, digits) : 1;
        return fresh("pos", instance_.size(), instance_.names, [&](std::size_t index) {
            const auto [column, row] = (*places)[index];
            return padded(column + right, width) + style_.joint + padded(row + down, width);
        });
    }

    std::vector<Name> numbered(const Name& word, std::size_t count, std::size_t width,
                               const std::vector<Name>& own) const {
        return fresh(word, count, own, [&](std::size_t index) {
            return padded(static_cast<long>(index) + 1, width);
        });
    }

    /// word_1, word_2 ... with the first word of its family that makes no doubtful name.
    template <class Ending>
    std::vector<Name> fresh(Name word, std::size_t count, const std::vector<Name>& own,
                            Ending&& ending) const {
        std::unordered_map<Name, std::size_t> owners;
        for (std::size_t index = 0; index < own.size(); ++index) {
            owners.emplace(style_.fold(own[index]), index);
        }
        while (true) {
            std::vector<Name> names;
            bool is_doubtful = false;
            for (std::size_t index = 0; index < count && !is_doubtful; ++index) {
                names.push_back(word + style_.joint + ending(index));
                const auto owner = owners.find(style_.fold(names.back()));
                is_doubtful = taken_.count(style_.fold(names.back())) > 0 ||
                              (owner != owners.end() && owner->second != index);
            }
            if (!is_doubtful) return names;
            word += 'x';
        }
    }

    const Instance& instance_;
    const Style& style_;
    std::unordered_set<Name> taken_;
};

}  // namespace

bool is_term(const std::string& text) {
    if (text.empty() || range_in(text) != std::string::npos) return false;
    std::istringstream fact("n(" + text + ").");
    const ReadOptions options;
    Source source(fact, {}, options);
    FactReader reader(source, Stops::Required);
    try {
        const auto read = reader.next();
        return read && read->arguments.size() == 1 && read->arguments[0] == text && !reader.next();
    } catch (const InputError&) {
        return false;
    }
}

bool is_pddl_name(const std::string& text) {
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return !text.empty() && is_letter(text[0]) &&
           std::all_of(text.begin(), text.end(), [&](char c) {
               return is_letter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_';
           });
}

std::string in_small_letters(std::string text) {
    for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
}

WorldNames asp_names(const Instance& instance) {
    static const Style style{is_term, as_it_is, '_', 2, {}};
    return Namer(instance, style).names();
}

WorldNames pddl_names(const Instance& instance) {
    static const Style style{
        is_pddl_name, in_small_letters, '-', 1, {"dir-up", "dir-right", "dir-down", "dir-left"}};
    return Namer(instance, style).names();
}

std::vector<std::string> term_names(const Instance& instance) {
    return asp_names(instance).locations;
}

NameIndex::NameIndex(const std::vector<std::string>& names, const std::vector<std::string>& own,
                     Fold fold)
    : fold_(fold == nullptr ? as_it_is : fold) {
    std::unordered_map<std::string, std::optional<std::size_t>> owners;  // nobody: two share it
    for (std::size_t index = 0; index < own.size(); ++index) {
        const auto [owner, is_new] = owners.emplace(fold_(own[index]), index);
        if (!is_new) owner->second.reset();
    }
    for (std::size_t index = 0; index < names.size(); ++index) {
        index_.emplace(fold_(names[index]), index);
    }
    for (const auto& [name, owner] : owners) {
        if (owner) index_.emplace(name, *owner);
    }
}

std::optional<std::size_t> NameIndex::find(const std::string& name) const {
    const auto found = index_.find(fold_(name));
    return found == index_.end() ? std::nullopt : std::optional(found->second);
}

Location NameIndex::location(const std::string& name, const Place& place) const {
    const auto found = find(name);
    if (!found) Source::fail(place, "the instance has no location " + printable(name));
    return static_cast<Location>(*found);
}

void require_condition(const Instance& instance, GoalCondition condition) {
    if (instance.condition == condition || instance.boxes.size() == instance.goals.size()) return;
    const std::string counts = std::to_string(instance.boxes.size()) + " boxes and " +
                               std::to_string(instance.goals.size()) + " goals";
    throw CannotWrite(condition == GoalCondition::Store
                          ? "the format asks for every box on a goal, the instance for every goal "
                            "covered, which differs with " +
                                counts
                          : "the format asks for every goal covered, the instance for every box on "
                            "a goal, which differs with " +
                                counts);
}

}  // namespace tabkeeper::formats
