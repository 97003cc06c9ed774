// A board shows more than an instance has: walls of any thickness, floor outside of them, boxes on
// goals as ornaments. Locations are what the player can reach walking through boxes; the outside of
// the text is wall. Of the rest only that is kept which makes a level unsolvable: boxes that are
// not on goals (with the floor around them) and goals without boxes, which nobody can get to.
// Whatever is left out can never change.

#include "formats/sokoban_board.hpp"

#include <algorithm>

#include "formats/source.hpp"

namespace tabkeeper::formats {

namespace {

/// A character of the board. Rows differ in length, and what is beyond them is wall.
struct Cell {
    std::size_t row = 0;
    std::size_t column = 0;
};

class BoardReader {
public:
    BoardReader(const BoardText& board, const ReadOptions& options)
        : board_(board), options_(options) {
        for (const BoardRow& row : board.rows) {
            starts_.push_back(kept_.size());
            kept_.resize(kept_.size() + row.characters.size(), false);
        }
    }

    Instance read() {
        find_player();
        reach();
        warn_if_open();
        keep_what_is_out_of_reach();
        find_corner();
        add_locations();
        add_steps();
        finish();
        return std::move(instance_);
    }

private:
    char at(Cell spot) const { return board_.rows[spot.row].characters[spot.column]; }
    std::size_t index(Cell spot) const { return starts_[spot.row] + spot.column; }
    Place place(Cell spot) const { return board_.place(spot.row, spot.column); }

    bool is_in_text(std::size_t row, std::size_t column) const {
        return row < board_.rows.size() && column < board_.rows[row].characters.size();
    }

    /// Calls `visit(direction, spot, is_in_text)` for the four neighbours.
    template <class Visit>
    void around(Cell spot, Visit&& visit) const {
        const auto go = [&](Direction direction, std::size_t row, std::size_t column) {
            visit(direction, Cell{row, column}, is_in_text(row, column));  // -1 wraps: outside
        };
        go(Direction::Up, spot.row - 1, spot.column);
        go(Direction::Right, spot.row, spot.column + 1);
        go(Direction::Down, spot.row + 1, spot.column);
        go(Direction::Left, spot.row, spot.column - 1);
    }

    template <class Visit>
    void everywhere(Visit&& visit) const {
        for (std::size_t row = 0; row < board_.rows.size(); ++row) {
            for (std::size_t column = 0; column < board_.rows[row].characters.size(); ++column) {
                visit(Cell{row, column});
            }
        }
    }

    void find_player() {
        std::size_t players = 0;
        everywhere([&](Cell spot) {
            if (at(spot) != '@' && at(spot) != '+') return;
            if (players++ > 0) {
                const Place first = place(player_);
                Source::fail(place(spot), "a second player; the first is in line " +
                                              std::to_string(first.line) + ", column " +
                                              std::to_string(first.column));
            }
            player_ = spot;
        });
        if (players > 0) return;
        const Spot start = board_.rows.empty() ? Spot{} : board_.rows.front().start;
        Source::fail({board_.file, start.line, start.column},
                     "the board has no player; expected one '@' or '+'");
    }

    void reach() {
        kept_[index(player_)] = true;
        std::vector<Cell> queue{player_};
        while (!queue.empty()) {
            const Cell here = queue.back();
            queue.pop_back();
            around(here, [&](Direction, Cell next, bool is_in_text) {
                if (!is_in_text || at(next) == '#' || kept_[index(next)]) return;
                kept_[index(next)] = true;
                queue.push_back(next);
            });
        }
    }

    void warn_if_open() {
        bool warned = false;
        everywhere([&](Cell spot) {
            if (warned || !kept_[index(spot)]) return;
            around(spot, [&](Direction, Cell, bool is_in_text) {
                if (is_in_text || warned) return;
                warned = true;
                options_.warn(place(spot),
                              "the board is open here; outside of the text all is wall");
            });
        });
    }

