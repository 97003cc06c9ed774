// Options of a run: what is taken, and what a user who got it wrong is told to type.

#include "cli/fixtures.hpp"

using namespace tabkeeper::testing;

namespace {

json answer_with(std::vector<std::string> arguments, Processors processors = Processors::All) {
    Launch launch;
    launch.arguments = {"-", "-f", "json"};
    launch.arguments.insert(launch.arguments.end(), arguments.begin(), arguments.end());
    launch.input = three_lines_facts();
    launch.processors = processors;
    const Outcome outcome = run(launch);
    CAPTURE(arguments, outcome.err);
    REQUIRE(outcome.code == 30);
    return json::parse(outcome.out);
}

void check_refused_option(const std::string& option, const std::string& value,
                          const std::vector<std::string>& words) {
    const Outcome outcome = run({"-", option, value}, three_lines_facts());
    CAPTURE(option, value, outcome.err);
    CHECK(outcome.code == 128);
    CHECK(outcome.out.empty());
    for (const std::string& word : words) {
        CAPTURE(word);
        CHECK(contains(outcome.err, word));
    }
}

std::vector<std::string> rules_with(const std::string& selection) {
    std::vector<std::string> names;
    const json answer = answer_with({"--rules", selection});
    for (const json& rule : answer["rules"]) names.push_back(rule["name"]);
    std::sort(names.begin(), names.end());
    return names;
}

bool has(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

TEST_CASE("a table space is taken with its unit") {
    const auto limit = [](const std::string& size) {
        return answer_with({"-s", size})["table"]["limit_bytes"].get<std::uint64_t>();
    };
    CHECK(limit("64K") == 64ULL << 10U);
    CHECK(limit("64KB") == 64ULL << 10U);
    CHECK(limit("1M") == 1ULL << 20U);
    CHECK(limit("1MiB") == 1ULL << 20U);
    CHECK(limit("2G") == 2ULL << 30U);
    CHECK(limit("2GiB") == 2ULL << 30U);
    CHECK(limit("auto") > 64ULL << 10U);
    CHECK(answer_with({"--table-space=3M"})["table"]["limit_bytes"] == 3ULL << 20U);
}

TEST_CASE("a wrong table space is refused with what to type") {
    const std::string what_to_type = "type for example 512M, 2G or auto";
    const auto refused = [&](const std::string& size, const std::string& why) {
        check_refused_option("-s", size, {"--table-space", "'" + size + "' " + why, what_to_type});
    };
    refused("512", "has no unit");
    refused("0", "has no unit");
    refused("0M", "is too small");
    refused("63K", "is too small: 64K is the least");
    refused("-1", "is not a size");
    refused("-5M", "is not a size");
    refused("+64M", "is not a size");
    refused("", "is not a size");
    refused("M", "is not a size");
    refused("much", "is not a size");
    refused("1Q", "has an unknown unit");
    refused("1.5G", "has an unknown unit");
    refused("1 G", "has an unknown unit");
    refused("1GBB", "has an unknown unit");
    refused("0x10M", "has an unknown unit");
    refused("99999999T", "is too large");
    refused("99999999999999999999G", "is not a size");
}

TEST_CASE("a time limit is taken with its unit") {
    for (const std::string time : {"60000ms", "90s", "10m", "2h", "1000000h"}) {
        CHECK(answer_with({"-t", time})["stop_reason"].is_null());
    }
}

TEST_CASE("a wrong time limit is refused with what to type") {
    const std::string what_to_type = "type for example 90s, 10m or 2h";
    const auto refused = [&](const std::string& time, const std::string& why) {
        check_refused_option("-t", time, {"--time-limit", "'" + time + "' " + why, what_to_type});
    };
    refused("90", "has no unit");
    refused("0", "has no unit");
    refused("0s", "is no time at all");
    refused("-1s", "is not a time");
    refused("soon", "is not a time");
    refused("", "is not a time");
    refused("5d", "has an unknown unit");
    refused("1.5h", "has an unknown unit");
    refused("1m30s", "has an unknown unit");
    refused("1000001h", "is too long");
    refused("99999999999999999999s", "is not a time");
}

TEST_CASE("threads are taken from 0 to 1024") {
    CHECK(answer_with({"--threads", "8"})["threads"] == 8);
    CHECK(answer_with({"-j", "1"})["threads"] == 1);
    CHECK(answer_with({"-j", "0"})["threads"] >= 1);
    for (const std::string threads : {"-1", "1025", "two", "1.5", "", "99999999999"}) {
        check_refused_option("--threads", threads,
                             {"'" + threads + "' is no number of threads", "type 0"});
    }
}

TEST_CASE("a process that may use one processor has one thread, and may still ask for eight") {
    CHECK(answer_with({}, Processors::One)["threads"] == 1);
    CHECK(answer_with({"-j", "8"}, Processors::One)["cost"] == 3);
}

TEST_CASE("one thread gives the same answer and the same count of states every time") {
    const json one = answer_with({"-j", "1"});
    const json other = answer_with({"-j", "1"});
    CHECK(one["plan"] == other["plan"]);
    CHECK(one["states"] == other["states"]);
}

TEST_CASE("rules are chosen by name, left out by a minus, or all by a word") {
    const auto standard = rules_with("default");
    CHECK(rules_with("none").empty());
    CHECK(rules_with("corner,stuck") == std::vector<std::string>{"corner", "stuck"});
    REQUIRE(has(standard, "freeze"));
    auto without = standard;
    without.erase(std::find(without.begin(), without.end(), "freeze"));
    CHECK(rules_with("default,-freeze") == without);
    CHECK(rules_with("none,freeze") == std::vector<std::string>{"freeze"});
    CHECK(rules_with("all").size() > standard.size());
    CHECK(has(rules_with("default,corner"), "corner"));
}

TEST_CASE("a rule that is not known is refused with those that are, before anything is read") {
    const std::string known = lines_of(run({"rules"}).out).front();
    for (const std::string rules :
         {"nonsense", "default,nonsense", "default,-nonsense", "", "Freeze"}) {
        check_refused_option("--rules", rules,
                             {"unknown rule '", "none", "default", "all",
                              known.substr(0, known.find(' ')), "freeze", "stuck"});
    }
    const Outcome outcome = run({"missing.asp", "-f", "jsonl", "-r", "nonsense"});
    CHECK(outcome.code == 128);
    CHECK(outcome.out.empty());
    CHECK_FALSE(contains(outcome.err, "missing.asp"));
}

TEST_CASE("each bound, each engine and each way to treat a full table finds the same cost") {
    CHECK(answer_with({"--bound", "auto"})["cost"] == 3);
    CHECK(answer_with({"--bound", "pairs"})["cost"] == 3);
    CHECK(answer_with({"--bound", "walls"})["cost"] == 3);
    CHECK(answer_with({"--bound", "matching"})["cost"] == 3);
    CHECK(answer_with({"--bound", "uncovered"})["cost"] == 3);
    CHECK(answer_with({"--engine", "layered"})["cost"] == 3);
    CHECK(answer_with({"--engine", "frontier"})["cost"] == 3);
    CHECK(answer_with({"--engine", "backward"})["cost"] == 3);
    CHECK(answer_with({"--engine", "recursive"})["cost"] == 3);
    CHECK(answer_with({"--on-table-full", "stop"})["cost"] == 3);
    CHECK(answer_with({"--on-table-full", "replace"})["cost"] == 3);
}
