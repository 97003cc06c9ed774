// JSON for programs: one object, a list, or a line for each event, all as docs/answer.schema.json
// says.

#include <csignal>
#include <fstream>
#include <map>

#include "cli/fixtures.hpp"
#include "support/json_schema.hpp"

using namespace tabkeeper::testing;

namespace {

json schema() {
    return json::parse(std::ifstream(TABKEEPER_SOURCE_DIR "/docs/answer.schema.json"));
}

void check_valid(const json& document, const std::string& start = "#") {
    CAPTURE(document.dump(), violations(schema(), document, start));
    CHECK(violations(schema(), document, start).empty());
}

json answer_to(const std::string& text, std::vector<std::string> more = {}) {
    more.insert(more.begin(), {"-", "-f", "json"});
    return json::parse(run(more, text).out);
}

}  // namespace

TEST_CASE("every field of the schema is documented") {
    const json document = schema();
    for (const auto& [name, definition] : document["$defs"].items()) {
        CAPTURE(name);
        CHECK(definition.contains("description"));
        const json fields = definition.value("properties", json::object());
        for (const auto& [field, meaning] : fields.items()) {
            CAPTURE(field);
            CHECK((meaning.contains("description") || meaning.contains("$ref")));
        }
    }
}

TEST_CASE("one input gives one object with all that is known") {
    const json answer = answer_to(three_lines_facts(), {"-j", "1", "-s", "64M"});
    check_valid(answer);
    CHECK(answer["instance"] == "-");
    CHECK(answer["status"] == "OPTIMUM FOUND");
    CHECK(answer["cost"] == 3);
    CHECK(answer["cost_unit"] == "lines");
    CHECK(answer["lower_bound"] == 3);
    CHECK(answer["upper_bound"] == 3);
    CHECK(answer["within"].is_null());
    CHECK(answer["stop_reason"].is_null());
    CHECK(answer["plan"].size() == 3);
    CHECK(answer["metrics"]["lines"] == 3);
    CHECK(answer["metrics"]["pushes"] == 9);
    CHECK(answer["threads"] == 1);
    CHECK(answer["table"]["limit_bytes"] == 64U << 20U);
    CHECK(answer["table"]["entries"] > 0);
    CHECK(answer["states"]["expanded"] > 0);
    CHECK(answer["peak_rss_bytes"] > 1U << 20U);
}

TEST_CASE("the peak of memory is the program's own, whatever the process that started it held") {
    constexpr std::size_t much = 300U << 20U;
    const std::vector<char> held(much, 'x');
    const Outcome outcome = run({"-", "-f", "json", "-s", "1M"}, corridor_facts());
    const auto peak = json::parse(outcome.out)["peak_rss_bytes"].get<std::uint64_t>();
    CHECK(held.back() == 'x');
    CHECK(peak < much);
    CHECK(peak <= outcome.peak_rss_bytes);
}

TEST_CASE("the player's way has a letter for each move and a capital for each push") {
    const json answer = answer_to(three_lines_facts());
    const auto way = answer["lurd"].get<std::string>();
    CHECK(way.size() == answer["metrics"]["moves"]);
    CHECK(std::count_if(way.begin(), way.end(), [](char letter) { return letter < 'a'; }) == 9);
    // A ring cannot be drawn.
    CHECK(answer_to("right(a,b). right(b,c). right(c,a). box(b). solution(c). sokoban(a).")["lurd"]
              .is_null());
}

TEST_CASE("every way a run can end is valid by the schema") {
    check_valid(answer_to(unsolvable_facts()));
    CHECK(answer_to(unsolvable_facts())["lower_bound"].is_null());
    check_valid(answer_to(facts_of({"@* "})));
    check_valid(answer_to(hard_facts(), {"-t", "50ms"}));
    check_valid(answer_to(hard_facts(), {"--on-table-full", "stop", "-s", "64K"}));
    check_valid(answer_to("box(a"));
    const json yes =
        json::parse(run({"decide", "-", "-k", "9", "-f", "json"}, corridor_facts()).out);
    check_valid(yes);
    CHECK(yes["status"] == "SATISFIABLE");
    CHECK(yes["within"] == 9);
    const json no =
        json::parse(run({"decide", "-", "-k", "2", "-f", "json"}, three_lines_facts()).out);
    check_valid(no);
    CHECK(no["status"] == "UNSATISFIABLE");
    CHECK(no["lower_bound"] >= 3);
}

