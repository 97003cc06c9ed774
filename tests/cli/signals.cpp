// Signals, sent to a program that has said that it is running.

#include <csignal>
#include <filesystem>
#include <iostream>

#include "cli/fixtures.hpp"

using namespace tabkeeper::testing;

namespace {

struct HardRun {
    explicit HardRun(std::vector<std::string> more) : process(launch(std::move(more))) {}

    Launch launch(std::vector<std::string> more) const {
        Launch launch;
        launch.arguments = {folder.write("hard.asp", hard_facts())};
        launch.arguments.insert(launch.arguments.end(), more.begin(), more.end());
        return launch;
    }

    TempFolder folder;
    Process process;
};

}  // namespace

TEST_CASE("INT, TERM and HUP stop a run with 1 and the full summary") {
    const int signal = GENERATE(SIGINT, SIGTERM, SIGHUP);
    CAPTURE(signal);
    HardRun run({"--progress", "always"});
    REQUIRE(run.process.wait_for_errors(" states | "));
    run.process.send(signal);
    const Outcome outcome = run.process.wait();
    CHECK_FALSE(outcome.timed_out);
    CHECK(outcome.code == 1);
    CHECK(contains(outcome.out, "UNKNOWN\n"));
    CHECK(contains(outcome.out, "Cost      : no plan found yet\n"));
    CHECK(stated_bound(outcome.out) >= hard_least_bound);
    CHECK(contains(outcome.out, "Stopped   : by signal\n"));
    CHECK(contains(outcome.out, "Peak RSS  : "));
}

TEST_CASE("a stopped run tells a program that reads its lines why it stopped and what is proven") {
    HardRun run({"-f", "jsonl"});
    REQUIRE(run.process.wait_for_output("\"type\":\"bound\""));
    run.process.send(SIGTERM);
    const Outcome outcome = run.process.wait();
    CHECK(outcome.code == 1);
    const json last = json::parse(lines_of(outcome.out).back());
    CHECK(last["type"] == "status");
    CHECK(last["status"] == "UNKNOWN");
    CHECK(last["stop_reason"] == "signal");
    CHECK(last["lower_bound"] >= hard_least_bound);
    CHECK(last["upper_bound"].is_null());
}

TEST_CASE("after a signal the inputs that are left end at once with what is known") {
    const TempFolder folder;
    Launch launch;
    const auto file = folder.write("hard.asp", hard_facts());
    launch.arguments = {file, file, file, "-f", "jsonl"};
    Process process(launch);
    REQUIRE(process.wait_for_output("\"type\":\"bound\""));
    process.send(SIGINT);
    const Outcome outcome = process.wait();
    CHECK(outcome.code == 1);
    std::size_t endings = 0;
    for (const std::string& line : lines_of(outcome.out)) {
        const json event = json::parse(line);
        if (event["type"] != "status") continue;
        ++endings;
        CHECK(event["stop_reason"] == "signal");
    }
    CHECK(endings == 3);
}

// ThreadSanitizer's own _exit waits for the write that is under way, so nothing leaves at once.
#ifndef TABKEEPER_THREAD_SANITIZED
TEST_CASE("a second INT leaves at once, even where the summary cannot be written") {
    const TempFolder folder;
    Launch launch;
    launch.arguments = {folder.write("hard.asp", hard_facts()), "--progress", "always"};
    launch.output = OutputKind::Blocked;
    Process process(launch);
    REQUIRE(process.wait_for_errors(" states | "));
    // One INT alone would wait for ever for somebody to read the summary.
    process.send(SIGINT);
    while (!process.ends_within(std::chrono::milliseconds(20)) && !process.is_late()) {
        process.send(SIGINT);
    }
    const Outcome outcome = process.wait();
    CHECK_FALSE(outcome.timed_out);
    CHECK(outcome.code == 1);
}
#endif

TEST_CASE("USR1 prints one progress line on standard error and the run goes on") {
    HardRun run({"-f", "jsonl"});
    REQUIRE(run.process.wait_for_output("\"type\":\"start\""));
    run.process.send(SIGUSR1);
    REQUIRE(run.process.wait_for_errors(" s\n"));
    run.process.send(SIGTERM);
    const Outcome outcome = run.process.wait();
    CHECK(outcome.code == 1);
    REQUIRE(lines_of(outcome.err).size() == 1);
    CHECK(outcome.err.find("bound ") == 0);
    CHECK(contains(outcome.err, " | plan - | "));
    CHECK(contains(outcome.err, " states | "));
    CHECK(contains(outcome.err, " | table "));
    CHECK_FALSE(contains(outcome.err, "\033"));
}

TEST_CASE("on a terminal the progress line is written over, fits, and is gone at the end") {
    const std::string terminal = "/usr/bin/script";
    if (!std::filesystem::exists(terminal)) {
        std::cout << "SKIPPED: there is no script(1) to give the program a terminal\n";
        return;
    }
    const TempFolder folder;
    const std::string file = folder.write("hard.asp", hard_facts());
    Launch launch;
    launch.program = terminal;
    launch.arguments = {"-qec",
                        "stty cols 40; '" TABKEEPER_PROGRAM "' '" + file + "' -t 2s > /dev/null",
                        "/dev/null"};
    const Outcome outcome = run(launch);
    CAPTURE(outcome.out, outcome.err);
    CHECK(outcome.code == 1);
    const std::string over = "\r\033[K";
    std::size_t lines = 0;
    REQUIRE(outcome.out.rfind(over, 0) == 0);
    for (std::size_t at = 0; at < outcome.out.size();) {
        const std::size_t end = std::min(outcome.out.find(over, at + 1), outcome.out.size());
        const std::string line = outcome.out.substr(at + over.size(), end - at - over.size());
        CHECK(line.size() < 40);
        if (end == outcome.out.size()) {
            CHECK(line.empty());
        } else {
            CHECK(line.rfind("bound ", 0) == 0);
            ++lines;
        }
        at = end;
    }
    CHECK(lines >= 2);
}

