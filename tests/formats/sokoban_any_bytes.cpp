// Whatever the bytes: an instance without defects or an InputError, and nothing else.

#include <cstdint>

#include "formats/sokoban_reading.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing::boards;

namespace {

#ifdef TABKEEPER_SANITIZED
constexpr std::uint64_t inputs = 500;
#else
constexpr std::uint64_t inputs = 2'000;
#endif

class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed * 0x9E37'79B9'7F4A'7C15ULL + 1) {}

    std::size_t below(std::size_t limit) {
        state_ = state_ * 6'364'136'223'846'793'005ULL + 1'442'695'040'888'963'407ULL;
        return static_cast<std::size_t>(state_ >> 33U) % limit;
    }

private:
    std::uint64_t state_;
};

const std::vector<std::string> good_texts{
    "; 1\n\n" + small_level + "\n; 2\n'Two'\n\n #####\n##  .#\n#@$$ #\n#  . #\n######\n",
    "Title: All\n\n7#|#2-.2-#|#-$-*-#|#2-@2-#|7#\nAuthor: Me\n\nSolution\n2(rl)R\n",
    ":: head ::\nComment:\n" + small_level + "Comment-End:\n\n" + small_level +
        "Title: One\n\nSnapshot\nR\n",
    "<?xml version=\"1.0\"?><SokobanLevels><Title>A &amp; B</Title><LevelCollection "
    "Copyright=\"Me\"><Level Id=\"1\"><L>#####</L><L>#@<![CDATA[$]]>.#</L><L>5#</L></Level>"
    "<!-- --></LevelCollection></SokobanLevels>",
    "######\n#pboB#\n#_--3-#\n######\n",
};

const std::vector<std::string> pieces{"#",  "@",  "$",      ".",    "*",       "+",     " ",
                                      "\n", "|",  "(",      ")",    "9",       "65535", "0",
                                      "<",  ">",  "&",      "&lt;", "<L>",     "</L>",  "\t",
                                      "\r", ";",  "Title:", "]]>",  "Comment", ":",     "\n\n",
                                      "b",  "pP", "o",      "\xC3", "\xFF",    "--",    "_"};

std::string changed(std::string text, Dice& dice) {
    const std::size_t changes = 1 + dice.below(6);
    for (std::size_t change = 0; change < changes; ++change) {
        const std::size_t at = dice.below(text.size() + 1);
        switch (dice.below(4)) {
            case 0: text.insert(at, pieces[dice.below(pieces.size())]); break;
            case 1: text.erase(at, 1 + dice.below(5)); break;
            case 2:
                text.insert(at, text.substr(dice.below(text.size() + 1), dice.below(40)));
                break;
            default:
                if (at < text.size()) text[at] = static_cast<char>(dice.below(256));
        }
        if (text.empty()) text = "#";
    }
    return text;
}

std::string noise(Dice& dice) {
    std::string text;
    const std::size_t length = dice.below(300);
    const bool of_pieces = dice.below(3) > 0;
    for (std::size_t index = 0; index < length; ++index) {
        text += of_pieces ? pieces[dice.below(pieces.size())]
                          : std::string(1, static_cast<char>(dice.below(256)));
    }
    return text;
}

/// Reads the text and counts good levels.
std::size_t good_levels(const std::string& text, std::optional<InstanceFormat> format) {
    ReadOptions options;
    options.format = format;
    std::size_t good = 0;
    try {
        const Collection collection = collection_in(text, options);
        CHECK(collection.size == collection.levels.size());
        for (const Level& level : collection.levels) {
            if (level.instance() == nullptr) {
                CHECK(printable(level.error()->what()) == level.error()->what());
                continue;
            }
            CHECK(defect_of(*level.instance()) == std::nullopt);
            CHECK(printable(level.instance()->title) == level.instance()->title);
            CHECK(printable(level.instance()->author) == level.instance()->author);
            if (level.instance()->format == InstanceFormat::Sokoban) {
                // What was read from a board can be drawn as one.
                CHECK(board_of(*level.instance()).has_value());
                CHECK(same_board(*level.instance(),
                                 *collection_in(written(*level.instance())).levels[0].instance()));
            }
            ++good;
        }
    } catch (const InputError& error) {
        CHECK(printable(error.what()) == error.what());
    }
    return good;
}

}  // namespace

TEST_CASE("changed collections and noise are read or refused, never anything else") {
    std::size_t good = 0;
    std::size_t none = 0;
    for (std::uint64_t seed = 1; seed <= inputs; ++seed) {
        Dice dice(seed);
        const std::string text =
            seed % 4 == 0 ? noise(dice) : changed(good_texts[dice.below(good_texts.size())], dice);
        CAPTURE(seed, printable(text));
        const std::size_t levels = good_levels(text, InstanceFormat::Sokoban);
        (levels > 0 ? good : none) += 1;
        // Recognition has the same choice; other formats have tests of their own.
        good_levels(text, std::nullopt);
    }
    CHECK(good > inputs / 5);
    CHECK(none > inputs / 5);
}
