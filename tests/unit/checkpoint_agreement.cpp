// Runs that are stopped, or killed, after any number of states and then resumed have the oracle's
// answer. A kill is a run whose checkpoint was written at some moment and whose end nobody saw.

#include <filesystem>
#include <random>
#include <string>

#include "oracle/oracle.hpp"
#include "search/run.hpp"
#include "support/catch.hpp"
#include "support/random_instance.hpp"
#include "support/temp_folder.hpp"
#include "tabkeeper/check.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

#ifdef TABKEEPER_SANITIZED
constexpr std::uint64_t instances = 300;
#else
constexpr std::uint64_t instances = 3'000;
#endif

constexpr Bytes least_space{64ULL << 10U};
constexpr Bytes ample_space{64ULL << 20U};

enum class End { Stop, Kill };

struct Trial {
    Options options;
    End end = End::Stop;
    std::string words;
};

Trial draw_trial(std::mt19937_64& random, CostKind cost) {
    const bool is_uniform = cost == CostKind::Lines || cost == CostKind::Pushes;
    Trial trial;
    trial.options.cost = cost;
    const Engine engines[] = {Engine::Auto, Engine::Recursive, Engine::Layered, Engine::Frontier,
                              Engine::Backward};
    trial.options.engine = engines[random() % (is_uniform ? 5 : 3)];
    trial.options.threads = random() % 4 == 0 ? 3 : 1;
    trial.options.table_space = ample_space;
    const char* rules[] = {"default", "none", "all"};
    trial.options.rules = rules[random() % 3];
    trial.options.bound = random() % 2 == 0 ? BoundKind::Uncovered : BoundKind::Walls;
    trial.end = random() % 2 == 0 ? End::Stop : End::Kill;
    return trial;
}

/// Something else that may differ between two runs of one proof.
void change_machine(std::mt19937_64& random, Options& options) {
    options.threads = random() % 4 == 0 ? 2 : 1;
    const bool may_be_small = options.engine == Engine::Auto || options.engine == Engine::Recursive;
    options.table_space = may_be_small && random() % 4 == 0 ? least_space : ample_space;
}

/// Runs until the fuse is burnt, or to the end.
Answer run_for(const Instance& instance, const Options& options, End end, std::uint64_t states) {
    Listener silent;
    search::Run run(instance, options, silent);
    run.set_fuse(static_cast<std::int64_t>(states), [&] {
        end == End::Stop ? run.control().stop(StopReason::Signal) : run.control().ask_to_rest();
    });
    return run.answer();
}

void judge(const Instance& instance, CostKind cost, const Answer& answer,
           const std::optional<Cost>& truth) {
    if (answer.status == Status::Unknown) {
        if (truth) CHECK(answer.lower_bound <= *truth);
        return;
    }
    if (!truth) {
        CHECK(answer.status == Status::Unsatisfiable);
        return;
    }
    REQUIRE(answer.status == Status::Optimal);
    CHECK(answer.lower_bound == *truth);
    CHECK(answer.upper_bound == *truth);
    const Verdict verdict = check(instance, *answer.plan);
    CHECK(verdict.correct);
    CHECK(cost_of(verdict.metrics, cost) == *truth);
}

struct Work {
    std::uint64_t from_nothing = 0;
    std::uint64_t after_resuming = 0;
    std::uint64_t resumed = 0;
};

/// Several runs, each on from the one before; all answers are held against the truth.
void run_trial(const Instance& instance, Trial trial, std::mt19937_64& random,
               const std::filesystem::path& file, const std::optional<Cost>& truth, Work& work) {
    std::filesystem::remove(file);
    trial.options.checkpoint = CheckpointOptions{file, std::chrono::hours(1)};
    const Answer whole = run_for(instance, trial.options, trial.end, ~std::uint64_t{0} >> 1U);
    judge(instance, trial.options.cost, whole, truth);
    const std::uint64_t all = whole.statistics.expanded;
    work.from_nothing += all;
    std::uint64_t last = 0;
    for (int runs = 0; runs < 4; ++runs) {
        const Answer answer =
            run_for(instance, trial.options, trial.end, random() % (all + all / 8 + 1));
        judge(instance, trial.options.cost, answer, truth);
        last = answer.statistics.expanded;
        const bool has_ended = trial.end == End::Stop && answer.status != Status::Unknown;
        if (has_ended || !std::filesystem::exists(file)) break;
        trial.options.resume = file;
        change_machine(random, trial.options);
    }
    if (!trial.options.resume.empty()) {
        ++work.resumed;
        work.after_resuming += last;
    }
}

}  // namespace

