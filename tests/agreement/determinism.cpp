// One thread always searches the same way: what the bench signature rests on. In layers any number
// of threads does where bounds depend on the state alone, which those of pairs do not.

#include <string>

#include "agreement/variants.hpp"
#include "support/catch.hpp"
#include "tabkeeper/formats.hpp"
#include "tabkeeper/solve.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing;

TEST_CASE("one thread expands the same states and finds the same plan every time") {
    for (const char* level : {"grid12", "grid20", "wide04", "torus", "spare-two", "dead-gallery"}) {
        const Instance instance =
            read_instance(TABKEEPER_SOURCE_DIR "/levels/" + std::string(level) + ".asp");
        for (const Engine engine : {Engine::Auto, Engine::Layered, Engine::Backward,
                                    Engine::Frontier, Engine::Recursive}) {
            const Options options = variant("default", engine, 1, small_space).options;
            const Answer once = solve(instance, options);
            const Answer again = solve(instance, options);
            INFO(level);
            CHECK(once.plan == again.plan);
            CHECK(once.statistics.expanded == again.statistics.expanded);
            CHECK(once.statistics.generated == again.statistics.generated);
            CHECK(once.statistics.table.entries == again.statistics.table.entries);
        }
    }
}

TEST_CASE("in layers any number of threads expands the same states and finds the same plan") {
    struct Case {
        const char* level;
        Engine engine;
        const char* rules;
        BoundKind bound;
        CostKind cost;
    };
    constexpr auto none = "none";
    for (const Case& one : {
             Case{"grid18", Engine::Layered, none, BoundKind::Uncovered, CostKind::Pushes},
             Case{"grid20", Engine::Layered, none, BoundKind::Uncovered, CostKind::Lines},
             Case{"wide04", Engine::Layered, none, BoundKind::Uncovered, CostKind::Pushes},
             Case{"grid18", Engine::Layered, "default", BoundKind::Walls, CostKind::Moves},
             Case{"grid20", Engine::Layered, "default", BoundKind::Walls, CostKind::MovesPushes},
             Case{"wide04", Engine::Layered, "all", BoundKind::Walls, CostKind::Moves},
             Case{"grid20", Engine::Backward, none, BoundKind::Uncovered, CostKind::Pushes},
             Case{"wide04", Engine::Backward, none, BoundKind::Uncovered, CostKind::Pushes},
         }) {
        const Instance instance =
            read_instance(TABKEEPER_SOURCE_DIR "/levels/" + std::string(one.level) + ".asp");
        const auto run = [&](unsigned threads) {
            const Variant how =
                variant(one.rules, one.engine, threads, ample_space, one.bound, one.cost);
            INFO(how.name);
            return solve(instance, how.options);
        };
        INFO(one.level);
        const Answer alone = run(1);
        CHECK(alone.statistics.expanded > 2'000);  // enough for the others to be called
        for (const unsigned threads : {2U, 3U, 8U}) {
            const Answer together = run(threads);
            INFO(threads << " threads");
            CHECK(together.statistics.threads == threads);
            CHECK(together.plan == alone.plan);
            CHECK(together.statistics.expanded == alone.statistics.expanded);
            CHECK(together.statistics.generated == alone.statistics.generated);
            CHECK(together.statistics.table.entries == alone.statistics.table.entries);
        }
    }
}
