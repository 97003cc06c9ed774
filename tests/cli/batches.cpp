// Many instances: levels of collections, several files, several at a time.

#include <csignal>
#include <regex>

#include "cli/fixtures.hpp"
#include "support/json_schema.hpp"

using namespace tabkeeper::testing;

namespace {

struct Levels {
    TempFolder folder;
    std::string file = folder.write("four.xsb", four_levels());

    json answers(std::vector<std::string> more) const {
        more.insert(more.begin(), {file, "-f", "json"});
        return json::parse(run(more).out);
    }
};

/// An answer without what depends on the clock and on other runs.
json without_time(json answer) {
    answer.erase("time_seconds");
    answer.erase("peak_rss_bytes");
    answer.erase("table");
    return answer;
}

}  // namespace

TEST_CASE("every level of a collection is answered, and a bad one does not stop the rest") {
    const Levels levels;
    const Outcome outcome = run({levels.file, "-f", "json"});
    CHECK(outcome.code == 65);
    CHECK(contains(outcome.err, "four.xsb:6:1: "));
    const json list = json::parse(outcome.out);
    CHECK(violations(schema_in_docs("answer.schema.json"), list).empty());
    REQUIRE(list.size() == 4);
    const std::vector<std::string> status{"OPTIMUM FOUND", "ERROR", "UNSATISFIABLE",
                                          "OPTIMUM FOUND"};
    for (std::size_t level = 0; level < 4; ++level) {
        CAPTURE(level);
        CHECK(list[level]["instance"] == levels.file + "#" + std::to_string(level + 1));
        CHECK(list[level]["level"] == level + 1);
        CHECK(list[level]["status"] == status[level]);
    }
    CHECK(list[0]["title"] == "Easy");
    CHECK(list[0]["cost"] == 2);
    CHECK(list[2]["title"] == "Lost corner");
    CHECK(list[3]["title"].is_null());
}

TEST_CASE("solve --level chooses by number, range and title") {
    const Levels levels;
    const json one = levels.answers({"--level", "4"});
    CHECK(one["instance"] == levels.file + "#4");
    CHECK(one["level"] == 4);
    CHECK(levels.answers({"-l", "Easy"})["level"] == 1);
    CHECK(levels.answers({"-l", "3-4"}).size() == 2);
    CHECK(levels.answers({"-l", "3-4"})[1]["level"] == 4);
    CHECK(run({levels.file, "-l", "3-4", "-f", "none"}).code == 20);
    for (const std::string level : {"5", "0", "Nothing of the kind"}) {
        const Outcome outcome = run({levels.file, "-l", level});
        CAPTURE(level, outcome.err);
        CHECK(outcome.code == 65);
        CHECK(outcome.out.empty());
        CHECK(contains(outcome.err, "four.xsb:"));
    }
    CHECK(run({levels.file, "-l", ""}).code == 128);
}

TEST_CASE("a file with one level keeps its name") {
    const TempFolder folder;
    const auto file = folder.write("one.xsb", board_text({"#####", "#@$.#", "#####"}));
    const json answer = json::parse(run({file, "-f", "json"}).out);
    CHECK(answer["instance"] == file);
    CHECK(answer["level"].is_null());
}

TEST_CASE("solve --from reads a file as the format that it names") {
    const TempFolder folder;
    const auto file = folder.write("corridor.asp", corridor_facts());
    CHECK(run({file, "--from", "asp", "-f", "none"}).code == 30);
    CHECK(run({file, "--from", "sok", "-f", "none"}).code == 65);
    const Outcome wrong = run({file, "--from", "xsb"});
    CHECK(wrong.code == 128);
    CHECK(contains(wrong.err, "'xsb' is no format; type asp, asp2013, thesis, b, sok or pddl"));
}

