#include "soak/solving.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <stdexcept>

#include "agreement/judge.hpp"
#include "tabkeeper/solve.hpp"

namespace tabkeeper::soak {

namespace {

// A run that takes longer is open: the others go on. But where the oracle got by with few states it
// hangs, unless it was the machine that had no time for it.
constexpr std::chrono::seconds patience_with_engine{5};
constexpr std::chrono::seconds enough_work{3};

/// How many states are few. That there is no plan is proven by reaching all of them, and the
/// recursion sets a quarter of the space aside for that: 128 bytes hold a state of the widest
/// instances here.
std::uint64_t few_states(const Options& options) {
    constexpr std::uint64_t at_most = 2'000;
    constexpr std::uint64_t bytes_for_one = 4 * 128;
    return std::min(at_most, options.table_space->count / bytes_for_one);
}

std::chrono::seconds work_done() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return std::chrono::seconds(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec);
}

// What decide is asked where there is no plan at all.
constexpr Cost some_limit = 6;

/// The least cost that is more, and the greatest that is less.
Cost more_than(Cost cost, CostKind kind) {
    return is_lexicographic(kind) ? Cost{cost.first, cost.second + 1} : Cost{cost.first + 1};
}
Cost less_than(Cost cost) {
    if (cost.second > 0) return {cost.first, cost.second - 1};
    return cost.first - 1;
}

/// The backward engine says no where solved states are too many, and only with boxes to spare can
/// they be.
bool refuses(const Instance& instance, const Options& options) {
    if (options.engine != Engine::Backward || instance.boxes.size() <= instance.goals.size()) {
        return false;
    }
    Options nothing = options;
    nothing.deadline = std::chrono::steady_clock::now();
    try {
        solve(instance, nothing);
    } catch (const std::invalid_argument&) {
        return true;
    }
    return false;
}

class Solving final : public Comparison {
public:
    Solving(testing::Variant variant, Question question)
        : variant_(std::move(variant)), question_(question) {}

    std::vector<Label> labels() const override {
        const Options& options = variant_.options;
        return {{"cost", std::string(to_string(options.cost))},
                {"engine", testing::name_of(options.engine)},
                {"bound", std::string(to_string(options.bound))},
                {"threads", std::to_string(options.threads)},
                {"table space", testing::text_of(*options.table_space)},
                {"question", name_of(question_)},
                {"rules", options.rules}};
    }

    Finding judge(Case& subject) const override {
        const Truth& truth = subject.truth(variant_.options.cost);
        if (truth.witness == Witness::Nobody) return {Result::Open, {}, {}};
        Finding finding = judge_by(subject, truth);
        if (truth.witness == Witness::PlainSearch && finding.result == Result::Wrong) {
            finding.complaint += " (here the oracle is the search without rules)";
        }
        return finding;
    }

    std::string command(Case& subject, const std::string& file) const override {
        const auto within = limit(subject.truth(variant_.options.cost).answer);
        if (!within) return "build/tabkeeper solve " + variant_.name + " " + file;
        std::string text = std::to_string(within->first);
        if (is_lexicographic(variant_.options.cost)) text += "," + std::to_string(within->second);
        return "build/tabkeeper decide --within " + text + " " + variant_.name + " " + file;
    }

private:
    Finding judge_by(Case& subject, const Truth& truth) const {
        Options options = variant_.options;
        options.within = limit(truth.answer);
        options.deadline = std::chrono::steady_clock::now() + patience_with_engine;
        const auto work_before = work_done();
        if (refuses(subject.instance(), options)) return {Result::Open, {}, {}};
        const Answer answer = solve(subject.instance(), options);
        if (answer.stop_reason == StopReason::Time && truth.witness == Witness::Oracle &&
            truth.answer.states <= few_states(options) &&
            work_done() - work_before >= enough_work) {
            return wrong_if("no answer in time, though there are few states");
        }
        if (answer.status == Status::Unknown && may_stop(answer.stop_reason)) {
            const std::string complaint = testing::complaint_about_bounds(
                subject.instance(), answer, options.cost, truth.answer);
            return complaint.empty() ? Finding{Result::Open, {}, {}} : wrong_if(complaint);
        }
        if (options.within) return wrong_if(about_decision(subject, answer, *options.within));
        return wrong_if(
            testing::complaint_about(subject.instance(), answer, options.cost, truth.answer));
    }

    /// What decide is asked; nothing where the optimum is.
    std::optional<Cost> limit(const oracle::Answer& truth) const {
        if (question_ == Question::Optimum) return std::nullopt;
        const Cost optimum = truth.cost.value_or(some_limit);
        if (question_ == Question::WithinMore) return more_than(optimum, variant_.options.cost);
        if (question_ == Question::WithinLess && optimum > 0) return less_than(optimum);
        return optimum;
    }

    /// Time may run out for all; the space only for those engines that cannot do with less.
    bool may_stop(StopReason reason) const {
        if (reason == StopReason::Time) return true;
        const Engine engine = variant_.options.engine;
        return reason == StopReason::Table && engine != Engine::Auto &&
               engine != Engine::Recursive && *variant_.options.table_space < testing::ample_space;
    }

    std::string about_decision(Case& subject, const Answer& answer, Cost within) const {
        const CostKind kind = variant_.options.cost;
        const oracle::Answer& truth = subject.truth(kind).answer;
        const bool is_within = truth.cost && *truth.cost <= within;
        const Status wanted = is_within ? Status::Satisfiable : Status::Unsatisfiable;
        if (answer.status != wanted) {
            return "status " + std::string(to_string(answer.status)) + " within " +
                   to_string(within, kind) + ", the oracle says " +
                   (truth.cost ? to_string(*truth.cost, kind) : "no plan");
        }
        if (is_within && (!answer.upper_bound || *answer.upper_bound > within)) {
            return "satisfiable without a plan within the limit";
        }
        if (!is_within && answer.lower_bound <= within) return "no plan, but its bound allows one";
        return testing::complaint_about_bounds(subject.instance(), answer, kind, truth);
    }

    testing::Variant variant_;
    Question question_;
};

}  // namespace

const char* name_of(Question question) {
    constexpr std::array names{"optimum", "within the optimum", "within more", "within less"};
    return names[static_cast<std::size_t>(question)];
}

std::unique_ptr<Comparison> make_solving(testing::Variant variant, Question question) {
    return std::make_unique<Solving>(std::move(variant), question);
}

}  // namespace tabkeeper::soak
