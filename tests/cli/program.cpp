// The program as a whole: its name for things, its help, and where options may come from.

#include "cli/fixtures.hpp"
#include "tabkeeper/rules.hpp"

using namespace tabkeeper::testing;

namespace {

struct Corridor {
    TempFolder folder;
    std::string file = folder.write("corridor.asp", corridor_facts());
};

json answer_in(Launch launch) {
    launch.arguments.insert(launch.arguments.end(), {"-f", "json"});
    const Outcome outcome = run(launch);
    INFO(outcome.err);
    REQUIRE(outcome.code == 30);
    return json::parse(outcome.out);
}

}  // namespace

TEST_CASE("a file alone is solved") {
    const Corridor corridor;
    CHECK(run({corridor.file, "-f", "asp"}).out == run({"solve", corridor.file, "-f", "asp"}).out);
    CHECK(run({"-f", "asp", corridor.file}).out == run({"solve", corridor.file, "-f", "asp"}).out);
    CHECK(run({"-f", "asp", corridor.file}).code == 30);
}

TEST_CASE("a file named like a command is solved where the command is said") {
    const Corridor corridor;
    corridor.folder.write("check", corridor_facts());
    Launch launch;
    launch.folder = corridor.folder.path().string();
    launch.arguments = {"solve", "check", "-f", "none"};
    CHECK(run(launch).code == 30);
    launch.arguments = {"./check", "-f", "none"};
    CHECK(run(launch).code == 30);
}

TEST_CASE("the short help fits one screen and names every command") {
    for (const std::vector<std::string>& words : {std::vector<std::string>{"-h"},
                                                  {"solve", "-h"},
                                                  {"decide", "-h"},
                                                  {"check", "-h"},
                                                  {"convert", "-h"},
                                                  {"info", "-h"},
                                                  {"rules", "-h"},
                                                  {"bench", "-h"},
                                                  {"generate", "-h"},
                                                  {"view", "-h"}}) {
        const Outcome outcome = run(words);
        CAPTURE(words);
        CHECK(lines_of(outcome.out).size() <= 30);
        for (const std::string& line : lines_of(outcome.out)) {
            CAPTURE(line);
            CHECK(line.size() <= 100);
        }
        if (words.size() > 1) continue;
        for (const std::string command : {"solve", "decide", "check", "convert", "info", "rules",
                                          "bench", "generate", "view"}) {
            CHECK(contains(outcome.out, "\n  " + command + " "));
        }
    }
}

TEST_CASE("the full help explains the options of every command") {
    const std::string help = run({"--help-all"}).out;
    for (const std::string option : {"--format",
                                     "--cost",
                                     "--level",
                                     "--from",
                                     "--domain",
                                     "--jobs",
                                     "--verbose",
                                     "--to",
                                     "--view",
                                     "--ascii",
                                     "--output-dir",
                                     "--taboo",
                                     "--threads",
                                     "--table-space",
                                     "--on-table-full",
                                     "--time-limit",
                                     "--rules",
                                     "--bound",
                                     "--progress",
                                     "--within",
                                     "--config",
                                     "TABKEEPER_THREADS",
                                     "TABKEEPER_TABLE_SPACE"}) {
        CAPTURE(option);
        CHECK(contains(help, option));
    }
}

TEST_CASE("the version names compiler, oneTBB and parallel-hashmap") {
    const std::string version = run({"--version"}).out;
    CHECK(version.find("tabkeeper ") == 0);
    CHECK((contains(version, "g++ ") || contains(version, "clang ")));
    CHECK(contains(version, "oneTBB "));
    CHECK(contains(version, "parallel-hashmap "));
}

TEST_CASE(
    "rules lists every rule with its help, its costs, its source and whether it is a default") {
    const auto lines = lines_of(run({"rules"}).out);
    const auto rules = tabkeeper::describe_rules();
    REQUIRE(lines.size() == 3 * rules.size());
    for (std::size_t rule = 0; rule < rules.size(); ++rule) {
        CHECK(lines[3 * rule].find(rules[rule].name + " ") == 0);
        CHECK(contains(lines[3 * rule], rules[rule].help));
        CHECK(contains(lines[3 * rule], " default ") == rules[rule].in_default);
        CHECK(contains(lines[3 * rule + 1], "sound for "));
        CHECK(contains(lines[3 * rule + 1], "every cost") ==
              (rules[rule].costs.size() == tabkeeper::all_cost_kinds.size()));
        CHECK(contains(lines[3 * rule + 2], rules[rule].citation));
    }
}

TEST_CASE("environment variables give threads and table space, and options come before them") {
    const Corridor corridor;
    Launch launch;
    launch.arguments = {corridor.file};
    launch.environment = {{"TABKEEPER_THREADS", "3"}, {"TABKEEPER_TABLE_SPACE", "5M"}};
    json answer = answer_in(launch);
    CHECK(answer["threads"] == 3);
    CHECK(answer["table"]["limit_bytes"] == 5U << 20U);
    launch.arguments = {corridor.file, "-j", "2", "-s", "6M"};
    answer = answer_in(launch);
    CHECK(answer["threads"] == 2);
    CHECK(answer["table"]["limit_bytes"] == 6U << 20U);
}

TEST_CASE("a wrong environment variable is refused like a wrong option") {
    const Corridor corridor;
    Launch launch;
    launch.arguments = {corridor.file};
    launch.environment = {{"TABKEEPER_THREADS", "many"}};
    CHECK(run(launch).code == 128);
    CHECK(contains(run(launch).err, "'many' is no number of threads; type 0"));
    launch.environment = {{"TABKEEPER_TABLE_SPACE", "512"}};
    CHECK(run(launch).code == 128);
    CHECK(contains(run(launch).err, "'512' has no unit; type for example 512M"));
}

TEST_CASE("a config file gives options, wherever --config stands") {
    const Corridor corridor;
    const auto config =
        corridor.folder.write("tabkeeper.ini", "[solve]\nthreads=3\ntable-space=\"7M\"\n");
    const std::vector<std::vector<std::string>> ways{
        {"--config", config, "solve", corridor.file}, {"--config", config, corridor.file},
        {"--config=" + config, corridor.file},        {"solve", "--config", config, corridor.file},
        {"solve", corridor.file, "--config", config}, {corridor.file, "--config", config}};
    for (const auto& way : ways) {
        CAPTURE(way);
        Launch launch;
        launch.arguments = way;
        const json answer = answer_in(launch);
        CHECK(answer["threads"] == 3);
        CHECK(answer["table"]["limit_bytes"] == 7U << 20U);
    }
    Launch launch;
    launch.arguments = {corridor.file, "--config", config, "-j", "1"};
    CHECK(answer_in(launch)["threads"] == 1);  // the command line comes first
}

TEST_CASE("a config file that is missing or says something unknown or wrong is refused") {
    const Corridor corridor;
    const auto refused = [&](const std::string& config, const std::string& word) {
        const Outcome outcome = run({"--config", config, corridor.file});
        CAPTURE(outcome.err);
        CHECK(outcome.code == 128);
        CHECK(outcome.out.empty());
        CHECK(contains(outcome.err, word));
    };
    refused((corridor.folder.path() / "missing.ini").string(), "missing.ini");
    refused(corridor.folder.write("a.ini", "[solve]\nnonsense=1\n"), "nonsense");
    refused(corridor.folder.write("b.ini", "nonsense=1\n"), "nonsense");
    refused(corridor.folder.write("c.ini", "[solve]\nthreads=many\n"), "'many'");
    refused(corridor.folder.write("d.ini", "[solve]\ntable-space=512\n"), "'512'");
}