TEST_CASE("a batch as text has a line for each instance and a summary") {
    const Levels levels;
    const Outcome outcome = run({levels.file, "-j", "1"});
    CHECK(outcome.code == 65);
    const std::vector<std::string> shape{
        R"(Status +Cost +Moves +Pushes +Lines +Time +States +Instance)",
        R"(OPTIMUM FOUND  2 pushes +2 +2 +1 +\d+\.\d+ s +\d+  \S*four\.xsb#1  Easy)",
        R"(ERROR +- +- +- +- +- +-  \S*four\.xsb#2)",
        R"(UNSATISFIABLE  none +- +- +- +\d+\.\d+ s +\d+  \S*four\.xsb#3  Lost corner)",
        R"(OPTIMUM FOUND  1 push +1 +1 +1 +\d+\.\d+ s +\d+  \S*four\.xsb#4)",
        R"()",
        R"(Instances : 4)",
        R"(Optimum   : 2)",
        R"(No plan   : 1)",
        R"(Bad       : 1)",
        R"(Time      : \d+\.\d+ s in all, \d+\.\d+ s of search)",
        R"(States    : \d+ expanded)",
        R"(Peak RSS  : [\d.]+ MiB)",
    };
    const auto lines = lines_of(outcome.out);
    REQUIRE(lines.size() == shape.size());
    for (std::size_t line = 0; line < shape.size(); ++line) {
        CAPTURE(lines[line], shape[line]);
        CHECK(std::regex_match(lines[line], std::regex(shape[line])));
    }
}

TEST_CASE("a batch names the unit of each cost, and why a run was stopped with which bound") {
    const TempFolder folder;
    const auto quick = folder.write("quick.asp", three_lines_facts());
    const auto corridor = folder.write("corridor.asp", corridor_facts());
    const auto hard = folder.write("hard.asp", hard_facts());
    const Outcome solve =
        run({corridor, hard, "-c", "pushes,moves", "--on-table-full", "stop", "-s", "64K"});
    CHECK(solve.code == 33);
    CHECK(contains(solve.out, "OPTIMUM FOUND  2 pushes, 2 moves "));
    CHECK(contains(solve.out, "UNKNOWN table  at least "));
    CHECK(contains(solve.out, "Unknown   : 1: 1 by table\n"));
    const Outcome decide = run({"decide", quick, quick, "-k", "2"});
    CHECK(decide.code == 20);
    CHECK(contains(decide.out, "UNSATISFIABLE  none within 2 lines "));
    const Outcome yes = run({"decide", quick, quick, "-k", "3"});
    CHECK(yes.code == 10);
    CHECK(contains(yes.out, "Yes       : 2\n"));
}

TEST_CASE("solve --verbose says everything about each instance of a batch") {
    const Levels levels;
    const Outcome outcome = run({levels.file, "--verbose"});
    CHECK(contains(outcome.out, "1. push "));
    CHECK(contains(outcome.out, "Title     : Lost corner\n"));
    CHECK(contains(outcome.out, "\n\nUNSATISFIABLE\n"));
    CHECK(contains(outcome.out, "\n\nInstances : 4\n"));
    CHECK_FALSE(contains(outcome.out, "Status "));
}

TEST_CASE("several instances at a time give the same answers in the same order") {
    const Levels levels;
    std::vector<std::string> files{levels.file};
    // Large ones first, so that the ones behind them are ready earlier.
    for (int size = 6; size > 1; --size) {
        std::vector<std::string> rows(static_cast<std::size_t>(size) + 2, std::string(6, ' '));
        for (int row = 1; row <= size; ++row) rows[static_cast<std::size_t>(row)] = " $  . ";
        rows[1][0] = '@';
        files.push_back(
            levels.folder.write("room" + std::to_string(size) + ".asp", facts_of(rows)));
    }
    const auto with_jobs = [&](const std::string& jobs, const std::string& format) {
        std::vector<std::string> arguments = files;
        arguments.insert(arguments.end(), {"-j", "1", "--jobs", jobs, "-f", format});
        const Outcome outcome = run(arguments);
        CHECK(outcome.code == 65);
        return outcome.out;
    };
    CHECK(with_jobs("2", "asp") == with_jobs("1", "asp"));
    CHECK(with_jobs("3", "lurd") == with_jobs("1", "lurd"));
    const json one = json::parse(with_jobs("1", "json"));
    const json two = json::parse(with_jobs("2", "json"));
    REQUIRE(one.size() == files.size() + 3);
    REQUIRE(two.size() == one.size());
    for (std::size_t index = 0; index < one.size(); ++index) {
        CHECK(without_time(one[index]) == without_time(two[index]));
    }
    // A run's lines stay together, whoever writes at the same time.
    std::vector<std::string> names;
    for (const std::string& line : lines_of(with_jobs("4", "jsonl"))) {
        const std::string name = json::parse(line)["instance"];
        if (names.empty() || names.back() != name) names.push_back(name);
    }
    REQUIRE(names.size() == one.size());
    for (std::size_t index = 0; index < one.size(); ++index) {
        CHECK(one[index]["instance"] == names[index]);
    }
}

