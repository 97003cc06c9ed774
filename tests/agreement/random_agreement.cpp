// Random instances against the oracle, in every way there is to run them. A failure is shrunk and
// printed as facts.

#include <cstdint>

#include "agreement/judge.hpp"
#include "support/catch.hpp"
#include "support/random_instance.hpp"
#include "tabkeeper/solve.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

// Sanitizers slow everything down by an order of magnitude.
#ifdef TABKEEPER_SANITIZED
constexpr std::uint64_t instances = 300;
#else
constexpr std::uint64_t instances = 2'000;
#endif

struct Count {
    std::uint64_t solved = 0;
    std::uint64_t unsolvable = 0;
};

Count compare(std::uint64_t first_seed, const std::vector<Variant>& variants) {
    Count count;
    for (std::uint64_t seed = first_seed; seed < first_seed + instances; ++seed) {
        const Instance instance = random_small_instance(seed);
        const oracle::Answer truth = oracle::fewest_lines(instance);
        ++(truth.lines ? count.solved : count.unsolvable);
        for (const Variant& variant : variants) {
            const std::string complaint = complaint_about(instance, variant, truth);
            if (complaint.empty()) continue;
            FAIL("seed " << seed << ": " << complaint
                         << "\nshrunk: " << shrunk_report(instance, variant));
        }
    }
    return count;
}

}  // namespace

TEST_CASE("every rule, alone, left out, and all together, keeps the oracle's optimum") {
    const Count count = compare(1, rule_variants());
    CHECK(count.solved > instances / 5);
    CHECK(count.unsolvable > instances / 5);
}

TEST_CASE("every engine, thread count and table space gives the oracle's optimum") {
    const Count count = compare(1'000'000, machine_variants());
    CHECK(count.solved > instances / 5);
    CHECK(count.unsolvable > instances / 5);
}

TEST_CASE("decide says yes exactly from the optimum on") {
    std::uint64_t asked = 0;
    for (std::uint64_t seed = 5'000'000; seed < 5'000'000 + instances / 2; ++seed) {
        const Instance instance = random_small_instance(seed);
        const oracle::Answer truth = oracle::fewest_lines(instance);
        for (const Engine engine : {Engine::Auto, Engine::Recursive}) {
            for (Cost within = 0; within <= truth.lines.value_or(4) + 1; ++within) {
                Options options = variant("default", engine, 1, small_space).options;
                options.within = within;
                const Answer answer = solve(instance, options);
                const bool yes = truth.lines && *truth.lines <= within;
                INFO("seed " << seed << " within " << within);
                REQUIRE(answer.status == (yes ? Status::Satisfiable : Status::Unsatisfiable));
                if (!yes) REQUIRE(answer.lower_bound > within);
                ++asked;
            }
        }
    }
    CHECK(asked > instances);
}
