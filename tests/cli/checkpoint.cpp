// Checkpoints as a user meets them: written, resumed, refused, impossible to write.

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>
#include <filesystem>
#include <thread>

#include "cli/fixtures.hpp"

namespace checkpoint_tests {

using namespace tabkeeper::testing;

namespace {

namespace fs = std::filesystem;

/// Five boxes in a room of 7 x 7: solved in a moment with the rules, in much longer without.
std::string room_facts() {
    return facts_of({"       ", " $ $ $ ", "       ", " $ @ $ ", "   .   ", "  ...  ", "   .   "});
}

/// One that keeps a run busy without rules and with the weakest bound.
const std::vector<std::string> slowly{"-r", "none", "--bound", "uncovered", "-j", "1"};

struct Folder {
    TempFolder folder;
    std::string room = folder.write("room.asp", room_facts());
    std::string hard = folder.write("hard.asp", hard_facts());
    std::string kept = (folder.path() / "kept").string();

    std::string bytes() const {
        std::ifstream file(kept, std::ios::binary);
        std::ostringstream text;
        text << file.rdbuf();
        return text.str();
    }
};

std::vector<std::string> with(std::vector<std::string> words,
                              const std::vector<std::string>& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

/// Enough to have begun the search, and nowhere near its end.
#ifdef TABKEEPER_SANITIZED
constexpr const char* a_while = "3s";
#else
constexpr const char* a_while = "300ms";
#endif

/// Interrupted while it searches, however fast or slow the machine is; the checkpoint is there.
void make_checkpoint(const Folder& folder, const std::string& instance,
                     const std::vector<std::string>& more = {}) {
    Launch launch;
    launch.arguments =
        with({instance, "--checkpoint", folder.kept, "-j", "1", "-f", "jsonl"}, more);
    Process process(launch);
    const bool searches = process.wait_for_output("\"type\":\"progress\"");
    process.send(SIGINT);
    const Outcome outcome = process.wait();
    CAPTURE(outcome.err);
    REQUIRE(searches);
    REQUIRE(outcome.code == 1);
    REQUIRE(fs::exists(folder.kept));
}

json info_of(const std::string& file) {
    const Outcome outcome = run({"info", file, "-f", "json"});
    CAPTURE(outcome.err);
    REQUIRE(outcome.code == 0);
    return json::parse(outcome.out);
}

void check_refused(const Outcome& outcome, const std::string& file, const std::string& words) {
    CAPTURE(outcome.err, words);
    CHECK(outcome.code == 65);
    CHECK(outcome.err.find(file + ": ") == 0);
    CHECK(contains(outcome.err, words));
    CHECK(contains(outcome.err, "expected"));
    CHECK(lines_of(outcome.err).size() == 1);
}

}  // namespace

TEST_CASE("INT and TERM leave a checkpoint, and info describes it") {
    const int signal = GENERATE(SIGINT, SIGTERM);
    const Folder folder;
    Launch launch;
    launch.arguments = {folder.hard, "--checkpoint", folder.kept, "-f", "jsonl"};
    Process process(launch);
    REQUIRE(process.wait_for_output("\"type\":\"progress\""));
    CHECK_FALSE(fs::exists(folder.kept));  // a minute has not gone by
    process.send(signal);
    const Outcome outcome = process.wait();
    CHECK(outcome.code == 1);
    CHECK(outcome.err.empty());
    CHECK_FALSE(fs::exists(folder.kept + ".part"));
    const json answer = json::parse(lines_of(outcome.out).back());
    const json info = info_of(folder.kept);
    CHECK(info["cost_unit"] == "lines");
    CHECK(info["lower_bound"] == answer["lower_bound"]);
    CHECK(info["states"]["expanded"] == answer["states"]["expanded"]);
    CHECK(info["boxes"] == 36);
    CHECK(info["phase"] == "layers");
    CHECK(info["fingerprint"].get<std::string>().size() == 32);
    const Outcome text = run({"info", folder.kept});
    CHECK(text.code == 0);
    for (const char* key : {"Checkpoint: ", "Written   : 2", "Instance  : ", "Cost      : lines\n",
                            "Bound     : at least ", "States    : ", "Table     : "}) {
        CAPTURE(key);
        CHECK(contains(text.out, key));
    }
}

TEST_CASE("a checkpoint is written again and again while a run goes on") {
    const Folder folder;
    Launch launch;
    launch.arguments = {folder.hard, "--checkpoint",    folder.kept, "--checkpoint-every",
                        "10ms",      "--table-space",   "16M",       "-f",
                        "none",      "--on-table-full", "stop",      "-j",
                        "1"};
    Process process(launch);
    fs::file_time_type first{};
    std::error_code error;
    // Until it was written twice. The table is full after a while, so the run ends by itself.
    int times = 0;
    while (times < 2 && !process.ends_within(std::chrono::milliseconds(5))) {
        const auto time = fs::last_write_time(folder.kept, error);
        if (error || time == first) continue;
        first = time;
        ++times;
    }
    process.send(SIGKILL);
    process.wait();
    CHECK(times == 2);
    CHECK(info_of(folder.kept)["states"]["expanded"] > 0);
}

TEST_CASE("a resumed run proves the same optimum, whatever engine and however many threads") {
    const Folder folder;
    const std::string engine = GENERATE("auto", "layered", "backward", "recursive", "frontier");
    CAPTURE(engine);
    const Outcome whole = run(with({folder.room, "-f", "json", "-e", engine}, slowly));
    REQUIRE(whole.code == 30);
    const json truth = json::parse(whole.out);
    Launch launch;
    launch.arguments = with({folder.room, "--checkpoint", folder.kept, "--checkpoint-every", "1ms",
                             "-e", engine, "-f", "none"},
                            slowly);
    REQUIRE(run(launch).code == 30);
    if (!fs::exists(folder.kept)) return;  // it was done at once
    for (const char* threads : {"1", "2"}) {
        const Outcome rest =
            run({folder.room, "--resume", folder.kept, "-e", engine, "-f", "json", "-j", threads});
        CAPTURE(rest.err);
        CHECK(rest.code == 30);
        CHECK(rest.err.empty());
        const json answer = json::parse(rest.out);
        CHECK(answer["cost"] == truth["cost"]);
        CHECK(answer["states"]["expanded_before"] > 0);
        if (threads == std::string("1")) {
            CHECK(answer["states"]["expanded"] < truth["states"]["expanded"]);
        }
    }
}

TEST_CASE("decide goes on from a checkpoint of solve, and cost, rules and bound come from it") {
    const Folder folder;
    make_checkpoint(folder, folder.hard,
                    {"-c", "moves", "-r", "corner,stuck", "--bound", "matching"});
    const Outcome none = run({"decide", folder.hard, "--resume", folder.kept, "-k", "12"});
    CHECK(none.code == 20);
    CHECK(contains(none.out, "no plan within 12 moves"));
    const std::string bytes = folder.bytes();
    check_refused(run({folder.hard, "--resume", folder.kept, "-c", "lines"}), folder.kept,
                  "is of a run for moves; expected --cost lines");
    check_refused(run({folder.hard, "--resume", folder.kept, "-r", "none"}), folder.kept,
                  "is of a run with the rules corner,stuck; expected --rules none");
    check_refused(run({folder.hard, "--resume", folder.kept, "--bound", "walls"}), folder.kept,
                  "is of a run with the bound matching; expected --bound walls");
    CHECK(folder.bytes() == bytes);
}

TEST_CASE("a file that cannot be resumed is refused with what is wrong, and stays as it is") {
    const Folder folder;
    make_checkpoint(folder, folder.hard);
    const std::string good = folder.bytes();
    std::string bytes = good;
    std::string instance = folder.hard;
    std::string words;
    SECTION("cut short") {
        bytes.resize(bytes.size() / 2);
        words = "is cut short: " + std::to_string(bytes.size()) + " bytes; expected " +
                std::to_string(good.size());
    }
    SECTION("cut in its header") {
        bytes.resize(20);
        words = "is cut short";
    }
    SECTION("a bit has changed in its table") {
        bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
        words = "is damaged: block ";
    }
    SECTION("a bit has changed in its header") {
        bytes[40] = static_cast<char>(bytes[40] ^ 1);
        words = "is damaged: the checksum of its header";
    }
    SECTION("of another instance") {
        instance = folder.room;
        words = "is of another instance, ";
    }
    SECTION("of a newer format") {
        bytes[8] = 9;
        words = "is a checkpoint of format 9; expected 2 at most: a newer tabkeeper wrote it";
    }
    SECTION("no checkpoint") {
        bytes = "box(a). solution(a). sokoban(b).\n";
        words = "is no checkpoint; expected a file that --checkpoint wrote";
    }
    SECTION("empty") {
        bytes.clear();
        words = "is no checkpoint";
    }
    std::ofstream(folder.kept, std::ios::binary) << bytes;
    check_refused(run({instance, "--resume", folder.kept}), folder.kept, words);
    CHECK(folder.bytes() == bytes);
    if (instance == folder.hard && words.find("is no checkpoint") != 0) {
        check_refused(run({"info", folder.kept}), folder.kept, words);
    }
}

TEST_CASE("what is no file cannot be resumed, and nothing waits for it") {
    const Folder folder;
    check_refused(run({folder.hard, "--resume", folder.kept}), folder.kept, "cannot be read");
    REQUIRE(::mkfifo(folder.kept.c_str(), 0600) == 0);
    check_refused(run({folder.hard, "--resume", folder.kept}), folder.kept, "is no regular file");
    check_refused(run({folder.hard, "--checkpoint", folder.kept}), folder.kept,
                  "is no regular file");
    const std::string here = folder.folder.path().string();
    check_refused(run({folder.hard, "--resume", here}), here, "is no regular file");
    check_refused(run({folder.hard, "--checkpoint", here}), here, "is a directory");
}

TEST_CASE("a checkpoint takes the place of one of the same question only, or by --force") {
    const Folder folder;
    make_checkpoint(folder, folder.hard);
    make_checkpoint(folder, folder.hard);  // its purpose
    const std::string own = folder.bytes();
    check_refused(run({folder.room, "--checkpoint", folder.kept}), folder.kept,
                  "is there already and is a checkpoint of another instance");
    check_refused(run({folder.hard, "--checkpoint", folder.kept, "-c", "pushes"}), folder.kept,
                  "is there already and is a checkpoint for lines");
    CHECK(folder.bytes() == own);
    std::ofstream(folder.kept, std::ios::binary) << own.substr(0, own.size() / 2);
    check_refused(run({folder.hard, "--checkpoint", folder.kept}), folder.kept,
                  "is there already and is no whole checkpoint");
    std::ofstream(folder.kept, std::ios::binary) << "my letter\n";
    check_refused(run({folder.hard, "--checkpoint", folder.kept}), folder.kept,
                  "is there already and is no checkpoint; expected a new name, or --force");
    CHECK(folder.bytes() == "my letter\n");
    make_checkpoint(folder, folder.hard, {"--force"});
    CHECK(info_of(folder.kept)["boxes"] == 36);
}

TEST_CASE("a letter that has the name of a checkpoint's part is not written over") {
    const Folder folder;
    folder.folder.write("kept.part", "my letter\n");
    const Outcome outcome = run({folder.hard, "-t", a_while, "--checkpoint", folder.kept});
    CHECK(outcome.code == 1);
    CHECK(contains(outcome.err, "tabkeeper: warning: " + folder.kept));
    CHECK(contains(outcome.err, "kept.part is there and is no checkpoint"));
    CHECK_FALSE(fs::exists(folder.kept));
    CHECK(fs::file_size(folder.kept + ".part") == 10);
}

TEST_CASE("what a killed run left half-written is written over") {
    const Folder folder;
    make_checkpoint(folder, folder.hard);
    folder.folder.write("kept.part", folder.bytes().substr(0, 1'000));
    fs::remove(folder.kept);
    make_checkpoint(folder, folder.hard);
    CHECK(info_of(folder.kept)["boxes"] == 36);
    CHECK_FALSE(fs::exists(folder.kept + ".part"));
}

TEST_CASE("a link stays a link, and what it leads to is the checkpoint") {
    const Folder folder;
    const fs::path target = folder.folder.path() / "target";
    fs::create_symlink(target, folder.kept);
    make_checkpoint(folder, folder.hard);
    CHECK(fs::is_symlink(folder.kept));
    CHECK(info_of(target.string())["boxes"] == 36);
}

TEST_CASE("a full disk is a warning: the run goes on and the old checkpoint stays whole") {
    const Folder folder;
    make_checkpoint(folder, folder.hard);
    const std::string old = folder.bytes();
    Launch launch;
    launch.arguments = {folder.hard,    "-t",        a_while,
                        "--checkpoint", folder.kept, "--checkpoint-every",
                        "50ms",         "-j",        "1"};
    launch.limits = {{RLIMIT_FSIZE, 64}};  // less than the header
    const Outcome outcome = run(launch);
    CAPTURE(outcome.err);
    CHECK(outcome.code == 1);
    CHECK(contains(outcome.out, "Stopped   : by time\n"));
    const std::string ours = "tabkeeper: ";
    const std::string warning = ours + "warning: " + folder.kept +
                                ": no checkpoint is written: writing kept.part: File too large\n";
    CHECK(outcome.err.rfind(warning, 0) == 0);
    CHECK_FALSE(contains(outcome.err.substr(ours.size()), ours));  // told once; gcov adds its own
    CHECK(folder.bytes() == old);
    CHECK_FALSE(fs::exists(folder.kept + ".part"));
}

TEST_CASE("a checkpoint that another run is writing is a warning, and the answer is the same") {
    const Folder folder;
    const std::string part = folder.kept + ".part";
    const int other = ::open(part.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    REQUIRE(other >= 0);
    REQUIRE(::flock(other, LOCK_EX) == 0);
    const Outcome outcome = run(
        {folder.hard, "-t", a_while, "--checkpoint", folder.kept, "--checkpoint-every", "50ms"});
    ::close(other);
    CHECK(outcome.code == 1);
    CHECK(outcome.err == "tabkeeper: warning: " + folder.kept +
                             ": no checkpoint is written: another run is writing it\n");
    CHECK_FALSE(fs::exists(folder.kept));
    CHECK(fs::exists(part));  // which is the other's
}

TEST_CASE("a missing folder is a warning, told once, and the answer is the same") {
    const Folder folder;
    const std::string nowhere = (folder.folder.path() / "nowhere" / "kept").string();
    const Outcome outcome =
        run({folder.room, "--checkpoint", nowhere, "--checkpoint-every", "1ms"});
    CHECK(outcome.code == 30);
    CHECK(contains(outcome.err, "tabkeeper: warning: " + nowhere + ": no checkpoint is written: "));
    CHECK(contains(outcome.err, "No such file or directory"));
    CHECK(lines_of(outcome.err).size() == 1);
}

TEST_CASE("a table space too small for the checkpoint: its bound is used, and that is said") {
    const Folder folder;
    make_checkpoint(folder, folder.hard);
    const json kept = info_of(folder.kept);
    const Outcome outcome = run({folder.hard, "--resume", folder.kept, "-s", "64K", "-e", "layered",
                                 "-t", "5s", "-f", "json"});
    CHECK(outcome.code == 33);
    CHECK(contains(outcome.err, "tabkeeper: warning: " + folder.kept));
    CHECK(contains(outcome.err, "only its bound is used"));
    CHECK(json::parse(outcome.out)["lower_bound"] >= kept["lower_bound"]);
}

TEST_CASE("a checkpoint is of one instance: anything else is wrong usage") {
    const Folder folder;
    const std::string words = "a checkpoint is of one instance";
    const Outcome two = run({folder.room, folder.hard, "--checkpoint", folder.kept});
    CHECK(two.code == 128);
    CHECK(contains(two.err, words));
    CHECK(two.out.empty());
    const std::string levels = folder.folder.write("four.xsb", four_levels());
    CHECK(run({levels, "--resume", folder.kept}).code == 128);
    CHECK(run({levels, "--level", "1", "--checkpoint", folder.kept}).code == 30);
    CHECK(run({folder.room, "--checkpoint", "-"}).code == 128);
    CHECK(run({folder.room, "--checkpoint-every", "5s"}).code == 128);
    CHECK(run({folder.room, "--checkpoint", folder.kept, "--checkpoint-every", "5"}).code == 128);
    CHECK(run({"decide", folder.room, "-k", "3", "--force"}).code == 128);
    CHECK_FALSE(fs::exists(folder.kept));
}

}  // namespace checkpoint_tests
