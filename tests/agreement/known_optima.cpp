// The project's own levels against tables/optimum.csv, by the oracle and by every engine; and,
// where the folder is there, the competition's instances against their known optima.

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "agreement/judge.hpp"
#include "support/catch.hpp"
#include "tabkeeper/formats.hpp"
#include "tabkeeper/solve.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

#ifdef TABKEEPER_SANITIZED
constexpr std::uint64_t default_oracle_states = 10'000;
#else
constexpr std::uint64_t default_oracle_states = 40'000;
#endif

const std::filesystem::path source_dir = TABKEEPER_SOURCE_DIR;

using Row = std::vector<std::string>;

std::vector<Row> rows_of(const std::filesystem::path& file) {
    std::ifstream text(file);
    REQUIRE(text);
    std::vector<Row> rows;
    std::string line;
    std::getline(text, line);
    while (std::getline(text, line)) {
        std::istringstream cells(line);
        rows.emplace_back();
        for (std::string cell; std::getline(cells, cell, ',');) rows.back().push_back(cell);
    }
    return rows;
}

/// Where the competition's instances are, or nothing, said aloud.
std::filesystem::path shared_folder() {
    const auto folder = source_dir.parent_path() / "shared";
    if (std::filesystem::exists(folder / "known" / "asp2009-2011.csv")) return folder;
    std::cout << "SKIPPED: there is no folder ../shared with the competition's instances\n";
    return {};
}

/// The oracle is slow on purpose: levels with more states are left to `make confirm`, which sets
/// this.
std::uint64_t oracle_states() {
    const char* wanted = std::getenv("TABKEEPER_ORACLE_STATES");
    return wanted == nullptr ? default_oracle_states : std::stoull(wanted);
}

}  // namespace

TEST_CASE("every shipped level has the optimum of tables/optimum.csv with every engine") {
    const auto rows = rows_of(source_dir / "tables" / "optimum.csv");
    CHECK(rows.size() >= 40);
    for (const Row& row : rows) {
        const Instance instance = read_instance(source_dir / "levels" / row.at(0));
        oracle::Answer known;
        if (row.at(1) != "none") known.cost = static_cast<std::uint32_t>(std::stoul(row.at(1)));
        for (const Engine engine :
             {Engine::Layered, Engine::Backward, Engine::Frontier, Engine::Recursive}) {
            INFO(row.at(0));
            CHECK(complaint_about(instance, variant("default", engine, 2, ample_space), known) ==
                  "");
        }
    }
}

TEST_CASE("the oracle confirms tables/optimum.csv") {
    const std::uint64_t most_states = oracle_states();
    std::size_t confirmed = 0;
    for (const Row& row : rows_of(source_dir / "tables" / "optimum.csv")) {
        const Instance instance = read_instance(source_dir / "levels" / row.at(0));
        const oracle::Answer truth = oracle::fewest_lines(instance, most_states);
        if (!truth.complete) continue;
        INFO(row.at(0));
        CHECK((truth.cost ? std::to_string(truth.cost->first) : "none") == row.at(1));
        ++confirmed;
    }
    std::cout << "the oracle confirmed " << confirmed << " levels\n";
    CHECK(confirmed >= 40);
}

namespace {

/// What a row of tables/optimum-costs.csv says; nothing where there is no plan. `lines` is the
/// first part of `lines,moves`.
std::optional<Cost> cost_in(const Row& row, CostKind kind, const std::string& lines) {
    if (row.at(1) == "none") return std::nullopt;
    const auto number = [&](std::size_t column) {
        return static_cast<std::uint32_t>(std::stoul(row.at(column)));
    };
    switch (kind) {
        case CostKind::Lines: break;
        case CostKind::Pushes: return number(1);
        case CostKind::Moves: return number(2);
        case CostKind::PushesMoves: return Cost{number(1), number(3)};
        case CostKind::MovesPushes: return Cost{number(2), number(4)};
        case CostKind::LinesMoves:
            return Cost{static_cast<std::uint32_t>(std::stoul(lines)), number(5)};
    }
    return static_cast<std::uint32_t>(std::stoul(lines));
}

}  // namespace

TEST_CASE("every shipped level has the optimum of tables/optimum-costs.csv for each cost") {
    const std::uint64_t most_states = oracle_states();
    const auto lines = rows_of(source_dir / "tables" / "optimum.csv");
    const auto rows = rows_of(source_dir / "tables" / "optimum-costs.csv");
    REQUIRE(rows.size() == lines.size());
    std::size_t confirmed = 0;
    for (std::size_t index = 0; index < rows.size(); ++index) {
        REQUIRE(rows[index].at(0) == lines[index].at(0));
        const Instance instance = read_instance(source_dir / "levels" / rows[index].at(0));
        for (const CostKind kind : all_cost_kinds) {
            oracle::Answer known;
            known.cost = cost_in(rows[index], kind, lines[index].at(1));
            INFO(rows[index].at(0));
            const Variant way =
                variant("default", Engine::Layered, 2, ample_space, BoundKind::Walls, kind);
            CHECK(complaint_about(instance, way, known) == "");
            const oracle::Answer truth = oracle::cheapest(instance, kind, most_states / 4);
            if (!truth.complete) continue;
            CHECK(truth.cost == known.cost);
            ++confirmed;
        }
    }
    std::cout << "the oracle confirmed " << confirmed << " costs\n";
#ifdef TABKEEPER_SANITIZED  // which has the oracle look at fewer states
    CHECK(confirmed >= 80);
#else
    CHECK(confirmed >= 100);
#endif
}

