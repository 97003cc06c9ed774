// Problems of the planning competition: what they mean, and what is refused where.

#include "formats/corridors.hpp"
#include "formats/reading.hpp"

namespace pddl_tests {

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

constexpr auto format = InstanceFormat::Pddl;

void refused(const std::string& text, const std::string& place,
             const std::vector<std::string>& words) {
    check_refused(format, text, place, words);
}

std::string with_fact(const std::string& fact) {
    return with(pddl_corridor(), "    (= (total-cost) 0))", "    " + fact + ")");
}

}  // namespace

TEST_CASE("pddl: a problem with its names, and walls left out") {
    Warnings warnings;
    const Instance instance = read_as(format, pddl_corridor(), &warnings);
    CHECK(warnings.empty());
    CHECK(instance.format == format);
    CHECK(instance.title == "corridor");
    CHECK(instance.condition == GoalCondition::Store);
    CHECK(instance.names == std::vector<std::string>{"a", "b", "c", "d", "e"});
    CHECK(instance.step(1, Direction::Down) == 4);
    CHECK(instance.boxes == std::vector<Location>{1});
    CHECK(instance.goals == std::vector<Location>{3});
    CHECK(instance.player == 0);
    CHECK(instance.player_name == "p");
    CHECK(instance.box_names == std::vector<std::string>{"s"});
    CHECK(instance.allowed == std::nullopt);
}

TEST_CASE("pddl: capitals are small letters, and names stay as they were declared") {
    const std::string text = with(
        with(with(pddl_corridor(), "p - player", "Robot - PLAYER"), "(at p a)", "(AT rObOt A)"),
        "(:init", "(:INIT");
    const Instance instance = read_as(format, with(text, "(define", "(DEFINE"));
    CHECK(instance.player_name == "Robot");
    CHECK(instance.size() == 5);
}

TEST_CASE("pddl: costs and metric may be missing, the goal may be one atom, comments go") {
    const std::string bare = without(without(pddl_corridor(), "    (= (total-cost) 0)"),
                                     "  (:metric minimize (total-cost))");
    CHECK(read_as(format, bare).size() == 5);
    CHECK(read_as(format, with(pddl_corridor(), "(and (at-goal s))", "(at-goal s)")).size() == 5);
    CHECK(read_as(format, "; (\n" + with(pddl_corridor(), "(at p a)", "(at ;) (\n p a)")).size() ==
          5);
    CHECK(
        read_as(format, with(pddl_corridor(), "(:goal", "(:requirements :typing) (:goal")).size() ==
        5);
}

TEST_CASE(
    "pddl: a stone on a goal is said to be at-goal, and a location that is not clear a wall") {
    const Instance stored =
        read_as(format, with(with(pddl_corridor(), "(IS-NONGOAL b)", "(IS-GOAL b)"), "(at s b)",
                             "(at s b) (at-goal s)"));
    CHECK(stored.goals == std::vector<Location>{1, 3});
    Warnings warnings;
    CHECK(read_as(format, without(pddl_corridor(), " (clear e)"), &warnings).size() == 4);
    REQUIRE(warnings.size() == 1);
    CHECK(warnings[0].find("6:13: e is not clear") == 0);
}

TEST_CASE("pddl: a domain where a problem is expected") {
    refused("(define (domain sokoban-sequential))", "1:9",
            {"this is a domain", "expected a problem", "--domain"});
}

TEST_CASE("pddl: something other than one definition") {
    refused("; nothing\n", "2:1", {"nothing here", "(define (problem NAME)"});
    refused("(foo)", "1:1", {"expected (define (problem NAME)", "(foo)"});
    refused("word", "1:1", {"expected (define", "word"});
    refused("(define)", "1:1", {"(problem NAME)"});
    refused("(define (problem))", "1:9", {"expected (problem NAME)"});
    refused(pddl_corridor() + "(define", "20:1", {"unbalanced '('"});
    refused(pddl_corridor() + ")", "20:1", {"')' without its '('"});
    refused(pddl_corridor() + " (define (problem q))", "20:2", {"expected the end of the text"});
}

TEST_CASE("pddl: lists nested a million deep are an error and no crash") {
    refused(std::string(1'000'000, '('), "1:101", {"nested deeper than 100"});
    refused("(define " + std::string(5000, 'x') + ")", "1:9", {"more than 1000 characters"});
}

TEST_CASE("pddl: another domain") {
    refused(with(pddl_corridor(), "sokoban-sequential", "sokoban-temporal"), "2:12",
            {"expected the domain sokoban-sequential", "sokoban-temporal"});
    refused(with(pddl_corridor(), "(:domain sokoban-sequential)", "(:domain)"), "2:3",
            {"expected the domain sokoban-sequential"});
}

TEST_CASE("pddl: sections that are missing, unknown or there twice") {
    refused(without(pddl_corridor(), "  (:goal (and (at-goal s)))\n"), "1:1",
            {"no section (:goal ...)"});
    refused(with(pddl_corridor(), "(:metric", "(:constraints"), "19:3",
            {"expected (:domain ...)", "(:constraints"});
    refused(with(pddl_corridor(), "(:metric minimize (total-cost))", "(:goal (and))"), "19:3",
            {"a second section :goal", "line 18"});
    refused(with(pddl_corridor(), "minimize (total-cost)", "maximize (total-cost)"), "19:3",
            {"expected (:metric minimize (total-cost))"});
}

