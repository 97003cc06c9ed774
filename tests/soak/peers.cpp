// What is compared is the oracle and the peers. The search is compared with the oracle on the same
// instance, so all of them agree where nothing is wrong.

#include "soak/peers.hpp"

#include <unistd.h>

#include <fstream>

#include "compare/system.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::soak {

namespace {

constexpr std::chrono::seconds patience_with_peers{20};

// clingo grounds a copy of the board for each push.
constexpr Cost most_lines_for_clingo = 12;

using System = compare::System;

std::vector<std::unique_ptr<System>> all_systems(const std::filesystem::path& folder) {
    std::vector<std::unique_ptr<System>> systems;
    systems.push_back(compare::make_swipl("swipl", folder));
    systems.push_back(compare::make_clingo("clingo", folder));
    return systems;
}

class PeerComparison final : public Comparison {
public:
    PeerComparison(std::shared_ptr<const System> system, std::filesystem::path folder)
        : system_(std::move(system)), folder_(std::move(folder)) {}

    std::vector<Label> labels() const override { return {{"peer", system_->name()}}; }

    Finding judge(Case& subject) const override {
        const Truth& truth = subject.truth(CostKind::Lines);
        if (subject.instance().condition != GoalCondition::Cover ||
            truth.witness == Witness::Nobody || !can_answer(truth.answer)) {
            return {Result::Unfit, {}, {}};
        }
        const std::filesystem::path file = folder_ / (std::to_string(::getpid()) + ".asp");
        std::ofstream out(file);
        write_instance(out, subject.instance(), InstanceFormat::Asp);
        out.close();
        if (!out) throw std::runtime_error(file.string() + " cannot be written");
        compare::Limits limits;
        limits.time = patience_with_peers;
        const compare::Run run = measure(*system_, file, subject.instance(), limits, {});
        std::filesystem::remove(file);
        if (run.outcome == compare::Outcome::Timeout || run.outcome == compare::Outcome::Memory) {
            return {Result::Open, {}, {}};
        }
        return wrong_if(complaint_about(run, truth.answer));
    }

    std::string command(Case& /*subject*/, const std::string& file) const override {
        return system_->name() == "clingo" ? "clingo tables/asp/sokoban.lp " + file
                                           : "swipl tables/prolog/sokoban.pl " + file;
    }

private:
    /// clingo looks for longer and longer plans for ever where there is none.
    bool can_answer(const oracle::Answer& truth) const {
        return system_->name() != "clingo" || (truth.cost && *truth.cost <= most_lines_for_clingo);
    }

    std::string complaint_about(const compare::Run& run, const oracle::Answer& truth) const {
        const std::string theirs =
            run.lines ? std::to_string(*run.lines) + " lines" : std::string(to_string(run.outcome));
        const std::string ours =
            truth.cost ? to_string(*truth.cost, CostKind::Lines) : std::string("no plan");
        const bool same =
            truth.cost ? run.outcome == compare::Outcome::Optimum && run.lines == truth.cost->first
                       : run.outcome == compare::Outcome::NoPlan;
        if (same) return "";
        return system_->name() + " says " + theirs + ", the oracle " + ours +
               (run.remark.empty() ? "" : " (" + run.remark + ")");
    }

    std::shared_ptr<const System> system_;
    std::filesystem::path folder_;
};

}  // namespace

std::vector<std::string> peer_names() {
    std::vector<std::string> names;
    for (const auto& system : all_systems({})) names.push_back(system->name());
    return names;
}

std::vector<std::string> missing_peers() {
    std::vector<std::string> names;
    for (const auto& system : all_systems({})) {
        if (!system->program()) names.push_back(system->name());
    }
    return names;
}

std::vector<std::unique_ptr<Comparison>> make_peers(const std::filesystem::path& folder) {
    std::vector<std::unique_ptr<Comparison>> peers;
    for (auto& system : all_systems(folder)) {
        if (!system->program()) continue;
        peers.push_back(std::make_unique<PeerComparison>(std::move(system), folder));
    }
    return peers;
}

void prepare_peers(const std::filesystem::path& folder) { compare::write_programs(folder); }

}  // namespace tabkeeper::soak