TEST_CASE("every shipped level has a row in tables/optimum.csv") {
    std::size_t levels = 0;
    for (const auto& entry : std::filesystem::directory_iterator(source_dir / "levels")) {
        levels += entry.path().extension() == ".asp" ? 1 : 0;
    }
    CHECK(levels == rows_of(source_dir / "tables" / "optimum.csv").size());
}

TEST_CASE("the 62 competition instances have their known optima and decisions") {
    const auto shared = shared_folder();
    if (shared.empty()) return;
    const auto rows = rows_of(shared / "known" / "asp2009-2011.csv");
    CHECK(rows.size() == 62);
    for (const Row& row : rows) {
        const Instance instance = read_instance(shared / "levels" / row.at(0));
        INFO(row.at(0));
        const oracle::Answer known{static_cast<std::uint32_t>(std::stoul(row.at(3))), 0, true};
        for (const std::string rules : {"default", "none", "corner,stuck"}) {
            const Variant way = variant(rules, Engine::Auto, 2, ample_space);
            CHECK(complaint_about(instance, way, known) == "");
        }
        CHECK(complaint_about(instance, variant("default", Engine::Backward, 2, ample_space),
                              known) == "");
        Options decide = variant("default", Engine::Auto, 2, ample_space).options;
        REQUIRE(instance.allowed);
        decide.within = *instance.allowed;
        CHECK(std::to_string(*instance.allowed) == row.at(2));
        CHECK((solve(instance, decide).status == Status::Satisfiable ? "yes" : "no") == row.at(6));
    }
}

namespace {

void check_known(const Instance& instance, CostKind kind, const std::string& known) {
    if (known.empty()) return;
    const oracle::Answer truth{static_cast<std::uint32_t>(std::stoul(known)), 0, true};
    const Variant way = variant("default", Engine::Auto, 2, ample_space, BoundKind::Walls, kind);
    INFO(instance.title << ", " << to_string(kind));
    CHECK(complaint_about(instance, way, truth) == "");
}

/// The rows of a table by level against the levels of a collection, but for those that take long.
void check_levels(const std::string& collection, const std::string& table,
                  const std::vector<std::string>& columns, const std::set<std::string>& too_long) {
    const auto shared = shared_folder();
    if (shared.empty()) return;
    const auto levels = read_collection(shared / "levels" / collection).levels;
    const auto rows = rows_of(shared / "known" / table);
    REQUIRE(rows.size() == levels.size());
    for (std::size_t index = 0; index < rows.size(); ++index) {
        REQUIRE(levels[index].instance() != nullptr);
        if (too_long.count(rows[index].at(0)) > 0) continue;
        for (std::size_t column = 0; column < columns.size(); ++column) {
            const auto kind = cost_kind_from(columns[column]);
            if (!kind || column >= rows[index].size()) continue;
            check_known(*levels[index].instance(), *kind, rows[index][column]);
        }
    }
}

}  // namespace

TEST_CASE("the ten instances of 2013 have their known optima and decisions") {
    const auto shared = shared_folder();
    if (shared.empty()) return;
    const auto rows = rows_of(shared / "known" / "asp2013.csv");
    CHECK(rows.size() == 10);
    for (const Row& row : rows) {
        const Instance instance = read_instance(shared / "levels" / "asp2013" / row.at(0));
        check_known(instance, CostKind::Lines, row.at(2));
        check_known(instance, CostKind::Pushes, row.at(3));
        check_known(instance, CostKind::Moves, row.at(4));
        Options decide =
            variant("default", Engine::Auto, 2, ample_space, BoundKind::Walls, CostKind::Moves)
                .options;
        INFO(row.at(0));
        REQUIRE(instance.allowed);
        CHECK(std::to_string(*instance.allowed) == row.at(1));
        decide.within = *instance.allowed;
        CHECK((solve(instance, decide).status == Status::Satisfiable ? "yes" : "no") == row.at(5));
    }
}

TEST_CASE("the twenty instances of the planning competition have their known optima") {
    const auto shared = shared_folder();
    if (shared.empty()) return;
    const auto rows = rows_of(shared / "known" / "ipc-opt11.csv");
    CHECK(rows.size() == 20);
    for (const Row& row : rows) {
        check_known(read_instance(shared / "levels" / "ipc-opt11" / (row.at(0) + ".pddl")),
                    CostKind::Pushes, row.at(2));
    }
}

TEST_CASE("the thesis's level has its known optimum") {
    const auto shared = shared_folder();
    if (shared.empty()) return;
    check_known(read_instance(shared / "known" / "thesis-5x4.lp"), CostKind::Moves, "23");
}

TEST_CASE("the fifty hard levels of Boxoban have their known optima") {
    check_levels("boxoban-hard50.txt", "boxoban-hard50.csv", {"", "lines", "pushes", "moves"}, {});
}

// Those left out take more than a second or two; docs/results.md has them.
TEST_CASE("the levels of Microban have their known optima") {
    const std::set<std::string> long_ones{"93",  "105", "111", "112", "117", "122", "123",
                                          "139", "144", "145", "146", "150", "153"};
    check_levels("microban.xsb", "microban.csv", {"", "", "lines", "pushes", "moves"}, long_ones);
}
