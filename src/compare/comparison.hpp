#pragma once

// All that a comparison has measured, and what follows from it for each instance.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "compare/published.hpp"
#include "compare/run.hpp"

namespace tabkeeper::compare {

/// How ours stands beside a peer.
enum class Standing : std::uint8_t {
    Same,        ///< both answered, and say the same
    Better,      ///< ours has fewer lines, or a plan where the peer says there is none
    Worse,       ///< the other way round, or the peer answered and ours did not
    PeerFailed,  ///< ours answered
    BothFailed,
};

/// "same", "better", "WORSE", "peer failed" or "both failed".
std::string_view to_string(Standing standing);

Standing standing_of(const Run& ours, const Run& peer);

struct SystemInfo {
    std::string name;
    std::string version;
    bool is_ours = false;
    std::optional<Seconds> start;  ///< what a run takes that has nothing to do
};

struct Row {
    std::string instance;
    std::size_t locations = 0;
    std::size_t boxes = 0;
    std::vector<Run> runs;  ///< in the order of Comparison::systems
    std::vector<PublishedFigure> published;

    /// What ours says or, where it says nothing, the first peer that does.
    const Run* answer() const;
    /// In one word for all peers, and what became of those that failed.
    std::string verdict(const std::vector<SystemInfo>& systems) const;
    /// Why runs failed, where there is more to say than the outcome.
    std::string remarks(const std::vector<SystemInfo>& systems) const;
    /// Systems whose answers contradict each other; empty where none do. One message for each pair.
    std::vector<std::string> disagreements(const std::vector<SystemInfo>& systems) const;
};

struct Comparison {
    std::vector<SystemInfo> systems;  ///< ours first
    std::vector<Row> rows;
    std::vector<std::pair<std::string, std::string>> facts;  ///< machine, limits and so on
};

}  // namespace tabkeeper::compare
