// --cost in solve and decide: what is minimised, how it is named, and what is within a limit.

#include "cli/fixtures.hpp"
#include "support/json_schema.hpp"
#include "tabkeeper/rules.hpp"

namespace costs_tests {

using namespace tabkeeper::testing;

namespace {

const std::vector<std::string> kinds{"lines",        "pushes",       "moves",
                                     "pushes,moves", "moves,pushes", "lines,moves"};

/// The words of a kind, one or two.
std::vector<std::string> words_of(const std::string& kind) {
    const std::size_t comma = kind.find(',');
    if (comma == std::string::npos) return {kind};
    return {kind.substr(0, comma), kind.substr(comma + 1)};
}

/// What the plan of the answer costs, by its metrics.
json by_metrics(const json& answer, const std::string& kind) {
    const auto words = words_of(kind);
    if (words.size() == 1) return answer["metrics"][words[0]];
    return json::array({answer["metrics"][words[0]], answer["metrics"][words[1]]});
}

json solved(const std::string& kind, const std::string& text) {
    const Outcome outcome = run({"-", "-c", kind, "-f", "json"}, text);
    CAPTURE(kind, outcome.err);
    REQUIRE(outcome.code == 30);
    return json::parse(outcome.out);
}

int decided(const std::string& kind, const std::string& within) {
    return run({"decide", "-", "--cost", kind, "-k", within, "-f", "none"}, three_lines_facts())
        .code;
}

/// A box that is brought to its goal by two pushes round a corner, or by two lines over three
/// locations.
const std::string natural_board = board_text({"######", "#@$ .#", "######"});

}  // namespace

TEST_CASE("every cost names its unit, and is what the checker counts") {
    for (const std::string& kind : kinds) {
        const json answer = solved(kind, three_lines_facts());
        CAPTURE(kind, answer.dump());
        CHECK(answer["cost_unit"] == kind);
        CHECK(answer["cost"] == by_metrics(answer, kind));
        CHECK(answer["lower_bound"] == answer["cost"]);
        CHECK(answer["upper_bound"] == answer["cost"]);
        CHECK(violations(schema_in_docs("answer.schema.json"), answer).empty());
    }
    CHECK(solved("lines", three_lines_facts())["cost"] == 3);
    CHECK(solved("pushes", three_lines_facts())["cost"] == 9);
    CHECK(solved("moves", three_lines_facts())["cost"] == 17);
    CHECK(solved("pushes,moves", three_lines_facts())["cost"] == json::array({9, 17}));
    CHECK(solved("moves,pushes", three_lines_facts())["cost"] == json::array({17, 9}));
    CHECK(solved("lines,moves", three_lines_facts())["cost"] == json::array({3, 17}));
}

TEST_CASE("text writes a cost with its unit, or its two") {
    const auto text = [](const std::string& kind) {
        return run({"-", "-c", kind}, three_lines_facts()).out;
    };
    CHECK(contains(text("moves"), "Cost      : 17 moves\nBound     : 17 moves, proven\n"));
    CHECK(contains(text("pushes,moves"),
                   "Cost      : 9 pushes, 17 moves\nBound     : 9 pushes, 17 moves, proven\n"));
    const Outcome one = run({"-", "-c", "lines,moves"}, corridor_facts());
    CHECK(contains(one.out, "Cost      : 1 line, 2 moves\n"));
}

TEST_CASE("without --cost the format's own is minimised") {
    const auto unit = [](const std::string& text) {
        const Outcome outcome = run({"-", "-f", "json"}, text);
        INFO(outcome.err);
        return json::parse(outcome.out)["cost_unit"];
    };
    CHECK(unit(corridor_facts()) == "lines");
    CHECK(unit(natural_board) == "pushes");
    for (const auto& [format, cost] :
         std::vector<std::pair<std::string, std::string>>{{"asp", "lines"},
                                                          {"asp2013", "moves"},
                                                          {"thesis", "moves"},
                                                          {"b", "lines"},
                                                          {"sok", "pushes"},
                                                          {"pddl", "pushes"}}) {
        CAPTURE(format);
        CHECK(unit(run({"convert", "-", "--to", format}, natural_board).out) == cost);
    }
}

TEST_CASE("decide says yes at the optimum of every cost and no just below it") {
    CHECK(decided("lines", "3") == 10);
    CHECK(decided("lines", "2") == 20);
    CHECK(decided("pushes", "9") == 10);
    CHECK(decided("pushes", "8") == 20);
    CHECK(decided("moves", "17") == 10);
    CHECK(decided("moves", "16") == 20);
    CHECK(decided("pushes,moves", "9,17") == 10);
    CHECK(decided("pushes,moves", "9,16") == 20);
    CHECK(decided("pushes,moves", "8,999") == 20);
    CHECK(decided("moves,pushes", "17,9") == 10);
    CHECK(decided("moves,pushes", "17,8") == 20);
    CHECK(decided("lines,moves", "3,17") == 10);
    CHECK(decided("lines,moves", "3,16") == 20);
}

TEST_CASE("decide with one limit for a cost of two leaves the second open") {
    CHECK(decided("pushes,moves", "9") == 10);
    CHECK(decided("pushes,moves", "8") == 20);
    CHECK(decided("lines,moves", "3") == 10);
    CHECK(decided("lines,moves", "2") == 20);
    const auto answer = [](const std::string& within) {
        return json::parse(run({"decide", "-", "-c", "pushes,moves", "-k", within, "-f", "json"},
                               three_lines_facts())
                               .out);
    };
    for (const std::string within : {"9", "9,20", "8"}) {
        CAPTURE(within);
        CHECK(violations(schema_in_docs("answer.schema.json"), answer(within)).empty());
    }
    CHECK(answer("9")["within"] == json::array({9, nullptr}));
    CHECK(answer("9,20")["within"] == json::array({9, 20}));
    const auto text = [](const std::string& within) {
        return run({"decide", "-", "-c", "pushes,moves", "-k", within}, three_lines_facts()).out;
    };
    CHECK(contains(text("8"), "Cost      : no plan within 8 pushes exists\n"));
    CHECK(contains(text("9,16"), "Cost      : no plan within 9 pushes, 16 moves exists\n"));
    CHECK(contains(text("9,16"), "Bound     : at least 9 pushes, 17 moves, proven\n"));
}

TEST_CASE("the instance's own limit counts in the unit of its format, and in no other") {
    const std::string limited = three_lines_facts() + "step(1..4).";
    const auto decide = [&](const std::string& cost) {
        return run({"decide", "-", "-c", cost, "-f", "json"}, limited);
    };
    CHECK(decide("lines").code == 10);
    CHECK(decide("lines,moves").code == 10);
    CHECK(json::parse(decide("lines,moves").out)["within"] == json::array({3, nullptr}));
    for (const std::string cost : {"pushes", "moves", "pushes,moves", "moves,pushes"}) {
        const Outcome outcome = decide(cost);
        CAPTURE(cost);
        CHECK(outcome.code == 65);
        CHECK(
            contains(outcome.err, "-:1:1: the instance's own limit, 3 lines, says nothing about " +
                                      words_of(cost).front() + "; expected --within K"));
        CHECK(json::parse(outcome.out)["status"] == "ERROR");
    }
    const Outcome none = run({"decide", "-"}, natural_board);
    CHECK(none.code == 65);
    CHECK(contains(none.err, "has no limit of its own; expected --within K"));
}

TEST_CASE("a cost, a limit or a pair of limits that makes no sense is wrong usage") {
    const auto refused = [](const std::vector<std::string>& arguments, const std::string& words) {
        const Outcome outcome = run(arguments, three_lines_facts());
        CAPTURE(arguments, outcome.err);
        CHECK(outcome.code == 128);
        CHECK(outcome.out.empty());
        CHECK(contains(outcome.err, words));
    };
    for (const std::string cost : {"line", "pushes,lines", "", "moves,", "moves;pushes"}) {
        refused({"-", "--cost", cost}, "is no cost; type lines; pushes; moves; pushes,moves");
    }
    for (const std::string within : {"many", "1,", ",1", "1,2,3", "1.5", "9999999999", "7 "}) {
        refused({"decide", "-", "-c", "pushes,moves", "-k", within}, "is no limit; type");
    }
    refused({"decide", "-", "-k", "3,9"}, "two limits are for a cost of two");
    refused({"decide", "-", "-c", "moves", "-k", "3,9"}, "two limits are for a cost of two");
    refused({"-", "-c", "moves", "-e", "frontier"}, "frontier");
    refused({"-", "-c", "moves", "-e", "backward"}, "backward");
}

TEST_CASE("a rule is taken for the costs that it is sound for and refused for the others") {
    for (const tabkeeper::RuleDescription& rule : tabkeeper::describe_rules()) {
        for (const tabkeeper::CostKind kind : tabkeeper::all_cost_kinds) {
            const bool sound =
                std::find(rule.costs.begin(), rule.costs.end(), kind) != rule.costs.end();
            const Outcome outcome =
                run({"-", "-r", rule.name, "-c", std::string(to_string(kind)), "-f", "jsonl"},
                    corridor_facts());
            CAPTURE(rule.name, to_string(kind), outcome.err);
            CHECK(outcome.code == (sound ? 30 : 128));
            CHECK(outcome.out.empty() == !sound);
        }
    }
}

TEST_CASE("jsonl events carry amounts in the unit of the run") {
    const Outcome outcome = run({"-", "-c", "pushes,moves", "-f", "jsonl"}, three_lines_facts());
    for (const std::string& line : lines_of(outcome.out)) {
        const json event = json::parse(line);
        CAPTURE(line);
        CHECK(violations(schema_in_docs("answer.schema.json"), event, "#/$defs/line").empty());
        if (event["type"] == "start") CHECK(event["cost_unit"] == "pushes,moves");
        if (event["type"] == "bound") CHECK(event["lower_bound"].size() == 2);
        if (event["type"] == "plan") CHECK(event["cost"] == json::array({9, 17}));
    }
}

TEST_CASE("a progress line names the unit of its bound") {
    const TempFolder folder;
    Launch launch;
    launch.arguments = {
        folder.write("hard.asp", hard_facts()), "--progress", "always", "-c", "moves", "-t", "1s"};
    const Outcome outcome = run(launch);
    CHECK(contains(outcome.err, " moves | plan - | "));
}

}  // namespace costs_tests
