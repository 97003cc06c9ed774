// `view` and `solve --view`: what is written where, and what is refused. What the page does is
// tested in a browser, tests/web/replay.mjs.

#include <filesystem>
#include <iterator>

#include "cli/fixtures.hpp"

namespace view_command_tests {

using namespace tabkeeper::testing;

namespace {

namespace fs = std::filesystem;

const std::string board = board_text({"#######", "#@$ . #", "#######"});
const std::string hostile = "</script><img src=x onerror=alert(1)>";

struct Folder {
    TempFolder folder;
    std::string one = folder.write("one.xsb", board);
    std::string four = folder.write("four.xsb", four_levels());
    std::string unsolvable = folder.write("unsolvable.asp", unsolvable_facts());
    std::string page = (folder.path() / "page.html").string();

    std::string content(const std::string& name) const {
        std::ifstream file(folder.path() / name);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    Outcome run_here(const std::vector<std::string>& arguments) const {
        Launch launch;
        launch.arguments = arguments;
        launch.folder = folder.path().string();
        return run(launch);
    }
};

/// What the page's script is given.
json scene_in(const std::string& page) {
    const std::string start = R"(<script type="application/json" id="scene">)";
    const auto from = page.find(start) + start.size();
    return json::parse(page.substr(from, page.find("</script>", from) - from));
}

}  // namespace

TEST_CASE("view solves the instance and leaves NAME.html in the current folder") {
    const Folder folder;
    const Outcome outcome = folder.run_here({"view", "one.xsb"});
    CHECK(outcome.code == 30);
    CHECK(outcome.err.empty());
    CHECK(outcome.out ==
          "OPTIMUM FOUND\nInstance  : one.xsb\nCost      : 2 pushes\nBound     : 2 pushes, proven\n"
          "Metrics   : 2 moves, 2 pushes, 1 line, 1 change, 1 session\nReplay    : one.html\n");
    const json scene = scene_in(folder.content("one.html"));
    CHECK(scene["way"] == "RR");
    CHECK(scene["grid"] == true);
    CHECK(scene["pushes"] == json::array({{1, 1, 3, 2}}));
    CHECK(scene["status"]["word"] == "OPTIMUM FOUND");
    CHECK(folder.run_here({"view", "four.xsb", "--level", "4"}).code == 30);
    CHECK(fs::exists(folder.folder.path() / "four-004.html"));
}

TEST_CASE("view -o names the file, replaces one only with --force, and - is standard output") {
    const Folder folder;
    CHECK(run({"view", folder.one, "-o", folder.page}).code == 30);
    const std::string page = folder.content("page.html");
    CHECK(page.find("<!DOCTYPE html>") == 0);
    const Outcome again = run({"view", folder.one, "-c", "moves", "-o", folder.page});
    CHECK(again.code == 65);
    CHECK(again.out.empty());
    CHECK(contains(again.err, "page.html: is there already"));
    CHECK(folder.content("page.html") == page);
    CHECK(run({"view", folder.one, "-c", "moves", "-o", folder.page, "--force"}).code == 30);
    CHECK(contains(folder.content("page.html"), "2 moves, proven minimum"));
    const Outcome piped = run({"view", "-", "-o", "-"}, board);
    CHECK(piped.code == 30);
    CHECK(piped.out.find("<!DOCTYPE html>") == 0);
    CHECK(piped.out.substr(piped.out.size() - 8) == "</html>\n");
}

TEST_CASE("view takes a plan from a file or from standard input, and does not solve") {
    const Folder folder;
    const auto plan = folder.folder.write("plan.lurd", "RR\n");
    const Outcome outcome = run({"view", folder.one, plan, "-o", folder.page});
    CHECK(outcome.code == 0);
    CHECK(outcome.out.find("CORRECT\n") == 0);
    CHECK(scene_in(folder.content("page.html"))["way"] == "RR");
    CHECK(run({"view", folder.one, "-", "-o", "-"}, "RR").code == 0);
}

TEST_CASE("view refuses a wrong plan as check does, and writes nothing") {
    const Folder folder;
    const auto refused = [&](const std::string& plan, const std::string& words) {
        const Outcome outcome = run({"view", folder.one, "-", "-o", folder.page}, plan);
        CAPTURE(plan, outcome.err);
        CHECK(outcome.code == run({"check", folder.one, "-"}, plan).code);
        CHECK(outcome.code == 65);
        CHECK(outcome.out.empty());
        CHECK(contains(outcome.err, words));
        CHECK_FALSE(fs::exists(folder.page));
    };
    refused("R", "WRONG after the last push: at the end not every goal is covered");
    refused("push(pos_3_2,left,pos_2_2,1).", "WRONG at push 1 (pos_3_2 left to pos_2_2): ");
    refused("RRx", "<stdin>:1:3: expected one of ");
}

TEST_CASE("where there is no plan the page has the start and what is proven") {
    const Folder folder;
    const Outcome none = run({"view", folder.unsolvable, "-o", folder.page});
    CHECK(none.code == 20);
    CHECK(none.out.find("UNSATISFIABLE\n") == 0);
    const json scene = scene_in(folder.content("page.html"));
    CHECK(scene["plan"] == false);
    CHECK(scene["way"] == "");
    CHECK(scene["summary"] == "no plan exists");

    const auto hard = folder.folder.write("hard.asp", hard_facts());
    const Outcome late = run({"view", hard, "-t", "200ms", "-o", folder.page, "--force"});
    CHECK(late.code == 1);
    const json open = scene_in(folder.content("page.html"));
    CHECK(open["status"]["word"] == "UNKNOWN");
    CHECK(contains(open["summary"], "no plan found yet; at least "));
}

TEST_CASE("solve --view writes the page beside the answer") {
    const Folder folder;
    const Outcome outcome = run({"solve", folder.one, "-f", "json", "--view", folder.page});
    CHECK(outcome.code == 30);
    CHECK(json::parse(outcome.out)["lurd"] == scene_in(folder.content("page.html"))["way"]);
    const Outcome again = run({folder.one, "--view", folder.page});
    CHECK(again.code == 65);
    CHECK(again.out.empty());
    CHECK(run({folder.one, "--view", folder.page, "--force"}).code == 30);
    CHECK(run({folder.one, "--view", "-"}).code == 128);
    CHECK(run({folder.one, "--force"}).code == 128);
}

TEST_CASE("a replay shows one instance, and which one is to be said") {
    const Folder folder;
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"view", folder.four},
          {"view", folder.four, "--ascii"},
          {folder.four, "--view", folder.page},
          {folder.one, folder.one, "--view", folder.page}}) {
        const Outcome outcome = run(arguments);
        CAPTURE(arguments, outcome.err);
        CHECK(outcome.code == 128);
        CHECK(outcome.out.empty());
        CHECK(contains(outcome.err, "one of a collection with --level N"));
        CHECK(lines_of(outcome.err).size() == 1);
        CHECK_FALSE(fs::exists(folder.page));
    }
}