TEST_CASE("a run under nohup does not stop for HUP") {
    const TempFolder folder;
    Launch launch;
    launch.arguments = {folder.write("hard.asp", hard_facts()), "-f", "jsonl"};
    launch.ignored_signals = {SIGHUP};
    Process process(launch);
    REQUIRE(process.wait_for_output("\"type\":\"start\""));
    process.send(SIGHUP);
    process.send(SIGUSR1);
    CHECK(process.wait_for_errors("bound "));  // still at work after both
    process.send(SIGTERM);
    CHECK(process.wait().code == 1);
}

TEST_CASE("a run that waits for standard input stops for TERM and for the time limit") {
    Launch launch;
    launch.input = "box(a). solution(a). ";
    launch.input_end = InputEnd::KeptOpen;
    SECTION("TERM") {
        const TempFolder folder;
        launch.arguments = {folder.write("one.asp", corridor_facts()), "-"};
        Process process(launch);
        REQUIRE(process.wait_for_output("OPTIMUM FOUND"));
        process.send(SIGTERM);
        const Outcome outcome = process.wait();
        CHECK(outcome.code == 1);
        CHECK(contains(outcome.out, "UNKNOWN signal  at least 0 "));
        CHECK(contains(outcome.out, "Unknown   : 1: 1 by signal\n"));
    }
    SECTION("time") {
        launch.arguments = {"-", "-t", "100ms"};
        const Outcome outcome = run(launch);
        CHECK(outcome.code == 1);
        CHECK(contains(outcome.out, "Stopped   : by time\n"));
        CHECK(stated_bound(outcome.out) == 0);
    }
}

TEST_CASE("33 comes before 1: a full table before an input whose reading a signal stopped") {
    const TempFolder folder;
    Launch launch;
    launch.arguments = {folder.write("hard.asp", hard_facts()),
                        "-",
                        "-f",
                        "jsonl",
                        "--on-table-full",
                        "stop",
                        "-s",
                        "64K"};
    launch.input_end = InputEnd::KeptOpen;
    Process process(launch);
    REQUIRE(process.wait_for_output("\"stop_reason\":\"table\""));
    process.send(SIGTERM);
    CHECK(process.wait().code == 33);
}

TEST_CASE("a reader that has gone ends the program without a word") {
    const TempFolder folder;
    const std::string file = folder.write("one.asp", corridor_facts());
    const std::string plan = folder.write("one.plan", "push(b,right,d,1).\n");
    for (const auto& words : std::vector<std::vector<std::string>>{
             {file},
             {file, file, "--jobs", "2"},
             {file, "-f", "json"},
             {file, "-f", "jsonl"},
             {file, "-f", "asp"},
             {file, "-f", "asp", "--checkpoint", folder.path() / "kept"},
             {"decide", "-k", "1", file},
             {"check", file, plan},
             {"convert", file, "--to", "b"},
             {"info", file},
             {"rules"},
             {"generate"},
             {"view", file, "-o", "-"},
             {"view", file, "--ascii"},
#ifndef TABKEEPER_SANITIZED  // compare limits the address space: too little for a sanitizer
             {"compare", file, "--with", "none"},
#endif
             {"ablate", file},
             {"--help-all"}}) {
        Launch launch;
        launch.arguments = words;
        launch.output = OutputKind::Closed;
        CAPTURE(words);
        {
            INFO("by the signal for that, as everywhere");
            const Outcome outcome = run(launch);
            CHECK(outcome.signal == SIGPIPE);
            CHECK(outcome.err.empty());
        }
        {
            INFO("or by what every failed write ends with, where that signal is ignored");
            launch.ignored_signals = {SIGPIPE};
            const Outcome outcome = run(launch);
            CHECK(outcome.signal == 0);
            CHECK(outcome.code == 70);
            CHECK(outcome.err == "tabkeeper: standard output cannot be written\n");
        }
    }
}

TEST_CASE("a reader that goes stops the search, and the checkpoint is whole") {
    namespace fs = std::filesystem;
    const std::string every = GENERATE("1ms", "1h");
    const TempFolder folder;
    const std::string kept = folder.path() / "kept";
    Launch launch;
    launch.arguments = {folder.write("hard.asp", hard_facts()),
                        "-f",
                        "jsonl",
                        "--checkpoint",
                        kept,
                        "--checkpoint-every",
                        every};
    Process process(launch);
    REQUIRE(process.wait_for_output("\"type\":\"progress\""));
    process.stop_reading();
    const Outcome outcome = process.wait();
    CAPTURE(every, outcome.err);
    CHECK_FALSE(outcome.timed_out);
    CHECK(outcome.signal == SIGPIPE);
    CHECK(outcome.err.empty());
    CHECK_FALSE(fs::exists(kept + ".part"));
    const Outcome info = run({"info", kept, "-f", "json"});
    CHECK(info.code == 0);
    CHECK(json::parse(info.out)["lower_bound"] >= hard_least_bound);
}
