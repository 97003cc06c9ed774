// Differential testing: random instances of every kind, in ways drawn from all there are, against
// the oracle and the peers. See CONTRIBUTING.md, `make soak`.

#include <CLI/CLI.hpp>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <iostream>

#include "soak/killed.hpp"
#include "soak/peers.hpp"
#include "soak/supervisor.hpp"

namespace tabkeeper::soak {

namespace {

constexpr int exit_failed = 1;

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free);

/// What was asked for, and whether a failure is what is wanted.
struct Arguments {
    Plan plan;
    int killed_in = 0;  ///< as asked for; the plan has 0 where the program cannot be resumed
    bool expect_failure = false;
};

void summarise(const Arguments& arguments, const Shared& shared, const Outcome& outcome) {
    std::printf("%s", shared.table().c_str());
    if (arguments.plan.tools.peers_in > 0) {
        for (const std::string& peer : missing_peers()) {
            std::printf("%s is not installed: not compared\n", peer.c_str());
        }
    }
    if (arguments.killed_in > 0 && arguments.plan.tools.killed_in == 0) {
        std::printf("the program cannot be resumed: not killed\n");
    }
    std::printf("open         %llu: a limit ended the run, and its bounds hold\n",
                static_cast<unsigned long long>(shared->open));
    std::printf("time         %.1f s, seeds from %llu on%s\n", outcome.time.count(),
                static_cast<unsigned long long>(arguments.plan.first_seed),
                outcome.interrupted ? ", interrupted" : "");
    for (const Failure& failure : outcome.failures) {
        std::printf("failure      %s\n", failure.file.string().c_str());
    }
    std::printf("%llu passed, %zu failed\n", static_cast<unsigned long long>(shared->passed),
                outcome.failures.size());
}

/// What a test of the harness wants: caught, shrunk, saved, and what was saved shows it.
bool is_well_caught(const Outcome& outcome) {
    return !outcome.failures.empty() && outcome.failures.front().repeats &&
           outcome.failures.front().locations < outcome.failures.front().of_locations;
}

int run(Arguments& arguments) {
    Plan& plan = arguments.plan;
    std::filesystem::create_directories(plan.folder);
    plan.tools.folder = plan.folder / "work";
    std::filesystem::create_directories(plan.tools.folder);
    prepare_peers(plan.tools.folder);
    if (arguments.killed_in > 0 && can_be_resumed(plan.tools.program))
        plan.tools.killed_in = arguments.killed_in;
    std::signal(SIGINT, [](int) { interrupted = true; });
    std::signal(SIGTERM, [](int) { interrupted = true; });

    Shared shared;
    const Outcome outcome = supervise(plan, shared, interrupted);
    summarise(arguments, shared, outcome);
    std::filesystem::remove_all(plan.tools.folder);
    if (arguments.expect_failure) return is_well_caught(outcome) ? 0 : exit_failed;
    return outcome.failures.empty() ? 0 : exit_failed;
}

}  // namespace

}  // namespace tabkeeper::soak

int main(int argc, char** argv) try {
    using namespace tabkeeper::soak;
    Arguments arguments;
    Plan& plan = arguments.plan;
    plan.folder = "build/soak";
    double minutes = 60;
    std::uint64_t instances = 0;
    bool until_failure = false;
    CLI::App program("Random instances in all ways to run them, against the oracle and the peers");
    program.add_option("--minutes", minutes, "How long")->check(CLI::PositiveNumber);
    program.add_option("--instances", instances, "How many, instead of how long")
        ->check(CLI::PositiveNumber);
    program.add_option("--seed", plan.first_seed, "Of the first instance; the next has the next");
    program.add_option("--workers", plan.workers, "Processes")->check(CLI::Range(1, 64));
    program.add_option("--folder", plan.folder, "Where failures are saved");
    program.add_option("--peers-in", plan.tools.peers_in,
                       "One instance in so many goes to SWI-Prolog and clingo, too; 0: none");
    double shrinking = 60;
    program.add_option("--shrinking", shrinking, "Seconds to make a failure small")
        ->check(CLI::PositiveNumber);
    program.add_option("--killed-in", arguments.killed_in,
                       "One in so many is a large one, for a program that is killed and resumed");
    program.add_option("--program", plan.tools.program, "The one that is killed");
    program.add_flag("--until-failure", until_failure, "End at the first failure");
    program.add_flag("--expect-failure", arguments.expect_failure,
                     "Exit with 0 only if a failure was found, shrunk and saved");
    CLI11_PARSE(program, argc, argv);
    if (instances > 0) {
        plan.instances = instances;
    } else {
        plan.time = std::chrono::seconds(static_cast<long>(minutes * 60));
    }
    plan.shrinking = std::chrono::seconds(static_cast<long>(shrinking));
    if (until_failure || arguments.expect_failure) plan.most_failures = 1;
    return run(arguments);
} catch (const std::exception& error) {
    std::cerr << "soak: " << error.what() << "\n";
    return 2;
}