TEST_CASE("the schema itself refuses answers that contradict themselves") {
    const json good = answer_to(corridor_facts());
    check_valid(good);
    const auto refused = [&](const char* field, const json& value) {
        json wrong = good;
        wrong[field] = value;
        CAPTURE(field);
        CHECK_FALSE(violations(schema(), wrong).empty());
    };
    refused("status", "SOLVED");
    refused("status", "UNKNOWN");  // by what?
    refused("status", "UNSATISFIABLE");
    refused("plan", nullptr);
    refused("plan", json::array({{{"from", "b"}, {"direction", "east"}, {"to", "d"}}}));
    refused("cost", -1);
    refused("cost", nullptr);
    refused("stop_reason", "time");
    refused("extra", 1);
    for (const auto& [field, value] : good.items()) {
        json wrong = good;
        wrong.erase(field);
        CAPTURE(field, value);
        CHECK_FALSE(violations(schema(), wrong).empty());
    }
}

TEST_CASE("many inputs give a list in their order, with errors in between") {
    const TempFolder folder;
    const auto one = folder.write("one.asp", corridor_facts());
    const auto bad = folder.write("bad.asp", "box(a");
    const auto two = folder.write("two.asp", three_lines_facts());
    const Outcome outcome = run({one, bad, two, "-f", "json"});
    const json list = json::parse(outcome.out);
    check_valid(list);
    REQUIRE(list.size() == 3);
    CHECK(list[0]["instance"] == one);
    CHECK(list[0]["cost"] == 1);
    CHECK(list[1]["instance"] == bad);
    CHECK(list[1]["status"] == "ERROR");
    CHECK(list[1]["error"].get<std::string>() + "\n" == outcome.err);
    CHECK(list[2]["cost"] == 3);
}

TEST_CASE("jsonl tells a run line by line: start, bound, plan, status") {
    const Outcome outcome = run({"-", "-f", "jsonl"}, three_lines_facts());
    CHECK(outcome.code == 30);
    CHECK(outcome.err.empty());
    std::vector<json> events;
    std::map<std::string, int> counts;
    for (const std::string& line : lines_of(outcome.out)) {
        events.push_back(json::parse(line));
        check_valid(events.back(), "#/$defs/line");
        ++counts[events.back()["type"]];
    }
    REQUIRE(events.size() >= 4);
    CHECK(events.front()["type"] == "start");
    CHECK(events.front()["boxes"] == 3);
    CHECK(events.front()["locations"] == 30);
    CHECK(counts["start"] == 1);
    CHECK(counts["bound"] >= 1);
    CHECK(counts["plan"] == 1);
    CHECK(counts["status"] == 1);
    CHECK(events.back()["type"] == "status");
    CHECK(events[events.size() - 2]["plan"] == events.back()["plan"]);
}

TEST_CASE("jsonl is flushed line by line, with progress while the search goes on") {
    const TempFolder folder;
    Launch launch;
    launch.arguments = {folder.write("hard.asp", hard_facts()), "-f", "jsonl"};
    Process process(launch);
    REQUIRE(process.wait_for_output("\"type\":\"progress\""));  // while it is running
    process.send(SIGTERM);
    const Outcome outcome = process.wait();
    CHECK(outcome.err.empty());
    for (const std::string& line : lines_of(outcome.out)) {
        check_valid(json::parse(line), "#/$defs/line");
    }
}

TEST_CASE("jsonl has a status line for an input that cannot be read") {
    const Outcome outcome = run({"-", "-f", "jsonl"}, "box(a");
    REQUIRE(lines_of(outcome.out).size() == 1);
    check_valid(json::parse(outcome.out), "#/$defs/line");
    CHECK(json::parse(outcome.out)["status"] == "ERROR");
}
