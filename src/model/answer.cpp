// The words for what a run ends with.

#include "tabkeeper/answer.hpp"

namespace tabkeeper {

std::string_view to_string(Status status) {
    switch (status) {
        case Status::Optimal: return "OPTIMUM FOUND";
        case Status::Satisfiable: return "SATISFIABLE";
        case Status::Unsatisfiable: return "UNSATISFIABLE";
        case Status::Unknown: break;
    }
    return "UNKNOWN";
}

std::string_view to_string(StopReason reason) {
    switch (reason) {
        case StopReason::None: return "none";
        case StopReason::Time: return "time";
        case StopReason::Table: return "table";
        case StopReason::Memory: return "memory";
        case StopReason::Signal: break;
    }
    return "signal";
}

}  // namespace tabkeeper
