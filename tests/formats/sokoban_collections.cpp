// Whole collections: which lines are boards, and where titles and authors come from.

#include "formats/sokoban_reading.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing::boards;

using Names = std::vector<std::string>;

TEST_CASE("a line with a semicolon, a line alone or one in quotes before a board is its title") {
    CHECK(titles_in("; 1\n\n" + small_level + "\n; 2\n\n" + small_level) == Names{"1", "2"});
    CHECK(titles_in(";LEVEL 1\n" + small_level + "\n;LEVEL 3\n" + small_level) ==
          Names{"LEVEL 1", "LEVEL 3"});
    CHECK(titles_in("Level 1\n\n" + small_level + "\n\nLevel 2\n" + small_level) ==
          Names{"Level 1", "Level 2"});
    CHECK(titles_in("'Duh!'\n" + small_level) == Names{"Duh!"});
    CHECK(titles_in("; 44\n'Duh!'\n\n" + small_level) == Names{"Duh!"});
    CHECK(titles_in("#1\n" + small_level + "\n#2\n" + small_level) == Names{"#1", "#2"});
    CHECK(titles_in(small_level + "\n" + small_level) == Names{"", ""});
}

TEST_CASE("a header is no title") {
    CHECK(titles_in("; A collection (155 puzzles)\n; for beginners\n\n; 1\n\n" + small_level) ==
          Names{"1"});
    CHECK(titles_in("My levels\nmade in a week\n\n" + small_level) == Names{""});
    CHECK(titles_in(":: made by a program ::\n:: Title: none ::\n\nFirst\n\n" + small_level) ==
          Names{"First"});
}

TEST_CASE("a line with a semicolon after each board is its title where none comes before") {
    CHECK(titles_in(small_level + "; One\n\n" + small_level + "\n; Two\n") == Names{"One", "Two"});
}

TEST_CASE("Title and Author after a board belong to it, before the first one to the collection") {
    const Collection collection =
        collection_in("Title: All of them\nAuthor: Everybody\n\n" + small_level +
                      "Title: One\nAuthor: Me\n\n" + small_level + "Title: Two\n\n" + small_level);
    CHECK(collection.title == "All of them");
    CHECK(titles_of(collection) == Names{"One", "Two", ""});
    CHECK(collection.levels[0].instance()->author == "Me");
    CHECK(collection.levels[1].instance()->author == "Everybody");
    CHECK(collection_in("Collection: Mine\n\n" + small_level).title == "Mine");
}

TEST_CASE("Title and Author before every board belong to the board that follows") {
    const Collection collection = collection_in("Title: One\nAuthor: Me\n" + small_level +
                                                "\n; Title: Two\n; Author: You\n" + small_level);
    CHECK(titles_of(collection) == Names{"One", "Two"});
    CHECK(collection.levels[0].instance()->author == "Me");
    CHECK(collection.levels[1].instance()->author == "You");
    CHECK(titles_in("title:   Alone  \n" + small_level) == Names{"Alone"});
}

TEST_CASE("a title or an author may look like a row") {
    const Collection collection =
        collection_in(small_level + "Title: ####@###$333\nAuthor: #########\n\n" + small_level);
    CHECK(titles_of(collection) == Names{"####@###$333", ""});
    CHECK(collection.levels[0].instance()->author == "#########");
}

TEST_CASE("a title line names the level and a Title above it the collection") {
    const Collection collection = collection_in("Title: All\n\n\nOne\n\n" + small_level);
    CHECK(collection.title == "All");
    CHECK(titles_of(collection) == Names{"One"});
}

TEST_CASE("a title in quotes, in Latin letters or with a terminal escape comes out fit to print") {
    CHECK(titles_in(small_level + "Title: Fl\xF6te\n") == Names{"Fl\xC3\xB6te"});
    CHECK(titles_in(small_level + "Title: Fl\xC3\xB6te\n") == Names{"Fl\xC3\xB6te"});
    CHECK(titles_in(small_level + "Title: \x1B[31mred\n") == Names{"\\x1b[31mred"});
}

