// Each rule: it fires on a drawn board, it does not on a near miss. That it keeps every optimum is
// shown in tests/agreement.

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "board/board.hpp"
#include "board/live.hpp"
#include "board/position.hpp"
#include "board/pushes.hpp"
#include "board/region.hpp"
#include "board/sides.hpp"
#include "oracle/oracle.hpp"
#include "rules/dead.hpp"
#include "rules/rule_set.hpp"
#include "support/catch.hpp"
#include "support/draw.hpp"
#include "support/random_instance.hpp"

using namespace tabkeeper;
using tabkeeper::testing::at;
using tabkeeper::testing::draw;

namespace {

/// Whether the rule prunes the drawn position, the box at (column, row) having just been pushed.
bool prunes(const std::string& rule, const std::vector<std::string>& rows, int column, int row,
            Direction direction = Direction::Up) {
    const Instance instance = draw(rows);
    const board::Board board(instance);
    const rules::RuleSet rules(board, rules::select_rules(rule, CostKind::Lines));
    board::Position position(board);
    position.set(instance.boxes, instance.player);
    rules::RuleTallies tallies(1);
    const Push push{no_location, direction, at(instance, column, row)};
    const bool pruned = rules.prunes(position, push, tallies);
    CHECK(tallies[0].tried() == 1);
    CHECK(tallies[0].pruned() == (pruned ? 1 : 0));
    return pruned;
}

/// The boxes, as "column,row direction", whose pushes are enough for the position drawn second, in
/// the instance drawn first; "all" where the rule does not narrow it.
std::string enough_later(const std::vector<std::string>& start,
                         const std::vector<std::string>& rows, const std::string& rule) {
    const Instance instance = draw(start);
    const Instance now = draw(rows);
    const board::Board board(instance);
    const rules::RuleSet rules(board, rules::select_rules(rule, CostKind::Pushes));
    if (!rules.narrows()) return "all";
    board::Position position(board);
    position.set(now.boxes, now.player);
    board::Region region(board);
    region.flood(board, position);
    std::vector<rules::FirstPush> pushes;
    if (!rules.narrow(position, region, pushes)) return "all";
    std::string text;
    for (const rules::FirstPush& push : pushes) {
        text += instance.names[push.box] + " " + std::string(to_string(push.direction)) + ";";
    }
    return text;
}

std::string enough(const std::vector<std::string>& rows, const std::string& rule = "corral") {
    return enough_later(rows, rows, rule);
}

/// The fewest pushes where, after a push onto a gate that is no goal, the same box is pushed next.
std::optional<int> fewest_pushes_keeping_to_gates(const Instance& instance) {
    const board::Board board(instance);
    const board::Sides sides(board);
    const auto is_gate = [&](Location location) {
        std::set<board::Side> round;
        for (const Direction direction : all_directions) {
            round.insert(sides.toward(location, direction));
        }
        round.erase(board::no_side);
        return round.size() > 1 && !board.is_goal(location);
    };
    struct GateState {
        std::vector<Location> boxes;
        Location player;
        Location last;  // the box that must be pushed next, if it stands on a gate
    };
    std::set<std::tuple<std::vector<Location>, Location, Location>> met;
    std::vector<GateState> layer{{instance.boxes, instance.player, no_location}};
    board::Position position(board);
    board::Region region(board);
    for (int pushes = 0; !layer.empty(); ++pushes) {
        std::vector<GateState> next;
        for (const GateState& state : layer) {
            if (state.boxes == instance.goals) return pushes;
            position.set(state.boxes, state.player);
            const Location anchor = region.flood(board, position);
            if (!met.emplace(state.boxes, anchor, state.last).second) continue;
            const auto reaches = [&](Location behind) { return region.contains(behind); };
            board::for_each_push(
                board, position, board::Reach::OneLocation, reaches,
                [&](const Push& push, std::size_t) {
                    if (state.last != no_location && push.from != state.last) return;
                    position.apply(push);
                    next.push_back({{position.boxes().begin(), position.boxes().end()},
                                    position.player(),
                                    is_gate(push.to) ? push.to : no_location});
                    position.undo(push, state.player);
                });
        }
        layer = std::move(next);
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE("corner prunes a box in a corner that is no goal") {
    CHECK(prunes("corner", {"#####", "#$  #", "# .@#", "#####"}, 1, 1));
    CHECK_FALSE(prunes("corner", {"#####", "# $ #", "# .@#", "#####"}, 2, 1));
    CHECK_FALSE(prunes("corner", {"#####", "#*  #", "#  @#", "#####"}, 1, 1));
}

TEST_CASE("corner lets the surplus be lost, and no more") {
    CHECK_FALSE(prunes("corner", {"#####", "#$ $#", "# .@#", "#####"}, 3, 1) == false);
    CHECK_FALSE(prunes("corner", {"#####", "#$$ #", "# .@#", "#####"}, 1, 1));
}

TEST_CASE("stuck prunes two neighbours along one wall unless both are on goals") {
    CHECK(prunes("stuck", {"######", "# $$ #", "# ..@#", "#    #", "######"}, 2, 1));
    CHECK(prunes("stuck", {"######", "# *$ #", "#  .@#", "#    #", "######"}, 2, 1));
    CHECK_FALSE(prunes("stuck", {"######", "# ** #", "#   @#", "#    #", "######"}, 2, 1));
    CHECK_FALSE(prunes("stuck", {"######", "#    #", "# $$ #", "# ..@#", "######"}, 2, 2));
    CHECK_FALSE(prunes("stuck", {"######", "#$ $ #", "# ..@#", "#    #", "######"}, 1, 1));
    // The same turned by 90 degrees.
    CHECK(prunes("stuck", {"#####", "#   #", "#$. #", "#$.@#", "#   #", "#####"}, 1, 2));
}

TEST_CASE("clutter prunes a square of boxes and walls unless all its boxes are on goals") {
    CHECK(prunes("clutter", {"######", "#    #", "# $$ #", "# $* #", "#...@#", "######"}, 2, 2));
    CHECK(prunes("clutter", {"######", "#    #", "# $$ #", "# $# #", "#...@#", "######"}, 2, 2));
    // One place of the square is free; or every box of it is home.
    CHECK_FALSE(
        prunes("clutter", {"######", "#    #", "# $$ #", "# $  #", "#...@#", "######"}, 2, 2));
    CHECK_FALSE(
        prunes("clutter", {"######", "#    #", "# ** #", "# ** #", "#   @#", "######"}, 2, 2));
}

TEST_CASE("clutter lets the surplus be lost, and no more") {
    const std::vector<std::string> one_lost{"######", "#    #", "# $* #",
                                            "# ** #", "#   @#", "######"};
    CHECK_FALSE(prunes("clutter", one_lost, 2, 2));
    CHECK(prunes("clutter", {"######", "#    #", "# $$ #", "# ** #", "#. @ #", "######"}, 2, 2));
}

TEST_CASE("clutter wants a cycle of steps where the graph is no grid") {
    // Four boxes in a square whose fourth place is another one for each of its neighbours.
    Instance instance = draw({"######", "#    #", "# $$ #", "# $* #", "#...@#", "######"});
    const Location left = at(instance, 2, 3);
    const Location right = at(instance, 3, 3);
    instance.steps[left][index_of(Direction::Right)] = no_location;
    instance.steps[right][index_of(Direction::Left)] = no_location;
    const auto pruned = [&] {
        const board::Board board(instance);
        const rules::RuleSet rules(board, rules::select_rules("clutter", CostKind::Lines));
        board::Position position(board);
        position.set(instance.boxes, instance.player);
        rules::RuleTallies tallies(1);
        return rules.prunes(position, {no_location, Direction::Up, at(instance, 2, 2)}, tallies);
    };
    CHECK(pruned());  // a missing step bars as a wall does
    const auto join = [&](Location from, Location to) {
        instance.steps[from][index_of(Direction::Right)] = to;
        instance.steps[to][index_of(Direction::Left)] = from;
    };
    join(left, at(instance, 1, 4));
    CHECK_FALSE(pruned());
}

TEST_CASE("counts prunes more boxes along a wall than it has goals") {
    CHECK(prunes("counts", {"########", "# $.$  #", "#  .   #", "#  @   #", "########"}, 2, 1));
    // A goal for each; or the second box is not along the wall.
    CHECK_FALSE(
        prunes("counts", {"########", "# $..$ #", "#      #", "#  @   #", "########"}, 2, 1));
    CHECK_FALSE(
        prunes("counts", {"########", "# $.   #", "#  .$  #", "#  @   #", "########"}, 2, 1));
    // The wall has a gap from which a box can be pushed away.
    CHECK_FALSE(
        prunes("counts", {"##### ##", "# $.$  #", "#  .   #", "#  @   #", "########"}, 2, 1));
}

TEST_CASE("counts knows rooms that no box can leave") {
    // A box pushed up through the door ends in a corner.
    CHECK(prunes("counts",
                 {"#######", "#.@  ##", "#### ##", "#     #", "#  $$ #", "#  .  #", "#######"}, 3,
                 4));
    CHECK_FALSE(prunes(
        "counts", {"#######", "#.@   #", "#### ##", "#     #", "#  $$ #", "#  .  #", "#######"}, 3,
        4));
}

TEST_CASE("counts lets the surplus be lost, and no more") {
    CHECK_FALSE(
        prunes("counts", {"########", "# $.$  #", "#      #", "#  @   #", "########"}, 2, 1));
    CHECK(prunes("counts", {"########", "# $.$$ #", "#  .   #", "#  @   #", "########"}, 2, 1));
}

TEST_CASE("bipartite prunes boxes that cannot all have a goal of their own") {
    // Two boxes along the upper wall and one along the left one share two goals.
    CHECK(prunes("bipartite", {"#######", "#. $$.#", "#     #", "#$ .@ #", "#     #", "#######"}, 1,
                 3));
    CHECK_FALSE(prunes("bipartite",
                       {"#######", "#. $$.#", "#     #", "# $.@ #", "#     #", "#######"}, 2, 3));
}

TEST_CASE("bipartite lets the surplus be lost, and no more") {
    // Three boxes along the wall of one goal; then a second goal that nobody can serve.
    CHECK_FALSE(prunes("bipartite", {"#######", "#$.$$ #", "#  @  #", "#######"}, 1, 1));
    CHECK(prunes("bipartite", {"#######", "#$.$$ #", "#  @  #", "#    .#", "#######"}, 1, 1));
}

TEST_CASE("dead prunes a box that even alone could never reach a goal") {
    CHECK(prunes("dead", {"######", "# $  #", "# .  #", "#   @#", "######"}, 2, 1));
    CHECK_FALSE(prunes("dead", {"######", "# $. #", "#    #", "#   @#", "######"}, 2, 1));
    CHECK_FALSE(prunes("dead", {"######", "#    #", "# $. #", "#   @#", "######"}, 2, 2));
}

TEST_CASE("pairs prunes two boxes that could not both reach goals, were they alone") {
    // Side by side along a wall they hold each other, with goals on either side of them.
    CHECK(prunes("pairs", {"######", "#.$$.#", "# @  #", "#    #", "######"}, 2, 1));
    // One behind the other in a dead-end corridor: neither can be taken out.
    CHECK(prunes("pairs", {"########", "#..    #", "###$####", "###$####", "###@####", "########"},
                 3, 3));
    // Alone each could go; and with a goal where it stands the pair can stay.
    CHECK_FALSE(
        prunes("pairs", {"######", "#    #", "# $$ #", "# @  #", "# .. #", "######"}, 2, 2));
    CHECK_FALSE(prunes("pairs", {"######", "# ** #", "# @  #", "#    #", "######"}, 2, 1));
}

TEST_CASE("pairs is silent where boxes may be lost") {
    CHECK_FALSE(prunes("pairs", {"######", "#.$$ #", "# @  #", "#    #", "######"}, 2, 1));
}

TEST_CASE("pairs prunes exactly the pairs for which the oracle finds no plan") {
    int dead = 0;
    int alive = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Instance instance = testing::random_small_instance(seed);
        if (instance.goals.size() < 2 || instance.size() < 4) continue;
        for (Location one = 0; one < instance.size(); ++one) {
            for (Location other = 0; other < instance.size(); ++other) {
                instance.boxes = {std::min(one, other), std::max(one, other)};
                instance.condition = GoalCondition::Store;
                const board::Board board(instance);
                const auto live = board::live_locations(board);
                if (one == other || !live[one] || !live[other]) continue;
                const rules::RuleSet rules(board, rules::select_rules("pairs", CostKind::Lines));
                board::Position position(board);
                for (const Direction direction : all_directions) {
                    instance.player = instance.step(one, opposite(direction));
                    if (instance.player == no_location || instance.player == one ||
                        instance.player == other) {
                        continue;
                    }
                    position.set(instance.boxes, instance.player);
                    rules::RuleTallies tallies(1);
                    const bool pruned =
                        rules.prunes(position, {no_location, direction, one}, tallies);
                    INFO("seed " << seed << ", boxes " << one << " and " << other);
                    REQUIRE(pruned == !oracle::fewest_lines(instance).cost.has_value());
                    ++(pruned ? dead : alive);
                }
            }
        }
    }
    CHECK(dead > 1'000);
    CHECK(alive > 1'000);
}

TEST_CASE("freeze prunes boxes that hold each other unless all are on goals") {
    // A square of four.
    CHECK(prunes("freeze", {"######", "#    #", "# $$ #", "# $* #", "#...@#", "######"}, 2, 2));
    // The same with one of them free to go.
    CHECK_FALSE(
        prunes("freeze", {"######", "#    #", "# $$ #", "# $  #", "#...@#", "######"}, 2, 2));
    CHECK_FALSE(
        prunes("freeze", {"######", "#    #", "# ** #", "# ** #", "#   @#", "######"}, 2, 2));
}

TEST_CASE("corral keeps the pushes into a piece that must be opened now") {
    const std::vector<std::string> door{"###########", "#    ##   #", "# $   $ . #", "#  @ ##.  #",
                                        "###########"};
    const Instance instance = draw(door);
    CHECK(enough(door) == instance.names[at(instance, 6, 2)] + " right;");
}

TEST_CASE("corral does not narrow what can also be pushed elsewhere, or is finished") {
    // The box in front of the door can go up as well.
    CHECK(enough({"#########", "#  .#   #", "#  $  . #", "#*@ #   #", "#########"}) == "all");
    // The box in the door is on its goal and nothing is missing behind it.
    CHECK(enough({"###########", "#    ##   #", "# $   *   #", "# .@ ##   #", "###########"}) ==
          "all");
    // A second box in the corridor, behind which the player cannot get yet.
    CHECK(enough({"##########", "#  ###   #", "# @$$  ..#", "#  ###   #", "##########"}) == "all");
    // Every place can be reached.
    CHECK(enough({"######", "#    #", "# $. #", "#  @ #", "######"}) == "all");
}

TEST_CASE("corral is silent where boxes may be lost") {
    CHECK(enough({"#########", "#  ##   #", "# $ $ . #", "# @##   #", "#########"}) == "all");
}

TEST_CASE("corral joins pieces that stand in each other's way") {
    // The box between the two inner rooms can be pushed from either; only both together are shut.
    const std::vector<std::string> rooms{"###########", "#  ##  #  #", "# @ $  $ .#", "#  ##  #. #",
                                         "###########"};
    const Instance instance = draw(rooms);
    CHECK(enough(rooms) == instance.names[at(instance, 4, 2)] + " right;");
}

TEST_CASE("enclosed prunes boxes round a shut-off piece that cannot be sorted out") {
    // The box in the door can only go on into the room, where it shuts itself in a corner.
    CHECK(prunes("enclosed",
                 {"########", "#   ## #", "# @ $  #", "#. .####", "#   $  #", "########"}, 4, 2,
                 Direction::Right));
    // With a goal in the room it has a place to go.
    CHECK_FALSE(prunes("enclosed",
                       {"########", "#   ## #", "# @ $ .#", "#.  ####", "#   $  #", "########"}, 4,
                       2, Direction::Right));
    // Nothing is shut off.
    CHECK_FALSE(prunes("enclosed", {"######", "#    #", "#@$  #", "#   .#", "######"}, 2, 2,
                       Direction::Right));
}

TEST_CASE("enclosed is silent where boxes may be lost") {
    CHECK_FALSE(prunes("enclosed",
                       {"########", "#   ## #", "# @ $  #", "#.  ####", "#   $  #", "########"}, 4,
                       2, Direction::Right));
}

TEST_CASE("enclosed never prunes what has a plan, and often what has none") {
    int missed = 0;
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 800; ++seed) {
        Instance instance = testing::random_instance(
            {seed % 3 == 0 ? testing::Kind::Graph : testing::Kind::Grid, 16, 3, 3}, seed);
        const board::Board board(instance);
        const rules::RuleSet rules(board, rules::select_rules("enclosed", CostKind::Lines));
        board::Position position(board);
        for (const Location box : std::vector<Location>(instance.boxes)) {
            for (const Direction direction : all_directions) {
                const Location player = instance.step(box, opposite(direction));
                if (player == no_location ||
                    std::count(instance.boxes.begin(), instance.boxes.end(), player) > 0) {
                    continue;
                }
                instance.player = player;
                position.set(instance.boxes, player);
                rules::RuleTallies tallies(1);
                const bool pruned = rules.prunes(position, {no_location, direction, box}, tallies);
                const bool has_plan = oracle::fewest_lines(instance).cost.has_value();
                INFO("seed " << seed << ", box " << box);
                REQUIRE_FALSE((pruned && has_plan));
                if (!has_plan) ++(pruned ? found : missed);
            }
        }
    }
    CHECK(found > 300);
    CHECK(missed > 300);
}

TEST_CASE("triples prunes three boxes close together that cannot all reach goals") {
    // Two at a time they could be taken apart: the third is in the way.
    const std::vector<std::string> heap{"########", "#  .   #", "#      #", "#@$$   #",
                                        "##$ .  #", "##     #", "##  .###", "########"};
    CHECK_FALSE(prunes("triples", heap, 2, 3, Direction::Right));
    CHECK(prunes("triples", {"#######", "# $$  #", "#@$   #", "# ... #", "#     #", "#######"}, 2,
                 2, Direction::Right));
    CHECK_FALSE(prunes("triples",
                       {"#######", "#     #", "# $$  #", "#@$   #", "# ... #", "#######"}, 2, 3,
                       Direction::Right));
}

TEST_CASE("triples is silent where boxes may be lost, and where there are fewer than three") {
    CHECK_FALSE(prunes("triples",
                       {"#######", "# $$  #", "#@$   #", "# ..  #", "#     #", "#######"}, 2, 2,
                       Direction::Right));
    CHECK_FALSE(prunes("triples",
                       {"#######", "# $$  #", "#@    #", "# ..  #", "#     #", "#######"}, 2, 1,
                       Direction::Up));
}

TEST_CASE("tunnel keeps the push that goes on through a corridor") {
    const std::vector<std::string> corridor{"##########", "#   ##   #", "# $@ $  .#", "#   ##  .#",
                                            "##########"};
    // The box in the corridor has the player behind it; but it might have been left there by a
    // player who came from the right, where the corridor ends.
    CHECK(enough(corridor, "tunnel") == "all");
    const std::vector<std::string> longer{"############", "#   ####   #", "# $  @$   .#",
                                          "#   ####  .#", "############"};
    const std::vector<std::string> at_start{"############", "# $ ####   #", "# $  @    .#",
                                            "#   ####  .#", "############"};
    CHECK(enough(longer, "tunnel") == "all");  // it starts there
    CHECK(enough_later(at_start, longer, "tunnel") ==
          draw(longer).names[at(draw(longer), 6, 2)] + " right;");
}

TEST_CASE("tunnel leaves alone boxes on goals, at the ends and beside openings") {
    const std::vector<std::string> start{"############", "# $ ####   #", "# $  @    .#",
                                         "#   ####  .#", "############"};
    const std::vector<std::string> first{"############", "#   ####   #", "# $@$     .#",
                                         "#   ####  .#", "############"};
    CHECK(enough_later(start, first, "tunnel") == "all");
    const std::vector<std::string> goal_start{"############", "# $ ####   #", "# $  @.    #",
                                              "#   ####  .#", "############"};
    const std::vector<std::string> goal{"############", "#   ####   #", "# $  @*    #",
                                        "#   ####  .#", "############"};
    CHECK(enough_later(goal_start, goal, "tunnel") == "all");
    const std::vector<std::string> niche_start{"############", "# $ #  #   #", "# $  @    .#",
                                               "#   #  #  .#", "############"};
    const std::vector<std::string> niche{"############", "#   #  #   #", "# $  @$   .#",
                                         "#   #  #  .#", "############"};
    CHECK(enough_later(niche_start, niche, "tunnel") == "all");
}

TEST_CASE("a box in a corridor with the player behind it need not be pushed on: tunnel is silent") {
    // Found at random. The player can walk round and push the upper box to the right, and must; the
    // corridor below, with the player behind the box, is no reason to push it left.
    const std::vector<std::string> board{"######", "#@$ .#", "# *# #", "#    #", "######"};
    CHECK(oracle::cheapest(draw(board), CostKind::Pushes).cost == Cost{2});
    CHECK(enough(board, "tunnel") == "all");
}

TEST_CASE("gate keeps the push through a gate that a box shuts") {
    const std::vector<std::string> door{"#########", "#   #   #", "# $@$ . #", "#   # . #",
                                        "#########"};
    CHECK(enough(door, "gate") == draw(door).names[at(draw(door), 4, 2)] + " right;");
    // The way through is taken by a box that nobody can get at.
    CHECK(
        enough({"#########", "#   #   #", "#  @$$. #", "#   # . #", "#########"}, "gate").empty());
}

TEST_CASE("gate leaves alone boxes on goals, and gates that are none") {
    CHECK(enough({"#########", "#   #   #", "# $@* . #", "#   #   #", "#########"}, "gate") ==
          "all");
    // There is another way round.
    CHECK(enough({"#########", "#   #   #", "# $@$ . #", "#     . #", "#########"}, "gate") ==
          "all");
    // The player cannot get behind it yet.
    CHECK(enough({"##########", "#@$  #   #", "# $  $ ..#", "# $  # ..#", "##########"}, "gate") ==
          "all");
    // With a surplus it might stay.
    CHECK(enough({"#########", "#   #   #", "# $@$ . #", "#   #   #", "#########"}, "gate") ==
          "all");
}

TEST_CASE("a box pushed onto a gate need not be pushed on next: the wider claims are false") {
    // Found at random among 600,000 boards with corridors: a rule that keeps to the box on the
    // gate, whichever way it goes, would say that there is no plan.
    const Instance instance = draw({"######", "#@  ##", "# $*##", "##  .#", "######"});
    REQUIRE(oracle::cheapest(instance, CostKind::Pushes).cost == Cost{3});
    CHECK(fewest_pushes_keeping_to_gates(instance) == std::nullopt);
    CHECK(fewest_pushes_keeping_to_gates(draw({"######", "#@$ .#", "######"})) == 2);
}

TEST_CASE("freeze sees chains of boxes and walls") {
    // Each box is held across by a wall and along by the next box.
    CHECK(
        prunes("freeze", {"#######", "# $##.#", "##$$. #", "# .#  #", "#    @#", "#######"}, 2, 2));
}

TEST_CASE("freeze leaves alone a pair that a free third box only seems to hold") {
    CHECK_FALSE(
        prunes("freeze", {"#######", "#     #", "# $$$ #", "#     #", "# ...@#", "#######"}, 3, 2));
}

TEST_CASE("freeze lets the surplus be lost, and no more") {
    // Two frozen boxes off goal, and one goal fewer than boxes.
    CHECK(prunes("freeze", {"######", "# $$ #", "#    #", "#.$ @#", "#.   #", "######"}, 2, 1));
    CHECK_FALSE(prunes("freeze", {"######", "# $* #", "#    #", "#. $@#", "######"}, 2, 1));
}

TEST_CASE("a selection is read from left to right") {
    const auto names = [](const std::string& selection) {
        std::string text;
        for (const std::size_t rule : rules::select_rules(selection, CostKind::Lines)) {
            text += std::string(rules::known_rules()[rule].info.name) + " ";
        }
        return text;
    };
    CHECK(names("none") == "");
    CHECK(names("corner,stuck") == "corner stuck ");
    CHECK(names("default,-freeze") == "dead pairs corral commit symmetry ");
    CHECK(names("-freeze") == "dead pairs corral commit symmetry ");
    CHECK(names("all,none,dead") == "dead ");
    CHECK_THROWS_AS(rules::select_rules("default,frieze", CostKind::Lines), std::invalid_argument);
    CHECK_THROWS_AS(rules::select_rules("", CostKind::Lines), std::invalid_argument);
}

TEST_CASE("every rule says what it does and who found it") {
    for (const rules::KnownRule& rule : rules::known_rules()) {
        CHECK_FALSE(rule.info.name.empty());
        CHECK_FALSE(rule.info.help.empty());
        CHECK_FALSE(rule.info.citation.empty());
        CHECK(std::any_of(all_cost_kinds.begin(), all_cost_kinds.end(),
                          [&](CostKind cost) { return rule.info.sound_for.has(cost); }));
    }
}

TEST_CASE("a rule is used only for the costs it is sound for, and refused where it is asked for") {
    const rules::RuleInfo partial{"partial", "help", "source", {CostKind::Lines, CostKind::Pushes}};
    const rules::KnownRule known[] = {{rules::dead_info, true, rules::make_dead},
                                      {partial, true, rules::make_dead}};
    const auto chosen = [&](const char* selection, CostKind cost) {
        return rules::select_rules(selection, cost, known);
    };
    CHECK(chosen("default", CostKind::Pushes) == std::vector<std::size_t>{0, 1});
    CHECK(chosen("default", CostKind::Moves) == std::vector<std::size_t>{0});
    CHECK(chosen("all", CostKind::LinesMoves) == std::vector<std::size_t>{0});
    CHECK(chosen("none,partial", CostKind::Lines) == std::vector<std::size_t>{1});
    CHECK(chosen("default,-partial", CostKind::Moves) == std::vector<std::size_t>{0});
    try {
        chosen("partial", CostKind::Moves);
        FAIL("it was not refused");
    } catch (const std::invalid_argument& refusal) {
        CHECK(refusal.what() == std::string("rule 'partial' does not keep the optimum of moves; "
                                            "expected a cost of lines pushes"));
    }
}
