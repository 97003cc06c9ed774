#pragma once

// The systems that are compared: tabkeeper itself, SWI-Prolog with the tabled program, and clingo
// with the incremental encoding. Each knows how it is called and how its output reads.
//
// All of them get the same file of facts, so nobody is helped by another format.

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "compare/process.hpp"
#include "compare/run.hpp"
#include "tabkeeper/instance.hpp"

namespace tabkeeper::compare {

class System {
public:
    virtual ~System() = default;

    virtual std::string name() const = 0;
    virtual bool is_ours() const { return false; }
    /// Whether the format can be read; all read Asp.
    virtual bool reads(InstanceFormat format) const { return format == InstanceFormat::Asp; }

    /// The file to be run; nothing where it is missing.
    virtual std::optional<std::string> program() const = 0;
    virtual std::vector<std::string> version_words() const = 0;
    /// The words after the program, for a run on `file`.
    virtual std::vector<std::string> words(const std::filesystem::path& file,
                                           const Limits& limits) const = 0;
    /// What the process may take of the wall clock: a system that keeps the limit by itself gets
    /// a little more to say what it knows.
    virtual Limits process_limits(const Limits& limits) const { return limits; }

    /// Reads what a process that ended by itself has printed.
    virtual Run read(const ProcessResult& result, const Instance& instance) const = 0;
};

struct OurSettings {
    unsigned threads = 1;
    std::string rules = "default";
    std::string name = "tabkeeper";
};

std::unique_ptr<System> make_tabkeeper(OurSettings settings);

/// `program` as a user names it; `folder` holds the peers' programs as write_programs() left them.
std::unique_ptr<System> make_swipl(std::string program, const std::filesystem::path& folder);
std::unique_ptr<System> make_clingo(std::string program, const std::filesystem::path& folder);

/// Writes the Prolog program and the encoding to a folder.
void write_programs(const std::filesystem::path& folder);

/// One run of a system on a file that holds the instance. Any plan is replayed by the checker.
Run measure(const System& system, const std::filesystem::path& file, const Instance& instance,
            const Limits& limits, const Watch& watch);

/// The first line that the program prints about its version; empty where it prints none.
std::string version_of(const System& system);

}  // namespace tabkeeper::compare