TEST_CASE("solutions and snapshots after a board are passed over") {
    const Collection collection = collection_in(
        "::::::::::::::::::::::::::\n:: Sokoban, file format ::\n::::::::::::::::::::::::::\n\n"
        "Collection: Test\nAuthor: Me\nDate of Last Change: 2010-01-01\n\nFirst\n\n" +
        small_level + "Author: You\nComment:\nOnly for the eye:\n" + small_level +
        "Title: Not this\nComment-End:\n\nSolution/Moves\nR\nDifficulty: 3\n\n"
        "Solution 1/1/1/1/1\nR\nSolution name: by hand\n\nSnapshot\nRlRl\n\n"
        "rrrrrrrrllllllllRRRR\n\nSecond\n\n" +
        small_level);
    CHECK(collection.title == "Test");
    CHECK(collection.size == 2);
    CHECK(titles_of(collection) == Names{"First", "Second"});
    CHECK(collection.levels[0].instance()->author == "You");
    CHECK(collection.levels[1].instance()->author == "Me");
}

TEST_CASE("a comment that nothing ends is one line") {
    CHECK(titles_in(small_level + "Comment: easy\n\nTwo\n\n" + small_level +
                    "Comment: hard\nComment-End:\n\nThree\n\n" + small_level) ==
          Names{"", "Two", "Three"});
}

TEST_CASE("words that could be moves are titles where no moves are to be expected") {
    CHECK(titles_in("Dull\n\n" + small_level + "\nSolution\nR\n\nRudd\n\n" + small_level) ==
          Names{"Dull", "Rudd"});
}

TEST_CASE("text around boards is never taken for a board") {
    const Collection collection =
        collection_in("-----\n...\n***\nbob\nProblem #1\n# a comment\n\n" + small_level +
                      "\n====\n------\nBob #1\n...\n\n" + small_level);
    CHECK(collection.size == 2);
    CHECK(collection.levels[0].error() == nullptr);
    CHECK(collection.levels[1].error() == nullptr);
}

TEST_CASE("one bad level does not spoil the others, and keeps its number") {
    const Collection collection =
        collection_in("; 1\n" + small_level + "\n; 2\n#####\n#@@.#\n#####\n\n; 3\n" + small_level);
    CHECK(collection.size == 3);
    REQUIRE(collection.levels.size() == 3);
    CHECK(collection.levels[0].instance() != nullptr);
    REQUIRE(collection.levels[1].error() != nullptr);
    CHECK(std::string(collection.levels[1].error()->what()).find("file:8:3: a second player") == 0);
    CHECK(collection.levels[2].number == 3);
    CHECK(collection.levels[2].instance()->title == "3");
}

TEST_CASE("only warnings of levels that were asked for are given") {
    const std::string text = small_level + "\n####\n#@ #\n####\n\n####\n#@$#\n####\n";
    CHECK(warnings_of(text).size() == 2);
    CHECK(warnings_of(text, "1").empty());
    CHECK(warnings_of(text, "3") == Names{"10:2: the board has no goals: it is solved as it is"});
}

TEST_CASE(
    "the real collections have the levels they are known to have, and keep them when written") {
    const auto folder = shared_levels();
    if (folder.empty()) return;
    const auto read = [&](const std::filesystem::path& file, std::size_t levels) {
        const Collection collection = read_collection(file);
        INFO(file.filename().string());
        CHECK(collection.format == InstanceFormat::Sokoban);
        CHECK(collection.levels.size() == levels);
        for (const Level& level : collection.levels) {
            CAPTURE(level.number);
            REQUIRE(level.instance() != nullptr);
            CHECK(defect_of(*level.instance()) == std::nullopt);
            const Instance again = level_in(written(*level.instance()));
            CHECK(same_board(*level.instance(), again));
            CHECK(again.title == level.instance()->title);
        }
        return titles_of(collection);
    };
    const Names microban = read(folder / "microban.xsb", 155);
    CHECK(microban[0] == "1");
    CHECK(microban[43] == "Duh!");
    CHECK(read(folder / "xsokoban.xsb", 90)[89] == "screen.90");
    CHECK(read(folder / "boxoban-hard50.txt", 50)[0] == "0");
    CHECK(read(folder / "kth-odd68.slc", 68)[1] == "LEVEL 3");
    std::size_t warehouses = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder / "cab320")) {
        read(entry.path(), 1);
        ++warehouses;
    }
    CHECK(warehouses == 16);
    // The warehouses are levels of Microban with a blank column before them.
    ReadOptions third;
    third.levels = "3";
    CHECK(read_instance(folder / "cab320" / "warehouse_03.txt").names ==
          read_instance(folder / "microban.xsb", third).names);
}
