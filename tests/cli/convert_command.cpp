// `convert`: instances in other formats, files whole or not at all.

#include <filesystem>
#include <iterator>

#include "cli/fixtures.hpp"

namespace convert_command_tests {

using namespace tabkeeper::testing;

namespace {

namespace fs = std::filesystem;

const std::vector<std::string> formats{"asp", "asp2013", "thesis", "b", "sok", "pddl"};
const std::string board = board_text({"#######", "#@$ . #", "#######"});
const std::string ring = "right(a,b). right(b,c). right(c,a). box(b). solution(c). sokoban(a).";

struct Folder {
    TempFolder folder;
    std::string four = folder.write("four.xsb", four_levels());
    std::string one = folder.write("one.xsb", board);
    std::string out = (folder.path() / "out").string();

    std::string content(const std::string& name) const {
        std::ifstream file(folder.path() / name);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    std::vector<std::string> names_in(const std::string& place) const {
        std::vector<std::string> names;
        for (const auto& entry : fs::directory_iterator(folder.path() / place)) {
            names.push_back(entry.path().filename().string());
        }
        std::sort(names.begin(), names.end());
        return names;
    }
};

}  // namespace

TEST_CASE("every format can be made from every other, and stays the same instance") {
    for (const std::string& from : formats) {
        const Outcome first = run({"convert", "-", "--to", from}, board);
        CAPTURE(from, first.out, first.err);
        REQUIRE(first.code == 0);
        CHECK(json::parse(run({"info", "-", "-f", "json"}, first.out).out)["format"] == from);
        for (const std::string& to : formats) {
            const Outcome second = run({"convert", "-", "--to", to, "--from", from}, first.out);
            CAPTURE(to, second.out, second.err);
            REQUIRE(second.code == 0);
            CHECK(second.err.empty());
            const json answer =
                json::parse(run({"-", "-c", "pushes,moves", "-f", "json"}, second.out).out);
            CHECK(answer["cost"] == json::array({2, 2}));
            CHECK(answer["format"] == to);
        }
    }
}

TEST_CASE("several levels make one collection of boards") {
    const Folder folder;
    const Outcome outcome = run({"convert", folder.four, folder.one, "-l", "1", "--to", "sok"});
    CHECK(outcome.code == 0);
    const json list = json::parse(run({"info", "-", "-f", "json"}, outcome.out).out);
    REQUIRE(list.size() == 2);
    CHECK(list[0]["title"] == "Easy");
    CHECK(list[1]["level"] == 2);
}

TEST_CASE("a collection with a bad level is not written in part") {
    const Folder folder;
    const Outcome outcome = run({"convert", folder.four, "--to", "sok"});
    CHECK(outcome.code == 65);
    CHECK(outcome.out.empty());
    CHECK(contains(outcome.err, "four.xsb:6:1: "));
    CHECK(run({"convert", folder.four, "--to", "sok", "-o", folder.out}).code == 65);
    CHECK_FALSE(fs::exists(folder.out));
}

TEST_CASE("several levels do not fit one file of facts, and how to write them is said") {
    const Folder folder;
    const Outcome outcome = run({"convert", folder.four, "-l", "3-4", "--to", "asp"});
    CHECK(outcome.code == 128);
    CHECK(outcome.out.empty());
    CHECK(contains(outcome.err, "asp holds one instance, and there are 2"));
    CHECK(contains(outcome.err, "--level N"));
    CHECK(contains(outcome.err, "--output-dir DIR"));
}

TEST_CASE(
    "convert --output-dir writes a file for each good level and says what is wrong with the "
    "others") {
    const Folder folder;
    const Outcome outcome =
        run({"convert", folder.four, folder.one, "--to", "pddl", "--output-dir", folder.out});
    CHECK(outcome.code == 65);
    CHECK(outcome.out.empty());
    CHECK(contains(outcome.err, "four.xsb:6:1: "));
    CHECK(folder.names_in("out") ==
          std::vector<std::string>{"four-001.pddl", "four-003.pddl", "four-004.pddl", "one.pddl"});
    CHECK(run({folder.out + "/four-003.pddl", "-f", "none"}).code == 20);
}

TEST_CASE("two inputs that would get the same name are not written over each other") {
    const Folder folder;
    const Outcome outcome = run(
        {"convert", folder.one, folder.one, "--to", "asp", "--output-dir", folder.out, "--force"});
    CHECK(outcome.code == 65);
    CHECK(contains(outcome.err, "one.asp has been written for another input"));
    CHECK(folder.names_in("out") == std::vector<std::string>{"one.asp"});
}

TEST_CASE("convert -o writes a file, and over one that is there only with --force") {
    const Folder folder;
    CHECK(run({"convert", folder.one, "--to", "asp", "-o", folder.out}).code == 0);
    const std::string written = folder.content("out");
    CHECK(contains(written, "sokoban(pos_2_2)."));
    const Outcome again = run({"convert", folder.one, "--to", "sok", "-o", folder.out});
    CHECK(again.code == 65);
    CHECK(contains(again.err, "out: is there already"));
    CHECK(folder.content("out") == written);
    CHECK(run({"convert", folder.one, "--to", "sok", "-o", folder.out, "--force"}).code == 0);
    CHECK(contains(folder.content("out"), "#@$ . #"));
    CHECK(folder.names_in(".") == std::vector<std::string>{"four.xsb", "one.xsb", "out"});
}

TEST_CASE("an instance that a format cannot hold is refused, and nothing is written") {
    const Folder folder;
    const auto file = folder.folder.write("ring.asp", ring);
    for (const std::string format : {"sok", "thesis"}) {
        const Outcome outcome = run({"convert", file, "--to", format, "-o", folder.out});
        CAPTURE(format, outcome.err);
        CHECK(outcome.code == 65);
        CHECK(contains(outcome.err, "ring.asp: cannot be written as " + format + ": "));
        CHECK_FALSE(fs::exists(folder.out));
    }
    CHECK(run({"convert", file, "--to", "asp"}).code == 0);
}

TEST_CASE("convert without a format, or with one that is not known, is wrong usage") {
    const Folder folder;
    CHECK(run({"convert", folder.one}).code == 128);
    CHECK(run({"convert", "--to", "asp"}).code == 128);
    const Outcome unknown = run({"convert", folder.one, "--to", "xml"});
    CHECK(unknown.code == 128);
    CHECK(contains(unknown.err, "'xml' is no format; type asp, asp2013"));
    CHECK(run({"convert", folder.one, "--to", "asp", "-o", "x", "--output-dir", "y"}).code == 128);
}

TEST_CASE("a file that cannot be written is said and leaves nothing behind") {
    const Folder folder;
    const std::string nowhere = (folder.folder.path() / "no" / "where").string();
    const Outcome outcome = run({"convert", folder.one, "--to", "asp", "-o", nowhere});
    CHECK(outcome.code == 65);
    CHECK(contains(outcome.err, "where: cannot be written: "));
    CHECK(run({"convert", folder.one, "--to", "asp", "-o", folder.folder.path().string()}).code ==
          65);
    CHECK(folder.names_in(".") == std::vector<std::string>{"four.xsb", "one.xsb"});
}

}  // namespace convert_command_tests
