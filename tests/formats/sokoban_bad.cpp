// Boards that are none, with the place and what was expected.

#include "formats/sokoban_reading.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing::boards;

namespace {

/// A row between walls.
std::string corridor(const std::string& row) {
    const std::string wall(row.size(), '#');
    return wall + "\n" + row + "\n" + wall + "\n";
}

}  // namespace

TEST_CASE("a board has exactly one player") {
    check_refused(corridor("# $.#"), "1:1", {"no player", "'@' or '+'"});
    check_refused("\n\n; title\n\n  ###\n  # #\n  ###", "5:1", {"no player"});
    check_refused(corridor("#@$.@#"), "2:5", {"a second player", "line 2, column 2"});
    check_refused("######\n#+$. #\n#  @ #\n######", "3:4", {"a second player", "line 2, column 2"});
    check_refused(corridor("#@$.#@#"), "2:6", {"a second player"});
    check_refused("6#|#@b.@#|6#", "1:8", {"a second player", "line 1, column 5"});
}

TEST_CASE("a character that no board has is refused where it stands, not taken for text") {
    check_refused(corridor("#@$x.#"), "2:4", {"'x' in a board", "expected '#', '@'"});
    check_refused("#####\n#@$.#\n#%###\n", "3:2", {"'%' in a board"});
    check_refused("##?##\n#@$.#\n#####\n", "1:3", {"'?' in a board"});
    check_refused("#####\n#@$.#\n##\x01##\n", "3:3", {"byte 0x01 in a board"});
    check_refused("#####\n#@$.#\n#\xC3\xA4##x\n", "3:2", {"in a board"});
}

TEST_CASE("a tab in a board is refused, because nobody knows how wide it is") {
    check_refused(corridor("#@\t$.#"), "2:3", {"a tab in a board", "expected blanks"});
    check_refused("\t#####\n\t#@$.#\n\t#####\n", "1:1", {"a tab in a board"});
}

TEST_CASE("a count stands before a board character and has a limit") {
    check_refused("5#|#@$.#|999999999#", "1:10", {"a count from 1 to 65535"});
    check_refused("5#|#@$.#|99999999999999999999999999#", "1:10", {"a count from 1 to 65535"});
    check_refused("5#|#@$.0#|5#", "1:8", {"a count from 1 to 65535"});
    check_refused("5#|#@$.#|5#|3", "1:13", {"a count with nothing after it"});
    check_refused("5#|#@$.#|5x#", "1:11", {"'x' in a board"});
}

TEST_CASE("groups end, do not nest and hold something that can be repeated") {
    check_refused("5#|#@$.#|2(##", "1:11", {"the group has no end", "')'"});
    check_refused("5#|#@$.#|2(#2(#))#", "1:14", {"a group in a group"});
    check_refused("5#|#@$.#|##)##", "1:12", {"')' without '('"});
    check_refused("5#|#@$.#|2(#3)#", "1:13", {"a count with nothing after it"});
    check_refused(std::string(10'000, '(') + "#|", "1:2", {"a group in a group"});
}

TEST_CASE("counts cannot make a small file a large board") {
    check_refused("#@$.#|60000(60000#)#", "1:7", {"more than 1000000 characters"});
    check_refused("#@$.#|60000(30#)#", "1:7", {"more than 1000000 characters"});
    std::string many;
    for (int level = 0; level < 100; ++level) many += "900(900-|)#@$.#\n\n";
    const Collection collection = collection_in(many);
    REQUIRE(collection.size == 100);
    REQUIRE(collection.levels.back().error() != nullptr);
    CHECK(std::string(collection.levels.back().error()->what()).find("unpack to far more") !=
          std::string::npos);
}

TEST_CASE("65535 locations can be read and one more is refused where it is drawn") {
    const auto hall = [](int width, int height, int more) {
        const std::string wall(static_cast<std::size_t>(width) + 2, '#');
        std::string text =
            wall + "\n#@" + std::string(static_cast<std::size_t>(width) - 1, ' ') + "#\n";
        for (int row = 1; row < height; ++row) {
            text += "#" + std::string(static_cast<std::size_t>(width), ' ') + "#\n";
        }
        text += "#" + std::string(static_cast<std::size_t>(more), ' ') + "#" + wall + "\n";
        return text + wall + wall + "\n";
    };
    CHECK(collection_in(hall(257, 255, 0)).levels.front().instance()->size() == 65'535);
    check_refused(hall(257, 255, 1), "257:2", {"more than 65535 locations"});
}

TEST_CASE("1000 boxes can be read and one more is refused where it is drawn") {
    CHECK(collection_in(corridor("#@" + std::string(1000, '$') + "#"))
              .levels.front()
              .instance()
              ->boxes.size() == 1000);
    check_refused(corridor("#@" + std::string(1000, '*') + "$#"), "2:1003",
                  {"more than 1000 boxes"});
}

TEST_CASE("a board of more than a million characters is refused where it starts") {
    std::string text = "; large\n";
    for (int row = 0; row < 1001; ++row) text += std::string(1000, '#') + "\n";
    check_refused(text, "2:1", {"more than 1000000 characters"});
    check_refused(std::string(2'000'000, '#'), "1:1", {"more than 1000000 characters"});
}

TEST_CASE("a file has 100000 levels at most") {
    std::string text;
    for (int level = 0; level < 100'001; ++level) text += "#@#\n\n";
    check_refused(text, "200001:1", {"more than 100000 levels"});
}

TEST_CASE("text without a board is refused where it ends") {
    check_refused("Title: nothing\nAuthor: nobody\n", "3:1", {"no board", "expected rows of '#'"});
    check_refused("; nothing\n", "2:1", {"no board"});
}

TEST_CASE("many levels where one is wanted are counted") {
    check_refused(small_level + "\n" + small_level, "1:1", {"has 2 levels", "--level"});
}

TEST_CASE("rows that are all bad are still a board") {
    check_refused("##!##\n#@!.#\n##!##\n" + std::string(1, '\n') + "#@$.#", "1:3",
                  {"'!' in a board"}, "1");
}
