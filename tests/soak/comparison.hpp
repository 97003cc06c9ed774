#pragma once

// One way to ask for the answer to an instance, and whether what comes back is right. Which ways
// are tried on an instance depends on its seed alone, so that a seed is all that repeats them.

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "soak/case.hpp"

namespace tabkeeper::soak {

enum class Result : std::uint8_t {
    Right,
    Unfit,  ///< this comparison says nothing about this instance
    Open,   ///< a limit ended the run; what it said until then is right
    Wrong,
};

/// What comparisons are counted by: "engine", "layered".
struct Label {
    std::string group;
    std::string name;
};

struct Finding {
    Result result = Result::Right;
    std::string complaint;      ///< what is wrong
    std::vector<Label> labels;  ///< what came of it, beside the comparison's own
};

inline Finding wrong_if(const std::string& complaint) {
    return {complaint.empty() ? Result::Right : Result::Wrong, complaint, {}};
}

class Comparison {
public:
    virtual ~Comparison() = default;

    virtual std::vector<Label> labels() const = 0;

    /// May throw: that is wrong, too.
    virtual Finding judge(Case& subject) const = 0;

    /// What a user types to see the same on a file that holds the instance.
    virtual std::string command(Case& subject, const std::string& file) const = 0;
};

struct Tools {
    int peers_in = 0;   ///< one instance in so many is given to the peers; 0: none
    int killed_in = 0;  ///< and one in so many is large, for a program that is killed and resumed
    std::string program = TABKEEPER_PROGRAM;  ///< that is killed
    std::filesystem::path folder;  ///< for files that peers and resumed runs read and write
};

Instance instance_for(std::uint64_t seed, const Tools& tools);

std::vector<std::unique_ptr<Comparison>> comparisons_for(std::uint64_t seed, const Tools& tools);

/// Every label that a comparison can have.
std::vector<Label> all_labels();

}  // namespace tabkeeper::soak