TEST_CASE("runs that are stopped or killed after any number of states are resumed to the truth") {
    const TempFolder folder(TempFolder::quick_parent());
    std::mt19937_64 random(6);
    Work work;
    for (std::uint64_t seed = 0; seed < instances; ++seed) {
        const Instance instance = random_small_instance(seed);
        const CostKind cost = all_cost_kinds[seed % all_cost_kinds.size()];
        const auto truth = oracle::cheapest(instance, cost, 200'000);
        if (!truth.complete) continue;
        const Trial trial = draw_trial(random, cost);
        INFO("seed " << seed << ", cost " << to_string(cost) << ", engine "
                     << static_cast<int>(trial.options.engine) << ", rules " << trial.options.rules
                     << ", end " << static_cast<int>(trial.end));
        try {
            run_trial(instance, trial, random, folder.path() / "kept", truth.cost, work);
        } catch (const std::invalid_argument&) {  // solved states too many to go backward from
            REQUIRE(trial.options.engine == Engine::Backward);
        }
    }
    CHECK(work.resumed > instances / 6);
}

TEST_CASE("larger searches go on where they were: both ways, with one and with three threads") {
    const TempFolder folder(TempFolder::quick_parent());
    std::mt19937_64 random(7);
    for (const auto& [engine, bytes] :
         {std::pair{Engine::Auto, ample_space}, std::pair{Engine::Auto, least_space},
          std::pair{Engine::Layered, ample_space}, std::pair{Engine::Backward, ample_space},
          std::pair{Engine::Recursive, ample_space}}) {
        for (const CostKind cost : {CostKind::Lines, CostKind::Pushes}) {
            const Instance instance = random_instance({Kind::Room, 36, 5, 5}, 6);
            Trial trial;
            trial.options.cost = cost;
            trial.options.rules = "none";
            trial.options.bound = BoundKind::Uncovered;
            trial.options.table_space = ample_space;
            trial.options.threads = 1;
            const Answer truth = solve(instance, trial.options);
            REQUIRE(truth.status == Status::Optimal);
            trial.options.engine = engine;
            trial.options.table_space = bytes;
            for (const End end : {End::Stop, End::Kill}) {
                trial.end = end;
                INFO("engine " << static_cast<int>(engine) << ", " << bytes.count << " bytes, cost "
                               << to_string(cost));
                Work work;
                run_trial(instance, trial, random, folder.path() / "kept", truth.upper_bound, work);
            }
        }
    }
}

TEST_CASE("a resumed run of one thread expands fewer states than one from nothing") {
    const TempFolder folder(TempFolder::quick_parent());
    const Instance instance = random_instance({Kind::Room, 36, 5, 5}, 6);
    for (const Engine engine :
         {Engine::Auto, Engine::Layered, Engine::Backward, Engine::Recursive, Engine::Frontier}) {
        INFO("engine " << static_cast<int>(engine));
        Options options;
        options.threads = 1;
        options.table_space = ample_space;
        options.engine = engine;
        options.rules = "none";
        const Answer whole = solve(instance, options);
        REQUIRE(whole.status == Status::Optimal);
        const std::filesystem::path file = folder.path() / ("kept" + std::to_string(int(engine)));
        options.checkpoint = CheckpointOptions{file, std::chrono::hours(1)};
        const std::uint64_t most = whole.statistics.expanded * 3 / 4;
        const Answer part = run_for(instance, options, End::Stop, most);
        REQUIRE(part.status == Status::Unknown);
        REQUIRE(std::filesystem::exists(file));
        options.resume = file;
        const Answer rest = solve(instance, options);
        CHECK(rest.status == Status::Optimal);
        CHECK(rest.upper_bound == whole.upper_bound);
        CHECK(rest.statistics.expanded_before >= part.statistics.expanded);
        // The frontier keeps no states but its budget, so it only spares the iterations before.
        CHECK(rest.statistics.expanded < whole.statistics.expanded);
    }
}
