// The domain file, where one is given.

#include "formats/corridors.hpp"
#include "formats/reading.hpp"
#include "support/temp_folder.hpp"

namespace pddl_domain_tests {

using namespace tabkeeper;
using namespace tabkeeper::testing;

namespace {

std::string domain_text() {
    return "(define (domain sokoban-sequential)\n"                                           // 1
           "  (:requirements :typing :action-costs)\n"                                       // 2
           "  (:types thing location direction - object\n"                                   // 3
           "          player stone - thing)\n"                                               // 4
           "  (:predicates (clear ?l - location)\n"                                          // 5
           "    (at ?t - thing ?l - location)\n"                                             // 6
           "    (at-goal ?s - stone)\n"                                                      // 7
           "    (IS-GOAL ?l - location)\n"                                                   // 8
           "    (IS-NONGOAL ?l - location)\n"                                                // 9
           "    (MOVE-DIR ?from ?to - location ?dir - direction))\n"                         // 10
           "  (:functions (total-cost) - number)\n"                                          // 11
           "  (:action move\n"                                                               // 12
           "   :parameters (?p - player ?from ?to - location ?dir - direction)\n"            // 13
           "   :precondition (and (at ?p ?from) (clear ?to) (MOVE-DIR ?from ?to ?dir))\n"    // 14
           "   :effect (and (not (at ?p ?from)) (not (clear ?to)) (at ?p ?to)\n"             // 15
           "     (clear ?from)))\n"                                                          // 16
           "  (:action push-to-nongoal\n"                                                    // 17
           "   :parameters (?p - player ?s - stone ?ppos ?from ?to - location\n"             // 18
           "     ?dir - direction)\n"                                                        // 19
           "   :precondition (and (at ?p ?ppos) (at ?s ?from) (clear ?to)\n"                 // 20
           "     (MOVE-DIR ?ppos ?from ?dir) (MOVE-DIR ?from ?to ?dir) (IS-NONGOAL ?to))\n"  // 21
           "   :effect (and (not (at ?p ?ppos)) (not (at ?s ?from)) (not (clear ?to))\n"     // 22
           "     (at ?p ?from) (at ?s ?to) (clear ?ppos) (not (at-goal ?s))\n"               // 23
           "     (increase (total-cost) 1)))\n"                                              // 24
           "  (:action push-to-goal\n"                                                       // 25
           "   :parameters (?p - player ?s - stone ?ppos ?from ?to - location\n"             // 26
           "     ?dir - direction)\n"                                                        // 27
           "   :precondition (and (at ?p ?ppos) (at ?s ?from) (clear ?to)\n"                 // 28
           "     (MOVE-DIR ?ppos ?from ?dir) (MOVE-DIR ?from ?to ?dir) (IS-GOAL ?to))\n"     // 29
           "   :effect (and (not (at ?p ?ppos)) (not (at ?s ?from)) (not (clear ?to))\n"     // 30
           "     (at ?p ?from) (at ?s ?to) (clear ?ppos) (at-goal ?s)\n"                     // 31
           "     (increase (total-cost) 1))))\n";                                            // 32
}

Warnings warnings_for(const std::string& domain) {
    const TempFolder folder;
    const std::string file = folder.write("domain.pddl", domain);
    Warnings warnings;
    CHECK(read_as(InstanceFormat::Pddl, pddl_corridor(), &warnings, file).size() == 5);
    return warnings;
}

void refused(const std::string& domain, const std::string& place,
             const std::vector<std::string>& words) {
    const TempFolder folder;
    const std::string file = folder.write("domain.pddl", domain);
    check_refusal(domain, file + ":" + place, words,
                  [&] { read_as(InstanceFormat::Pddl, pddl_corridor(), nullptr, file); });
}

}  // namespace

TEST_CASE("domain: sokoban-sequential is taken, whatever its order, capitals and variables") {
    CHECK(warnings_for(domain_text()).empty());
    const std::string turned =
        with(with(domain_text(), "(at ?p ?from) (clear ?to)", "(clear ?to) (AT ?p ?from)"),
             "(:action move", "(:ACTION Move");
    CHECK(warnings_for(turned).empty());
    std::string renamed = domain_text();
    for (std::size_t at = renamed.find("?from"); at != std::string::npos;
         at = renamed.find("?from", at)) {
        renamed.replace(at, 5, "?Here");
    }
    CHECK(warnings_for(renamed).empty());
    CHECK(warnings_for(
              with(domain_text(), "(clear ?from)))", "(clear ?from) (increase (total-cost) 0)))"))
              .empty());
    CHECK(warnings_for(with(domain_text(), " - object\n", " - object\n")).empty());
}

TEST_CASE("domain: one that counts nothing is taken with a warning") {
    std::string text = without(domain_text(), "  (:functions (total-cost) - number)\n");
    text = without(text, "(increase (total-cost) 1)");
    text = without(text, "(increase (total-cost) 1)");
    const Warnings warnings = warnings_for(without(text, ":action-costs"));
    REQUIRE(warnings.size() == 1);
    CHECK(contains(warnings[0], "counts no costs"));
}

TEST_CASE("domain: another one, a problem, or nothing") {
    refused(with(domain_text(), "sokoban-sequential", "sokoban-temporal"), "1:17",
            {"expected the domain sokoban-sequential", "sokoban-temporal"});
    refused(pddl_corridor(), "1:9", {"this is a problem", "expected its domain"});
    refused("", "1:1", {"nothing here", "(define (domain sokoban-sequential) ...)"});
    refused(std::string(1'000'000, '('), "1:101", {"nested deeper"});
}

TEST_CASE("domain: a file that cannot be read") {
    const TempFolder folder;
    const std::string missing = (folder.path() / "missing.pddl").string();
    check_refusal(missing, missing + ":1:1", {"cannot be opened"},
                  [&] { read_as(InstanceFormat::Pddl, pddl_corridor(), nullptr, missing); });
    check_refusal(missing, folder.path().string() + ":1:1", {"is a directory"},
                  [&] { read_as(InstanceFormat::Pddl, pddl_corridor(), nullptr, folder.path()); });
}

TEST_CASE("domain: requirements, types and predicates that differ") {
    refused(with(domain_text(), ":typing", ":durative-actions"), "2:18", {":durative-actions"});
    refused(with(domain_text(), "player stone - thing", "player stone crate - thing"), "4:24",
            {"no type crate - thing"});
    refused(without(domain_text(), "location direction"), "1:1", {"expected the type"});
    refused(with(domain_text(), "(at-goal ?s - stone)", "(at-goal ?s - thing)"), "7:5",
            {"no predicate (at-goal thing)"});
    refused(without(domain_text(), "(at-goal ?s - stone)"), "1:1",
            {"expected the predicate (at-goal stone)"});
    refused(with(domain_text(), "(total-cost) - number", "(fuel) - number"), "11:3",
            {"expected (:functions (total-cost) - number)"});
    refused(with(domain_text(), "(:functions", "(:constants"), "11:3", {"expected :requirements"});
}

TEST_CASE("domain: actions that differ") {
    refused(with(domain_text(), "(:action move", "(:action walk"), "12:3", {"no action walk"});
    refused(with(domain_text(), "(?p - player ?from", "(?from"), "12:3",
            {"expected the parameters", "action move"});
    refused(without(domain_text(), "(clear ?to) "), "14:18",
            {"expected the precondition in move: (clear ?to)"});
    refused(with(domain_text(), "(clear ?to) ", "(clear ?to) (clear ?from) "), "14:49",
            {"no precondition in move: (clear ?from)"});
    refused(without(domain_text(), "(not (at-goal ?s))"), "22:12",
            {"expected the effect in push-to-nongoal: (not (at-goal ?s))"});
    refused(with(domain_text(), "(clear ?from)))", "(clear ?from) (increase (total-cost) 1)))"),
            "16:20", {"no effect in move: (increase (total-cost) 1)"});
    refused(with(domain_text(), "(increase (total-cost) 1)", "(increase (total-cost) 2)"), "24:6",
            {"push-to-nongoal", "(increase (total-cost) 2)"});
    refused(with(domain_text(), "(increase (total-cost) 1)", ""), "22:12",
            {"push-to-nongoal", "(increase (total-cost) 1)"});
    refused(with(domain_text(), "(at ?s ?to) (clear ?ppos)", "(at ?s ?t) (clear ?ppos)"), "23:20",
            {"?t (no parameter)"});
    refused(
        with(domain_text(), ":effect (and (not (at ?p ?from))", ":then (and (not (at ?p ?from))"),
        "15:4", {"expected :parameters, :precondition or :effect"});
}

}  // namespace pddl_domain_tests
