// What makes an answer right.

#include "agreement/judge.hpp"

#include "support/shrink.hpp"
#include "tabkeeper/check.hpp"
#include "tabkeeper/solve.hpp"

namespace tabkeeper::testing {

namespace {

/// Replays the plan, which is to cost this much.
std::string complaint_about_plan(const Instance& instance, const Plan& plan, CostKind kind,
                                 Cost wanted) {
    const Verdict verdict = check(instance, plan);
    if (!verdict.correct) {
        return "wrong at push " + std::to_string(verdict.push) + ": " + verdict.reason;
    }
    const Cost cost = cost_of(verdict.metrics, kind);
    return cost == wanted ? ""
                          : "a plan of " + to_string(cost, kind) + " that is said to have " +
                                to_string(wanted, kind);
}

}  // namespace

std::string complaint_about(const Instance& instance, const Answer& answer, CostKind kind,
                            const oracle::Answer& truth) {
    if (answer.status == Status::Unknown) {
        return "UNKNOWN, stopped by " + std::string(to_string(answer.stop_reason));
    }
    if (!truth.cost) {
        if (answer.status != Status::Unsatisfiable) return "a plan where there is none";
        return answer.plan ? "no plan, and yet a plan" : "";
    }
    const std::string wanted = ", the oracle says " + to_string(*truth.cost, kind);
    if (answer.status != Status::Optimal) {
        return "status " + std::string(to_string(answer.status)) + wanted;
    }
    if (!answer.plan || !answer.upper_bound) return "optimal without a plan";
    if (answer.lower_bound != *truth.cost || *answer.upper_bound != *truth.cost) {
        return "bounds " + to_string(answer.lower_bound, kind) + " and " +
               to_string(*answer.upper_bound, kind) + wanted;
    }
    return complaint_about_plan(instance, *answer.plan, kind, *truth.cost);
}

std::string complaint_about_bounds(const Instance& instance, const Answer& answer, CostKind kind,
                                   const oracle::Answer& truth) {
    const Cost optimum = truth.cost.value_or(infinite_cost);
    if (answer.lower_bound > optimum) {
        return "a lower bound of " + to_string(answer.lower_bound, kind) + ", the oracle says " +
               to_string(optimum, kind);
    }
    if (answer.plan.has_value() != answer.upper_bound.has_value()) {
        return "an upper bound without a plan, or a plan without one";
    }
    if (!answer.plan) return "";
    if (*answer.upper_bound < optimum) return "a plan that is cheaper than the optimum";
    return complaint_about_plan(instance, *answer.plan, kind, *answer.upper_bound);
}

std::string complaint_about(const Instance& instance, const Variant& variant,
                            const oracle::Answer& truth) {
    return complaint_about(instance, solve(instance, variant.options), variant.options.cost, truth);
}

oracle::Answer truth_about(const Instance& instance, CostKind kind) {
    return kind == CostKind::Lines ? oracle::fewest_lines(instance)
                                   : oracle::cheapest(instance, kind);
}

std::string shrunk_report(const Instance& instance, const Variant& variant) {
    const CostKind kind = variant.options.cost;
    const Instance smallest = shrink(instance, [&](const Instance& candidate) {
        return !complaint_about(candidate, variant, truth_about(candidate, kind)).empty();
    });
    return complaint_about(smallest, variant, truth_about(smallest, kind)) +
           "\nrepeat with: tabkeeper solve " + variant.name + " FILE, where FILE is\n" +
           facts_of(smallest);
}

}  // namespace tabkeeper::testing
