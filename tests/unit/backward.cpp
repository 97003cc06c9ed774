// What the backward engine is made of. A state that pushes reach from the start can be pulled back
// to it, so nothing here may condemn one, and no bound may ask for more pulls than there were
// pushes.

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "board/position.hpp"
#include "board/pulls.hpp"
#include "board/pushes.hpp"
#include "board/region.hpp"
#include "bounds/start_matching.hpp"
#include "search/puller.hpp"
#include "search/rebuild.hpp"
#include "search/solved_states.hpp"
#include "search/stuck_boxes.hpp"
#include "search/turned_problem.hpp"
#include "search/two_ways.hpp"
#include "support/catch.hpp"
#include "support/draw.hpp"
#include "support/random_instance.hpp"
#include "tabkeeper/check.hpp"
#include "tabkeeper/solve.hpp"

using namespace tabkeeper;
using namespace tabkeeper::search;
using tabkeeper::testing::at;
using tabkeeper::testing::draw;
using tabkeeper::testing::random_small_instance;

namespace {

using State = std::pair<std::vector<Location>, Location>;  // sorted boxes, anchor

constexpr std::size_t most_states = 3'000;

State state_of(const board::Board& board, const board::Position& position) {
    board::Region region(board);
    const Location anchor = region.flood(board, position);
    return {{position.boxes().begin(), position.boxes().end()}, anchor};
}

/// Calls `visit(push, state after it)` for each push; or, backward, for each pull.
template <class Visit>
void for_each_step(const board::Board& board, const State& state, board::Reach reach, bool backward,
                   const Visit& visit) {
    board::Position position(board);
    position.set(state.first, state.second);
    board::Region region(board);
    region.flood(board, position);
    const auto can_stand = [&](Location location) { return region.contains(location); };
    const auto step = [&](const Push& push) {
        position.apply(push);
        visit(push, position);
        position.undo(push, state.second);
    };
    if (backward) {
        board::for_each_pull(board, position, reach, can_stand, step);
    } else {
        board::for_each_push(board, position, reach, can_stand,
                             [&](const Push& push, std::size_t) { step(push); });
    }
}

/// The least number of pushes to each state, for the first states there are.
std::map<State, board::Price> states_within_reach(const Instance& instance, board::Reach reach) {
    const board::Board board(instance);
    board::Position position(board);
    position.set(instance.boxes, instance.player);
    std::map<State, board::Price> found{{state_of(board, position), 0}};
    std::vector<State> queue{found.begin()->first};
    for (std::size_t head = 0; head < queue.size() && found.size() < most_states; ++head) {
        const State here = queue[head];
        for_each_step(board, here, reach, false, [&](const Push&, const board::Position& after) {
            const State there = state_of(board, after);
            if (found.emplace(there, found.at(here) + 1).second) queue.push_back(there);
        });
    }
    return found;
}

const std::vector<std::pair<board::Reach, CostKind>> ways{
    {board::Reach::WholeLines, CostKind::Lines}, {board::Reach::OneLocation, CostKind::Pushes}};

}  // namespace

TEST_CASE("pulls are pushes taken back, each of them and no others") {
    std::size_t pushes = 0;
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        const Instance instance = random_small_instance(seed);
        const board::Board board(instance);
        for (const auto& [reach, cost] : ways) {
            std::set<std::pair<State, State>> pushed;
            std::set<std::pair<State, State>> pulled;
            const auto states = states_within_reach(instance, reach);
            if (states.size() >= most_states) continue;
            for (const auto& [state, price] : states) {
                const State& here = state;
                for_each_step(board, here, reach, false,
                              [&](const Push&, const board::Position& after) {
                                  pushed.emplace(here, state_of(board, after));
                              });
                for_each_step(board, here, reach, true,
                              [&](const Push&, const board::Position& before) {
                                  const State there = state_of(board, before);
                                  if (states.count(there) > 0) pulled.emplace(there, here);
                              });
            }
            INFO("seed " << seed << ", " << to_string(cost));
            CHECK(pushed == pulled);
            pushes += pushed.size();
        }
    }
    CHECK(pushes > 20'000);
}

