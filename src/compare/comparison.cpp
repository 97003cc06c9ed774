// Verdicts. A claim counts as a claim even where the plan behind it turned out to be wrong: two
// systems that prove different optima must never pass unseen.

#include "compare/comparison.hpp"

#include <algorithm>
#include <array>

namespace tabkeeper::compare {

namespace {

/// A number of lines, or "no plan", as somebody claims it.
std::optional<std::string> claim_of(const Run& run) {
    if (run.outcome == Outcome::NoPlan) return "no plan";
    if (!run.lines) return std::nullopt;
    return std::to_string(*run.lines) + (*run.lines == 1 ? " line" : " lines");
}

/// How the plan behind a claim stands up.
std::string support_of(const Run& run) {
    if (run.outcome == Outcome::NoPlan) return "which no plan can show";
    if (run.outcome == Outcome::Optimum) return "and its plan is correct";
    return "but " + run.remark;
}

}  // namespace

std::string_view to_string(Standing standing) {
    switch (standing) {
        case Standing::Same: return "same";
        case Standing::Better: return "better";
        case Standing::Worse: return "WORSE";
        case Standing::PeerFailed: return "peer failed";
        case Standing::BothFailed: break;
    }
    return "both failed";
}

Standing standing_of(const Run& ours, const Run& peer) {
    if (!peer.answered()) return ours.answered() ? Standing::PeerFailed : Standing::BothFailed;
    if (!ours.answered()) return Standing::Worse;
    if (ours.outcome != peer.outcome) {
        return ours.outcome == Outcome::Optimum ? Standing::Better : Standing::Worse;
    }
    if (ours.lines == peer.lines) return Standing::Same;
    return ours.lines < peer.lines ? Standing::Better : Standing::Worse;
}

const Run* Row::answer() const {
    const auto found =
        std::find_if(runs.begin(), runs.end(), [](const Run& run) { return run.answered(); });
    return found == runs.end() ? nullptr : &*found;
}

std::string Row::verdict(const std::vector<SystemInfo>& systems) const {
    std::vector<Standing> standings;
    std::string failures;
    for (std::size_t index = 1; index < runs.size(); ++index) {
        if (systems[index].is_ours) continue;
        standings.push_back(standing_of(runs.front(), runs[index]));
        if (runs[index].answered()) continue;
        failures += (failures.empty() ? "" : ", ") + systems[index].name + " " +
                    std::string(to_string(runs[index].outcome));
    }
    for (const Standing standing : {Standing::Worse, Standing::Better, Standing::Same,
                                    Standing::PeerFailed, Standing::BothFailed}) {
        if (std::find(standings.begin(), standings.end(), standing) == standings.end()) continue;
        return std::string(to_string(standing)) + (failures.empty() ? "" : " (" + failures + ")");
    }
    return "-";
}

std::string Row::remarks(const std::vector<SystemInfo>& systems) const {
    std::string text;
    for (std::size_t index = 0; index < runs.size(); ++index) {
        if (runs[index].remark.empty()) continue;
        text += (text.empty() ? "" : "; ") + systems[index].name + ": " + runs[index].remark;
    }
    return text;
}

std::vector<std::string> Row::disagreements(const std::vector<SystemInfo>& systems) const {
    std::vector<std::string> messages;
    for (std::size_t one = 0; one < runs.size(); ++one) {
        const auto claim = claim_of(runs[one]);
        for (std::size_t other = one + 1; claim && other < runs.size(); ++other) {
            const auto contrary = claim_of(runs[other]);
            if (!contrary || contrary == claim) continue;
            messages.push_back(systems[one].name + " proves " + *claim + ", " +
                               support_of(runs[one]) + "; " + systems[other].name + " proves " +
                               *contrary + ", " + support_of(runs[other]));
        }
    }
    return messages;
}

}  // namespace tabkeeper::compare
