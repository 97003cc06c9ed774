// Bytes that a terminal, a page or a number would take amiss.

#include <filesystem>

#include "cli/fixtures.hpp"

namespace hostile_text_tests {

using namespace tabkeeper::testing;

namespace {

bool is_safe(const std::string& text) {
    return std::none_of(text.begin(), text.end(), [](char character) {
        const auto byte = static_cast<unsigned char>(character);
        return (byte < ' ' && byte != '\n') || byte == 0x7F || (byte >= 0x80 && byte < 0xA0);
    });
}

/// A level whose title and author would ring, recolour and rename a terminal.
const std::string evil_level =
    "#####\n#@$.#\n#####\nTitle: \x1B[31mred\x07\x1B]0;owned\x07 \x9B"
    "1m \xFF\nAuthor: \x1B[2J\n";

void check_number_refused(const std::vector<std::string>& arguments, int code) {
    const Outcome outcome = run(arguments, corridor_facts());
    CAPTURE(arguments.back(), outcome.err);
    CHECK(outcome.code == code);
    CHECK(outcome.out.empty());
    CHECK(lines_of(outcome.err).size() <= 2);
}

}  // namespace

TEST_CASE("hostile: no output of any command repeats a terminal's escapes") {
    const TempFolder folder;
    const std::string level = folder.write("\x1B[31mname", evil_level + "\n" + evil_level);
    for (const auto& words : std::vector<std::vector<std::string>>{
             {"solve", level},
             {"solve", level, "-f", "json"},
             {"solve", level, "-f", "jsonl"},
             {"solve", level, "-f", "sok"},
             {"solve", level, "--progress", "always"},
             {"solve", level, "-l", "1"},
             {"solve", level, "-l", "\x1B[31mno such"},
             {"solve", level, "--from", "pddl"},
             {"info", level},
             {"info", level, "-f", "json"},
             {"convert", level, "--to", "sok"},
             {"view", level, "-l", "1", "--ascii", "--speed", "1000"},
             {"view", level, "-l", "1", "-o", "-"},
             {"check", level, "-l", "1", level},
             {"solve", "\x1B[2J"},
             {"solve", level, "--rules", "\x1B[2J"},
             {"solve", level, "--cost", "\x1B[2J"},
             {"solve", level, "-t", "\x1B[2J"},
             {"\x1B[2J", level}}) {
        const Outcome outcome = run(words);
        std::string command;
        for (const std::string& word : words) command += tabkeeper::printable(word) + " ";
        CAPTURE(command);
        CHECK(outcome.signal == 0);
        CHECK_FALSE((outcome.out + outcome.err).empty());
        CHECK(is_safe(outcome.out));
        // The progress line goes back to the start of its line, and nothing else.
        std::string errors = outcome.err;
        errors.erase(std::remove(errors.begin(), errors.end(), '\r'), errors.end());
        if (words.size() < 4 || words[2] != "--progress") {
            CHECK(is_safe(errors));
        }
    }
}

TEST_CASE("hostile: markup in a title stays text on the page of view") {
    const TempFolder folder;
    const std::string level =
        folder.write("level",
                     "#####\n#@$.#\n#####\nTitle: </script><script>alert(1)</script>"
                     "<img src=x onerror=alert(1)>\n");
    const Outcome page = run({"view", level, "-o", "-"});
    CHECK(page.code == 30);
    CHECK_FALSE(contains(page.out, "<script>alert"));
    CHECK_FALSE(contains(page.out, "<img src=x"));
}

TEST_CASE("hostile: numbers past 64 bits are refused wherever an option takes one") {
    const std::string huge = "99999999999999999999";
    check_number_refused({"-", "-t", huge + "s"}, 128);
    check_number_refused({"-", "-s", huge + "G"}, 128);
    check_number_refused({"-", "-s", "18446744073709551616B"}, 128);
    check_number_refused({"-", "-j", huge}, 128);
    check_number_refused({"-", "-l", huge}, 65);
    check_number_refused({"decide", "-", "--within", huge}, 128);
    check_number_refused({"generate", "--seed", huge}, 128);
    check_number_refused({"generate", "--count", huge}, 128);
}

TEST_CASE("hostile: numbers past 64 bits are refused wherever a file has one") {
    const std::string huge = "99999999999999999999";
    const auto refusal = [](const std::string& text) {
        const Outcome outcome = run({"info", "-"}, text);
        CAPTURE(text.substr(0, 80), outcome.err);
        CHECK(outcome.code == 65);
        return outcome.err;
    };
    CHECK(contains(refusal(corridor_facts() + "step(1.." + huge + ")."), "at most 1000000 steps"));
    CHECK(contains(refusal("#const horizon = " + huge + ". init(field(1,1)). init(at(0,1,1))."),
                   "a number beyond 1000000000"));
    CHECK(contains(refusal("init(field(" + huge + ",1)). init(at(0,1,1))."),
                   "a number beyond 1000000000"));
    CHECK(contains(refusal(huge + "#|#@$.#|5#\n"), "expected a count from 1 to 65535"));
    CHECK(contains(refusal("<SokobanLevels><LevelCollection><Level><L>&#" + huge + ";</L>"),
                   "is no character"));
    // As a name it is as good as any.
    CHECK(run({"info", "-"}, corridor_facts() + "right(e," + huge + ").").code == 0);

    const TempFolder folder;
    const std::string corridor = folder.write("corridor", corridor_facts());
    for (const std::string& plan :
         std::vector<std::string>{huge + "R", "push(b,right,d," + huge + ").",
                                  R"([{"from":"b","direction":"right","to":"d","n":1e999}])"}) {
        const Outcome outcome = run({"check", corridor, "-"}, plan);
        CAPTURE(plan, outcome.err);
        CHECK(outcome.code == 65);
        CHECK(contains(outcome.err, "<stdin>:1:"));
    }
}

}  // namespace hostile_text_tests
