// Facts that are well written and cannot all be true, or do not make an instance.

#include "cli/refusal.hpp"

using namespace tabkeeper::testing;

TEST_CASE("an instance has exactly one player") {
    check_refused("right(a,b).\nbox(b).\n", "3:1", {"no player", "sokoban/1"});
    check_refused("sokoban(a).\nright(a,b). sokoban(b).", "2:13",
                  {"sokoban(b)", "second player", "line 1"});
    check_refused("sokoban(a). sokoban(a).", "1:13", {"second player"});
}

TEST_CASE("no location holds two things") {
    check_refused("right(a,b).\nbox(a).\nsokoban(a).", "3:1",
                  {"sokoban(a)", "puts the player on the box", "line 2"});
    check_refused("right(a,b).\nsokoban(a).\n box(a).", "3:2",
                  {"box(a)", "puts a box on the player", "line 2"});
    check_refused("sokoban(b).\nbox(a).\nbox(c). box(a).", "3:9", {"box(a)", "twice", "line 2"});
}

TEST_CASE("two facts that give one location two neighbours on one side are both named") {
    check_refused("top(a,b).\ntop(a,c).", "2:1",
                  {"top(a,c) contradicts top(a,b) in line 1", "up from a", "both b and c"});
    check_refused("right(a,b).\nright(a,c).", "2:1",
                  {"right(a,c) contradicts right(a,b) in line 1", "right from a", "both b and c"});
}

TEST_CASE("a location whose step is not its neighbour's opposite is refused, both facts named") {
    check_refused("top(a,c).\n\n  top(b,c).", "3:3",
                  {"top(b,c) contradicts top(a,c) in line 1", "down from c", "both a and b"});
    check_refused("right(a,c). right(b,c).", "1:13",
                  {"right(b,c) contradicts right(a,c) in line 1", "left from c", "both a and b"});
}

TEST_CASE("a contradiction with a fact's way back names the fact that was written") {
    check_refused("top(a,b).\ntop(c,b).\n", "2:1", {"top(c,b) contradicts top(a,b) in line 1"});
    check_refused("right(a,b).\nright(b,a).\nright(a,a).", "3:1",
                  {"right(a,a) contradicts right(a,b) in line 1"});
}

TEST_CASE("next/2 is one chain through all steps") {
    const std::string board = corridor_facts();  // two lines
    const auto refused = [&](const std::string& text, const std::string& place,
                             const std::vector<std::string>& words) {
        check_refused(board + text, place, words);
    };
    refused("next(1,2).\nnext(1,3).", "4:1", {"next(1,3) contradicts next(1,2) in line 3"});
    refused("next(1,3).\n next(2,3).", "4:2", {"leads to 3 twice", "one chain"});
    refused("next(1,2). next(2,1).", "3:1", {"circle", "one chain"});
    refused("next(1,1).", "3:1", {"circle", "one chain"});
    refused("next(1,2).\nnext(3,4).\nnext(4,3).", "4:1", {"circle", "one chain"});
    refused("next(1,2).\nnext(3,4).", "4:1", {"starts anew at 3", "one chain"});
    refused("step(1..3).\nnext(1,2).\n", "5:1", {"does not lead through all step/1 facts"});
    refused("step(1..2).\nnext(1,2). next(2,3).", "4:12", {"next(2,3) names 3", "no step/1 fact"});
}

TEST_CASE("a range stands only where steps are counted, and rises") {
    check_refused("box(1..3).", "1:1", {"expected one location", "1..3"});
    check_refused("top(a, pos(1..3,2)).", "1:1", {"expected one location", "pos(1..3,2)"});
    check_refused(corridor_facts() + "next(1..3,4).", "3:1", {"expected one step", "1..3"});
    check_refused(corridor_facts() + "step(9..1).", "3:1", {"rising range", "9..1"});
    check_refused(corridor_facts() + "step(f(1..3)).", "3:1", {"rising range", "f(1..3)"});
    check_refused(corridor_facts() + "step(1..n).", "3:9", {"expected a ground term", "'n'"});
    check_refused(corridor_facts() + "right(not,x).", "3:7", {"expected a ground term", "not"});
    check_refused(corridor_facts() + "box(f(not)).", "3:7", {"expected a ground term", "not"});
    check_refused(corridor_facts() + "step(1.5).", "3:8", {"expected a ground term", "'5'"});
    check_refused(corridor_facts() + "step(1...5).", "3:9", {"expected a ground term", "'.'"});
    check_refused(corridor_facts() + "step(0..1000000).", "3:1", {"at most 1000000 steps"});
    check_refused(corridor_facts() + "step(9223372036854775806..9223372036854775807).", "3:1",
                  {"at most 1000000 steps"});
    check_refused(corridor_facts() + "step(0..99999999999999999999).", "3:1",
                  {"at most 1000000 steps"});
    check_refused(corridor_facts() + "step(1..1000000).\nstep(t).", "4:1",
                  {"more than 1000000 steps"});
}

TEST_CASE("65535 locations can be read and one more is refused where it is named") {
    std::string text = "sokoban(1).\n";
    for (int location = 1; location < 65'535; ++location) {
        text += "right(" + std::to_string(location) + "," + std::to_string(location + 1) + ").\n";
    }
    CHECK(run({"-", "-f", "none"}, text).code == 30);  // no goals: solved as it is
    check_refused(text + "box(one_more).", "65536:1", {"more than 65535 locations"});
}

TEST_CASE("1000 boxes can be read and one more is refused where it is named") {
    std::string text;
    for (int box = 1; box <= 1000; ++box) text += "box(" + std::to_string(box) + ").\n";
    const std::string player = "sokoban(0). top(0,1).";
    CHECK(run({"-", "-f", "none"}, text + player).code == 30);
    check_refused(text + "box(one_more).\n" + player, "1001:1", {"more than 1000 boxes"});
}
