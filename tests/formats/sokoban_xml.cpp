// Collections as XML, good and hostile.

#include "formats/sokoban_reading.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing::boards;

using Names = std::vector<std::string>;

namespace {

const std::string rows = "<L>#####</L><L>#@$.#</L><L>#####</L>";

std::string levels(const std::string& inside) {
    return "<SokobanLevels><LevelCollection>" + inside + "</LevelCollection></SokobanLevels>";
}

}  // namespace

TEST_CASE("an XML collection has its title, each level its Id and the nearest Copyright") {
    const Collection collection = collection_in(
        "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n"
        "<!DOCTYPE SokobanLevels SYSTEM \"SokobanLev.dtd\">\n"
        "<!-- made by hand -->\n"
        "<SokobanLevels xsi:schemaLocation='SokobanLev.xsd'>\n"
        "  <Title> Example &amp; others </Title>\n"
        "  <Description>Two\n  levels &lt;here&gt;</Description>\n"
        "  <Email/>\n"
        "  <LevelCollection Copyright=\"Me\" MaxWidth=\"5\" MaxHeight=\"3\">\n"
        "    <Level Id=\"First\" Width=\"5\" Height=\"3\">\n"
        "      <L>#####</L>\n      <L>#@$.#</L>\n      <L>#####</L>\n    </Level>\n"
        "    <Level Id='&quot;Fl\xF6te&#34;' Width='6' Height='3' Copyright='You'>\n"
        "      <L> #####</L>\n<!-- > -->      <L> #@$.#</L>\n      <L> #####</L>\n"
        "      <Unknown><L>#</L></Unknown>\n    </Level>\n"
        "  </LevelCollection>\n</SokobanLevels>\n");
    CHECK(collection.format == InstanceFormat::Sokoban);
    CHECK(collection.title == "Example & others");
    CHECK(titles_of(collection) == Names{"First", "\"Fl\xC3\xB6te\""});
    REQUIRE(collection.levels.size() == 2);
    CHECK(collection.levels[0].instance()->author == "Me");
    CHECK(collection.levels[1].instance()->author == "You");
    CHECK(same_board(*collection.levels[0].instance(), level_in(small_level)));
    CHECK(collection.levels[1].instance()->names == level_in(small_level).names);
}

TEST_CASE("rows of XML may hold entities, CDATA, comments and line ends") {
    const Instance level = level_in(small_level);
    for (const std::string& text : {
             levels("<Level><L>&#35;####</L><L>#&#x40;&#36;.#</L><L>#####</L></Level>"),
             levels("<Level><L><![CDATA[#####]]></L><L>#@<!-- box -->$.#</L><L>#####</L></Level>"),
             levels("<Level><L>\n#####&#10;#@$.#\n#####\n</L></Level>"),
             levels("<Level><L>5#|#@b.#</L><L>5#</L><L/></Level>"),
             "\xEF\xBB\xBF\n " + levels("<Level>" + rows + "</Level>") + "\n<!-- end -->\n",
         }) {
        CAPTURE(text);
        CHECK(same_board(level, level_in(text)));
    }
}

TEST_CASE("a bad level of an XML collection is refused where it is bad and spoils no other") {
    const std::string text = levels("\n<Level>" + rows +
                                    "</Level>\n<Level><L>###</L>\n<L>#x@#</L>"
                                    "<L>###</L></Level>\n<Level></Level>\n<Level><L>#&#120;#</L>"
                                    "</Level>\n<Level>" +
                                    rows + "</Level>");
    CHECK(collection_in(text).size == 5);
    check_refused(text, "4:5", {"'x' in a board"}, "2");
    check_refused(text, "5:1", {"no <L> elements"}, "3");
    check_refused(text, "6:12", {"'x' in a board"}, "4");
    CHECK(refusal_of(text, "5") == "it was read");
    check_refused(levels("<Level><L>####</L><L>#@ @</L></Level>"), "1:57", {"a second player"});
    check_refused(levels("<Level><L>#&amp;#</L></Level>"), "1:44", {"'&' in a board"});
}

