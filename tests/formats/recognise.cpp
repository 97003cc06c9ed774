// Formats and notations are told apart by content alone.

#include <memory>

#include "formats/readers.hpp"
#include "formats/recognise.hpp"
#include "formats/sokoban_reading.hpp"

using namespace tabkeeper;
using namespace tabkeeper::testing::boards;
using formats::PlanNotation;

namespace {

std::string format_of(const std::string& text) {
    std::istringstream stream(text);
    const ReadOptions options;
    const auto source = std::make_unique<formats::Source>(stream, "file", options);
    try {
        const InstanceFormat format = formats::recognise_instance(*source);
        CHECK(source->place().column == 1);  // nothing has been read
        return std::string(to_string(format));
    } catch (const InputError& error) {
        CHECK(printable(error.what()) == error.what());
        return error.what();
    }
}

PlanNotation notation_of(const std::string& text) {
    std::istringstream stream(text);
    const ReadOptions options;
    const auto source = std::make_unique<formats::Source>(stream, "file", options);
    return formats::recognise_plan(*source);
}

}  // namespace

TEST_CASE("facts tell their format by the first predicate that only one format has") {
    CHECK(format_of("% comment\n%* top(a,b). *%\ntop(a,b).") == "asp");
    CHECK(format_of("step(1). next(1,2). width(3).\nright(a,b).") == "asp");
    CHECK(format_of("step(1). next(1,2). box(a).") == "asp");
    CHECK(format_of("player(player_01).\nstone(s).") == "asp2013");
    CHECK(format_of("step(1..9). isgoal(pos_1_1).") == "asp2013");
    CHECK(format_of("movedir(a,b,dir_right).") == "asp2013");
    CHECK(format_of("step(1). at(s,a).") == "asp2013");
    CHECK(format_of("goal(stone_01).") == "asp2013");
    CHECK(format_of("goal ( box_in(d) ).") == "b");
    CHECK(format_of("step(a,right,b).") == "b");
    CHECK(format_of("location(a). box_in(a).") == "b");
    CHECK(format_of("sokoban_in(a).") == "b");
    CHECK(format_of("#const horizon = 23.\n#const n=1.") == "thesis");
    CHECK(format_of("#show move/3.\ninit(field(1..5,1..4)).") == "thesis");
    CHECK(format_of("init(at(0,1,2)).") == "thesis");
    CHECK(format_of("name(\"a). top(b\"). isgoal(a).") == "asp2013");
}

TEST_CASE("boards in comments of other formats do not make them collections") {
    CHECK(format_of("% ####\n% #@ #\ntop(a,b).") == "asp");
    CHECK(format_of("%*\n####\n#@ #\n####\n*%\nbox(a).") == "asp");
    CHECK(format_of(";; ####\n;; #@ #\n\n(define (problem p)\n") == "pddl");
}

TEST_CASE("PDDL starts with a definition, of a problem or a domain, in any letters") {
    CHECK(format_of("(define (problem p)") == "pddl");
    CHECK(format_of("; comment\n ( DEFINE ; more\n (domain d)") == "pddl");
    CHECK(format_of("(c) by me\n\n" + small_level) == "sok");
}

