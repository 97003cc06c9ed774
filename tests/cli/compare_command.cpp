// compare as a command: what it reads, what it writes, how it ends.

#include <csignal>
#include <iostream>

#include "cli/peer_scripts.hpp"

using namespace tabkeeper::testing;

namespace {

std::string content_of(const std::string& file) {
    std::stringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

}  // namespace

TEST_CASE("compare takes folders with all that is below them, collections and files") {
    const PeerScripts peers;
    std::filesystem::create_directories(peers.folder.path() / "all/deep");
    peers.folder.write("all/one.asp", corridor_facts());
    peers.folder.write("all/README.md", "no instance");
    peers.folder.write("all/.hidden.asp", "no instance");
    peers.folder.write("all/domain.pddl", "(define (domain sokoban))");
    peers.folder.write("all/deep/two.xsb", board_text({"#######", "#@$ . #", "#######", "",
                                                       "#######", "# @$. #", "#######"}));
    const auto compared =
        peers.compare((peers.folder.path() / "all").string(), {"--with", "none"}, {peers.corridor});
    CHECK(compared.outcome.code == 0);
    REQUIRE(compared.document["rows"].size() == 4);
    const auto name = [&](std::size_t row) {
        return std::filesystem::path(compared.document["rows"][row]["instance"].get<std::string>())
            .filename();
    };
    CHECK(name(0) == "two.xsb#1");
    CHECK(name(1) == "two.xsb#2");
    CHECK(name(2) == "one.asp");
    CHECK(name(3) == "corridor.asp");
}

TEST_CASE("a bad file does not stop compare, and its code is 65") {
    const PeerScripts peers;
    const auto compared =
        peers.compare(peers.folder.write("bad.asp", "box(a"), {"--with", "none"}, {peers.corridor});
    CHECK(compared.outcome.code == 65);
    CHECK(contains(compared.outcome.err, "bad.asp:1:4"));
    CHECK(compared.document["rows"].size() == 1);
}

TEST_CASE("a folder without instances is wrong usage") {
    const TempFolder folder;
    const Outcome outcome = run({"compare", folder.path().string()});
    CHECK(outcome.code == 128);
    CHECK(contains(outcome.err, "there is no instance in this folder"));
}

TEST_CASE("compare refuses what it cannot take, with what to type") {
    const PeerScripts peers;
    const std::vector<std::vector<std::string>> wrong{
        {"--with", "prolog"},     {"-t", "60"},           {"--memory-limit", "2"},
        {"--threads", "0"},       {"--threads", "1,x"},   {"--runs", "0"},
        {"--memory-limit", "1M"}, {"--rules", "no-such"}, {"--memory-limit", "auto"}};
    for (const auto& words : wrong) {
        std::vector<std::string> all{"compare", peers.corridor};
        all.insert(all.end(), words.begin(), words.end());
        const Outcome outcome = run(all);
        INFO(words[0] << " " << words[1]);
        CHECK(outcome.code == 128);
        CHECK(outcome.out.empty());
    }
}

TEST_CASE(
    "ours is run once for each number of threads, and the first one is what others are held "
    "against") {
    const PeerScripts peers;
    const auto compared =
        peers.compare_with_swipl(peers.right_swipl(), peers.corridor, {"-j", "1,2"});
    CHECK(compared.row["tabkeeper-1_lines"] == 1);
    CHECK(compared.row["tabkeeper-2_lines"] == 1);
    const json& summary = compared.document["summary"];
    REQUIRE(summary.size() == 3);
    CHECK(summary[0]["system"] == "tabkeeper-1");
    CHECK(summary[0]["wall_ratio"].is_null());
    CHECK(summary[1]["common"] == 1);
    CHECK(summary[2]["wall_ratio"] > 0);
}

TEST_CASE("an instance that facts cannot hold is not given to the peers") {
    const PeerScripts peers;
    const auto compared = peers.compare_with_swipl(
        peers.right_swipl(),
        peers.folder.write("store.xsb", board_text({"########", "#@$ . .#", "########"})));
    INFO(compared.outcome.out);
    CHECK(compared.outcome.code == 0);
    CHECK(compared.row["tabkeeper_outcome"] == "optimum");
    CHECK(compared.row["verdict"] == "peer failed (swipl unfit)");
}

TEST_CASE("published figures stand beside an instance of that name") {
    const PeerScripts peers;
    const auto file = peers.folder.write("4-sokoban-optimization-0-0.asp", corridor_facts());
    const auto compared = peers.compare(file, {"--with", "none"});
    CHECK(compared.row["published"] == "bpsolver mem out; clasp 0.62");
    CHECK(contains(compared.outcome.out, "bpsolver mem out"));
    CHECK(peers.compare(peers.corridor, {"--with", "none"}).row["published"].is_null());
}

TEST_CASE("an export that is there is refused before anything is run, and --force replaces it") {
    const PeerScripts peers;
    const auto file = peers.folder.write("old.csv", "old");
    const std::string trace = (peers.folder.path() / "trace").string();
    const std::string traced = peers.script("traced", "touch " + trace);
    const std::vector<std::string> words{"compare",      peers.corridor, "--swipl", traced,
                                         "--export-csv", file,           "--with",  "swipl"};
    const Outcome refused = run(words);
    CHECK(refused.code == 65);
    CHECK(contains(refused.err, "is there already"));
    CHECK(content_of(file) == "old");
    CHECK_FALSE(std::filesystem::exists(trace));
    auto forced = words;
    forced.push_back("--force");
    CHECK(run(forced).code == 0);
    CHECK(content_of(file).rfind("instance,", 0) == 0);
}

TEST_CASE("INT ends compare and the peer that runs; what is measured is exported") {
    const PeerScripts peers;
    const std::string pid_file = (peers.folder.path() / "pid").string();
    const std::string file = (peers.folder.path() / "export.json").string();
    const std::string second = peers.folder.write("second.asp", three_lines_facts());
    // The corridor, and the start alone, are answered at once; the second instance never is.
    const std::string slow = peers.script(
        "slow",
        "case $1 in --version) exit;; esac\n"
        "if grep -q 'box(b)' \"$4\"; then echo '% optimum 1'; echo 'push(b,right,d,1).'; exit; fi\n"
        "echo $$ > " +
            pid_file + "; exec sleep 1000");
    Launch launch;
    launch.arguments = {"compare", peers.corridor,  second, "--with",     "swipl", "--swipl",
                        slow,      "--export-json", file,   "--progress", "always"};
    Process process(launch);
    REQUIRE(process.wait_for_errors("second.asp: swipl"));
    process.send(SIGINT);
    const Outcome outcome = process.wait();
    CHECK(outcome.code == 1);
    const json document = json::parse(content_of(file));
    REQUIRE(document["rows"].size() == 1);
    CHECK(document["rows"][0]["verdict"] == "same");
    pid_t pid = 0;
    std::ifstream(pid_file) >> pid;
    CHECK((pid == 0 || ::kill(pid, 0) != 0));
}

// How fast the peers are decides nothing here: one that runs out of time has not disagreed.
TEST_CASE("the peers that are installed agree with tabkeeper on shipped levels") {
    const TempFolder folder;
    const std::string file = (folder.path() / "export.json").string();
    Launch launch;
    launch.arguments = {"compare", "-t", "20s", "--export-json", file};
    for (const char* name : {"warehouse17", "museum", "attic", "ring", "solved", "spare-two"}) {
        launch.arguments.push_back(TABKEEPER_SOURCE_DIR "/levels/" + std::string(name) + ".asp");
    }
    launch.patience = std::chrono::seconds(1000);
    const Outcome outcome = run(launch);
    INFO(outcome.out << outcome.err);
    CHECK(outcome.code == 0);
    const json document = json::parse(content_of(file));
    if (document["summary"].size() == 1) {
        std::cout << "SKIPPED: neither swipl nor clingo is installed\n";
        return;
    }
    CHECK(document["rows"].size() == 6);
    for (const json& row : document["rows"]) {
        for (const char* peer : {"swipl", "clingo"}) {
            const std::string outcome_key = std::string(peer) + "_outcome";
            if (!row.contains(outcome_key) || row[outcome_key] == "timeout") continue;
            CHECK(row[outcome_key] == "optimum");
            CHECK(row[std::string(peer) + "_lines"] == row["tabkeeper_lines"]);
        }
    }
}
