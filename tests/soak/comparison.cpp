#include "soak/comparison.hpp"

#include "agreement/variants.hpp"
#include "soak/killed.hpp"
#include "soak/peers.hpp"
#include "soak/solving.hpp"
#include "support/dice.hpp"
#include "support/random_instance.hpp"

namespace tabkeeper::soak {

namespace {

constexpr int runs_a_cost = 8;

using testing::Dice;

testing::Variant any_variant(Dice& dice, CostKind cost) {
    const std::string rules = dice.one_of(testing::rule_selections(cost));
    Engine engine = dice.one_of(testing::all_engines);
    while (!testing::can_run(engine, cost)) engine = dice.one_of(testing::all_engines);
    // Two in three with one thread: those can be repeated exactly, and take the least time.
    const unsigned threads = dice.one_in(3) ? dice.one_of(testing::thread_counts) : 1U;
    const Bytes space = dice.one_of(testing::table_spaces);
    return testing::variant(rules, engine, threads, space, dice.one_of(testing::all_bounds), cost);
}

bool is_for_killing(std::uint64_t seed, const Tools& tools) {
    return tools.killed_in > 0 && seed % static_cast<std::uint64_t>(tools.killed_in) == 0;
}

/// With weak means, so that there is time to be killed.
std::vector<std::unique_ptr<Comparison>> killings(Dice& dice, const Tools& tools) {
    std::vector<std::unique_ptr<Comparison>> all;
    for (const Engine engine : testing::all_engines) {
        const CostKind cost = dice.one_in(2) ? CostKind::Lines : CostKind::Pushes;
        const unsigned threads = dice.one_of(testing::thread_counts);
        const Bytes space = dice.one_in(3) ? testing::small_space : testing::ample_space;
        all.push_back(make_killed(
            testing::variant("none", engine, threads, space, BoundKind::Uncovered, cost),
            Dice(testing::scattered(static_cast<std::uint64_t>(dice.below(1'000'000)))), tools));
    }
    return all;
}

}  // namespace

Instance instance_for(std::uint64_t seed, const Tools& tools) {
    if (!is_for_killing(seed, tools)) return testing::random_instance_of_any_kind(seed);
    Dice dice(testing::scattered(seed));
    return testing::random_instance({testing::Kind::Room, dice.between(30, 36), 4, 4},
                                    testing::scattered(seed));
}

std::vector<std::unique_ptr<Comparison>> comparisons_for(std::uint64_t seed, const Tools& tools) {
    Dice dice(testing::scattered(~seed));
    if (is_for_killing(seed, tools)) return killings(dice, tools);
    std::vector<std::unique_ptr<Comparison>> all;
    const CostKind third = all_cost_kinds[static_cast<std::size_t>(
        dice.between(2, static_cast<int>(all_cost_kinds.size()) - 1))];
    for (const CostKind cost : {CostKind::Lines, CostKind::Pushes, third}) {
        for (int run = 0; run < runs_a_cost; ++run) {
            const Question question =
                dice.one_in(3) ? dice.one_of(all_questions) : Question::Optimum;
            all.push_back(make_solving(any_variant(dice, cost), question));
        }
    }
    if (tools.peers_in > 0 && dice.one_in(tools.peers_in)) {
        for (auto& peer : make_peers(tools.folder)) all.push_back(std::move(peer));
    }
    return all;
}

std::vector<Label> all_labels() {
    std::vector<Label> labels;
    for (const CostKind cost : all_cost_kinds) {
        labels.push_back({"cost", std::string(to_string(cost))});
    }
    for (const Engine engine : testing::all_engines) {
        labels.push_back({"engine", testing::name_of(engine)});
    }
    for (const BoundKind bound : testing::all_bounds) {
        labels.push_back({"bound", std::string(to_string(bound))});
    }
    for (const unsigned threads : testing::thread_counts) {
        labels.push_back({"threads", std::to_string(threads)});
    }
    for (const Bytes space : testing::table_spaces) {
        labels.push_back({"table space", testing::text_of(space)});
    }
    for (const Question question : all_questions) {
        labels.push_back({"question", name_of(question)});
    }
    for (const std::string& rules : testing::rule_selections(CostKind::Lines)) {
        labels.push_back({"rules", rules});
    }
    for (const std::string& peer : peer_names()) labels.push_back({"peer", peer});
    for (const char* end :
         {"all", "resumed", "killed without a checkpoint", "ended before it was killed"}) {
        labels.push_back({"killed", end});
    }
    return labels;
}

}  // namespace tabkeeper::soak
