// The facade.

#include "tabkeeper/solve.hpp"

#include <new>
#include <stdexcept>

#include "board/tariff.hpp"
#include "rules/rule_set.hpp"
#include "search/run.hpp"

namespace tabkeeper {

namespace {

void require_sound(const Instance& instance, const Options& options) {
    if (const auto defect = defect_of(instance)) throw std::invalid_argument(*defect);
    rules::select_rules(options.rules, options.cost);
    if (options.engine == Engine::Frontier && !board::Tariff(options.cost).is_uniform()) {
        throw std::invalid_argument(
            "the frontier engine counts whole pushes; expected a cost of "
            "lines or pushes, or another engine");
    }
    if (options.engine == Engine::Backward) {
        if (!board::Tariff(options.cost).is_uniform()) {
            throw std::invalid_argument(
                "the backward engine counts whole pushes; expected a cost of lines or pushes, or "
                "another engine");
        }
        if (!search::can_be_turned(instance, board::Tariff(options.cost))) {
            throw std::invalid_argument(
                "the backward engine begins at every solved state, and here these are too many; "
                "expected as many boxes as goals, or nearly, or another engine");
        }
    }
}

}  // namespace

Answer solve(const Instance& instance, const Options& options, Listener& listener) try {
    require_sound(instance, options);
    return search::Run(instance, options, listener).answer();
} catch (const std::bad_alloc&) {  // before anything was worked out
    Answer nothing_known;
    nothing_known.stop_reason = StopReason::Memory;
    return nothing_known;
}

Answer solve(const Instance& instance, const Options& options) {
    Listener silent;
    return solve(instance, options, silent);
}

}  // namespace tabkeeper
