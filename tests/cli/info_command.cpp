// `info`: counts that a person can check on the drawn boards, and the taboo boards of the CAB320
// assignment against rules worked out here from its text, on nothing but characters.

#include <filesystem>
#include <iostream>
#include <set>

#include "cli/fixtures.hpp"
#include "support/json_schema.hpp"

using namespace tabkeeper::testing;

namespace {

using Rows = std::vector<std::string>;
using Place = std::pair<std::size_t, std::size_t>;  // row, column

json info_of(const std::string& text, std::vector<std::string> more = {}) {
    more.insert(more.begin(), {"info", "-", "-f", "json"});
    const Outcome outcome = run(more, text);
    INFO(outcome.err);
    REQUIRE(outcome.code == 0);
    const json info = json::parse(outcome.out);
    CHECK(violations(schema_in_docs("info.schema.json"), info).empty());
    return info;
}

/// A board of characters, looked at as the assignment does.
class Warehouse {
public:
    explicit Warehouse(const std::string& text) {
        for (const std::string& line : lines_of(text)) {
            if (line.find('#') != std::string::npos) rows_.push_back(line);
        }
        std::size_t left = std::string::npos;
        for (const std::string& row : rows_) left = std::min(left, row.find('#'));
        for (std::string& row : rows_) {
            row = row.substr(left);
            width_ = std::max(width_, row.size());
        }
        for (std::string& row : rows_) {
            row.erase(row.find_last_not_of(" \r") + 1);
            row.resize(width_, ' ');
        }
        walk_from(worker());
    }

    char at(Place place) const { return rows_[place.first][place.second]; }
    bool is_wall(Place place) const { return at(place) == '#'; }
    bool is_target(Place place) const { return std::string(".*!+").find(at(place)) < 4; }
    const std::set<Place>& inside() const { return inside_; }

    static Place moved(Place place, int down, int right) {
        return {place.first + static_cast<std::size_t>(down),
                place.second + static_cast<std::size_t>(right)};
    }

    /// Walls and marks, nothing else. A wall that no inside place touches, not even at a corner, is
    /// not part of what info draws.
    std::string drawing(const std::set<Place>& marks) const {
        Rows drawn(rows_.size(), std::string(width_, ' '));
        for (const Place& place : inside_) {
            for (int down = -1; down <= 1; ++down) {
                for (int right = -1; right <= 1; ++right) {
                    const Place beside = moved(place, down, right);
                    if (is_wall(beside)) drawn[beside.first][beside.second] = '#';
                }
            }
        }
        for (const Place& place : marks) drawn[place.first][place.second] = 'X';
        return board_text(drawn);
    }

    /// Rule 1 and rule 2.
    std::set<Place> taboo_by_rules() const {
        std::set<Place> corners;
        for (const Place& place : inside_) {
            const bool beside = is_wall(moved(place, 0, -1)) || is_wall(moved(place, 0, 1));
            const bool above = is_wall(moved(place, -1, 0)) || is_wall(moved(place, 1, 0));
            if (beside && above && !is_target(place)) corners.insert(place);
        }
        std::set<Place> taboo = corners;
        for (const Place& one : corners) {
            for (const Place& other : corners) {
                if (one < other && one.first == other.first) between(one, other, {0, 1}, taboo);
                if (one < other && one.second == other.second) between(one, other, {1, 0}, taboo);
            }
        }
        return taboo;
    }

    /// Places from which no pushes bring a lone box to a target, by trying all of them forwards.
    std::set<Place> dead() const {
        std::set<Place> found;
        for (const Place& start : inside_) {
            std::set<Place> reached{start};
            std::vector<Place> open{start};
            bool arrives = is_target(start);
            while (!open.empty() && !arrives) {
                const Place here = open.back();
                open.pop_back();
                for (const auto& [down, right] : ways()) {
                    const Place to = moved(here, down, right);
                    if (is_wall(to) || is_wall(moved(here, -down, -right))) continue;
                    if (!reached.insert(to).second) continue;
                    arrives = arrives || is_target(to);
                    open.push_back(to);
                }
            }
            if (!arrives) found.insert(start);
        }
        return found;
    }

private:
    static std::vector<std::pair<int, int>> ways() { return {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}; }

