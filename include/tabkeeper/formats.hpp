#pragma once

// Reading and writing instances and plans, in the notations of those who have them.

#include <cstddef>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tabkeeper/instance.hpp"
#include "tabkeeper/plan.hpp"

namespace tabkeeper {

struct Place {
    std::string file;
    std::size_t line = 1;
    std::size_t column = 1;
};

/// `file:line:column`, fit for a terminal.
std::string to_string(const Place& place);

/// The text with `\xNN` for every control character, which a terminal might obey, and for every
/// byte that is not UTF-8.
std::string printable(std::string_view text);

/// Bad input: where, what was wrong and what was expected.
class InputError : public std::runtime_error {
public:
    InputError(const Place& place, const std::string& message)
        : std::runtime_error(to_string(place) + ": " + message) {}
};

/// Reading was given up because the stop token asked for it.
class ReadingStopped : public std::runtime_error {
public:
    ReadingStopped() : std::runtime_error("reading was stopped") {}
};

/// The format cannot hold this instance or plan; says why.
class CannotWrite : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

struct ReadOptions {
    std::function<void(const Place&, const std::string&)> warn = [](auto&&...) {};
    std::function<bool()> stopping = [] { return false; };
    std::optional<InstanceFormat> format;  ///< none: recognised by content
    std::string levels;                    ///< as `--level` takes it: N, N-M or a title; empty: all
    std::filesystem::path domain;          ///< PDDL: checked where given
};

/// One instance of a file. A bad one does not spoil the others: it has the error instead.
struct Level {
    std::size_t number = 1;  ///< its place in the file, from 1
    std::variant<Instance, InputError> content;

    const Instance* instance() const { return std::get_if<Instance>(&content); }
    const InputError* error() const { return std::get_if<InputError>(&content); }
};

/// All that a file holds: one instance, or a collection of boards.
struct Collection {
    InstanceFormat format = InstanceFormat::Asp;
    std::string title;
    std::size_t size = 1;       ///< how many levels the file has, chosen or not
    std::vector<Level> levels;  ///< the chosen ones
};

/// Reads a file; "-" is standard input. Throws InputError where it is no good as a whole or has no
/// level that was asked for.
Collection read_collection(const std::filesystem::path& file, const ReadOptions& options = {});
Collection read_collection(std::istream& text, const std::string& file,
                           const ReadOptions& options = {});

/// Reads the one instance of a file, or the one level that was chosen. Throws InputError.
Instance read_instance(const std::filesystem::path& file, const ReadOptions& options = {});
Instance read_instance(std::istream& text, const std::string& file,
                       const ReadOptions& options = {});

/// A plan as somebody wrote it.
struct WrittenPlan {
    Plan plan;
    std::optional<std::uint64_t> moves;  ///< where the notation shows every step of the player
};

/// Reads a plan in any notation that write_plan() knows, recognised by content; "-" is standard
/// input. Throws InputError.
WrittenPlan read_plan(const std::filesystem::path& file, const Instance& instance);
WrittenPlan read_plan(std::istream& text, const std::string& file, const Instance& instance);

/// Writes the instance; throws CannotWrite, before it writes anything, where the format cannot hold
/// it.
void write_instance(std::ostream& out, const Instance& instance, InstanceFormat format);

enum class PlanFormat : std::uint8_t {
    Asp,      ///< push(From,Dir,To,Step).
    Asp2013,  ///< move/5, pushtogoal/7, pushtonongoal/7
    Thesis,   ///< move/3 and at/4 for every time point
    B,        ///< the pushes as B facts
    Lurd,     ///< the player's way in letters
    Sok,      ///< the board and the player's way, as Sokoban programs paste it
    Ipc,      ///< a plan file of the planning competition
};

/// "asp", "asp2013", "thesis", "b", "lurd", "sok" or "ipc", and back.
std::string_view to_string(PlanFormat format);
std::optional<PlanFormat> plan_format_from(std::string_view word);

/// The notation in which users of an instance format read plans.
PlanFormat plan_format_of(InstanceFormat format);

/// Writes a correct plan; throws CannotWrite, before it writes anything, where the notation cannot
/// hold it. `metrics` are the plan's.
void write_plan(std::ostream& out, const Instance& instance, const Plan& plan,
                const Metrics& metrics, PlanFormat format);

/// The player's way in LURD letters, for a correct plan; nothing where the graph is no grid.
std::optional<std::string> lurd_of(const Instance& instance, const Plan& plan);

/// The board in XSB characters, rows ended by newlines; nothing where the graph is no grid.
/// `marked` locations without box or player are drawn as `mark`.
std::optional<std::string> board_of(const Instance& instance, const std::vector<bool>& marked = {},
                                    char mark = 'X');

}  // namespace tabkeeper
