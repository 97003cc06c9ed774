// Input that is no ordinary file, and output that cannot be put where it should go.

#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <filesystem>

#include "cli/fixtures.hpp"

namespace hostile_files_tests {

using namespace tabkeeper::testing;

namespace {

namespace fs = std::filesystem;

/// A FIFO to which nobody ever writes.
std::string silent_fifo(const TempFolder& folder) {
    const std::string fifo = folder.path() / "fifo";
    REQUIRE(::mkfifo(fifo.c_str(), 0600) == 0);
    return fifo;
}

std::size_t files_in(const fs::path& folder) {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

}  // namespace

TEST_CASE("hostile: a loop of links is refused with the system's reason") {
    const TempFolder folder;
    fs::create_symlink(folder.path() / "two", folder.path() / "one");
    fs::create_symlink(folder.path() / "one", folder.path() / "two");
    const std::string loop = folder.path() / "one";
    const std::string corridor = folder.write("corridor", corridor_facts());
    const std::string reason = "one:1:1: cannot be opened: Too many levels of symbolic links";
    for (const auto& words : std::vector<std::vector<std::string>>{{"solve", loop},
                                                                   {"info", loop},
                                                                   {"check", corridor, loop},
                                                                   {"view", corridor, loop}}) {
        const Outcome outcome = run(words);
        CHECK(outcome.code == 65);
        CHECK(contains(outcome.err, reason));
    }
    const Outcome written = run({"convert", corridor, "--to", "b", "-o", loop});
    CHECK(written.code == 65);
    CHECK(files_in(folder.path()) == 3);
}

TEST_CASE("hostile: devices are read as far as they make sense, and that is not far") {
    const TempFolder folder;
    const std::string corridor = folder.write("corridor", corridor_facts());
    for (const std::string device : {"/dev/zero", "/dev/urandom", "/dev/full", "/dev/null"}) {
        for (const auto& words :
             std::vector<std::vector<std::string>>{{"solve", device},
                                                   {"info", device, "--from", "sok"},
                                                   {"info", device, "--from", "pddl"},
                                                   {"info", device, "--from", "thesis"}}) {
            Launch launch;
            launch.arguments = words;
            launch.limits = {{RLIMIT_CPU, 20}};
            const Outcome outcome = run(launch);
            CAPTURE(device, words.back(), outcome.err.substr(0, 200));
            CHECK(outcome.code == 65);
            CHECK(outcome.out.empty());
        }
        if (device == "/dev/null") continue;  // the empty plan
        CHECK(run({"check", corridor, device}).code == 65);
    }
}

TEST_CASE("hostile: a FIFO that never delivers ends at the time limit") {
    const TempFolder folder;
    const std::string fifo = silent_fifo(folder);
    const Outcome outcome = run({"solve", fifo, "-t", "100ms", "-f", "json"});
    CHECK(outcome.code == 1);
    CHECK(json::parse(outcome.out)["stop_reason"] == "time");
    const std::string corridor = folder.write("corridor", corridor_facts());
    // One bad input does not stop the others.
    const Outcome both = run({"solve", fifo, corridor, "-t", "100ms", "-f", "json"});
    CHECK(both.code == 1);
    CHECK(json::parse(both.out)[1]["status"] == "OPTIMUM FOUND");
}

TEST_CASE("hostile: a FIFO that never delivers is left on INT and on TERM") {
    const TempFolder folder;
    const std::string fifo = silent_fifo(folder);
    const std::string corridor = folder.write("corridor", corridor_facts());
    for (const int signal : {SIGINT, SIGTERM}) {
        Launch launch;
        // The answer to the first shows that the second is being read.
        launch.arguments = {"solve", corridor, fifo, "-f", "jsonl"};
        Process process(launch);
        REQUIRE(process.wait_for_output("OPTIMUM FOUND"));
        process.send(signal);
        const Outcome outcome = process.wait();
        CHECK_FALSE(outcome.timed_out);
        CHECK(outcome.code == 1);
        CHECK(outcome.signal == 0);
    }
}

TEST_CASE("hostile: a FIFO that never delivers ends check, convert and info on INT and on TERM") {
    const TempFolder folder;
    const std::string fifo = silent_fifo(folder);
    const std::string corridor = folder.write("corridor", corridor_facts());
    for (const int signal : {SIGINT, SIGTERM}) {
        for (const auto& words : std::vector<std::vector<std::string>>{
                 {"check", fifo, corridor},
                 {"check", corridor, fifo},
                 {"check", corridor, fifo, "-f", "json"},
                 {"convert", fifo, "--to", "b", "-o", folder.path() / "made"},
                 {"info", fifo}}) {
            Launch launch;
            launch.arguments = words;
            Process process(launch);
            // It is waiting: no word, no end.
            CHECK_FALSE(process.ends_within(std::chrono::milliseconds(100)));
            process.send(signal);
            const Outcome outcome = process.wait();
            CAPTURE(words, signal, outcome.code);
            CHECK_FALSE(outcome.timed_out);
            CHECK(outcome.signal == signal);  // as of any command that leaves signals alone
            CHECK(outcome.out.empty());
            CHECK(outcome.err.empty());
        }
    }
    CHECK(files_in(folder.path()) == 2);
}

TEST_CASE("hostile: what somebody writes into a FIFO is read") {
    const TempFolder folder;
    const std::string fifo = silent_fifo(folder);
    Launch launch;
    launch.arguments = {"solve", fifo, "-f", "json"};
    Process process(launch);
    std::ofstream(fifo) << corridor_facts();
    const Outcome outcome = process.wait();
    CHECK(outcome.code == 30);
    CHECK(json::parse(outcome.out)["cost"] == 1);
}

TEST_CASE("hostile: a disk that is full leaves no part of a file, and the old one whole") {
    const TempFolder folder;
    const std::string corridor = folder.write("corridor", corridor_facts());
    const std::string page = folder.path() / "page";
    const std::size_t files = files_in(folder.path());
    for (const auto& words :
         std::vector<std::vector<std::string>>{{"view", corridor, "-o", page},
                                               {"solve", corridor, "--view", page},
                                               {"convert", corridor, "--to", "pddl", "-o", page},
                                               {"generate", "-o", page}}) {
        Launch launch;
        launch.arguments = words;
        launch.limits = {{RLIMIT_FSIZE, 64}};
        const Outcome outcome = run(launch);
        CAPTURE(words.front(), outcome.err);
        CHECK(outcome.signal == 0);
        CHECK(contains(outcome.err, "cannot be written: File too large"));
        CHECK(files_in(folder.path()) == files);
    }
    folder.write("page", "old");
    Launch launch;
    launch.arguments = {"convert", corridor, "--to", "pddl", "-o", page, "--force"};
    launch.limits = {{RLIMIT_FSIZE, 64}};
    CHECK(run(launch).code != 0);
    CHECK(fs::file_size(page) == 3);
    CHECK(files_in(folder.path()) == files + 1);
}

TEST_CASE("hostile: a disk that is full leaves no part of what compare and ablate export") {
    const TempFolder folder;
    const std::string corridor = folder.write("corridor", corridor_facts());
    const std::string target = folder.path() / "exported";
    const auto check_full = [&](const std::vector<std::string>& command, const std::string& kind,
                                rlim_t bytes) {
        Launch launch;
        launch.arguments = command;
        launch.arguments.insert(launch.arguments.end(), {"--export-" + kind, target, "--force"});
        launch.limits = {{RLIMIT_FSIZE, bytes}};
        for (const bool is_there : {false, true}) {
            if (is_there) folder.write("exported", "old");
            const Outcome outcome = run(launch);
            CAPTURE(command.front(), kind, is_there, outcome.err);
            CHECK(outcome.signal == 0);
            CHECK(outcome.code == 65);
            CHECK(contains(outcome.err, "cannot be written: File too large"));
            CHECK(files_in(folder.path()) == (is_there ? 2 : 1));
            if (is_there) CHECK(fs::file_size(target) == 3);
        }
        fs::remove(target);
    };
    for (const std::string kind : {"csv", "json", "markdown", "html"}) {
        check_full({"ablate", corridor}, kind, 64);
    }
    // Here the files for the peers are written first, which are smaller than the page.
    check_full({"compare", corridor, "--with", "none"}, "html", 64);
    check_full({"compare", corridor, "--with", "none"}, "html", 12'000);
}

TEST_CASE("hostile: output into a missing folder, a device or a folder is refused") {
    const TempFolder folder;
    const std::string corridor = folder.write("corridor", corridor_facts());
    const auto refusal = [&](const std::string& target) {
        const Outcome outcome = run({"convert", corridor, "--to", "b", "-o", target, "--force"});
        CHECK(outcome.code == 65);
        CHECK(outcome.out.empty());
        return outcome.err;
    };
    CHECK(contains(refusal(folder.path() / "none" / "file"), "No such file or directory"));
    CHECK(contains(refusal("/dev/full"), "is no regular file"));
    CHECK(contains(refusal(folder.path()), "is a directory"));
    CHECK(contains(refusal(corridor + "/below"), "Not a directory"));
    CHECK(files_in(folder.path()) == 1);
}

}  // namespace hostile_files_tests
