#pragma once

// A location graph put together from statements about named locations, in any order.

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "formats/source.hpp"

namespace tabkeeper::formats {

/// What the text said, and where.
struct Statement {
    Place place;
    std::string text;
};

class GraphBuilder {
public:
    /// Wider than Location: texts may name walls, too, which are left out in the end.
    using Id = std::uint32_t;
    static constexpr Id none = 0xFFFF'FFFF;

    /// The statement that gives a step, as the format writes it.
    using StepText = std::string (*)(const std::string& from, Direction direction,
                                     const std::string& to);

    GraphBuilder(const Source& source, StepText text, std::size_t most_locations)
        : file_(source.place().file), step_text_(text), most_locations_(most_locations) {}

    /// The location of that name, made where there is none yet.
    Id location(const std::string& name, const Place& place);
    std::optional<Id> find(const std::string& name) const;
    std::size_t size() const { return locations_.size(); }
    const std::string& name(Id id) const { return locations_[id].name; }
    Place first_named(Id id) const { return place_of(locations_[id].named); }
    Id step(Id from, Direction direction) const {
        return locations_[from].steps[index_of(direction)];
    }
    bool has_steps(Id id) const;

    /// One way only. False where that step is known to lead elsewhere.
    bool try_step(Id from, Direction direction, Id to, const Place& place);
    /// One way only. Throws InputError where that step is known to lead elsewhere.
    void add_step(Id from, Direction direction, Id to, const Statement& said);
    /// Throws InputError for the first step of the text that cannot be taken back.
    void require_ways_back() const;
    /// Throws InputError where two steps in one direction lead back to where they began.
    void refuse_rings_of_two() const;
    /// Takes away all steps from and to the location.
    void cut_off(Id id);

    void place_box(Id id, const Statement& said, const std::string& name = {});
    void place_player(Id id, const Statement& said);
    void add_goal(Id id) { locations_[id].is_goal = true; }

    bool has_player() const { return player_ != none; }
    bool is_player(Id id) const { return player_ == id; }
    bool is_box(Id id) const { return box_lines_.count(id) > 0; }
    bool is_goal(Id id) const { return locations_[id].is_goal; }

    /// Keeps the pieces of the graph where something stands or belongs: the player, a box, a goal.
    std::vector<bool> pieces_in_play() const;

    /// The instance of the kept locations, which hold all that stands somewhere; none: all.
    Instance build(InstanceFormat format, GoalCondition condition,
                   const std::vector<bool>& kept = {}) const;

private:
    struct Spot {
        std::uint32_t line = 0;
        std::uint32_t column = 0;
    };
    struct Node {
        std::string name;
        Spot named;
        std::array<Id, 4> steps{none, none, none, none};
        std::array<Spot, 4> said{};  // where the text gave each step
        bool is_goal = false;
    };

    static Spot spot_of(const Place& place) {
        return {static_cast<std::uint32_t>(place.line), static_cast<std::uint32_t>(place.column)};
    }
    Place place_of(Spot spot) const { return {file_, spot.line, spot.column}; }
    std::string step_text(Id from, Direction direction, Id to) const {
        return step_text_(name(from), direction, name(to));
    }
    /// The standard hash by another name. libstdc++ takes it for so slow that it compares a name
    /// with up to twenty others first, which takes several times as long as the hash.
    struct HashOfName {
        std::size_t operator()(const std::string& name) const {
            return std::hash<std::string>{}(name);
        }
    };
    /// The first step of the text that `is_wrong`, or none.
    template <class IsWrong>
    std::optional<std::pair<Id, Direction>> first_step(IsWrong&& is_wrong) const;

    std::string file_;
    StepText step_text_;
    std::size_t most_locations_;
    std::vector<Node> locations_;
    std::unordered_map<std::string, Id, HashOfName> ids_;
    std::vector<std::pair<Id, std::string>> boxes_;
    std::unordered_map<Id, std::size_t> box_lines_;
    Id player_ = none;
    std::size_t player_line_ = 0;
};

}  // namespace tabkeeper::formats
