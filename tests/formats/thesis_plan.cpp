// Plans for the thesis's viewer, replayed from the printed at/4 atoms alone.

#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>

#include "formats/corridors.hpp"
#include "formats/readers.hpp"
#include "formats/reading.hpp"
#include "formats/solved_boards.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

constexpr PlanReader reader = formats::read_thesis_plan;

using Point = std::pair<int, int>;

struct Film {
    std::map<int, Point> moves;                  // by time
    std::map<int, std::map<int, Point>> places;  // by time, then by number
};

/// What the atoms say; each line must be one of the two.
Film film_of(const std::string& text) {
    Film film;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        CAPTURE(line);
        int number = 0;
        int x = 0;
        int y = 0;
        int time = 0;
        if (std::sscanf(line.c_str(), "at(%d,%d,%d,%d).", &number, &x, &y, &time) == 4) {
            CHECK(film.places[time].emplace(number, Point{x, y}).second);
        } else {
            REQUIRE(std::sscanf(line.c_str(), "move(%d,%d,%d).", &x, &y, &time) == 3);
            CHECK(film.moves.emplace(time, Point{x, y}).second);
        }
    }
    return film;
}

/// The plain rules of motion.
void check_film(const Film& film, const std::set<Point>& fields) {
    const int last = static_cast<int>(film.moves.size());
    REQUIRE(static_cast<int>(film.places.size()) == last + 1);
    for (int time = 1; time <= last; ++time) {
        CAPTURE(time);
        REQUIRE(film.moves.count(time) == 1);
        const Point way = film.moves.at(time);
        CHECK(std::abs(way.first) + std::abs(way.second) == 1);
        const auto& before = film.places.at(time - 1);
        const auto& after = film.places.at(time);
        CHECK(before.size() == after.size());
        std::set<Point> taken;
        for (const auto& [number, place] : after) {
            CHECK(fields.count(place) == 1);
            CHECK(taken.insert(place).second);
            const Point was = before.at(number);
            const Point ahead{was.first + way.first, was.second + way.second};
            const bool is_pushed = number != 0 && was == after.at(0);
            CHECK(place == (number == 0 || is_pushed ? ahead : was));
        }
    }
}

}  // namespace

TEST_CASE("thesis plans show every thing at every time, moving by the plain rules") {
    std::size_t boards = 0;
    for (const Kind kind : {Kind::Grid, Kind::Room}) {
        for (const Solved& board : solved_boards(kind, 30)) {
            std::ostringstream facts;
            try {
                write_instance(facts, board.instance, InstanceFormat::Thesis);
            } catch (const CannotWrite&) {
                continue;  // several pieces
            }
            const Instance drawn = read_as(InstanceFormat::Thesis, facts.str());
            check_same_board(drawn, board.instance);
            std::vector<Point> at;
            for (const std::string& name : drawn.names) {
                at.emplace_back();
                REQUIRE(std::sscanf(name.c_str(), "field(%d,%d)", &at.back().first,
                                    &at.back().second) == 2);
            }
            const std::string text = plan_as(PlanFormat::Thesis, board.instance, board.plan);
            const Film film = film_of(text);
            CHECK(film.moves.size() == board.metrics.moves);
            check_film(film, {at.begin(), at.end()});
            CHECK(film.places.at(0).at(0) == at[board.instance.player]);
            std::set<Point> first;
            std::set<Point> last;
            for (const auto& [number, place] : film.places.at(0)) {
                if (number != 0) first.insert(place);
            }
            for (const auto& [number, place] : film.places.rbegin()->second) {
                if (number != 0) last.insert(place);
            }
            CHECK(first.size() == board.instance.boxes.size());
            for (const Location box : board.instance.boxes) CHECK(first.count(at[box]) == 1);
            for (const Location goal : board.instance.goals) CHECK(last.count(at[goal]) == 1);
            const WrittenPlan read = read_plan_by(reader, text, board.instance);
            CHECK(read.moves == board.metrics.moves);
            const Verdict verdict = check(board.instance, read.plan);
            CHECK(verdict.correct);
            CHECK(verdict.metrics == board.metrics);
            ++boards;
        }
    }
    CHECK(boards > 10);
}

TEST_CASE("thesis plans keep the numbers of the boxes and the coordinates of the fields") {
    const std::string text = with(thesis_corridor(), "at(1,2,1)", "at(42,2,1)");
    const Instance instance = read_as(InstanceFormat::Thesis, text);
    CHECK(plan_as(PlanFormat::Thesis, instance, {{1, Direction::Right, 3}}) ==
          "at(0,1,1,0).\nat(42,2,1,0).\n"
          "move(1,0,1).\nat(0,2,1,1).\nat(42,3,1,1).\n"
          "move(1,0,2).\nat(0,3,1,2).\nat(42,4,1,2).\n");
    CHECK(plan_as(PlanFormat::Thesis, instance, {}) == "at(0,1,1,0).\nat(42,2,1,0).\n");
}

TEST_CASE("thesis plans are read by their moves, with or without at/4") {
    const Instance instance = read_as(InstanceFormat::Thesis, thesis_corridor());
    const WrittenPlan read =
        read_plan_by(reader, "move(1,0,5) move(1,0,2) move(0,1,3) move(0,-1,4)", instance);
    CHECK(read.plan == Plan{{1, Direction::Right, 2}, {2, Direction::Right, 3}});
    CHECK(read.moves == 4U);
    CHECK(read_plan_by(reader, "at(1,2,1,0). at(0,1,1,0).", instance).plan.empty());
}

TEST_CASE("thesis plans: what cannot be done or is not so is refused at its line") {
    const Instance instance = read_as(InstanceFormat::Thesis, thesis_corridor());
    const auto refused = [&](const std::string& text, const std::string& place,
                             const std::vector<std::string>& words) {
        check_plan_refused(reader, instance, text, place, words);
    };
    refused("move(0,1,1).", "1:1", {"a wall is in the way", "down of field(1,1)"});
    refused("move(1,0,1).\nmove(1,0,2).\nmove(1,0,3).", "3:1", {"a wall", "right of field(4,1)"});
    refused("move(1,1,1).", "1:1", {"expected a move by (1,0)"});
    refused("move(0,0,1).", "1:1", {"expected a move by (1,0)"});
    refused("move(1,0,1).\nmove(-1,0,1).", "2:1", {"a second move at time 1"});
    refused("move(1,0,x).", "1:1", {"expected a number", "x"});
    refused("move(1,0,1).\nat(0,1,1,1).", "2:1", {"contradicts the moves", "(2,1)"});
    refused("move(1,0,1).\nat(1,2,1,0).\nat(1,2,1,2).", "3:1", {"contradicts the moves", "(3,1)"});
    refused("at(5,2,1,0).", "1:1", {"no box of the number"});
    refused("at(0,1,1,-1).", "1:1", {"a time from 0"});
    refused("push(a,right,b,1).", "1:1", {"expected move(DX,DY,T)", "push/4"});
}

TEST_CASE("a graph that is no grid has no thesis plan") {
    Instance ring = read_as(InstanceFormat::B, b_corridor());
    ring.steps[3][index_of(Direction::Right)] = 0;
    ring.steps[0][index_of(Direction::Left)] = 3;
    std::ostringstream out;
    CHECK_THROWS_AS(write_plan(out, ring, {}, {}, PlanFormat::Thesis), CannotWrite);
    CHECK(out.str().empty());
    CHECK(read_plan_by(reader, "move(1,0,1).", ring).moves == 1U);
    check_plan_refused(reader, ring, "at(0,1,1,0).", "1:1", {"cannot be drawn on a grid"});
}
