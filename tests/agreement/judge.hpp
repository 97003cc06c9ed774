#pragma once

// Compares an answer with the oracle's and says in words what is wrong with it.

#include <string>

#include "agreement/variants.hpp"
#include "oracle/oracle.hpp"
#include "tabkeeper/answer.hpp"
#include "tabkeeper/instance.hpp"

namespace tabkeeper::testing {

/// Empty where the answer is right: the status, the cost, the bounds, and the plan's own replay.
std::string complaint_about(const Instance& instance, const Answer& answer, CostKind kind,
                            const oracle::Answer& truth);

/// The same for an answer that a limit stopped: what is known of the bounds and the plan must hold.
std::string complaint_about_bounds(const Instance& instance, const Answer& answer, CostKind kind,
                                   const oracle::Answer& truth);

/// Solves the instance this way and judges it.
std::string complaint_about(const Instance& instance, const Variant& variant,
                            const oracle::Answer& truth);

/// What the oracle says.
oracle::Answer truth_about(const Instance& instance, CostKind kind);

/// Shrinks an instance on which the variant is wrong and says all that is needed to repeat it.
std::string shrunk_report(const Instance& instance, const Variant& variant);

}  // namespace tabkeeper::testing
