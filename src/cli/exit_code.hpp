#pragma once

// Exit codes of the ASP and SAT solvers' family; docs/output.md lists them.

#include <algorithm>
#include <array>

#include "tabkeeper/answer.hpp"

namespace tabkeeper::cli {

enum class ExitCode {
    Done = 0,
    Stopped = 1,
    Plan = 10,
    StoppedWithPlan = 11,
    NoPlan = 20,
    Optimum = 30,
    Full = 33,
    FullWithPlan = 43,
    BadInput = 65,
    Internal = 70,
    Disagreement = 76,  ///< two optima differ: of peers, or with and without a rule
    Usage = 128,
};

inline ExitCode exit_code_of(const Answer& answer) {
    switch (answer.status) {
        case Status::Optimal: return ExitCode::Optimum;
        case Status::Satisfiable: return ExitCode::Plan;
        case Status::Unsatisfiable: return ExitCode::NoPlan;
        case Status::Unknown: break;
    }
    const bool full =
        answer.stop_reason == StopReason::Table || answer.stop_reason == StopReason::Memory;
    if (answer.plan) return full ? ExitCode::FullWithPlan : ExitCode::StoppedWithPlan;
    return full ? ExitCode::Full : ExitCode::Stopped;
}

/// With many inputs the worst of them counts.
inline ExitCode worse_of(ExitCode one, ExitCode other) {
    constexpr std::array order{
        ExitCode::Internal, ExitCode::Disagreement, ExitCode::Usage,   ExitCode::BadInput,
        ExitCode::Full,     ExitCode::FullWithPlan, ExitCode::Stopped, ExitCode::StoppedWithPlan,
        ExitCode::NoPlan,   ExitCode::Plan,         ExitCode::Optimum, ExitCode::Done};
    return *std::find_if(order.begin(), order.end(),
                         [&](ExitCode code) { return code == one || code == other; });
}

}  // namespace tabkeeper::cli
