#pragma once

// Reading instances and plans, and writing instances.

#include <cstddef>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
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

struct ReadOptions {
    std::function<void(const Place&, const std::string&)> warn = [](auto&&...) {};
    std::function<bool()> stopping = [] { return false; };
};

/// Reads an instance; "-" is standard input. Throws InputError.
Instance read_instance(const std::filesystem::path& file, const ReadOptions& options = {});
Instance read_instance(std::istream& text, const std::string& file,
                       const ReadOptions& options = {});

/// Reads a plan of `push/4` atoms or tabkeeper's own JSON; "-" is standard input.
Plan read_plan(const std::filesystem::path& file, const Instance& instance);
Plan read_plan(std::istream& text, const std::string& file, const Instance& instance);

/// Writes the instance as ASP Competition facts.
void write_asp_facts(std::ostream& out, const Instance& instance);

/// Writes `push(From,Dir,To,Step).` atoms with the instance's own step labels.
void write_asp_plan(std::ostream& out, const Instance& instance, const Plan& plan);

/// The player's way in LURD letters, for a correct plan; nothing where the graph is no grid.
std::optional<std::string> lurd_of(const Instance& instance, const Plan& plan);

}  // namespace tabkeeper
