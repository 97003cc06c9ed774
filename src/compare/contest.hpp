#pragma once

// The systems on one instance after another. They run in sequence, so that none disturbs another.

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "compare/comparison.hpp"
#include "compare/system.hpp"

namespace tabkeeper::compare {

/// A folder that is gone with this object.
class ScratchFolder {
public:
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

struct ContestSettings {
    Limits limits;
    unsigned runs = 1;  ///< so many for each that takes less than a second; the shortest counts
    std::stop_token stop;
    /// Told which system is at work and for how long.
    std::function<void(const std::string& system, Seconds elapsed)> on_tick = [](auto&&...) {};
};

class Contest {
public:
    Contest(std::vector<std::unique_ptr<System>> systems, ContestSettings settings,
            const ScratchFolder& folder);

    /// Versions, and what starting alone takes.
    std::vector<SystemInfo> introduce() const;

    Row run(const std::string& name, const Instance& instance) const;

private:
    Run best_of(const System& system, const std::filesystem::path& file,
                const Instance& instance) const;

    std::vector<std::unique_ptr<System>> systems_;
    ContestSettings settings_;
    const std::filesystem::path folder_;
};

}  // namespace tabkeeper::compare