TEST_CASE("a title from a file cannot become markup") {
    const Folder folder;
    const auto file = folder.folder.write("hostile.xsb", board + "Title: " + hostile + "\n");
    REQUIRE(run({"view", file, "-o", folder.page}).code == 30);
    const std::string page = folder.content("page.html");
    CHECK_FALSE(contains(page, "<img"));
    CHECK(contains(page, "<title>&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;</title>"));
    const auto names = folder.folder.write("names.asp", "right(a,\"" + hostile + "\"). right(\"" +
                                                            hostile + "\",c). box(\"" + hostile +
                                                            "\"). solution(c). sokoban(a).");
    REQUIRE(run({"view", names, "-o", folder.page, "--force"}).code == 30);
    CHECK_FALSE(contains(folder.content("page.html"), "<img"));
    CHECK(scene_in(folder.content("page.html"))["names"][1] == "\"" + hostile + "\"");
}

TEST_CASE("a page asks nothing of the network") {
    const Folder folder;
    REQUIRE(run({"view", folder.one, "-o", folder.page}).code == 30);
    const std::string page = folder.content("page.html");
    CHECK(contains(page, "default-src 'none'"));
    for (const std::string way : {"src=", "href=\"http", "url(http", "@import", "fetch("}) {
        CAPTURE(way);
        CHECK_FALSE(contains(page, way));
    }
}

TEST_CASE("view --ascii shows the board after every push, then what is proven") {
    const Folder folder;
    const auto turns = folder.folder.write(
        "turns.xsb", board_text({"######", "#    #", "# $@ #", "#  . #", "######"}));
    const Outcome outcome = run({"view", turns, "--ascii"});
    CHECK(outcome.code == 30);
    CHECK(outcome.err.empty());
    CHECK(contains(outcome.out, "start\n######\n#    #\n# $@ #\n#  . #\n######\n\n1 of 2: push "));
    CHECK(contains(outcome.out, "\n# @* #\n######\nOPTIMUM FOUND\n"));
    CHECK_FALSE(contains(outcome.out, "\x1b"));
    CHECK_FALSE(contains(outcome.out, "Replay"));
}

TEST_CASE("view --ascii tells a graph that is no grid in words") {
    const Outcome outcome = run({"view", "-", "--ascii"},
                                "right(a,b). right(b,c). right(c,a). box(b). solution(c). "
                                "sokoban(a).");
    CHECK(outcome.code == 30);
    CHECK(outcome.out.find("start\nplayer on a\n$ b\n\n1 of 1: push b right to c\n"
                           "player on b\n* c\nOPTIMUM FOUND\n") == 0);
}

TEST_CASE("view --ascii shows a board without a plan as it stands") {
    const Folder folder;
    const Outcome outcome = run({"view", folder.unsolvable, "--ascii"});
    CHECK(outcome.code == 20);
    CHECK(outcome.out.find("start\n#") == 0);
    CHECK(contains(outcome.out, "\nUNSATISFIABLE\n"));
}

TEST_CASE("view with options that do not fit each other is wrong usage") {
    const Folder folder;
    CHECK(run({"view"}).code == 128);
    CHECK(run({"view", "-", "-"}, board).code == 128);
    CHECK(run({"view", folder.one, "--ascii", "-o", folder.page}).code == 128);
    CHECK(run({"view", folder.one, "--speed", "4"}).code == 128);
    CHECK(run({"view", folder.one, "--ascii", "--speed", "0"}).code == 128);
    CHECK(run({"view", folder.folder.path() / "missing.xsb", "-o", folder.page}).code == 65);
    CHECK(
        run({"view", folder.one, folder.folder.path() / "missing.lurd", "-o", folder.page}).code ==
        65);
    CHECK_FALSE(fs::exists(folder.page));
}

}  // namespace view_command_tests