    Place worker() const {
        for (std::size_t row = 0; row < rows_.size(); ++row) {
            const std::size_t column = rows_[row].find_first_of("@!+");
            if (column != std::string::npos) return {row, column};
        }
        FAIL("no worker");
        return {};
    }

    void walk_from(Place start) {
        std::vector<Place> open{start};
        inside_.insert(start);
        while (!open.empty()) {
            const Place here = open.back();
            open.pop_back();
            for (const auto& [down, right] : ways()) {
                const Place there = moved(here, down, right);
                if (!is_wall(there) && inside_.insert(there).second) open.push_back(there);
            }
        }
    }

    void between(Place one, Place other, std::pair<int, int> way, std::set<Place>& taboo) const {
        std::set<Place> run;
        bool one_side = true;
        bool other_side = true;
        for (Place place = moved(one, way.first, way.second); place != other;
             place = moved(place, way.first, way.second)) {
            if (is_wall(place) || is_target(place)) return;
            one_side = one_side && is_wall(moved(place, way.second, way.first));
            other_side = other_side && is_wall(moved(place, -way.second, -way.first));
            run.insert(place);
        }
        if (one_side || other_side) taboo.insert(run.begin(), run.end());
    }

    Rows rows_;
    std::size_t width_ = 0;
    std::set<Place> inside_;
};

void check_taboo(const std::string& text) {
    const Warehouse warehouse(text);
    CAPTURE(text);
    const Outcome rules = run({"info", "-", "--taboo-rules"}, text);
    CHECK(rules.code == 0);
    CHECK(rules.out == warehouse.drawing(warehouse.taboo_by_rules()));
    const Outcome dead = run({"info", "-", "--taboo"}, text);
    CHECK(dead.code == 0);
    CHECK(dead.out == warehouse.drawing(warehouse.dead()));
}

}  // namespace

TEST_CASE("info counts what can be counted on the board") {
    // Two rooms of 2 x 2 joined by a tunnel of two.
    const std::string text = board_text(
        {"########", "#  ##. #", "#@$   *#", "########", "Title: Two rooms", "Author: Somebody"});
    const json info = info_of(text);
    CHECK(info["instance"] == "-");
    CHECK(info["level"].is_null());
    CHECK(info["title"] == "Two rooms");
    CHECK(info["author"] == "Somebody");
    CHECK(info["format"] == "sok");
    CHECK(info["cost_unit"] == "pushes");
    CHECK(info["locations"] == 10);
    CHECK(info["boxes"] == 2);
    CHECK(info["goals"] == 2);
    CHECK(info["steps"] == json::array({0, 0, 8, 2, 0}));
    CHECK(info["tunnels"] == 2);
    CHECK(info["pieces"] == 1);
    CHECK(info["region"] == 3);  // the box stands before the tunnel
    CHECK(info["grid"] == true);
    CHECK(info["allowed"].is_null());
}

TEST_CASE("info names the limit, the condition and the pieces of a graph") {
    const json info = info_of(corridor_facts() + "top(x,y). step(1..5).");
    CHECK(info["format"] == "asp");
    CHECK(info["cost_unit"] == "lines");
    CHECK(info["condition"] == "cover");
    CHECK(info["allowed"] == 4);
    CHECK(info["pieces"] == 2);
    CHECK(info["tunnels"] == 3);
    CHECK(info["steps"] == json::array({0, 4, 3, 0, 0}));
    const std::string ring = "right(a,b). right(b,c). right(c,a). box(b). solution(c). sokoban(a).";
    CHECK(info_of(ring)["grid"] == false);
    CHECK(info_of(ring)["dead"] == 0);
    const std::string stored = run({"convert", "-", "--to", "pddl"}, corridor_facts()).out;
    CHECK(info_of(stored)["condition"] == "store");
}

TEST_CASE("the bounds of info hold, and are null where there is no plan") {
    const json info = info_of(three_lines_facts());
    CHECK(info["lower_bounds"] == json({{"lines", 3}, {"pushes", 9}, {"moves", 9}}));
    const json hopeless = info_of(facts_of({"@$ . ", "   . "}));
    CHECK(hopeless["lower_bounds"]["lines"].is_null());
    const Outcome text = run({"info", "-"}, facts_of({"@$ . ", "   . "}));
    CHECK(contains(text.out, "Bound     : none: proven unsolvable\n"));
}

