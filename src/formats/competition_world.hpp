#pragma once

// The world of the planning competitions, which ASP Competition 2013 took over: a player and stones
// at locations, MOVE-DIR between them, and every stone to be stored.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "formats/graph_builder.hpp"

namespace tabkeeper::formats {

/// How a language spells this world.
struct Dialect {
    std::string (*atom)(std::string_view predicate, const std::vector<std::string>& arguments);
    std::string_view player, stone, at, is_goal, is_nongoal, move_dir, clear, goal;
    std::string_view direction_prefix;  ///< dir_ or dir-
    GraphBuilder::StepText step_text;
};

extern const Dialect asp2013_dialect;
extern const Dialect pddl_dialect;

/// "dir_up" and so on, and back.
std::string direction_name(const Dialect& dialect, Direction direction);
std::optional<Direction> direction_named(const Dialect& dialect, std::string_view name);

/// Throws CannotWrite where two steps in one direction lead back to where they began: there a push
/// needs the player's own location clear, which this world does not allow.
void refuse_rings_of_two(const Instance& instance);

/// Takes statements in any order and judges them together in the end.
class CompetitionWorld {
public:
    CompetitionWorld(const Source& source, const Dialect& dialect)
        : source_(source), dialect_(dialect), graph_(source, dialect.step_text, most_named) {}

    void add_player(const std::string& name, const Statement& said);
    void add_stone(const std::string& name, const Statement& said);
    /// A location that is declared; others exist as soon as they are named.
    void add_location(const std::string& name, const Statement& said);
    void put(const std::string& thing, const std::string& location, const Statement& said);
    void mark_goal(const std::string& location, const Statement& said);
    void mark_nongoal(const std::string& location, const Statement& said);
    void mark_clear(const std::string& location, const Statement& said);
    void connect(const std::string& from, const std::string& to, const std::string& direction,
                 const Statement& said);
    /// The stone must be stored in the end.
    void require(const std::string& stone, const Statement& said);
    /// The stone is said to be stored already.
    void mark_stored(const std::string& stone, const Statement& said);

    /// Whether the language says which stones are stored from the beginning.
    enum class Stored { Unsaid, Said };
    /// Throws InputError.
    Instance build(InstanceFormat format, Stored stored);

private:
    static constexpr std::size_t most_named = 1'000'000;  // locations and walls together

    enum class Role { Player, Stone };
    struct Thing {
        Role role;
        Statement said;
        std::optional<GraphBuilder::Id> at;
        Statement put;
        bool is_required = false;
        std::optional<Statement> stored;
    };
    struct Mark {
        std::optional<bool> is_goal;  // none: not said
        Statement said;
        std::optional<Statement> clear;
    };

    /// What is said of stones, each named once.
    struct Sayings {
        std::set<std::string> stones;
        std::vector<std::pair<std::string, Statement>> in_order;
    };

    static void add_once(Sayings& sayings, const std::string& stone, const Statement& said);
    GraphBuilder::Id location(const std::string& name, const Place& place);
    void add_thing(const std::string& name, Role role, const Statement& said);
    void mark(const std::string& location, bool is_goal, const Statement& said);
    Thing& stone_of(const std::string& name, const Statement& said);
    std::string atom(std::string_view predicate, const std::vector<std::string>& arguments) const {
        return dialect_.atom(predicate, arguments);
    }

    void place_things();
    void check_stones(Stored stored) const;
    void cut_off_blocked();
    void check_marks(const std::vector<bool>& kept) const;

    const Source& source_;
    const Dialect& dialect_;
    GraphBuilder graph_;
    std::vector<Mark> marks_;  // by location
    std::map<std::string, Thing> things_;
    std::vector<std::string> order_;  // of things, as in the text
    std::vector<std::pair<std::string, std::pair<std::string, Statement>>> puts_;
    Sayings required_, stored_;
};

}  // namespace tabkeeper::formats
