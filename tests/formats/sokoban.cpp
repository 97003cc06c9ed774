// What a board becomes: its locations, their names and steps, boxes, goals and condition.

#include "formats/sokoban_reading.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing::boards;

using Names = std::vector<std::string>;

TEST_CASE("a board is its floor, numbered row by row and named by column and row") {
    const Instance level = level_in("####\n#.##\n#$ #\n#@ #\n####\n");
    CHECK(level.format == InstanceFormat::Sokoban);
    CHECK(level.names == Names{"pos_2_2", "pos_2_3", "pos_3_3", "pos_2_4", "pos_3_4"});
    CHECK(names_of(level, level.boxes) == Names{"pos_2_3"});
    CHECK(names_of(level, level.goals) == Names{"pos_2_2"});
    CHECK(level.names[level.player] == "pos_2_4");
    CHECK(level.steps[1] == std::array<Location, 4>{0, 2, 3, no_location});
    CHECK(level.condition == GoalCondition::Cover);
}

TEST_CASE("player and box on a goal are both") {
    const Instance level = level_in("#####\n#+*$#\n#####\n");
    CHECK(names_of(level, level.goals) == Names{"pos_2_2", "pos_3_2"});
    CHECK(names_of(level, level.boxes) == Names{"pos_3_2", "pos_4_2"});
    CHECK(level.names[level.player] == "pos_2_2");
}

TEST_CASE("hyphens, underscores, letters, counts and bars are other ways to draw the same board") {
    const std::string board = "#######\n#  .  #\n# $ * #\n#  @  #\n#######\n";
    const Instance level = level_in(board);
    for (const std::string other : {
             "#######\n#--.--#\n#-$-*-#\n#--@--#\n#######",
             "#######\n#__.__#\n#_$_*_#\n#__@__#\n#######",
             "#######\n#  o  #\n# b B #\n#  p  #\n#######",
             "7#\n#2-.2-#\n#-$-*-#\n#2-@2-#\n7#\n",
             "7#|#2-.2-#|#-$-*-#|#2-@2-#|7#",
             "7#|#2-o2-#|#-b-B-#|#2-p2-#|7#|",
             "7#|#2-.2-#\n#-$-*-#|#2-@2-#\n7#",
             "3(##)#|#2-.2-#|#1(-$)-*-#|#2(-)@(--)#|7#",
         }) {
        CAPTURE(other);
        CHECK(same_board(level, level_in(other)));
        CHECK(level_in(other).names == level.names);
    }
    CHECK(level_in("#####\n#Pb #\n#####").goals == std::vector<Location>{0});
}

TEST_CASE("line ends of any kind, none at the end, a byte order mark and blanks do not matter") {
    const Instance level = level_in(small_level);
    for (const std::string other : {
             "#####\r\n#@$.#\r\n#####\r\n",
             "#####\r#@$.#\r#####\r",
             "#####\n#@$.#\n#####",
             "\xEF\xBB\xBF#####\n#@$.#\n#####\n",
             "#####  \n#@$.#\t\n##### \t \n",
             "\n\n \n#####\n#@$.#\n#####\n \n\t\n",
             "   #####\n   #@$.#\n   #####\n",
             "--#####\n--#@$.#--\n--#####\n",
             " \n #####\n #@$.#\n #####\n ",
         }) {
        CAPTURE(printable(other));
        CHECK(same_board(level, level_in(other)));
        CHECK(level_in(other).names == level.names);
    }
}

TEST_CASE("floor that the player cannot reach is left out, even through boxes it can") {
    const Instance level = level_in("#########\n#@$.#   #\n#########\n   --   \n");
    CHECK(level.names == Names{"pos_2_2", "pos_3_2", "pos_4_2"});
    const Instance blocked = level_in("######\n#@*  #\n######\n");
    CHECK(blocked.size() == 4);
}

TEST_CASE("boxes on goals out of reach are ornaments and left out with their goals") {
    const Instance level = level_in("*#######*\n #@$.#*#\n*#######*\n");
    CHECK(level.size() == 3);
    CHECK(level.boxes.size() == 1);
    CHECK(level.goals.size() == 1);
    CHECK(level.names.front() == "pos_3_2");
}

