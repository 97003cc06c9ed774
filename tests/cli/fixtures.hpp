#pragma once

// What the tests of the program share: instances as text, and words to look for.

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "support/catch.hpp"
#include "support/draw.hpp"
#include "support/process.hpp"
#include "support/temp_folder.hpp"
#include "tabkeeper/formats.hpp"

namespace tabkeeper::testing {

using nlohmann::json;

inline bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

inline std::string facts_of(const std::vector<std::string>& rows) {
    std::ostringstream text;
    write_instance(text, draw(rows), InstanceFormat::Asp);
    return text.str();
}

/// A corridor of five locations; one push solves it.
inline std::string corridor_facts() {
    return "right(a,b). right(b,c). right(c,d). right(d,e).\n"
           "box(b). solution(d). sokoban(a).\n";
}

/// Three boxes, each a straight push away from its goal: three lines.
inline std::string three_lines_facts() {
    return facts_of({"      ", "@$  . ", " $  . ", " $  . ", "      "});
}

/// The only box stands in a corner that is no goal.
inline std::string unsolvable_facts() { return facts_of({"$   ", "  . ", " @  "}); }

/// A board as Sokoban programs draw it.
inline std::string board_text(const std::vector<std::string>& rows) {
    std::string text;
    for (const std::string& row : rows) text += row + "\n";
    return text;
}

/// Four levels: two pushes; no player, so it is bad; a box in a corner; one push.
inline std::string four_levels() {
    return board_text({"#######", "#@$ . #", "#######", "Title: Easy", ""}) +
           board_text({"######", "# $. #", "######", "Title: Nobody", ""}) +
           board_text({"#####", "#$  #", "# @.#", "#####", "Title: Lost corner", ""}) +
           board_text({"#######", "# @$. #", "#######"});
}

/// A schema of docs/.
inline json schema_in_docs(const std::string& name) {
    return json::parse(std::ifstream(TABKEEPER_SOURCE_DIR "/docs/" + name));
}

/// Thirty-six boxes spread over a room of 16 x 16 that have to be packed into a solid block: far
/// out of reach for any search in lines or moves, and every push can be taken back, so nothing
/// proves it unsolvable early. Not to be used with pushes: there the bound is exact, and a plan is
/// found in half a second.
inline std::string hard_facts() {
    constexpr int room = 16;
    constexpr int block = 6;
    std::vector<std::string> rows(room, std::string(room, ' '));
    for (std::size_t row = 0; row < block; ++row) {
        for (std::size_t column = 0; column < block; ++column) {
            char& target = rows[room - block + row][room - block + column];
            target = target == '$' ? '*' : '.';
            char& box = rows[1 + 2 * row][1 + 2 * column];
            box = box == '.' ? '*' : '$';
        }
    }
    rows[0][0] = '@';
    return facts_of(rows);
}

/// Thirty-five of the goals of hard_facts() are without a box, so every plan has as many lines.
inline constexpr int hard_least_bound = 35;

/// The bound in the summary of a run that was stopped; -1 where there is none.
inline int stated_bound(const std::string& text) {
    const std::string key = "Bound     : at least ";
    const std::size_t found = text.find(key);
    return found == std::string::npos ? -1 : std::stoi(text.substr(found + key.size()));
}

}  // namespace tabkeeper::testing
