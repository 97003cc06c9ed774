#include "compare/plans.hpp"

#include <sstream>

#include "tabkeeper/formats.hpp"

namespace tabkeeper::compare {

std::optional<Plan> plan_from(const std::string& text, const Instance& instance) try {
    std::istringstream stream(text);
    return read_plan(stream, "plan", instance).plan;
} catch (const InputError&) {
    return std::nullopt;
}

}  // namespace tabkeeper::compare
