// The program writes a checkpoint as often as it can. It is killed after a few milliseconds, goes
// on from what is there, is killed again, and in the end has time enough. What it then says must be
// right, and no checkpoint may ever be refused.

#include "soak/killed.hpp"

#include <unistd.h>

#include <csignal>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "support/process.hpp"
#include "tabkeeper/check.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::soak {

namespace {

constexpr int most_kills = 3;
constexpr int longest_life = 80;  // milliseconds, of which the first few are the process's start
constexpr std::chrono::milliseconds a_moment{3};
constexpr const char* time_limit = "10s";

constexpr int exit_stopped = 1;
constexpr int exit_no_plan = 20;
constexpr int exit_optimum = 30;
constexpr int exit_full = 33;
constexpr int exit_full_with_plan = 43;

class Killed final : public Comparison {
public:
    Killed(testing::Variant variant, testing::Dice dice, const Tools& tools)
        : variant_(std::move(variant)),
          dice_(dice),
          program_(tools.program),
          folder_(tools.folder) {}

    std::vector<Label> labels() const override { return {{"killed", "all"}}; }

    Finding judge(Case& subject) const override {
        const Truth& truth = subject.truth(variant_.options.cost);
        if (truth.witness == Witness::Nobody) return {Result::Open, {}, {}};
        const std::filesystem::path file = folder_ / (std::to_string(::getpid()) + ".facts");
        const std::filesystem::path checkpoint = folder_ / (std::to_string(::getpid()) + ".ckpt");
        if (!write_facts(subject.instance(), file)) return {Result::Unfit, {}, {}};
        std::filesystem::remove(checkpoint);

        testing::Dice dice = dice_;
        std::string remark = "ended before it was killed";
        for (int kill = 0; kill < most_kills; ++kill) {
            testing::Process process(launch(file, checkpoint));
            if (ends_by_itself(process, checkpoint, dice)) {
                return verdict(subject, process.wait(), remark, checkpoint);
            }
            process.send(SIGKILL);
            process.wait();
            if (std::filesystem::exists(checkpoint)) {
                remark = "resumed";
            } else if (kill == 0) {
                remark = "killed without a checkpoint";
            }
        }
        return verdict(subject, testing::run(launch(file, checkpoint)), remark, checkpoint);
    }

    std::string command(Case& /*subject*/, const std::string& file) const override {
        return "timeout -s KILL 0.05 build/tabkeeper solve " + variant_.name + " " + file +
               " --checkpoint x.ckpt --checkpoint-every 1ms; build/tabkeeper solve " +
               variant_.name + " " + file + " --resume x.ckpt";
    }

private:
    static bool write_facts(const Instance& instance, const std::filesystem::path& file) {
        std::ofstream out(file);
        try {
            const bool is_cover = instance.condition == GoalCondition::Cover;
            write_instance(out, instance, is_cover ? InstanceFormat::Asp : InstanceFormat::Asp2013);
        } catch (const CannotWrite&) {
            return false;
        }
        out.close();
        if (!out) throw std::runtime_error(file.string() + " cannot be written");
        return true;
    }

    testing::Launch launch(const std::filesystem::path& file,
                           const std::filesystem::path& checkpoint) const {
        testing::Launch launch;
        launch.program = program_;
        launch.arguments = {"solve", file.string()};
        std::istringstream words(variant_.name);
        for (std::string word; words >> word;) launch.arguments.push_back(word);
        for (const std::string& word :
             {std::string("--checkpoint"), checkpoint.string(), std::string("--checkpoint-every"),
              std::string("1ms"), std::string("--time-limit"), std::string(time_limit),
              std::string("--format"), std::string("json"), std::string("--progress"),
              std::string("never")}) {
            launch.arguments.push_back(word);
        }
        if (std::filesystem::exists(checkpoint)) {
            launch.arguments.insert(launch.arguments.end(), {"--resume", checkpoint.string()});
        }
        return launch;
    }

    /// Lets it live for a moment: from its start on, or from when there is a new checkpoint.
    static bool ends_by_itself(testing::Process& process, const std::filesystem::path& checkpoint,
                               testing::Dice& dice) {
        using std::chrono::milliseconds;
        if (dice.one_in(3)) return process.ends_within(milliseconds(dice.between(1, longest_life)));
        const auto written = [&] {
            std::error_code missing;
            return std::filesystem::last_write_time(checkpoint, missing);
        };
        const auto before = written();
        while (written() == before && !process.is_late()) {
            if (process.ends_within(a_moment)) return true;
        }
        return process.ends_within(milliseconds(dice.below(longest_life / 4)));
    }

    /// A checkpoint that led to something wrong is kept beside the failure.
    Finding verdict(Case& subject, const testing::Outcome& outcome, const std::string& remark,
                    const std::filesystem::path& checkpoint) const {
        if (outcome.code == exit_stopped || outcome.code == exit_full ||
            outcome.code == exit_full_with_plan) {
            return {Result::Open, {}, {}};
        }
        Finding finding = wrong_if(complaint_about(subject, outcome));
        if (finding.result == Result::Right) {
            finding.labels = {{"killed", remark}};
        } else if (std::filesystem::exists(checkpoint)) {
            const auto kept = folder_.parent_path() / checkpoint.filename();
            std::filesystem::copy_file(checkpoint, kept,
                                       std::filesystem::copy_options::overwrite_existing);
            finding.complaint += " (" + remark + "; last checkpoint: " + kept.string() + ")";
        }
        return finding;
    }

    std::string complaint_about(Case& subject, const testing::Outcome& outcome) const {
        const CostKind kind = variant_.options.cost;
        const auto& optimum = subject.truth(kind).answer.cost;
        const std::string wanted =
            ", the oracle says " + (optimum ? to_string(*optimum, kind) : std::string("no plan"));
        if (outcome.code == exit_no_plan) return optimum ? "no plan" + wanted : "";
        if (outcome.code != exit_optimum) {
            return "exit code " + std::to_string(outcome.code) + ", signal " +
                   std::to_string(outcome.signal) + ": " + outcome.err;
        }
        if (!optimum) return "a plan" + wanted;
        std::istringstream text(outcome.out);
        const Verdict verdict =
            check(subject.instance(), read_plan(text, "answer", subject.instance()).plan);
        if (!verdict.correct) return "a plan that is wrong: " + verdict.reason;
        const Cost cost = cost_of(verdict.metrics, kind);
        return cost == *optimum ? "" : "a plan of " + to_string(cost, kind) + wanted;
    }

    testing::Variant variant_;
    testing::Dice dice_;
    std::string program_;
    std::filesystem::path folder_;
};

}  // namespace

bool can_be_resumed(const std::string& program) {
    testing::Launch launch;
    launch.program = program;
    launch.arguments = {"solve", "--help"};
    return testing::run(launch).out.find("--resume") != std::string::npos;
}

std::unique_ptr<Comparison> make_killed(testing::Variant variant, testing::Dice dice,
                                        const Tools& tools) {
    return std::make_unique<Killed>(std::move(variant), dice, tools);
}

}  // namespace tabkeeper::soak
