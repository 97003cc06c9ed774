// ablate: every rule of the list, on and off, and the same answer whatever is on.

#include <set>

#include "cli/fixtures.hpp"
#include "tabkeeper/rules.hpp"

using namespace tabkeeper::testing;
using tabkeeper::CostKind;
using tabkeeper::RuleDescription;

namespace {

struct Ablated {
    Outcome outcome;
    json document;

    json of(const std::string& variant) const {
        for (const json& row : document["rows"]) {
            if (row["variant"] == variant) return row;
        }
        return {};
    }
};

Ablated ablate(const TempFolder& folder, std::vector<std::string> words) {
    const std::string file = (folder.path() / "export.json").string();
    words.insert(words.begin(), "ablate");
    words.insert(words.end(), {"--export-json", file, "--force"});
    Ablated ablated;
    ablated.outcome = run(words);
    INFO(ablated.outcome.err);
    std::ifstream stream(file);
    REQUIRE(stream);
    ablated.document = json::parse(stream);
    return ablated;
}

std::string museum() { return TABKEEPER_SOURCE_DIR "/levels/museum.asp"; }

}  // namespace

TEST_CASE("ablate tries none, each rule alone, all but each, the default and all") {
    const TempFolder folder;
    const Ablated ablated = ablate(folder, {museum()});
    CHECK(ablated.outcome.code == 0);
    std::multiset<std::string> wanted{"none", "default", "all"};
    for (const RuleDescription& rule : tabkeeper::describe_rules()) {
        wanted.insert("only " + rule.name);
        wanted.insert("all but " + rule.name);
    }
    std::multiset<std::string> found;
    for (const json& row : ablated.document["rows"]) found.insert(row["variant"]);
    CHECK(found == wanted);
    for (const json& row : ablated.document["rows"]) {
        CHECK(row["outcome"] == "OPTIMUM FOUND");
        CHECK(row["cost"] == "8");
    }
    CHECK(lines_of(ablated.outcome.out).size() == wanted.size() + 4);
}

TEST_CASE("what ablate counts is what solve counts with the same rules and one thread") {
    const TempFolder folder;
    const Ablated ablated = ablate(folder, {museum()});
    for (const std::string rules : {"none", "default", "all,-corral"}) {
        const std::string variant = rules == "all,-corral" ? "all but corral" : rules;
        const json answer = json::parse(run({museum(), "-j1", "--rules", rules, "-f", "json"}).out);
        const json row = ablated.of(variant);
        INFO(rules);
        CHECK(row["rules"] == rules);
        CHECK(row["states"] == answer["states"]["expanded"]);
        CHECK(row["generated"] == answer["states"]["generated"]);
        CHECK(row["table_bytes"] == answer["table"]["bytes"]);
        CHECK(row["table_entries"] == answer["table"]["entries"]);
    }
    CHECK(ablated.of("none")["states"] > ablated.of("all")["states"]);
}

TEST_CASE("ablate tries a rule only for costs that it is sound for") {
    const TempFolder folder;
    const Ablated ablated = ablate(folder, {museum(), "--cost", "moves"});
    CHECK(ablated.outcome.code == 0);
    for (const RuleDescription& rule : tabkeeper::describe_rules()) {
        const bool sound =
            std::find(rule.costs.begin(), rule.costs.end(), CostKind::Moves) != rule.costs.end();
        INFO(rule.name);
        CHECK(ablated.of("only " + rule.name).is_null() != sound);
    }
    CHECK(ablated.of("all")["cost_unit"] == "moves");
}

TEST_CASE("a variant that runs out of time is a row that says so") {
    const TempFolder folder;
    const Ablated ablated = ablate(folder, {folder.write("hard.asp", hard_facts()), "-t", "50ms"});
    CHECK(ablated.outcome.code == 0);
    CHECK(ablated.of("all")["outcome"] == "UNKNOWN time");
    CHECK(ablated.of("all")["cost"].is_null());
    CHECK(ablated.document["summary"][0]["answered"] == 0);
    CHECK(ablated.document["summary"][0]["common"] == 0);
}

TEST_CASE("a bad file does not stop ablate, and an export that is there is not replaced") {
    const TempFolder folder;
    const Ablated ablated = ablate(folder, {folder.write("bad.asp", "box(a"), museum()});
    CHECK(ablated.outcome.code == 65);
    CHECK(contains(ablated.outcome.err, "bad.asp:1:4"));
    CHECK_FALSE(ablated.of("all").is_null());
    const Outcome refused =
        run({"ablate", museum(), "--export-json", (folder.path() / "export.json").string()});
    CHECK(refused.code == 65);
    CHECK(contains(refused.err, "is there already"));
}
