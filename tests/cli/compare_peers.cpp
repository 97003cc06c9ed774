// What compare makes of peers that answer, fail in every way there is, or say something else than
// tabkeeper. The peers are real processes.

#include <signal.h>

#include <thread>

#include "cli/peer_scripts.hpp"

using namespace tabkeeper::testing;

namespace {

/// Whether the process of this number is gone, or will be soon.
bool is_gone(const std::string& pid_file) {
    pid_t pid = 0;
    std::ifstream(pid_file) >> pid;
    REQUIRE(pid > 0);
    for (int count = 0; count < 1000; ++count) {
        if (::kill(pid, 0) != 0) return true;
        // A zombie whose parent has not looked yet counts as gone.
        std::ifstream stat("/proc/" + std::to_string(pid) + "/stat");
        std::string number, name, state;
        stat >> number >> name >> state;
        if (state == "Z") return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
}

}  // namespace

TEST_CASE("a peer that proves the same optimum gives the verdict same") {
    const PeerScripts peers;
    const auto compared = peers.compare(
        peers.corridor, {"--swipl", peers.right_swipl(), "--clingo", peers.right_clingo()});
    CHECK(compared.outcome.code == 0);
    CHECK(compared.row["verdict"] == "same");
    CHECK(compared.row["lines"] == "1");
    for (const std::string system : {"tabkeeper", "swipl", "clingo"}) {
        INFO(system);
        CHECK(compared.row[system + "_outcome"] == "optimum");
        CHECK(compared.row[system + "_lines"] == 1);
        CHECK(compared.row[system + "_seconds"] > 0);
        CHECK(compared.row[system + "_peak_rss_mib"] > 0.5);
    }
    CHECK(compared.row["swipl_entries"] == 7);
    CHECK(contains(compared.outcome.out, "swipl       : 1 of 1 answered"));
}

TEST_CASE("a peer that is missing is a row that says so, and no error") {
    const PeerScripts peers;
    const auto compared = peers.compare_with_swipl("/no/such/program", peers.corridor);
    CHECK(compared.outcome.code == 0);
    CHECK(compared.row["verdict"] == "peer failed (swipl missing)");
    CHECK(compared.row["swipl_seconds"].is_null());
    CHECK(compared.row["tabkeeper_outcome"] == "optimum");
}

TEST_CASE("a peer that cannot be run is missing, too") {
    const PeerScripts peers;
    const std::string file = peers.folder.write("text", "no program\n");
    ::chmod(file.c_str(), 0755);
    const auto compared = peers.compare_with_swipl(file, peers.corridor);
    CHECK(compared.outcome.code == 0);
    CHECK(compared.row["verdict"] == "peer failed (swipl missing)");
}

TEST_CASE("a peer that hangs is a timeout, and nothing of it is left running") {
    const PeerScripts peers;
    const std::string pid = (peers.folder.path() / "pid").string();
    const std::string hang = peers.script("hang",
                                          "case $1 in --version) exit;; esac\n"
                                          "sleep 1000 & echo $! > " +
                                              pid + "\nwait");
    const auto compared = peers.compare_with_swipl(hang, peers.corridor, {"-t", "300ms"});
    CHECK(compared.outcome.code == 0);
    CHECK(compared.row["verdict"] == "peer failed (swipl timeout)");
    CHECK(compared.row["swipl_seconds"] >= 0.3);
    CHECK(is_gone(pid));
}

TEST_CASE("a process that a peer leaves behind does not outlive it, nor delay the next run") {
    const PeerScripts peers;
    const std::string pid = (peers.folder.path() / "pid").string();
    const std::string leaver =
        peers.script("leaver", "sleep 1000 & echo $! > " + pid +
                                   "\necho '% optimum 1'; echo 'push(b,right,d,1).'");
    const auto compared = peers.compare_with_swipl(leaver, peers.corridor);
    CHECK(compared.row["verdict"] == "same");
    CHECK(is_gone(pid));
}

TEST_CASE("a peer that is refused memory, or killed for it, ran out of memory") {
    const PeerScripts peers;
    const std::string greedy =
        peers.script("greedy", "head -c 500000000 /dev/zero | tail -n 1 > /dev/null");
    const auto refused =
        peers.compare_with_swipl(greedy, peers.corridor, {"--memory-limit", "64M"});
    CHECK(refused.outcome.code == 0);
    CHECK(refused.row["verdict"] == "peer failed (swipl memory)");
    CHECK(contains(refused.row["remarks"], "exhausted"));
    const auto killed =
        peers.compare_with_swipl(peers.script("killed", "kill -KILL $$"), peers.corridor);
    CHECK(killed.outcome.code == 0);
    CHECK(killed.row["verdict"] == "peer failed (swipl memory)");
}

TEST_CASE("clingo's exit code for memory is understood") {
    const PeerScripts peers;
    const auto compared = peers.compare(
        peers.corridor,
        {"--with", "clingo", "--clingo",
         peers.script("full", "echo '*** ERROR: (clingo): std::bad_alloc' >&2; exit 33")});
    CHECK(compared.row["verdict"] == "peer failed (clingo memory)");
}

TEST_CASE("a peer that crashes is a crash with its reason") {
    const PeerScripts peers;
    const auto signalled =
        peers.compare_with_swipl(peers.script("segv", "kill -SEGV $$"), peers.corridor);
    CHECK(signalled.outcome.code == 0);
    CHECK(signalled.row["verdict"] == "peer failed (swipl crash)");
    CHECK(contains(signalled.row["remarks"], "Segmentation fault"));
    const auto refused = peers.compare_with_swipl(
        peers.script("exit", "echo 'it does not like this' >&2; exit 2"), peers.corridor);
    CHECK(refused.row["verdict"] == "peer failed (swipl crash)");
    CHECK(refused.row["remarks"] == "swipl: it does not like this");
}

TEST_CASE("what is no answer is junk: no such words, too many of them, a plan that is wrong") {
    const PeerScripts peers;
    for (const std::string body :
         {"echo hello", "echo '% optimum one'", "yes", "true",
          "echo '% optimum 1'; echo 'push(b,left,a,1).'", "echo '% optimum 1'; echo 'push(x'"}) {
        INFO(body);
        const auto compared = peers.compare_with_swipl(peers.script("junk", body), peers.corridor);
        CHECK(compared.outcome.code == 0);
        CHECK(compared.row["verdict"] == "peer failed (swipl junk)");
    }
    for (const std::string body :
         {"echo hello; exit 30", "echo '{\"Result\": 3}'; exit 30",
          "echo '{\"Result\": \"SATISFIABLE\", \"Call\": []}'; exit 10",
          "echo '{\"Result\": \"SATISFIABLE\", \"Call\": [{\"Witnesses\": []}]}'; exit 10"}) {
        INFO(body);
        const auto compared = peers.compare(
            peers.corridor, {"--with", "clingo", "--clingo", peers.script("junk", body)});
        CHECK(compared.outcome.code == 0);
        CHECK(compared.row["verdict"] == "peer failed (clingo junk)");
    }
}

TEST_CASE("a longer optimum is shouted, both plans are checked, and the exit code is 76") {
    const PeerScripts peers;
    const auto compared = peers.compare_with_swipl(
        peers.script("longer",
                     "echo '% optimum 2'\n"
                     "echo 'push(b,right,c,1).'; echo 'push(c,right,d,2).'"),
        peers.corridor);
    CHECK(compared.outcome.code == 76);
    CHECK(contains(compared.outcome.err, "DISAGREEMENT on " + peers.corridor));
    CHECK(contains(compared.outcome.err, "tabkeeper proves 1 line, and its plan is correct"));
    CHECK(contains(compared.outcome.err, "swipl proves 2 lines, and its plan is correct"));
    CHECK(contains(compared.outcome.out, "DISAGREE"));
    CHECK(compared.row["verdict"] == "better");
}

TEST_CASE("a shorter optimum without a plan to show is a disagreement, too") {
    const PeerScripts peers;
    const auto compared =
        peers.compare_with_swipl(peers.script("shorter", "echo '% optimum 0'"), peers.corridor);
    CHECK(compared.outcome.code == 76);
    CHECK(contains(compared.outcome.err, "swipl proves 0 lines, but its plan is wrong"));
}

TEST_CASE("a peer that denies a plan, or shows one where none is, disagrees") {
    const PeerScripts peers;
    const std::string none = peers.script("none", "echo none; exit 10");
    const auto denied = peers.compare_with_swipl(none, peers.corridor);
    CHECK(denied.outcome.code == 76);
    CHECK(denied.row["verdict"] == "better");
    const auto agreed =
        peers.compare_with_swipl(none, peers.folder.write("unsolvable.asp", unsolvable_facts()));
    CHECK(agreed.outcome.code == 0);
    CHECK(agreed.row["verdict"] == "same");
    CHECK(agreed.row["lines"] == "none");
    const auto claimed = peers.compare_with_swipl(
        peers.right_swipl(), peers.folder.write("unsolvable.asp", unsolvable_facts()));
    CHECK(claimed.outcome.code == 76);
}

TEST_CASE("a peer that answers where ours does not is WORSE for us") {
    const PeerScripts peers;
    const auto compared =
        peers.compare_with_swipl(peers.script("none", "echo none; exit 10"),
                                 peers.folder.write("hard.asp", hard_facts()), {"-t", "200ms"});
    CHECK(compared.outcome.code == 0);
    CHECK(compared.row["tabkeeper_outcome"] == "timeout");
    CHECK(compared.row["verdict"] == "WORSE");
}

TEST_CASE("swipl is given the project's program, the instance as facts, and all of the memory") {
    const PeerScripts peers;
    const std::string seen = (peers.folder.path() / "seen").string();
    const std::string witness =
        peers.script("witness", "case $1 in --version) exit;; esac\necho \"$1 $2 $5\" > " + seen +
                                    "\nulimit -v >> " + seen + "\ncp \"$3\" " + seen +
                                    ".pl\ncp \"$4\" " + seen + ".asp");
    const std::string board = peers.folder.write(
        "board.xsb", board_text({"#######", "#@$ . #", "#######", "Title: One"}));
    peers.compare_with_swipl(witness, board, {"--memory-limit", "300M"});
    const auto text_of = [](const std::string& file) {
        std::stringstream text;
        text << std::ifstream(file).rdbuf();
        return text.str();
    };
    CHECK(text_of(seen) == "--stack_limit=307200k --table_space=307200k statistics\n307200\n");
    CHECK(text_of(seen + ".pl") == text_of(TABKEEPER_SOURCE_DIR "/tables/prolog/sokoban.pl"));
    const auto instance = tabkeeper::read_instance(seen + ".asp");
    CHECK(instance.format == tabkeeper::InstanceFormat::Asp);
    CHECK(instance.boxes.size() == 1);
}
