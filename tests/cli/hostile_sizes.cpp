// Input of any size and depth: an answer or a clear refusal, in memory that is in proportion to the
// file. The factors are those of docs/trust.md.

#include <sys/resource.h>

#include <fstream>
#include <functional>

#include "cli/fixtures.hpp"

namespace hostile_sizes_tests {

using namespace tabkeeper::testing;

namespace {

// Under sanitizers files are smaller, and what is refused at a limit may be so for another reason.
#ifdef TABKEEPER_SANITIZED
constexpr std::size_t large = 5'000'000;
constexpr bool reaches_limits = false;
#else
constexpr std::size_t large = 100'000'000;
constexpr bool reaches_limits = true;
#endif

/// Writes `part` again and again between `first` and `last`, 100 MB in all.
std::string large_file(const TempFolder& folder, const std::string& first, const std::string& part,
                       const std::string& last) {
    const std::string file = folder.path() / "large";
    std::ofstream out(file, std::ios::binary);
    std::string block;
    while (block.size() < 1'000'000) block += part;
    out << first;
    for (std::size_t written = 0; written < large; written += block.size()) out << block;
    out << last;
    return file;
}

std::string repeated(const std::string& text, std::size_t count) {
    std::string all;
    for (std::size_t turn = 0; turn < count; ++turn) all += text;
    return all;
}

/// The largest peak of `info` on such a file, as a multiple of the file's size, is `factor`.
void check_large(const std::string& first, const std::string& part, const std::string& last,
                 int code, const std::string& words, double factor) {
    const TempFolder folder;
    const std::string file = large_file(folder, first, part, last);
    const Outcome outcome = run({"info", file});
    CAPTURE(part, outcome.err.substr(0, 300));
    CHECK(outcome.code == code);
    if (reaches_limits || code == 0) {
        CHECK(contains(code == 0 ? outcome.out : outcome.err, words));
    }
    CHECK(lines_of(outcome.err).size() < 100);
#ifndef TABKEEPER_SANITIZED
    CHECK(static_cast<double>(outcome.peak_rss_bytes) <= factor * static_cast<double>(large));
#else
    static_cast<void>(factor);
#endif
}

void check_refused(const std::string& text, const std::string& words) {
    const Outcome outcome = run({"info", "-"}, text);
    CAPTURE(text.substr(0, 60), outcome.err.substr(0, 300));
    CHECK(outcome.code == 65);
    CHECK(contains(outcome.err, words));
}

std::string row_of_facts(std::size_t locations) {
    std::string text = "box(l1). solution(l2). sokoban(l0).\n";
    for (std::size_t index = 1; index < locations; ++index) {
        text += "right(l" + std::to_string(index - 1) + ",l" + std::to_string(index) + ").\n";
    }
    return text;
}

/// A row of boxes, each beside a location of its own.
std::string facts_with_boxes(std::size_t boxes) {
    std::string text = row_of_facts(boxes + 3);
    for (std::size_t box = 2; box <= boxes; ++box) text += "box(l" + std::to_string(box) + ").\n";
    return text;
}

}  // namespace

TEST_CASE("hostile: files of 100 MB are read in little memory, facts") {
    check_large("", "right(a,b). right(b,c).\n", "box(b). solution(c). sokoban(a).\n", 0, "3", 0.5);
}

TEST_CASE("hostile: files of 100 MB are read in little memory, facts said again and again") {
    check_large("stone(s).", "goal(s).\n", "", 65, "s is nowhere", 0.5);
}

TEST_CASE("hostile: files of 100 MB are read in little memory, boards") {
    check_large("", "#####\n#@$.#\n#####\n\n", "", 65, "more than 100000 levels", 1.5);
    check_large("#####\n#@$.#\n", "#   #\n", "", 65, "more than 1000000 characters", 1.5);
}

TEST_CASE("hostile: files of 100 MB are read in little memory, one endless line") {
    check_large("", "#", "", 65, "a line of more than 10000000 characters", 1);
    check_large("", "x", "", 65, "no instance that is known", 0.5);
}

TEST_CASE("hostile: files of 100 MB are read in little memory, nothing but blanks") {
    check_large("", "\n", "", 65, "no facts", 0.5);
    check_large("", " ", "", 65, "a line of more than 10000000 characters", 1);
}

TEST_CASE("hostile: files of 100 MB are read in little memory, PDDL") {
    check_large("(define (problem p) (:domain sokoban-sequential) (:init ", "(clear a) ", "))", 65,
                "more than 5000000 words and lists", 5);
}

TEST_CASE("hostile: predicates that nobody knows are not all named") {
    std::string text = corridor_facts();
    for (int number = 0; number < 10'000; ++number) text += "p" + std::to_string(number) + "(a).\n";
    const Outcome outcome = run({"-", "-f", "none"}, text);
    CHECK(outcome.code == 30);
    CHECK(lines_of(outcome.err).size() == 51);
    CHECK(contains(outcome.err, "and more unknown predicates are ignored"));
}

TEST_CASE("hostile: a million nested parentheses are refused in every format") {
    constexpr std::size_t million = 1'000'000;
    const std::string open = repeated("(", million);
    const std::string close = repeated(")", million);
    check_refused("box(" + open + "a" + close + ").", "nested deeper than 200 levels");
    check_refused("box(" + repeated("f(", million), "nested deeper than 200 levels");
    check_refused("location(" + repeated("f(", million) + "a" + close + ").",
                  "nested deeper than 200 levels");
    check_refused("init(" + open + "1" + close + ").", "nested deeper than 100 levels");
    check_refused("(define " + open + close + ")", "nested deeper than 100 levels");
    check_refused("<SokobanLevels>" + repeated("<a>", million), "nested deeper than 100 levels");
    check_refused("#####\n#" + repeated("2(", million) + "#\n#####\n", "");
    const TempFolder folder;
    const std::string corridor = folder.write("corridor", corridor_facts());
    for (const std::string& plan :
         {repeated("[", million) + repeated("]", million), repeated("{\"a\":", million),
          repeated("2(", million), open + close, "push(" + open, "move(" + open}) {
        const Outcome outcome = run({"check", corridor, "-"}, plan);
        CAPTURE(plan.substr(0, 20), outcome.err.substr(0, 200));
        CHECK(outcome.code == 65);
        CHECK(outcome.out.empty());
    }
}

TEST_CASE("hostile: a plan as JSON is read from 100 MB in proportion") {
    const TempFolder folder;
    const std::string corridor = folder.write("corridor", corridor_facts());
    const std::string file = large_file(
        folder, R"({"x":[)", "[],", R"(0],"plan":[{"from":"b","direction":"right","to":"d"}]})");
    const Outcome outcome = run({"check", corridor, file});
    CHECK(outcome.code == 0);
#ifndef TABKEEPER_SANITIZED
    // nlohmann's lexer keeps brackets until the next number or text.
    CHECK(outcome.peak_rss_bytes <= 3 * large);
#endif
}

namespace {

/// A plan file of 100 MB that is made of `line(1)`, `line(2)` and so on; the peak of `check` on it
/// is at most `factor` times its size.
void check_large_plan(const std::string& instance, int code, const std::string& words,
                      double factor, const std::function<std::string(std::size_t)>& line) {
    const TempFolder folder;
    const std::string file = folder.path() / "plan";
    {
        std::ofstream out(file, std::ios::binary);
        std::size_t written = 0;
        for (std::size_t number = 1; written < large; ++number) {
            const std::string text = line(number);
            out << text;
            written += text.size();
        }
    }
    const Outcome outcome = run({"check", folder.write("instance", instance), file});
    CAPTURE(words, outcome.code, outcome.out.substr(0, 300), outcome.err.substr(0, 300));
    CHECK(outcome.code == code);
    if (reaches_limits || code == 0) CHECK(contains(outcome.out + outcome.err, words));
#ifndef TABKEEPER_SANITIZED
    CHECK(static_cast<double>(outcome.peak_rss_bytes) <= factor * static_cast<double>(large));
#else
    static_cast<void>(factor);
#endif
}

}  // namespace

TEST_CASE("hostile: plans of 100 MB are read in proportion, whatever their notation") {
    const std::string corridor = corridor_facts();
    const std::string board = board_text({"#######", "#@ $ .#", "#######"});
    const auto odd = [](std::size_t number) { return number % 2 == 1; };
    const auto digits = [](std::size_t number) { return std::to_string(number); };
    check_large_plan(corridor, 65, "WRONG at push 1", 4, [&](std::size_t number) {
        return "push(c,right,d," + digits(number) + ").\n";
    });
    check_large_plan(corridor, 65, "a second push in step 1", 0.5,
                     [](std::size_t) { return "push(b,right,c,1).\n"; });
    check_large_plan(corridor, 65, "WRONG at push 2", 6, [&](std::size_t number) {
        return odd(number) ? "push(b,right,d).\n" : "push(a,right,b).\n";
    });
    check_large_plan(corridor, 65, "no player", 6, [&](std::size_t number) {
        return "move(nobody,a,b,right," + digits(number) + ").\n";
    });
    check_large_plan(board, 65, "WRONG after the last push", 6, [&](std::size_t number) {
        return (odd(number) ? "move(1,0," : "move(-1,0,") + digits(number) + ").\n";
    });
    check_large_plan(board, 65, "contradicts the moves", 7,
                     [&](std::size_t number) { return "at(0,1,0," + digits(number) + ").\n"; });
    check_large_plan(board, 65, "more than 10000000 moves", 2,
                     [](std::size_t) { return "rlrlrlrlrlrlrlrlrl"; });
    check_large_plan(corridor, 0, "CORRECT", 0.5, [](std::size_t number) {
        return number == 1 ? "push(b,right,d,1).\n" : "% " + std::string(98, '-') + "\n";
    });
}

TEST_CASE("hostile: plans of the planning competition of 100 MB are refused at a limit") {
    const std::string board = board_text({"#######", "#@ $ .#", "#######"});
    check_large_plan(board, 65, "more than 5000000 words and lists", 0.5, [](std::size_t number) {
        return number % 2 == 1 ? "(move player-01 pos_2_2 pos_3_2 dir-right)\n"
                               : "(move player-01 pos_3_2 pos_2_2 dir-left)\n";
    });
}

TEST_CASE("hostile: 65,535 locations are read and one more is refused") {
    const Outcome most = run({"info", "-", "-f", "json"}, row_of_facts(65'535));
    CHECK(most.code == 0);
    CHECK(contains(most.out, "65535"));
    check_refused(row_of_facts(65'536), "more than 65535 locations");
}

TEST_CASE("hostile: 1,000 boxes are read and one more is refused") {
    const Outcome most = run({"info", "-", "-f", "json"}, facts_with_boxes(1'000));
    CHECK(most.code == 0);
    CHECK(contains(most.out, "1000"));
    check_refused(facts_with_boxes(1'001), "more than 1000 boxes");
}

}  // namespace hostile_sizes_tests