TEST_CASE("pddl: objects of no type, of a strange type, or there twice") {
    refused(with(pddl_corridor(), "wall - location)", "wall)"), "6:5",
            {"a has the type object", "expected location"});
    refused(with(pddl_corridor(), "p - player", "p - robot"), "4:5", {"type robot"});
    refused(with(pddl_corridor(), "a b c", "a b B c"), "6:9", {"object B is there twice"});
    refused(with(pddl_corridor(), "dir-up", "dir-north"), "3:13", {"dir-up", "found dir-north"});
    refused(with(pddl_corridor(), "p - player", "- player"), "4:5", {"expected a name before '-'"});
    refused(with(pddl_corridor(), "e wall - location)", "e wall -)"), "6:20", {"expected a type"});
    refused(with(pddl_corridor(), "wall - location)", "2wall - location)"), "6:15",
            {"expected the name of an object", "2wall"});
}

TEST_CASE("pddl: facts that the domain does not have") {
    refused(with_fact("(heavy s)"), "17:5", {"expected (at ...)", "(heavy s)"});
    refused(with_fact("(= (total-cost) 5)"), "17:5", {"(= (total-cost) 0)", "5"});
    refused(with_fact("(clear)"), "17:5", {"expected 1 argument in (clear)"});
    refused(with_fact("(at p)"), "17:5", {"expected 2 arguments in (at p)"});
    refused(with_fact("word"), "17:5", {"expected (at ...)", "word"});
    refused(with_fact("(clear z)"), "17:12", {"no object z", "location"});
    refused(with_fact("(clear s)"), "17:12", {"expected a location", "the stone s"});
    refused(with_fact("(at a b)"), "17:9", {"expected a thing", "the location a"});
    refused(with_fact("(not (clear c))"), "17:5", {"expected (at ...)"});
}

TEST_CASE("pddl: exactly one player, and somewhere") {
    refused(with(pddl_corridor(), "p - player", "p q - player"), "4:7",
            {"second player", "line 4"});
    refused(
        with(with(pddl_corridor(), "p - player", "p q - player"), "(at p a)", "(at p a) (at q c)"),
        "14:14", {"second player", "line 14"});
    refused(without(pddl_corridor(), "(at p a)"), "4:5", {"p is nowhere", "(at p ...)"});
    refused(without(without(pddl_corridor(), "    p - player\n"), "(at p a)"), "19:1",
            {"no player"});
}

TEST_CASE("pddl: stones without a goal, nowhere, in two places") {
    refused(with(pddl_corridor(), "s - stone", "s t - stone"), "5:7", {"t is nowhere"});
    refused(with(with(pddl_corridor(), "s - stone", "s t - stone"), "(clear c)", "(at t c)"), "5:7",
            {"stone t needs no goal", "(at-goal t)"});
    refused(with_fact("(at s c)"), "17:5", {"(at s c) contradicts (at s b) in line 15"});
    refused(with(pddl_corridor(), "(at s b)", "(at s a)"), "15:5",
            {"(at s a) puts a box on the player of line 14"});
}

TEST_CASE("pddl: at-goal in the beginning must be true") {
    refused(with_fact("(at-goal s)"), "17:5", {"(at-goal s)", "at b, which is no goal"});
    refused(with(pddl_corridor(), "(IS-NONGOAL b)", "(IS-GOAL b)"), "15:5",
            {"(at s b) puts the stone on a goal", "(at-goal s)"});
}

TEST_CASE("pddl: goals other than stored stones") {
    refused(with(pddl_corridor(), "(and (at-goal s))", "(at s d)"), "18:10",
            {"expected (at-goal STONE)", "(at s d)"});
    refused(with(pddl_corridor(), "(and (at-goal s))", "(and (at-goal s) (at p a))"), "18:27",
            {"expected (at-goal STONE)"});
    refused(with(pddl_corridor(), "(at-goal s)))", "(at-goal p)))"), "18:24",
            {"expected a stone", "the player p"});
    refused(with(pddl_corridor(), "(and (at-goal s))", ""), "18:3", {"expected one condition"});
}

TEST_CASE("pddl: MOVE-DIR that cannot be taken back or contradicts") {
    refused(without(pddl_corridor(), "(MOVE-DIR b a dir-left)"), "10:5",
            {"(MOVE-DIR a b dir-right) cannot be taken back", "(MOVE-DIR b a dir-left)"});
    refused(with_fact("(MOVE-DIR a e dir-right)"), "17:5",
            {"contradicts (MOVE-DIR a b dir-right) in line 10"});
    refused(with_fact("(MOVE-DIR a e p)"), "17:19", {"expected a direction", "the player p"});
}

TEST_CASE("pddl: locations of two kinds or none, and clear where something stands") {
    refused(with_fact("(IS-GOAL a)"), "17:5", {"(IS-GOAL a) contradicts (IS-NONGOAL a) in line 8"});
    refused(without(pddl_corridor(), "(IS-NONGOAL c) "), "6:9", {"of c nothing says"});
    refused(with_fact("(clear b)"), "17:5", {"(clear b) contradicts (at s b) in line 15"});
}

TEST_CASE("pddl: bytes that belong to no name") {
    refused(with(pddl_corridor(), "(at p a)", "(at p \xc3\xa4)"), "14:11", {"byte 0xc3"});
    refused(with(pddl_corridor(), "(at p a)", std::string("(at p \x1b)")), "14:11", {"byte 0x1b"});
}

}  // namespace pddl_tests
