// What follows from measurements that are given: verdicts, disagreements, means, and whether the
// variants of an ablation contradict each other.

#include <cmath>

#include "compare/ablation.hpp"
#include "compare/comparison.hpp"
#include "compare/summary.hpp"
#include "support/catch.hpp"

using namespace tabkeeper;
using namespace tabkeeper::compare;

namespace {

Run answered(std::uint32_t lines, double seconds = 1, std::uint64_t entries = 0) {
    Run run;
    run.outcome = Outcome::Optimum;
    run.lines = lines;
    run.plan = Plan(lines);
    run.wall = run.cpu = Seconds(seconds);
    run.peak_rss = Bytes{static_cast<std::uint64_t>(seconds * 1000)};
    if (entries > 0) run.entries = entries;
    return run;
}

Run failed(Outcome outcome) {
    Run run;
    run.outcome = outcome;
    return run;
}

bool is_about(const std::optional<double>& value, double wanted) {
    return value && std::abs(*value - wanted) < 1e-9;
}

const std::vector<SystemInfo> systems{{"tabkeeper", "", true, std::nullopt},
                                      {"swipl", "", false, std::nullopt},
                                      {"clingo", "", false, std::nullopt}};

Row row_of(Run ours, Run swipl, Run clingo) {
    Row row;
    row.instance = "x";
    row.runs = {std::move(ours), std::move(swipl), std::move(clingo)};
    return row;
}

std::string verdict(Run ours, Run swipl, Run clingo) {
    return row_of(std::move(ours), std::move(swipl), std::move(clingo)).verdict(systems);
}

}  // namespace

TEST_CASE("the verdict is the worst that is true of any peer, and names those that failed") {
    CHECK(verdict(answered(3), answered(3), answered(3)) == "same");
    CHECK(verdict(answered(3), answered(4), answered(3)) == "better");
    CHECK(verdict(answered(3), answered(4), answered(2)) == "WORSE");
    CHECK(verdict(answered(3), answered(3), failed(Outcome::Timeout)) == "same (clingo timeout)");
    CHECK(verdict(answered(3), failed(Outcome::Memory), failed(Outcome::Crash)) ==
          "peer failed (swipl memory, clingo crash)");
    CHECK(verdict(failed(Outcome::Timeout), answered(3), failed(Outcome::Timeout)) ==
          "WORSE (clingo timeout)");
    CHECK(verdict(failed(Outcome::Timeout), failed(Outcome::Junk), failed(Outcome::Missing)) ==
          "both failed (swipl junk, clingo missing)");
    CHECK(verdict(failed(Outcome::NoPlan), failed(Outcome::NoPlan), answered(1)) == "WORSE");
}

TEST_CASE("every pair of claims that differ is a disagreement, also where a plan is wrong") {
    CHECK(
        row_of(answered(3), answered(3), failed(Outcome::Timeout)).disagreements(systems).empty());
    CHECK(row_of(answered(3), answered(4), answered(4)).disagreements(systems).size() == 2);
    CHECK(row_of(answered(3), failed(Outcome::NoPlan), answered(3)).disagreements(systems).size() ==
          2);
    Run wrong = answered(2);
    wrong.outcome = Outcome::Junk;
    wrong.remark = "its plan is wrong";
    const auto messages =
        row_of(answered(3), wrong, failed(Outcome::Memory)).disagreements(systems);
    REQUIRE(messages.size() == 1);
    CHECK(messages[0] ==
          "tabkeeper proves 3 lines, and its plan is correct; swipl proves 2 lines, but its "
          "plan is wrong");
}

TEST_CASE("ratios are geometric means over the instances that both answered") {
    Comparison comparison;
    comparison.systems = systems;
    comparison.rows = {row_of(answered(1, 0.5, 10), answered(1, 1, 40), failed(Outcome::Timeout)),
                       row_of(answered(1, 0.1, 10), answered(1, 0.8, 90), answered(1, 0.05)),
                       row_of(failed(Outcome::Timeout), answered(1, 9), failed(Outcome::Timeout))};
    const auto summaries = summarise(comparison);
    REQUIRE(summaries.size() == 3);
    CHECK(summaries[0].answered == 2);
    CHECK_FALSE(summaries[0].common.wall);
    CHECK(summaries[1].answered == 3);
    CHECK(summaries[1].common.instances == 2);
    CHECK(is_about(summaries[1].common.wall, 4));  // of 2 and 8
    CHECK(is_about(summaries[1].common.memory, 4));
    CHECK(is_about(summaries[1].common.entries, 6));  // of 4 and 9
    CHECK(summaries[1].common_long.instances == 1);
    CHECK(is_about(summaries[1].common_long.wall, 2));
    CHECK(is_about(summaries[2].common.wall, 0.5));
    CHECK_FALSE(summaries[2].common.entries);
    CHECK(summaries[0].fastest == 1);
    CHECK(summaries[1].fastest == 1);
    CHECK(summaries[2].fastest == 1);
}

TEST_CASE("variants that prove different optima contradict each other; those that ran out do not") {
    const auto trial = [](Status status, std::optional<Cost> cost) {
        Trial made;
        made.status = status;
        made.cost = cost;
        return made;
    };
    const std::vector<Variant> variants{
        {"none", "none", ""}, {"only a", "a", "a"}, {"all", "all", ""}};
    AblationRow row;
    row.trials = {trial(Status::Optimal, 4), trial(Status::Unknown, std::nullopt),
                  trial(Status::Optimal, 4)};
    CHECK(contradiction_in(row, variants).empty());
    row.trials[1] = trial(Status::Optimal, 5);
    CHECK(contradiction_in(row, variants) == "rules 'none' prove 4 lines, rules 'a' prove 5 lines");
    row.trials[1] = trial(Status::Unsatisfiable, std::nullopt);
    CHECK(contradiction_in(row, variants) == "rules 'none' prove 4 lines, rules 'a' prove no plan");
    row.trials[1].reset();
    CHECK(contradiction_in(row, variants).empty());
}