TEST_CASE("boards and XML are collections, whatever stands before the first board") {
    CHECK(format_of(small_level) == "sok");
    CHECK(format_of("\xEF\xBB\xBF" + small_level) == "sok");
    CHECK(format_of("; 1\n\n" + small_level) == "sok");
    CHECK(format_of("levels of mine (three).\n\n" + small_level) == "sok");
    CHECK(format_of("Level 1\n" + small_level) == "sok");
    CHECK(format_of("5#|#@$.#|5#") == "sok");
    CHECK(format_of("5#|#@x.#\n5#") == "sok");
    CHECK(format_of("<?xml version='1.0'?>") == "sok");
    CHECK(format_of("\n <SokobanLevels>") == "sok");
    CHECK(format_of("Title: a long story\n" + std::string(100'000, 'x')) == "sok");
    CHECK(format_of("; a long story\n" + std::string(100'000, 'x')) == "sok");
}

TEST_CASE("broken facts are left to the reader of facts") {
    for (const std::string text :
         {"", " \n\t", "% nothing", "%* open", "top", "top a.", "box(", "box(X).", ":- box(a).",
          "<- box(b).", "_X.", "#show push/4.", "not box(a).", "width(3).", "box(a) ; box(b).",
          "next(1,2). step(1).", "frob:-a."}) {
        CAPTURE(text);
        CHECK(format_of(text) == "asp");
    }
}

TEST_CASE("text that looks like nothing is refused with what is known and what was found") {
    const auto refused = [](const std::string& text, const std::string& place,
                            const std::string& found) {
        const std::string message = format_of(text);
        CAPTURE(printable(text), message);
        CHECK(message.find("file:" + place + ": ") == 0);
        CHECK(message.find("expected a fact of an ASP Competition") != std::string::npos);
        CHECK(message.find("a board") != std::string::npos);
        CHECK(message.find("(define (problem") != std::string::npos);
        CHECK(message.find("found " + found) != std::string::npos);
    };
    refused("Dear friend,\nhow are you?", "1:1", "'D'");
    refused("\n\n  hello world", "3:3", "'h'");
    refused("\x7F\x45LF", "1:1", "byte 0x7f");
    refused(std::string(4, '\0'), "1:1", "byte 0x00");
    refused("\xFF\xFE#", "1:1", "byte 0xff");
    refused("{\"a\": 1}", "1:1", "'{'");
    refused("17", "1:1", "'1'");
    refused("(move a b)", "1:1", "'('");
    refused("#", "1:1", "'#'");
    refused("# A heading\n\nand text", "1:1", "'#'");
    refused("uurrDDL", "1:1", "'u'");
}

TEST_CASE("a format that is asked for is taken without a look") {
    ReadOptions options;
    options.format = InstanceFormat::Sokoban;
    std::istringstream stream("box(a). sokoban(b).");
    CHECK_THROWS_WITH(read_collection(stream, "file", options),
                      Catch::Matchers::StartsWith("file:1:20: no board"));
}

TEST_CASE("plans tell their notation by content") {
    CHECK(notation_of("[]") == PlanNotation::Json);
    CHECK(notation_of("\n {\"plan\": []}") == PlanNotation::Json);
    CHECK(notation_of("push(a,right,b,1).") == PlanNotation::Asp);
    CHECK(notation_of("% comment\npush(a,right,b,1)") == PlanNotation::Asp);
    CHECK(notation_of("move(p,a,b,dir_right,1). pushtogoal(p,s,a,b,c,dir_up,2).") ==
          PlanNotation::Asp2013);
    CHECK(notation_of("pushtonongoal(p,s,a,b,c,dir_up,2).") == PlanNotation::Asp2013);
    CHECK(notation_of("move(0,up,1) at(0,1,2,1)") == PlanNotation::Thesis);
    CHECK(notation_of("at(0,1,2,1). move(0,up,1).") == PlanNotation::Thesis);
    CHECK(notation_of("(move player-01 pos-1-1 pos-1-2 dir-down)") == PlanNotation::Ipc);
    CHECK(notation_of("0.000: (move p a b)") == PlanNotation::Ipc);
    CHECK(notation_of("0: (MOVE p a b)") == PlanNotation::Ipc);
    CHECK(notation_of("; cost = 0 (unit cost)\n") == PlanNotation::Ipc);
    CHECK(notation_of("(push-to-goal p s a b c d)\n; cost = 1") == PlanNotation::Ipc);
    CHECK(notation_of("uurrDDL") == PlanNotation::Lurd);
    CHECK(notation_of("3r2U\n2(ld)") == PlanNotation::Lurd);
    CHECK(notation_of("(ld)RR") == PlanNotation::Lurd);
    CHECK(notation_of("rrxLL") == PlanNotation::Lurd);
    CHECK(notation_of(small_level + "\nSolution\nR\n") == PlanNotation::Sok);
    CHECK(notation_of("; 1\n\n" + small_level + "\nSolution\nR\n") == PlanNotation::Sok);
    CHECK(notation_of(small_level) == PlanNotation::Sok);
    for (const std::string text : {"", "% no push", "move(a,b).", "OPTIMUM FOUND", "nonsense"}) {
        CHECK(notation_of(text) == PlanNotation::Asp);
    }
}
