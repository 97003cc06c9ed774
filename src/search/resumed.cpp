// A plan in the file is believed when the independent checker says what it costs.

#include "search/resumed.hpp"

#include "checkpoint/file.hpp"
#include "search/kept_states.hpp"
#include "tabkeeper/check.hpp"
#include "tabkeeper/checkpoint.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::search {

std::string rules_text(const rules::RuleSet& rules) {
    std::string text;
    for (std::size_t rule = 0; rule < rules.size(); ++rule) {
        text += (rule == 0 ? "" : ",") + std::string(rules.name(rule));
    }
    return text.empty() ? "none" : text;
}

Resumed::Resumed(const Instance& instance, const Options& options)
    : bytes_(checkpoint::open(options.resume)), reader_(bytes_, options.resume.string()) {
    const Fingerprint here = fingerprint_of(instance);
    if (header().instance != here) {
        reader_.fail("is of another instance, " + to_string(header().instance) + "; expected " +
                     to_string(here));
    }
    if (header().cost != options.cost) {
        reader_.fail("is of a run for " + std::string(to_string(header().cost)) +
                     "; expected --cost " + std::string(to_string(options.cost)));
    }
    if (header().bound != options.bound) {
        reader_.fail("is of a run with the bound " + std::string(to_string(header().bound)) +
                     "; expected --bound " + std::string(to_string(options.bound)));
    }
}

void Resumed::require_rules_of(const Problem& problem) const {
    const std::string here = rules_text(problem.rules());
    if (header().rules == here) return;
    reader_.fail("is of a run with the rules " + printable(header().rules) + "; expected --rules " +
                 here);
}

bool Resumed::has_keys_of(const Problem& problem) const {
    return header().key_words == problem.packing().words() && header().naming == naming_of(problem);
}

std::optional<Cost> Resumed::cost_of_plan(const Instance& instance) const {
    if (header().plan.empty()) return std::nullopt;
    const Verdict verdict = check(instance, header().plan);
    const Cost cost = cost_of(verdict.metrics, header().cost);
    const Cost said = checkpoint::cost_of(header().upper_bound, header().cost);
    if (!verdict.correct || cost != said || header().upper_bound < header().lower_bound) {
        reader_.fail("holds a plan that is none; expected a whole checkpoint");
    }
    return cost;
}

}  // namespace tabkeeper::search
