// Choosing levels as --level does.

#include "formats/sokoban_reading.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing::boards;

namespace {

const std::string five = "; One\n" + small_level + "\n; Two\n" + small_level + "\n; one more\n" +
                         small_level + "\n; 2\n" + small_level + "\n; a, b\n" + small_level;

std::vector<std::size_t> chosen(const std::string& choice, const std::string& text = five) {
    ReadOptions options;
    options.levels = choice;
    const Collection collection = collection_in(text, options);
    std::vector<std::size_t> numbers;
    for (const Level& level : collection.levels) numbers.push_back(level.number);
    CHECK(collection.size >= numbers.size());
    return numbers;
}

using Numbers = std::vector<std::size_t>;

}  // namespace

TEST_CASE("levels are chosen by number, by range and by a list of both") {
    CHECK(chosen("") == Numbers{1, 2, 3, 4, 5});
    CHECK(chosen("2") == Numbers{2});
    CHECK(chosen("2-4") == Numbers{2, 3, 4});
    CHECK(chosen("3-3") == Numbers{3});
    CHECK(chosen("5,1-2") == Numbers{1, 2, 5});
    CHECK(chosen("1, 3 - 4 ,3") == Numbers{1, 3, 4});
    ReadOptions options;
    options.levels = "2-4";
    CHECK(collection_in(five, options).size == 5);
}

TEST_CASE("a title is looked for as a whole first and then as a part, whatever its letters") {
    CHECK(chosen("one") == Numbers{1});
    CHECK(chosen("ONE MORE") == Numbers{3});
    CHECK(chosen("o") == Numbers{1, 2, 3});
    CHECK(chosen("a, b") == Numbers{5});
    CHECK(chosen(", B") == Numbers{5});
}

TEST_CASE("a level that is not there is refused with how many there are") {
    check_refused(five, "1:1", {"no level 6", "5 levels"}, "6");
    check_refused(five, "1:1", {"no level 0", "5 levels"}, "0");
    check_refused(five, "1:1", {"no level 7", "5 levels"}, "2-7");
    check_refused(five, "1:1", {"no level so large a number"}, "99999999999999999999999");
    check_refused(five, "1:1", {"no levels from 4 to 2", "smaller number first"}, "4-2");
    check_refused(five, "1:1", {"no level has three in its title", "5 levels"}, "three");
    check_refused(five, "1:1", {"no level has 2- in its title"}, "2-");
    check_refused(five, "1:1", {"no level has \\x1b[31m in its title"}, "\x1B[31m");
    check_refused(small_level, "1:1", {"no level 2", "the file has 1 level"}, "2");
    check_refused("box(b). sokoban(a). right(a,b).", "1:1", {"no level 2", "the file has 1 level"},
                  "2");
}

TEST_CASE("a bad level is chosen by its number and not by a title") {
    const std::string text = small_level + "\n; bad\n####\n#@@#\n####\n";
    check_refused(text, "7:3", {"a second player"}, "2");
    check_refused(text, "1:1", {"no level has bad in its title"}, "bad");
    CHECK(chosen("1", text) == Numbers{1});
}

TEST_CASE("a file of one instance has level 1") {
    ReadOptions options;
    options.levels = "1";
    CHECK(collection_in("box(b). sokoban(a). right(a,b).", options).levels.size() == 1);
}