TEST_CASE("elements are named, nested and ended as XML wants it") {
    check_refused("<SokobanLevels>\n <Title>x</Titel>", "2:10",
                  {"expected </Title>", "line 2", "</Titel>"});
    check_refused("<SokobanLevels>\n <Title>", "2:2", {"<Title> has no end", "</Title>"});
    check_refused("<SokobanLevels>", "1:1", {"has no end"});
    check_refused("<html><body/></html>", "1:1", {"expected <SokobanLevels>", "<html>"});
    check_refused(levels("") + "\n<More/>", "2:1", {"a second element"});
    check_refused(levels("") + "\nmore", "2:1", {"expected '<'", "'m'"});
    check_refused("<?xml version='1.0'?>\n", "2:1", {"no element", "<SokobanLevels>"});
    check_refused("<?xml version='1.0'", "1:1", {"'<?' has no end"});
    check_refused("<SokobanLevels></SokobanLevels></x>", "1:32", {"</x> without its start"});
    check_refused(levels("<Level><L>##<b/></L></Level>"), "1:45", {"an element in <L>"});
    check_refused(levels(""), "1:1", {"no level", "<Level>"});
    check_refused("<SokobanLevels><1/></SokobanLevels>", "1:17", {"a tag's name", "'1'"});
}

TEST_CASE("attributes have one value each, in quotes") {
    check_refused("<SokobanLevels a=1>", "1:18", {"expected '\"'", "'1'"});
    check_refused("<SokobanLevels a>", "1:17", {"expected '='", "'>'"});
    check_refused("<SokobanLevels a='1>", "1:18", {"the value has no end"});
    check_refused("<SokobanLevels a='1' a='2'>", "1:22", {"a second attribute a"});
    check_refused("<SokobanLevels a='<'>", "1:19", {"'<' in a value", "&lt;"});
    check_refused("<SokobanLevels a='1'b='2'>", "1:21", {"a blank, '/>' or '>'"});
}

TEST_CASE("entities that XML does not have of itself are refused, and so are declarations") {
    check_refused("<SokobanLevels><Title>&nbsp;</Title>", "1:23",
                  {"unknown entity '&nbsp;'", "lt, gt"});
    check_refused("<SokobanLevels><Title>A & B</Title>", "1:25", {"'&' without ';'", "&amp;"});
    check_refused("<SokobanLevels><Title>&#0;</Title>", "1:23", {"no character"});
    check_refused("<SokobanLevels><Title>&#xD800;</Title>", "1:23", {"no character"});
    check_refused("<SokobanLevels><Title>&#99999999999999999999;</Title>", "1:23",
                  {"no character"});
    check_refused("<SokobanLevels><Title>&" + std::string(1000, 'x'), "1:23",
                  {"entity has no end"});
    check_refused(
        "<!DOCTYPE SokobanLevels [\n<!ENTITY a \"aaaaaaaaaa\">\n<!ENTITY b "
        "\"&a;&a;&a;&a;&a;&a;\">]>\n" +
            levels(""),
        "1:25", {"a DOCTYPE with declarations", "refused"});
    check_refused(
        "<!DOCTYPE SokobanLevels SYSTEM \"file:///etc/passwd\" [<!ENTITY x SYSTEM "
        "\"file:///etc/passwd\">]><SokobanLevels/>",
        "1:53", {"refused"});
    check_refused("<!DOCTYPE SokobanLevels", "1:1", {"the DOCTYPE has no end"});
    check_refused("<!ENTITY x 'y'><SokobanLevels/>", "1:1", {"expected '<!--' or '<!DOCTYPE'"});
    check_refused("<SokobanLevels><!DOCTYPE x></SokobanLevels>", "1:16", {"a DOCTYPE after"});
}

TEST_CASE("comments and CDATA end") {
    check_refused("<!-- a\n-- ->", "1:1", {"the comment has no end", "'-->'"});
    check_refused("<!- a -->", "1:4", {"expected '<!--'"});
    check_refused("<SokobanLevels><![CDATA[ ]] >", "1:16", {"has no end", "']]>'"});
    check_refused("<SokobanLevels><![DATA[ ]]>", "1:19", {"expected '<![CDATA['"});
    check_refused("<![CDATA[ ]]><SokobanLevels/>", "1:1", {"text outside"});
}

TEST_CASE("a million open elements are refused, not followed") {
    std::string text = "<SokobanLevels>";
    for (int depth = 0; depth < 1'000'000; ++depth) text += "<a>";
    check_refused(text, "1:313", {"nested deeper than 100"});
    check_refused("<SokobanLevels " + std::string(1'000'000, 'a'), "1:216",
                  {"more than 200 characters"});
    check_refused(levels("<Level><L>" + std::string(1'000'001, '#') + "</L></Level>"), "1:43",
                  {"more than 1000000 characters"});
}