TEST_CASE("a box out of reach that is on no goal is kept with the floor beside it") {
    const std::string text = "#########\n#@$.# $ #\n#########\n";
    std::vector<std::string> warnings;
    const Collection collection = collection_in(text, noting(warnings));
    const Instance& level = *collection.levels.front().instance();
    CHECK(level.names == Names{"pos_2_2", "pos_3_2", "pos_4_2", "pos_6_2", "pos_7_2", "pos_8_2"});
    CHECK(level.boxes == std::vector<Location>{1, 4});
    CHECK(level.steps[4] == std::array<Location, 4>{no_location, 5, no_location, 3});
    CHECK(level.steps[2][index_of(Direction::Right)] == no_location);
    CHECK(warnings.front() == "2:7: the box here is out of the player's reach");
}

TEST_CASE("a goal out of reach without a box is kept, by itself") {
    const std::string text = "#########\n#@$.# . #\n#########\n";
    const Collection collection = collection_in(text);
    const Instance& level = *collection.levels.front().instance();
    CHECK(level.names == Names{"pos_2_2", "pos_3_2", "pos_4_2", "pos_7_2"});
    CHECK(level.goals == std::vector<Location>{2, 3});
    CHECK(level.steps[3] ==
          std::array<Location, 4>{no_location, no_location, no_location, no_location});
    CHECK(level.condition == GoalCondition::Store);
    CHECK(warnings_of(text).front() == "2:7: the goal here is out of the player's reach");
}

TEST_CASE("an open board ends where its text ends, with a warning") {
    const Collection collection = collection_in("####\n#@$.\n####\n");
    CHECK(collection.levels.front().instance()->size() == 3);
    CHECK(warnings_of("####\n#@$.\n####\n") ==
          Names{"2:4: the board is open here; outside of the text all is wall"});
    // The gap above the short row is not floor, either.
    CHECK(warnings_of("##\n# @$.#\n######\n") ==
          Names{"2:3: the board is open here; outside of the text all is wall"});
    CHECK(warnings_of(small_level).empty());
    // Reached through a hole in the wall, the outside is floor as far as it is drawn.
    const Collection hole = collection_in("  #####\n   @$.#\n  #####\n");
    CHECK(hole.levels.front().instance()->names.front() == "pos_1_1");
    CHECK(hole.levels.front().instance()->size() == 10);
}

TEST_CASE("as many goals as there are boxes for must be covered") {
    const auto condition = [](const std::string& row) {
        const std::string wall(row.size(), '#');
        return collection_in(wall + "\n" + row + "\n" + wall + "\n")
            .levels.front()
            .instance()
            ->condition;
    };
    CHECK(condition("#@$.#") == GoalCondition::Cover);
    CHECK(condition("#@$$.#") == GoalCondition::Cover);
    CHECK(condition("#@$..#") == GoalCondition::Store);
    CHECK(condition("#@..#") == GoalCondition::Store);
    CHECK(condition("#@$#") == GoalCondition::Cover);
    CHECK(
        warnings_of("######\n#@$$.#\n######\n") ==
        Names{"2:2: as many boxes as goals are usual, here are 2 and 1: solved when every goal is "
              "covered"});
    CHECK(warnings_of("######\n#@$..#\n######\n") ==
          Names{"2:2: as many boxes as goals are usual, here are 1 and 2: solved when every box is "
                "on a goal"});
}

TEST_CASE("a board with nothing to do is read with a warning") {
    CHECK(warnings_of("####\n#@ #\n####\n") ==
          Names{"2:2: the board has no boxes and no goals: it is solved as it is"});
    CHECK(warnings_of("####\n#@.#\n####\n") ==
          Names{"2:2: the board has no boxes: it is solved as it is"});
    CHECK(warnings_of("####\n#@$#\n####\n") ==
          Names{"2:2: the board has no goals: it is solved as it is"});
}

TEST_CASE("rows of floor inside a board hold it together") {
    const Instance level = level_in("#####\n#@$.#\n#####\n-\n#####\n");
    CHECK(level.size() == 3);
    const Instance inside = level_in("###\n#@#\n#-#\n#$#\n#.#\n###\n");
    CHECK(inside.size() == 4);
}
