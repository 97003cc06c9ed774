// A level with its solution as JSoko writes and pastes it: the board, its properties, an empty
// line, `Solution` with moves, pushes, lines, changes and sessions, and the letters.

#include "formats/sok.hpp"

#include <algorithm>
#include <ostream>

#include "formats/lurd.hpp"
#include "formats/sokoban_board.hpp"
#include "formats/sokoban_text.hpp"
#include "formats/writers.hpp"

namespace tabkeeper::formats {

namespace {

constexpr std::size_t line_length = 70;

/// Whether the level is the instance, but for names.
bool is_same(const Level& level, const Instance& instance) {
    const Instance* other = level.instance();
    return other != nullptr && other->steps == instance.steps && other->boxes == instance.boxes &&
           other->goals == instance.goals && other->player == instance.player;
}

}  // namespace

WrittenPlan read_sok_solution(Source& source, const Instance& instance) {
    const Place start = source.place();
    std::vector<WrittenSolution> solutions;
    const Collection collection = read_sokoban_text(source, &solutions);
    if (solutions.empty()) {
        Source::fail(start, "there is a board and no solution; expected a line 'Solution'");
    }
    const WrittenSolution* chosen = nullptr;
    for (const WrittenSolution& solution : solutions) {
        if (chosen == nullptr && is_same(collection.levels[solution.level], instance)) {
            chosen = &solution;
        }
    }
    if (chosen == nullptr && collection.levels.size() == 1) chosen = &solutions.front();
    if (chosen == nullptr) {
        Source::fail(start, "none of the levels that have a solution here is the instance");
    }
    return replayed(chosen->moves, start.file, chosen->start, instance);
}

void write_sok(std::ostream& out, const Instance& instance, const Plan& plan,
               const Metrics& metrics) {
    const std::string board = board_with_title(instance);
    const std::string letters = lurd_of(instance, plan).value_or(std::string());
    out << board << "\nSolution " << metrics.moves << '/' << metrics.pushes << '/' << metrics.lines
        << '/' << metrics.changes << '/' << metrics.sessions << '\n';
    for (std::size_t from = 0; from < letters.size(); from += line_length) {
        out << letters.substr(from, line_length) << '\n';
    }
    out << '\n';  // parts it from another level
}

}  // namespace tabkeeper::formats