    void keep_what_is_out_of_reach() {
        std::vector<Cell> lost;
        everywhere([&](Cell spot) {
            if (kept_[index(spot)] || (at(spot) != '$' && at(spot) != '.')) return;
            lost.push_back(spot);
        });
        for (const Cell spot : lost) {
            kept_[index(spot)] = true;
            if (at(spot) == '.') continue;
            around(spot, [&](Direction, Cell next, bool is_in_text) {
                if (is_in_text && at(next) != '#' && at(next) != '*') kept_[index(next)] = true;
            });
        }
        if (lost.empty()) return;
        options_.warn(place(lost.front()),
                      std::string(at(lost.front()) == '$' ? "the box" : "the goal") +
                          " here is out of the player's reach");
    }

    /// Names count from the first column and row with anything but floor that is out of reach.
    void find_corner() {
        corner_ = player_;
        everywhere([&](Cell spot) {
            if (at(spot) == ' ' && !kept_[index(spot)]) return;
            corner_ = {std::min(corner_.row, spot.row), std::min(corner_.column, spot.column)};
        });
    }

    void add_locations() {
        ids_.assign(kept_.size(), no_location);
        everywhere([&](Cell spot) {
            if (!kept_[index(spot)]) return;
            if (instance_.size() == max_locations) {
                Source::fail(place(spot), "more than 65535 locations");
            }
            const auto here = static_cast<Location>(instance_.size());
            ids_[index(spot)] = here;
            instance_.names.push_back("pos_" + std::to_string(spot.column - corner_.column + 1) +
                                      "_" + std::to_string(spot.row - corner_.row + 1));
            instance_.steps.push_back({no_location, no_location, no_location, no_location});
            const char character = at(spot);
            if (character == '$' || character == '*') {
                if (instance_.boxes.size() == max_boxes) {
                    Source::fail(place(spot), "more than 1000 boxes");
                }
                instance_.boxes.push_back(here);
            }
            if (character == '.' || character == '*' || character == '+') {
                instance_.goals.push_back(here);
            }
        });
        instance_.player = ids_[index(player_)];
    }

    void add_steps() {
        everywhere([&](Cell spot) {
            const Location here = ids_[index(spot)];
            if (here == no_location) return;
            around(spot, [&](Direction direction, Cell next, bool is_in_text) {
                if (is_in_text) instance_.steps[here][index_of(direction)] = ids_[index(next)];
            });
        });
    }

    void finish() {
        instance_.format = InstanceFormat::Sokoban;
        const std::size_t boxes = instance_.boxes.size();
        const std::size_t goals = instance_.goals.size();
        instance_.condition = boxes >= goals ? GoalCondition::Cover : GoalCondition::Store;
        if (boxes == 0 || goals == 0) {
            options_.warn(place(player_),
                          boxes > 0   ? "the board has no goals: it is solved as it is"
                          : goals > 0 ? "the board has no boxes: it is solved as it is"
                                      : "the board has no boxes and no goals: it is "
                                        "solved as it is");
        } else if (boxes != goals) {
            options_.warn(place(player_),
                          "as many boxes as goals are usual, here are " + std::to_string(boxes) +
                              " and " + std::to_string(goals) + ": solved when " +
                              (boxes > goals ? "every goal is covered" : "every box is on a goal"));
        }
    }

    const BoardText& board_;
    const ReadOptions& options_;
    std::vector<std::size_t> starts_;  // of each row in kept_ and ids_
    std::vector<bool> kept_;
    std::vector<Location> ids_;
    Cell player_;
    Cell corner_;
    Instance instance_;
};

}  // namespace

Instance instance_of(const BoardText& board, const ReadOptions& options) {
    std::size_t characters = 0;
    for (const BoardRow& row : board.rows) characters += row.characters.size() + 1;
    if (characters > most_characters) {
        const Spot start = board.rows.front().start;
        Source::fail({board.file, start.line, start.column},
                     "the board has more than 1000000 characters");
    }
    return BoardReader(board, options).read();
}

}  // namespace tabkeeper::formats
