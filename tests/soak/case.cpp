#include "soak/case.hpp"

#include <chrono>

#include "agreement/variants.hpp"
#include "tabkeeper/solve.hpp"

namespace tabkeeper::soak {

namespace {

// Each is a few tenths of a second's work: instances that need more are for the plain search.
constexpr std::uint64_t most_regions = 20'000;
constexpr std::uint64_t most_steps = 60'000;

constexpr std::chrono::seconds patience_with_oracle{3};

Truth find(const Instance& instance, CostKind cost) {
    Truth truth;
    truth.witness = Witness::Oracle;
    truth.answer = cost == CostKind::Lines ? oracle::fewest_lines(instance, most_regions)
                                           : oracle::cheapest(instance, cost, most_steps);
    if (truth.answer.complete) return truth;

    Options options = testing::variant("none", Engine::Layered, 1, testing::ample_space,
                                       BoundKind::Uncovered, cost)
                          .options;
    options.deadline = std::chrono::steady_clock::now() + patience_with_oracle;
    const Answer answer = solve(instance, options);
    truth.witness = answer.status == Status::Unknown ? Witness::Nobody : Witness::PlainSearch;
    truth.answer.cost = answer.upper_bound;
    return truth;
}

}  // namespace

const Truth& Case::truth(CostKind cost) {
    auto& truth = truths_[static_cast<std::size_t>(cost)];
    if (!truth) truth = find(instance_, cost);
    return *truth;
}

}  // namespace tabkeeper::soak
