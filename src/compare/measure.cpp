// From the end of a process to an outcome. What is the same for all systems is decided here:
// limits, signals, and whether the plan holds.

#include <algorithm>
#include <csignal>
#include <cstring>
#include <sstream>

#include "compare/system.hpp"
#include "tabkeeper/check.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::compare {

namespace {

constexpr std::size_t longest_remark = 160;

/// The first line that has something in it, fit for a table.
std::string first_line(const std::string& text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string::npos) return {};
    std::istringstream words(text.substr(begin, text.find_first_of("\r\n", begin) - begin));
    std::string line;
    for (std::string word; words >> word;) line += (line.empty() ? "" : " ") + word;
    return printable(line.substr(0, longest_remark));
}

/// What programs say when an allocation was refused them.
bool speaks_of_memory(const std::string& text) {
    for (const char* words :
         {"Not enough resources", "bad_alloc", "ut of memory", "o more memory", "annot allocate",
          "emory exhausted", "ot enough memory", "nsufficient memory"}) {
        if (text.find(words) != std::string::npos) return true;
    }
    return false;
}

/// A crash close to the limit is what some programs make of a refused allocation; and KILL, where
/// it was not sent by us, is how the system itself takes memory back.
Outcome outcome_of_signal(const ProcessResult& result, const Limits& limits) {
    const bool near_limit = result.peak_rss.count > limits.memory.count / 10 * 8;
    return result.signal == SIGKILL || near_limit || speaks_of_memory(result.errors)
               ? Outcome::Memory
               : Outcome::Crash;
}

Run outcome_of_process(const System& system, const ProcessResult& result, const Instance& instance,
                       const Limits& limits) {
    Run run;
    switch (result.ending) {
        case Ending::Exited: run = system.read(result, instance); break;
        case Ending::Killed:
            run.outcome = outcome_of_signal(result, limits);
            run.remark = std::string("ended by ") + ::strsignal(result.signal);
            break;
        case Ending::TimedOut: run.outcome = Outcome::Timeout; break;
        case Ending::Stopped: run.outcome = Outcome::Stopped; break;
        case Ending::Flooded:
            run.outcome = Outcome::Junk;
            run.remark = "it printed too much";
            break;
        case Ending::NotStarted:
            run.outcome = Outcome::Missing;
            run.remark = result.errors;
            break;
    }
    if (run.outcome == Outcome::Crash && speaks_of_memory(result.output + result.errors)) {
        run.outcome = Outcome::Memory;
    }
    if (run.remark.empty() && (run.outcome == Outcome::Crash || run.outcome == Outcome::Memory ||
                               run.outcome == Outcome::Junk)) {
        run.remark = first_line(result.errors.empty() ? result.output : result.errors);
    }
    return run;
}

/// A plan that does not hold, or has another length than was claimed, is no answer.
void check_plan(Run& run, const Instance& instance) {
    if (run.outcome != Outcome::Optimum) return;
    const auto refuse = [&](const std::string& why) {
        run.outcome = Outcome::Junk;
        run.remark = why;
    };
    if (!run.plan) return refuse("no plan was printed");
    const Verdict verdict = check(instance, *run.plan);
    if (!verdict.correct) {
        return refuse("its plan is wrong at push " + std::to_string(verdict.push) + ": " +
                      verdict.reason);
    }
    if (run.plan->size() != run.lines) {
        refuse("its plan has " + std::to_string(run.plan->size()) + " pushes, not the " +
               std::to_string(run.lines.value_or(0)) + " it claims");
    }
}

}  // namespace

std::string_view to_string(Outcome outcome) {
    switch (outcome) {
        case Outcome::Optimum: return "optimum";
        case Outcome::NoPlan: return "no plan";
        case Outcome::Timeout: return "timeout";
        case Outcome::Memory: return "memory";
        case Outcome::Crash: return "crash";
        case Outcome::Junk: return "junk";
        case Outcome::Missing: return "missing";
        case Outcome::Unfit: return "unfit";
        case Outcome::Stopped: break;
    }
    return "stopped";
}

Run measure(const System& system, const std::filesystem::path& file, const Instance& instance,
            const Limits& limits, const Watch& watch) {
    const auto program = system.program();
    if (!program) {
        Run missing;
        missing.remark = "not installed";
        return missing;
    }
    std::vector<std::string> command = system.words(file, limits);
    command.insert(command.begin(), *program);
    const ProcessResult result = run_process(command, system.process_limits(limits), watch);
    Run run = outcome_of_process(system, result, instance, limits);
    check_plan(run, instance);
    run.wall = result.wall;
    run.cpu = result.cpu;
    run.peak_rss = result.peak_rss;
    return run;
}

std::string version_of(const System& system) {
    const auto program = system.program();
    if (!program) return {};
    std::vector<std::string> command = system.version_words();
    command.insert(command.begin(), *program);
    Limits limits;
    limits.time = std::chrono::seconds(10);
    const ProcessResult result = run_process(command, limits, {});
    return result.ending == Ending::Exited ? first_line(result.output) : std::string();
}

}  // namespace tabkeeper::compare
