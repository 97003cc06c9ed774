// What makes an answer right.

#include "agreement/judge.hpp"

#include "support/shrink.hpp"
#include "tabkeeper/check.hpp"
#include "tabkeeper/solve.hpp"

namespace tabkeeper::testing {

std::string complaint_about(const Instance& instance, const Answer& answer,
                            const oracle::Answer& truth) {
    if (answer.status == Status::Unknown) {
        return "UNKNOWN, stopped by " + std::string(to_string(answer.stop_reason));
    }
    if (!truth.lines) {
        if (answer.status != Status::Unsatisfiable) return "a plan where there is none";
        return answer.plan ? "no plan, and yet a plan" : "";
    }
    const std::string wanted = ", the oracle says " + std::to_string(*truth.lines);
    if (answer.status != Status::Optimal) {
        return "status " + std::string(to_string(answer.status)) + wanted;
    }
    if (!answer.plan || !answer.upper_bound) return "optimal without a plan";
    if (answer.plan->size() != *truth.lines) {
        return "a plan of " + std::to_string(answer.plan->size()) + wanted;
    }
    if (answer.lower_bound != *truth.lines || *answer.upper_bound != *truth.lines) {
        return "bounds " + std::to_string(answer.lower_bound) + " and " +
               std::to_string(*answer.upper_bound) + wanted;
    }
    const Verdict verdict = check(instance, *answer.plan);
    return verdict.correct
               ? ""
               : "wrong at push " + std::to_string(verdict.push) + ": " + verdict.reason;
}

std::string complaint_about(const Instance& instance, const Variant& variant,
                            const oracle::Answer& truth) {
    return complaint_about(instance, solve(instance, variant.options), truth);
}

std::string shrunk_report(const Instance& instance, const Variant& variant) {
    const Instance smallest = shrink(instance, [&](const Instance& candidate) {
        return !complaint_about(candidate, variant, oracle::fewest_lines(candidate)).empty();
    });
    return complaint_about(smallest, variant, oracle::fewest_lines(smallest)) +
           "\nrepeat with: tabkeeper solve " + variant.name + " FILE, where FILE is\n" +
           facts_of(smallest);
}

}  // namespace tabkeeper::testing
