// The list of targets. scripts/fuzz.sh and tests/fuzz/CMakeLists.txt name the same ones.

#include "fuzz/targets.hpp"

#include <cstdio>
#include <cstdlib>

namespace tabkeeper::fuzz {

const std::vector<Target>& all_targets() {
    static const std::vector<Target> targets{
        {"asp", fuzz_asp},
        {"asp2013", fuzz_asp2013},
        {"thesis", fuzz_thesis},
        {"b", fuzz_b},
        {"pddl", fuzz_pddl},
        {"board", fuzz_board},
        {"slc", fuzz_slc},
        {"instance", fuzz_instance},
        {"plan_facts", fuzz_plan_facts},
        {"plan_letters", fuzz_plan_letters},
        {"plan_ipc", fuzz_plan_ipc},
        {"plan_json", fuzz_plan_json},
        {"checkpoint", fuzz_checkpoint},
    };
    return targets;
}

const Target& target_named(std::string_view name) {
    for (const Target& target : all_targets()) {
        if (target.name == name) return target;
    }
    std::fprintf(stderr, "there is no fuzz target of that name\n");
    std::exit(2);
}

void require(bool holds, const char* promise, const std::string& detail) {
    if (holds) return;
    constexpr std::size_t most_shown = 2'000;
    std::fprintf(stderr, "BROKEN: %s: %s\n", promise, detail.substr(0, most_shown).c_str());
    std::abort();
}

}  // namespace tabkeeper::fuzz
