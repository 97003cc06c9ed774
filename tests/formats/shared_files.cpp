// The competition's own files, where the folder is there.

#include <fstream>
#include <iterator>

#include "formats/reading.hpp"
#include "support/same_instance.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

std::string text_of(const std::filesystem::path& file) {
    std::ifstream text(file);
    REQUIRE(text);
    return {std::istreambuf_iterator<char>(text), {}};
}

/// How many lines of a text begin with the word, blanks aside.
std::size_t lines_with(const std::string& text, const std::string& word) {
    std::istringstream lines(text);
    std::size_t count = 0;
    for (std::string line; std::getline(lines, line);) {
        const std::size_t start = line.find_first_not_of(' ');
        count += start != std::string::npos && line.compare(start, word.size(), word) == 0 ? 1 : 0;
    }
    return count;
}

void check_again(const Instance& instance) {
    const Instance read = read_as(instance.format, written_as(instance.format, instance));
    check_same_board(read, instance);
    CHECK(read.names == instance.names);
    CHECK(read.box_names == instance.box_names);
    CHECK(read.player_name == instance.player_name);
    CHECK(read.step_labels == instance.step_labels);
    CHECK(read.allowed == instance.allowed);
    CHECK(read.title == instance.title);
    CHECK(read.condition == instance.condition);
}

}  // namespace

TEST_CASE("the ten instances of the ASP Competition 2013 are read, and the same when written") {
    const auto shared = shared_folder();
    if (shared.empty()) return;
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(shared / "levels" / "asp2013")) {
        INFO(entry.path().filename().string());
        const std::string text = text_of(entry.path());
        Warnings warnings;
        const Instance instance = read_as(InstanceFormat::Asp2013, text, &warnings);
        CHECK(warnings.empty());
        CHECK(instance.boxes.size() == lines_with(text, "stone("));
        CHECK(instance.goals.size() == lines_with(text, "isgoal("));
        CHECK(instance.allowed == lines_with(text, "step("));
        CHECK(instance.size() <= lines_with(text, "clear(") + lines_with(text, "at("));
        CHECK(instance.size() > instance.boxes.size() + 5);
        check_again(instance);
        ++files;
    }
    CHECK(files == 10);
}

TEST_CASE("the twenty instances of IPC 2011 are read with and without their domain") {
    const auto shared = shared_folder();
    if (shared.empty()) return;
    const auto folder = shared / "levels" / "ipc-opt11";
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().filename() == "domain.pddl") continue;
        INFO(entry.path().filename().string());
        const std::string text = text_of(entry.path());
        Warnings warnings;
        const Instance instance =
            read_as(InstanceFormat::Pddl, text, &warnings, folder / "domain.pddl");
        CHECK(warnings.empty());
        check_same_board(instance, read_as(InstanceFormat::Pddl, text));
        CHECK(instance.boxes.size() == lines_with(text, "(at stone-"));
        CHECK(instance.goals.size() == lines_with(text, "(IS-GOAL"));
        CHECK(instance.size() <= lines_with(text, "(clear") + lines_with(text, "(at "));
        CHECK(instance.size() > instance.boxes.size() + 5);
        check_again(instance);
        ++files;
    }
    CHECK(files == 20);
}

TEST_CASE("the instances of IPC 2011 are the boards that they were made of") {
    const auto shared = shared_folder();
    if (shared.empty()) return;
    const Collection microban = read_collection(shared / "levels" / "microban.xsb");
    std::ifstream table(shared / "known" / "ipc-opt11.csv");
    REQUIRE(table);
    std::size_t compared = 0;
    for (std::string line; std::getline(table, line);) {
        const std::size_t number = line.find('#');
        if (number == std::string::npos) continue;
        INFO(line);
        const Level& level = microban.levels.at(std::stoul(line.substr(number + 1)) - 1);
        REQUIRE(level.instance() != nullptr);
        const auto file =
            shared / "levels" / "ipc-opt11" / (line.substr(0, line.find(',')) + ".pddl");
        CHECK(difference(read_as(InstanceFormat::Pddl, text_of(file)), *level.instance(),
                         NamesCount::No) == "");
        ++compared;
    }
    CHECK(compared == 20);
}

TEST_CASE("the thesis's printed instance is read, and the same when written") {
    const auto shared = shared_folder();
    if (shared.empty()) return;
    const Instance instance =
        read_as(InstanceFormat::Thesis, text_of(shared / "known" / "thesis-5x4.lp"));
    CHECK(instance.size() == 20);
    CHECK(instance.boxes.size() == 6);
    CHECK(instance.goals.size() == 6);
    CHECK(instance.allowed == 23U);
    check_again(instance);
}