TEST_CASE("no state within reach of the start is stuck, and none is farther than its bound") {
    std::size_t bounded = 0;
    for (std::uint64_t seed = 1; seed <= 250; ++seed) {
        const Instance instance = random_small_instance(seed);
        if (instance.boxes.empty()) continue;
        for (const auto& [reach, cost] : ways) {
            Options options;
            options.cost = cost;
            options.rules = "none";
            Control control;
            table::Space space(1ULL << 20U);
            const Problem problem(instance, options, space, control);
            const TurnedProblem turned(problem, BoundKind::Matching, space, control);
            const auto bound = turned.make_bound();
            const auto other = turned.make_bound();
            StuckBoxes stuck(turned.board());
            board::Position position(problem.board());
            for (const auto& [state, price] : states_within_reach(instance, reach)) {
                INFO("seed " << seed << ", " << to_string(cost));
                position.set(state.first, state.second);
                REQUIRE_FALSE(stuck.hold_one_off_start(position));
                const board::Price here = bound->at(position);
                REQUIRE(here <= price);
                bounded += here > 0 ? 1 : 0;
                for_each_step(problem.board(), state, reach, true,
                              [&](const Push& pull, const board::Position& after) {
                                  const board::Price there = bound->after(after, pull);
                                  REQUIRE(there == other->at(after));
                                  REQUIRE(there + 1 >= here);
                              });
            }
        }
    }
    CHECK(bounded > 20'000);
}

TEST_CASE("one box alone: the bound of the nearest solved state is what the plan costs") {
    std::size_t solved = 0;
    for (std::uint64_t seed = 1; seed <= 2'000; ++seed) {
        const Instance instance = random_small_instance(seed);
        if (instance.boxes.size() != 1 || instance.goals.size() != 1) continue;
        if (instance.boxes == instance.goals) continue;
        for (const CostKind cost : {CostKind::Lines, CostKind::Pushes}) {
            Options options;
            options.cost = cost;
            options.engine = Engine::Layered;
            options.threads = 1;
            const Answer answer = solve(instance, options);
            Control control;
            table::Space space(1ULL << 20U);
            const Problem problem(instance, options, space, control);
            const TurnedProblem turned(problem, options.bound, space, control);
            Puller puller(turned, control);
            board::Price least = board::infinite_price;
            puller.for_each_root([&](std::span<const Location>, Location, board::Price bound) {
                least = std::min(least, bound);
            });
            INFO("seed " << seed << ", " << to_string(cost));
            REQUIRE((answer.status == Status::Optimal) == (least < board::infinite_price));
            if (answer.status != Status::Optimal) continue;
            REQUIRE(answer.upper_bound->first == least);
            ++solved;
        }
    }
    CHECK(solved > 200);
}

namespace {

/// Whether the boxes drawn as `$` hold one that can never be pulled again; `.` and `*` are starts.
bool is_stuck(const std::vector<std::string>& rows) {
    const Instance instance = draw(rows);
    const board::Board board(instance);
    board::Position position(board);
    position.set(instance.boxes, instance.player);
    StuckBoxes stuck(board);
    const bool says = stuck.hold_one_off_start(position);
    bool after_any = false;
    for (const Location box : instance.boxes) {
        after_any |= stuck.hold_one_off_start_after(position, box);
    }
    CHECK(after_any == says);
    return says;
}

}  // namespace

TEST_CASE("a box without two free locations in a row is stuck, unless a box may make room") {
    CHECK(is_stuck({"#####", "# $ #", "#.@ #", "#####"}));
    CHECK_FALSE(is_stuck({"######", "# $  #", "#.@  #", "######"}));
    CHECK_FALSE(is_stuck({"#####", "# * #", "# @ #", "#####"}));
    CHECK_FALSE(is_stuck({"#######", "# $$. #", "#@.   #", "#######"}));
    // Each of the two takes the room of the other.
    CHECK(is_stuck({"######", "#$ $ #", "#..@ #", "######"}));
    CHECK_FALSE(is_stuck({"#######", "#$ $  #", "#..@  #", "#######"}));
}

TEST_CASE("solved states are all there are, each once") {
    const std::vector<std::string> spare{"#####", "#$$@#", "#.  #", "#####"};
    for (const GoalCondition condition : {GoalCondition::Cover, GoalCondition::Store}) {
        for (const auto& rows :
             {std::vector<std::string>{"#####", "#$ @#", "#...#", "#####"},
              std::vector<std::string>{"#####", "#$$@#", "#.. #", "#####"}, spare}) {
            Instance instance = draw(rows);
            instance.condition = condition;
            std::set<std::vector<Location>> seen;
            for_each_solved(instance, [&](std::span<const Location> boxes) {
                const std::vector<Location> sorted(boxes.begin(), boxes.end());
                CHECK(std::is_sorted(sorted.begin(), sorted.end()));
                CHECK(sorted.size() == instance.boxes.size());
                CHECK(seen.insert(sorted).second);
                const auto has = [](const std::vector<Location>& all, Location one) {
                    return std::find(all.begin(), all.end(), one) != all.end();
                };
                if (condition == GoalCondition::Cover) {
                    for (const Location goal : instance.goals) CHECK(has(sorted, goal));
                } else {
                    for (const Location box : sorted) CHECK(has(instance.goals, box));
                }
            });
            CHECK(seen.size() == count_solved(instance));
        }
    }
    CHECK(count_solved(draw(spare)) == 5);
    Instance many = draw({"#####", "#$ @#", "#...#", "#####"});
    CHECK(count_solved(many) == 0);
    many.condition = GoalCondition::Store;
    CHECK(count_solved(many) == 3);
}

TEST_CASE("the backward engine says where it does not apply") {
    Instance instance = draw({"###############", "#@$$$$$$$     #", "#.            #",
                              "#             #", "###############"});
    Options options;
    options.engine = Engine::Backward;
    CHECK_THROWS_AS(solve(instance, options), std::invalid_argument);
    instance.goals = instance.boxes;
    CHECK(solve(instance, options).status == Status::Optimal);
    options.cost = CostKind::Moves;
    CHECK_THROWS_AS(solve(instance, options), std::invalid_argument);
}

TEST_CASE("a race of both ways ends with the optimum, wherever it is decided and in any space") {
    std::size_t found = 0;
    std::size_t full = 0;
    for (std::uint64_t seed = 1; seed <= 1'000; ++seed) {
        const Instance instance = random_small_instance(seed);
        for (const auto& [reach, cost] : ways) {
            Options options;
            options.cost = cost;
            options.threads = 1;
            options.engine = Engine::Layered;
            const Answer truth = solve(instance, options);
            if (truth.lower_bound == 0 || instance.boxes.size() < instance.goals.size()) continue;
            for (const Legs legs : {Legs{1, 4}, Legs{5, 20}, Legs{40, 80}}) {
                for (const std::uint64_t bytes : {500U, 2'500U, 10'000U, 1U << 24U}) {
                    Control control;
                    table::Space space(bytes);
                    Problem problem(instance, options, space, control);
                    Evaluators evaluators;
                    for (int worker = 0; worker < 2; ++worker) {
                        evaluators.push_back(std::make_unique<Evaluator>(problem, control));
                    }
                    const std::uint64_t used = space.used();
                    const board::Price bound = evaluators.front()->bound();
                    if (bound >= board::infinite_price) continue;
                    board::Price proven = bound;
                    TwoWays both(problem, options.bound, space, control, evaluators, legs);
                    const Result result =
                        both.plan(Way::Better, bound, board::infinite_price - 1,
                                  [&](board::Price layer) { proven = std::max(proven, layer); });
                    INFO("seed " << seed << ", " << to_string(cost) << ", " << bytes << " bytes");
                    if (result.outcome == Outcome::Full) {
                        REQUIRE(bytes < 100'000);
                        ++full;
                    } else if (truth.status == Status::Optimal) {
                        REQUIRE(result.outcome == Outcome::Found);
                        REQUIRE(result.bound == truth.upper_bound->first);
                        const Verdict verdict = check(instance, in_lines(both.path()));
                        REQUIRE(verdict.correct);
                        REQUIRE(cost_of(verdict.metrics, cost) == *truth.upper_bound);
                        ++found;
                    } else {
                        REQUIRE(result.outcome == Outcome::Failed);
                        REQUIRE(result.bound >= board::infinite_price);
                    }
                    if (truth.status == Status::Optimal) {
                        REQUIRE(proven <= truth.upper_bound->first);
                    }
                    both.drop();
                    REQUIRE(space.used() == used + problem.bytes_of_sharpening());
                }
            }
        }
    }
    CHECK(found > 2'000);
    CHECK(full > 100);
}