TEST_CASE("instances at a time share the threads and the table space") {
    const TempFolder folder;
    const auto file = folder.write("corridor.asp", corridor_facts());
    const auto answers = [&](const std::vector<std::string>& more) {
        std::vector<std::string> arguments{file, file, "-f", "json"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return json::parse(run(arguments).out);
    };
    const json shared = answers({"--jobs", "2", "-j", "6", "-s", "8M"});
    CHECK(shared[0]["threads"] == 3);
    CHECK(shared[1]["table"]["limit_bytes"] == 4U << 20U);
    const json least = answers({"--jobs", "8", "-j", "1", "-s", "64K"});
    CHECK(least[0]["threads"] == 1);
    CHECK(least[0]["table"]["limit_bytes"] == 64U << 10U);
    const json own = answers({"--jobs", "2"});
    const json alone = answers({});
    CHECK(own[0]["table"]["limit_bytes"] ==
          alone[0]["table"]["limit_bytes"].get<std::uint64_t>() / 2);
    const json single =
        json::parse(run({file, "-f", "json", "--jobs", "2", "-j", "6", "-s", "8M"}).out);
    CHECK(single["threads"] == 6);
    CHECK(single["table"]["limit_bytes"] == 8U << 20U);
    for (const std::string jobs : {"0", "-1", "1025", "two", ""}) {
        CAPTURE(jobs);
        CHECK(run({file, "--jobs", jobs}).code == 128);
    }
}

TEST_CASE("the time limit is for each instance") {
    const TempFolder folder;
    const auto hard = folder.write("hard.asp", hard_facts());
    const auto quick = folder.write("quick.asp", three_lines_facts());
    const Outcome outcome = run({hard, quick, "-t", "1s", "-f", "json"});
    CHECK(outcome.code == 1);
    const json list = json::parse(outcome.out);
    CHECK(list[0]["stop_reason"] == "time");
    CHECK(list[1]["status"] == "OPTIMUM FOUND");
}

TEST_CASE("a signal ends all instances of a batch, and each is reported in its place") {
    const TempFolder folder;
    Launch launch;
    std::vector<std::string> files;
    for (const std::string name : {"a.asp", "b.asp", "c.asp", "d.asp"}) {
        files.push_back(folder.write(name, hard_facts()));
    }
    files.push_back(folder.write("e.xsb", four_levels()));
    launch.arguments = files;
    launch.arguments.insert(launch.arguments.end(), {"-f", "jsonl", "--jobs", "2", "-s", "8M"});
    Process process(launch);
    REQUIRE(process.wait_for_output("\"type\":\"bound\""));
    process.send(SIGINT);
    const Outcome outcome = process.wait();
    CHECK_FALSE(outcome.timed_out);
    CHECK(outcome.code == 1);
    std::vector<std::string> ended;
    for (const std::string& line : lines_of(outcome.out)) {
        const json event = json::parse(line);
        CAPTURE(line);
        CHECK(violations(schema_in_docs("answer.schema.json"), event, "#/$defs/line").empty());
        if (event["type"] != "status") continue;
        CHECK(event["stop_reason"] == "signal");
        ended.push_back(event["instance"]);
    }
    CHECK(ended == files);
}

TEST_CASE("progress of a batch is a bar over its instances on standard error") {
    const TempFolder folder;
    const auto file = folder.write("quick.asp", three_lines_facts());
    const Outcome outcome = run({file, file, file, "--progress", "always", "-f", "asp"});
    CHECK(outcome.code == 30);
    CHECK(std::regex_search(outcome.err,
                            std::regex(R"(^\[#*\.*\] \d of 3 \| \d optimum \| \d+\.\d+ s)")));
    CHECK_FALSE(contains(outcome.err, "\033"));
    CHECK_FALSE(contains(outcome.out, " of 3"));
    CHECK(run({file, file, "--progress", "never", "-f", "asp"}).err.empty());
    CHECK(run({file, file, "-f", "asp"}).err.empty());  // no terminal
}
