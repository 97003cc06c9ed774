// `generate` as a user runs it: what it prints can be read and solved, says how it was made, and
// never takes the place of a file that is there.

#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/fixtures.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

std::vector<std::string> words_of(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

Outcome generate_with(const std::string& options) { return run(words_of("generate " + options)); }

Instance read_text(const std::string& text) {
    std::istringstream stream(text);
    return read_instance(stream, "generated");
}

std::string content_of(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

std::size_t files_in(const std::filesystem::path& folder) {
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        count += entry.exists() ? 1 : 0;
    }
    return count;
}

void check_usage(const std::string& options, const std::vector<std::string>& words) {
    const Outcome outcome = generate_with(options);
    CAPTURE(options, outcome.err);
    CHECK(outcome.code == 128);
    CHECK(outcome.out.empty());
    for (const std::string& word : words) CHECK(contains(outcome.err, word));
}

}  // namespace

TEST_CASE("generate prints the same instance for the same seed and another for another") {
    const Outcome one = generate_with("--seed 7");
    CHECK(one.code == 0);
    CHECK(one.err.empty());
    CHECK(generate_with("--seed 7").out == one.out);
    CHECK(generate_with("--seed 8").out != one.out);
    const Instance instance = read_text(one.out);
    CHECK(instance.format == InstanceFormat::Asp);
    CHECK(instance.size() == 42);
    CHECK(instance.boxes.size() == 3);
    CHECK(instance.goals.size() == 3);
}

TEST_CASE("the first line says how to make the instance again") {
    for (const std::string shape : {"rectangle", "rooms", "grid", "graph"}) {
        for (const std::string more :
             {"", "--solvable", "--layout zones --goals 2", "--anywhere"}) {
            const Outcome one =
                generate_with("--seed 18446744073709551615 --shape " + shape + " " + more);
            REQUIRE(one.code == 0);
            const std::string command = lines_of(one.out).front();
            const std::string start = "% tabkeeper ";
            REQUIRE(command.rfind(start, 0) == 0);
            CHECK(run(words_of(command.substr(start.size()))).out == one.out);
        }
    }
}

TEST_CASE("every format is written, says how it was made and is read back") {
    for (const InstanceFormat format : all_instance_formats) {
        const std::string name(to_string(format));
        const Outcome outcome = generate_with("--shape rooms --seed 5 --to " + name);
        CAPTURE(name, outcome.out, outcome.err);
        CHECK(outcome.code == 0);
        CHECK(contains(outcome.out, "tabkeeper generate --shape rooms --size 6"));
        CHECK(contains(outcome.out, "--seed 5"));
        const Instance instance = read_text(outcome.out);
        CHECK(instance.format == format);
        CHECK(instance.size() == 24);
        CHECK(instance.boxes.size() == 3);
    }
}

TEST_CASE("what --solvable makes is solved, in every shape") {
    for (const std::string shape : {"rectangle", "rooms", "grid", "graph"}) {
        const Outcome made = generate_with("--solvable --boxes 2 --seed 3 --shape " + shape);
        REQUIRE(made.code == 0);
        const Outcome solved = run({"solve", "-"}, made.out);
        CAPTURE(shape, made.out, solved.err);
        CHECK(solved.code == 30);
        CHECK(contains(solved.out, "OPTIMUM FOUND"));
    }
}

TEST_CASE("sizes are taken as N, N x N+1 for rectangles, and as WxH") {
    const auto size = [](const std::string& options) {
        return read_text(generate_with("--boxes 1 " + options).out).size();
    };
    CHECK(size("--size 4") == 20);
    CHECK(size("--size 7x3") == 21);
    CHECK(size("--shape grid --size 10 --walls 40") == 60);
    CHECK(size("--shape grid --size 10x5 --walls 0") == 50);
    CHECK(size("--shape rooms --size 5") == 20);
    CHECK(size("--shape graph --size 33") == 33);
}

TEST_CASE("several boards are one collection, with a title each") {
    const Outcome outcome = generate_with("--to sok --count 3 --seed 40");
    REQUIRE(outcome.code == 0);
    std::istringstream text(outcome.out);
    const Collection collection = read_collection(text, "generated");
    REQUIRE(collection.levels.size() == 3);
    for (std::size_t index = 0; index < 3; ++index) {
        const Instance* level = collection.levels[index].instance();
        REQUIRE(level != nullptr);
        CHECK(contains(level->title, "--seed 4" + std::to_string(index)));
    }
}

TEST_CASE("several instances of other formats have a file each") {
    const TempFolder folder;
    const auto target = folder.path() / "new" / "deep";
    const Outcome outcome = generate_with("-n 4 --seed 10 --output-dir " + target.string());
    CHECK(outcome.code == 0);
    CHECK(outcome.out.empty());
    CHECK(files_in(target) == 4);
    CHECK(content_of(target / "rectangle-6x7-b3-s12.asp") == generate_with("--seed 12").out);
    CHECK(files_in(folder.path()) == 1);
}

