// Draws an instance as a board: a wall wherever a location, seen with its eight neighbours, ends.
// What is written is read again and compared, because a board cannot say everything that a graph
// can: floor out of the player's reach is lost, and boxes and goals alone decide when it is solved.

#include <algorithm>
#include <map>
#include <ostream>

#include "formats/sokoban_board.hpp"
#include "formats/sokoban_titles.hpp"
#include "formats/writers.hpp"

namespace tabkeeper {

namespace formats {

namespace {

char character_of(const Instance& instance, Location location) {
    const auto is_in = [&](const std::vector<Location>& list) {
        return std::binary_search(list.begin(), list.end(), location);
    };
    const bool is_goal = is_in(instance.goals);
    if (location == instance.player) return is_goal ? '+' : '@';
    if (is_in(instance.boxes)) return is_goal ? '*' : '$';
    return is_goal ? '.' : ' ';
}

std::string text_of(const BoardText& board) {
    std::string text;
    for (const BoardRow& row : board.rows) {
        // An empty line would end the board.
        text += row.characters.empty() ? "-" : row.characters;
        text += '\n';
    }
    return text;
}

/// Throws CannotWrite where the board, read again, is another instance.
void check_that_it_reads_back(const Instance& instance, const Coordinates& at,
                              const BoardText& board) {
    const Instance again = instance_of(board, {});
    std::map<std::string, Location> by_name;
    for (std::size_t index = 0; index < again.size(); ++index) {
        by_name.emplace(again.names[index], static_cast<Location>(index));
    }
    for (std::size_t index = 0; index < at.size(); ++index) {
        // The wall around the drawing is column and row 1.
        const auto& [column, row] = at[index];
        if (by_name.count("pos_" + std::to_string(column + 2) + "_" + std::to_string(row + 2)) ==
            0) {
            throw CannotWrite("a board cannot hold it: the player cannot reach " +
                              printable(instance.names[index]) + ", which would be lost");
        }
    }
    const bool is_square = instance.boxes.size() == instance.goals.size();
    if (is_square || instance.condition == again.condition) return;
    throw CannotWrite(instance.condition == GoalCondition::Cover
                          ? "a board cannot say that every goal is to be covered where there are "
                            "fewer boxes than goals"
                          : "a board cannot say that every box is to be on a goal where there are "
                            "more boxes than goals");
}

}  // namespace

std::optional<BoardText> drawn(const Instance& instance, const Coordinates& at,
                               const std::vector<bool>& marked, char mark) {
    // Rows and columns are one more than the coordinates: the wall comes first.
    std::vector<std::size_t> lengths;
    const auto for_rows_around = [&](std::size_t row, auto&& visit) {
        for (std::size_t wall_row = row; wall_row < row + 3; ++wall_row) visit(wall_row);
    };
    for (const auto& [column, row] : at) {
        const auto length = static_cast<std::size_t>(column) + 3;
        for_rows_around(static_cast<std::size_t>(row), [&](std::size_t wall_row) {
            if (lengths.size() <= wall_row) lengths.resize(wall_row + 1);
            lengths[wall_row] = std::max(lengths[wall_row], length);
        });
    }
    std::size_t characters = 0;
    for (const std::size_t length : lengths) characters += length + 1;
    if (characters > most_characters) return std::nullopt;

    BoardText board;
    board.file = "<board>";
    for (const std::size_t length : lengths) {
        board.rows.push_back({std::string(length, ' '), {board.rows.size() + 1, 1}, {}});
    }
    for (const auto& [column, row] : at) {
        const auto left = static_cast<std::size_t>(column);
        for_rows_around(static_cast<std::size_t>(row), [&](std::size_t wall_row) {
            board.rows[wall_row].characters.replace(left, 3, "###");
        });
    }
    for (std::size_t index = 0; index < at.size(); ++index) {
        char character = character_of(instance, static_cast<Location>(index));
        const bool is_free = character == ' ' || character == '.';
        if (is_free && index < marked.size() && marked[index]) character = mark;
        const auto [column, row] = at[index];
        board.rows[static_cast<std::size_t>(row) + 1]
            .characters[static_cast<std::size_t>(column) + 1] = character;
    }
    return board;
}

std::string board_with_title(const Instance& instance) {
    const auto grid = grid_or_reason(instance);
    if (const auto* reason = std::get_if<std::string>(&grid)) {
        throw CannotWrite("the graph cannot be drawn on a grid: " + *reason);
    }
    const auto& at = std::get<Coordinates>(grid);
    const auto board = drawn(instance, at);
    if (!board) throw CannotWrite("the board would have more than 1000000 characters");
    check_that_it_reads_back(instance, at, *board);
    std::string text = text_of(*board);
    if (is_title(instance.title)) text += "Title: " + instance.title + "\n";
    if (is_title(instance.author)) text += "Author: " + instance.author + "\n";
    return text;
}

void write_sokoban(std::ostream& out, const Instance& instance) {
    out << board_with_title(instance) << '\n';  // the empty line parts it from another level
}

}  // namespace formats

std::optional<std::string> board_of(const Instance& instance, const std::vector<bool>& marked,
                                    char mark) {
    const auto at = formats::grid_of(instance);
    if (!at) return std::nullopt;
    const auto board = formats::drawn(instance, *at, marked, mark);
    if (!board) return std::nullopt;
    return formats::text_of(*board);
}

}  // namespace tabkeeper