TEST_CASE("info as text has a line for each thing, and a block for each level") {
    const TempFolder folder;
    const auto file = folder.write("four.xsb", four_levels());
    const Outcome outcome = run({"info", file});
    CHECK(outcome.code == 65);
    CHECK(contains(outcome.err, "four.xsb:6:1: "));
    CHECK(contains(outcome.out, "Instance  : " + file +
                                    "#1\n"
                                    "Title     : Easy\n"
                                    "Format    : sok, counts pushes\n"
                                    "Locations : 5: 2 dead, 3 in tunnels\n"
                                    "Steps     : 0 with 0, 2 with 1, 3 with 2, 0 with 3, 0 with 4\n"
                                    "Pieces    : 1\n"
                                    "Boxes     : 1\n"
                                    "Goals     : 1, each to be covered by a box\n"
                                    "Player    : reaches 1 location\n"
                                    "Bound     : at least 2 pushes, 1 line, 2 moves\n"
                                    "Grid      : yes\n\n"
                                    "Instance  : " +
                                    file + "#3\n"));
    const json list = json::parse(run({"info", file, "-f", "json"}).out);
    CHECK(violations(schema_in_docs("info.schema.json"), list).empty());
    CHECK(list.size() == 4);
}

TEST_CASE("the taboo boards follow the assignment's two rules, and all dead locations") {
    // Walls with and without goals, a niche, a goal in a corner, the player in one.
    check_taboo(board_text({"########", "#@     #", "# $ .  #", "#     ##", "########"}));
    check_taboo(board_text({"########", "#.     #", "# $    #", "#@    ##", "########"}));
    check_taboo(board_text({"  ####", "###  #", "#  $ #", "# .@ #", "## # #", " #####"}));
    check_taboo(board_text({"#########", "#   #   #", "# $ . $ #", "#   #. @#", "#########"}));
    // Dead beyond the rules: the middle of a room that leads to the goal by no push.
    const std::string trap = board_text(
        {"##########", "#   #    #", "# $ # $. #", "#@       #", "#   #    #", "##########"});
    check_taboo(trap);
    const std::string closed =
        board_text({"########", "#@    ##", "# $    #", "#   # .#", "########"});
    check_taboo(closed);
}

TEST_CASE("the dead locations are more than those of the two rules") {
    // No box gets round the corner of the corridor, so all of the upper room is lost.
    const std::string text = board_text(
        {"########", "#   ####", "# $ ####", "#     ##", "##### ##", "#  @ $.#", "########"});
    CHECK(contains(run({"info", "-", "--taboo"}, text).out, "#XXX#   \n#XXX### \n#XXXXX# \n"));
    CHECK(contains(run({"info", "-", "--taboo-rules"}, text).out, "#XXX#   \n#X  ### \n"));
    CHECK(run({"info", "-", "--taboo"}, text).out != run({"info", "-", "--taboo-rules"}, text).out);
    check_taboo(text);
}

TEST_CASE("the taboo board of what is no grid is refused, and it goes with no other output") {
    const Outcome ring =
        run({"info", "-", "--taboo"},
            "right(a,b). right(b,c). right(c,a). box(b). solution(c). sokoban(a).");
    CHECK(ring.code == 65);
    CHECK(ring.out.empty());
    CHECK(contains(ring.err, "-: cannot be drawn"));
    CHECK(run({"info", "-", "--taboo", "-f", "json"}, corridor_facts()).code == 128);
    CHECK(run({"info", "-", "--taboo", "--taboo-rules"}, corridor_facts()).code == 128);
}

TEST_CASE("the taboo boards of the assignment's own warehouses") {
    namespace fs = std::filesystem;
    const fs::path folder = TABKEEPER_SOURCE_DIR "/../shared/levels/cab320";
    if (!fs::is_directory(folder)) {
        std::cout << "SKIPPED: there is no folder ../shared with the assignment's warehouses\n";
        return;
    }
    std::size_t count = 0;
    for (const auto& entry : fs::directory_iterator(folder)) {
        std::ifstream file(entry.path());
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        CAPTURE(entry.path());
        check_taboo(text);
        ++count;
    }
    CHECK(count > 0);
}