TEST_CASE("a file that is there stays unless --force is given") {
    const TempFolder folder;
    const std::string file = folder.write("mine.asp", "precious");
    const Outcome refused = generate_with("-o " + file);
    CHECK(refused.code == 65);
    CHECK(contains(refused.err, "mine.asp"));
    CHECK(contains(refused.err, "is there already"));
    CHECK(contains(refused.err, "--force"));
    CHECK(content_of(file) == "precious");
    CHECK(generate_with("--force -o " + file).code == 0);
    CHECK(content_of(file) == generate_with("").out);
    CHECK(files_in(folder.path()) == 1);

    const std::string dir = (folder.path() / "many").string();
    CHECK(generate_with("-n 2 --output-dir " + dir).code == 0);
    CHECK(generate_with("-n 3 --output-dir " + dir).code == 65);
    CHECK(generate_with("-n 3 --force --output-dir " + dir).code == 0);
    CHECK(files_in(dir) == 3);
}

TEST_CASE("a link stays a link, and what cannot be written is said") {
    const TempFolder folder;
    const std::string file = folder.write("real.asp", "old");
    const auto link = folder.path() / "link.asp";
    std::filesystem::create_symlink("real.asp", link);
    CHECK(generate_with("--force -o " + link.string()).code == 0);
    CHECK(std::filesystem::is_symlink(link));
    CHECK(content_of(file) == generate_with("").out);

    const Outcome nowhere = generate_with("-o " + (folder.path() / "no" / "where.asp").string());
    CHECK(nowhere.code != 0);
    CHECK(contains(nowhere.err, "where.asp: cannot be written"));
    const Outcome a_folder = generate_with("--force -o " + folder.path().string());
    CHECK(a_folder.code != 0);
    CHECK(contains(a_folder.err, "directory"));
    CHECK(files_in(folder.path()) == 2);
}

TEST_CASE("wrong options of generate are refused with what to type, before anything is made") {
    check_usage("--boxes none", {"--boxes", "'none' is no number from 1 to 1000"});
    check_usage("--boxes 0", {"--boxes", "from 1 to 1000"});
    check_usage("--boxes -1", {"--boxes", "'-1' is no number"});
    check_usage("--boxes 3.5", {"--boxes", "'3.5' is no number"});
    check_usage("--seed 18446744073709551616", {"--seed"});
    check_usage("--seed 18446744073709551615 --count 2 --to sok", {"--count"});
    check_usage("--walls 96 --shape grid", {"--walls", "from 0 to 95"});
    check_usage("--size 0", {"--size"});
    check_usage("--size 3x", {"--size"});
    check_usage("--size 3x4x5", {"--size"});
    check_usage("--size 3x4 --shape rooms", {"--size"});
    check_usage("--size 1000x1000", {"take 65535 or fewer"});
    check_usage("--size 2x2 --boxes 4", {"no room for 4 boxes and the player on 4 locations"});
    check_usage("--size 2x3 --layout zones --boxes 4",
                {"no room for 4 boxes and 4 goals in zones"});
    check_usage("--pulls 5", {"--pulls", "--solvable"});
    check_usage("--solvable --pulls 0", {"--pulls"});
    check_usage("--solvable --pulls 999999999", {"pulls; take"});
    check_usage("--solvable --anywhere", {"--anywhere"});
    check_usage("--shape circle", {"--shape"});
    check_usage("--layout heap", {"--layout"});
    check_usage("--to doc", {"--to"});
    check_usage("--count 2", {"--count", "asp has one instance in a file", "--output-dir"});
    check_usage("--count 0 --to sok", {"--count"});
    check_usage("-o x --output-dir y", {"--output"});
}

TEST_CASE("a seed that cannot meet the options does not stop the next one") {
    const TempFolder folder;
    // A box on this board can only be pulled out of a goal in the middle of its two sides.
    const Outcome outcome = generate_with(
        "--shape graph --size 4 --walls 95 --boxes 1 --solvable "
        "--pulls 1 -n 30 --output-dir " +
        folder.path().string());
    const std::size_t refused = lines_of(outcome.err).size();
    CAPTURE(outcome.err);
    CHECK(refused + files_in(folder.path()) == 30);
    CHECK(outcome.code == (refused > 0 ? 65 : 0));

    const Outcome never = generate_with("--size 1x2 --boxes 1 --solvable");
    CHECK(never.code == 65);
    CHECK(never.out.empty());
    CHECK(contains(never.err, "seed 1: no way was found to pull the boxes back"));
}

TEST_CASE("a format that cannot hold the instance is said") {
    const Outcome graph = generate_with("--shape graph --to sok");
    CHECK(graph.code == 65);
    CHECK(graph.out.empty());
    CHECK(contains(graph.err, "sok cannot hold it"));
    const Outcome surplus = generate_with("--boxes 3 --goals 2 --to pddl");
    CHECK(surplus.code == 65);
    CHECK(contains(surplus.err, "pddl cannot hold it"));
    CHECK(generate_with("--boxes 2 --goals 3 --to pddl").code == 0);
}
